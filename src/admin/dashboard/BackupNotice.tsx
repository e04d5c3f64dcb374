import { Icon } from '@filiz/design-system/icons'
import { Link } from 'react-router-dom'
import { useBackupState, useBackupWords } from '../backups/useBackups.ts'
import { listPath } from '../paths.ts'
import styles from './BackupNotice.module.css'

/** Says that the last backup failed, or is two days old; otherwise there is nothing to see. */
export function BackupNotice() {
  const words = useBackupWords()
  const { data: state } = useBackupState()
  if (!state?.configured || !(state.lastFailure || state.isOld)) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      <p>
        <strong>{state.lastFailure ? words.overview.failed : words.overview.old}</strong> {state.lastFailure?.message}{' '}
        <Link to={listPath('settings/backups')}>{words.overview.see}</Link>
      </p>
    </div>
  )
}
