import { Icon } from '@filiz/design-system/icons'
import { Link } from 'react-router-dom'
import type { BackupState } from '../../contract/api/backups.ts'
import { useBackupState, useBackupWords } from '../backups/useBackups.ts'
import { listPath } from '../entries/paths.ts'
import styles from './BackupNotice.module.css'

/** Says that the last backup failed, is two days old or gone, or that there is none after two days; otherwise there is nothing to see. */
export function BackupNotice() {
  const words = useBackupWords()
  const { data: state } = useBackupState()
  const what = state?.configured ? whatIsBad(state) : undefined
  if (!state || !what) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      <p>
        <strong>{words.overview[what]}</strong> <span lang="tr">{state.lastFailure?.message}</span>{' '}
        <Link to={listPath('settings/backups')}>{words.overview.see}</Link>
      </p>
    </div>
  )
}

function whatIsBad({ lastFailure, isLost, isOld, lastAt }: BackupState) {
  if (lastFailure) return 'failed'
  if (isLost) return 'lost'
  if (isOld) return lastAt ? 'old' : 'never'
  return undefined
}
