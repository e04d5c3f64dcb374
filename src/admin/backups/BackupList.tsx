import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Backup } from '../../contract/api/backups.ts'
import { isBeforeRestore } from '../../contract/api/endpoints.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime, fileSize } from '../i18n/formats.ts'
import { Note } from '../layout/Note.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import styles from './Backups.module.css'
import { DownloadButton } from './DownloadButton.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useBackupList, useBackupWords } from './useBackups.ts'

interface BackupListProps {
  /** What stands above already, so that it is not said again of the list. */
  said: string | undefined
}

/** Every backup there is: of when, how big, whether it was read back, and what can be done with it. */
export function BackupList({ said }: BackupListProps) {
  const words = useBackupWords()
  const { data: backups, error, refetch } = useBackupList(true)
  const [chosen, setChosen] = useState<Backup>()
  const titleId = useId()
  const why = sentenceOf(error, '')
  return (
    <section className={styles.list} aria-labelledby={titleId} aria-busy={!backups && !error}>
      <h2 id={titleId}>{words.list}</h2>
      {error && (
        <Note title={words.listFailed} lead={why === said ? undefined : why} tone="bad">
          <Button variant="outlined" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </Note>
      )}
      {!error && !backups && <div className={styles.coming} />}
      {backups?.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {!error && backups && backups.length > 0 && (
        <ul>
          {backups.map((backup) => (
            <Row key={backup.name} backup={backup} onRestore={() => setChosen(backup)} />
          ))}
        </ul>
      )}
      {chosen && <RestoreDialog backup={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

function Row({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const words = useBackupWords()
  const language = usePreference(locale)
  const { site } = useServices()
  const when = dayAndTime(new Date(backup.at), site.timeZone)
  const { isRestorable = true } = backup
  return (
    <li>
      <div className={styles.what}>
        <strong lang="tr">{when}</strong>
        <span className={styles.size}>{fileSize(backup.bytes, language)}</span>
        {isBeforeRestore(backup.name) && <span className={styles.mark}>{words.beforeRestore}</span>}
        {!isRestorable && <span className={styles.mark}>{words.unencrypted}</span>}
        <span className={styles.proof} data-proven={backup.verifiedAt !== null}>
          <Icon name={backup.verifiedAt ? 'check' : 'clock'} size={16} />
          {backup.verifiedAt ? words.verified : words.unverified}
        </span>
      </div>
      <div className={styles.actions}>
        <DownloadButton name={backup.name} when={when} />
        {isRestorable && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon name="undo" size={18} />}
            aria-label={words.restoreOf(when)}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
        )}
      </div>
    </li>
  )
}
