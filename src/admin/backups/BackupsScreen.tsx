import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { sentenceOf } from '../api/failure.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Coming } from '../layout/Read.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { BackupList } from './BackupList.tsx'
import styles from './Backups.module.css'
import { DownloadNow } from './DownloadNow.tsx'
import { Standing } from './Standing.tsx'
import { isBusy, useBackupState, useBackupWords, useMakeBackup, useWhenMade } from './useBackups.ts'

/** `/admin/settings/backups`: how it stands with the backups, one more, and what can be done with each. */
export function BackupsScreen() {
  const words = useBackupWords()
  const { data: state, hasFailed, refetch } = useBackupState()
  const notify = useNotifier()
  const make = useMakeBackup()
  const [isAsking, setAsking] = useState(false)
  const busy = isAsking || isBusy(state)
  useWhenMade(state, ({ lastFailure }) => {
    if (!lastFailure) notify(words.made)
  })
  async function begin() {
    if (busy) return
    setAsking(true)
    await make().catch((error: unknown) => notify(sentenceOf(error, words.makeFailed), 'error'))
    setAsking(false)
  }
  return (
    <>
      <PageHead title={words.title}>
        {state?.configured && (
          <Button
            variant="contained"
            startIcon={<Icon name="archive" size={18} />}
            aria-disabled={busy}
            onClick={() => void begin()}
          >
            {busy ? words.making : words.make}
          </Button>
        )}
      </PageHead>
      <PageBody>
        {hasFailed && !state && (
          <Note title={words.listFailed} tone="bad">
            <Button variant="outlined" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </Note>
        )}
        {!hasFailed && !state && <Coming className={styles.coming} role="status" />}
        {state && !state.configured && <Note title={words.off} lead={words.offLead} />}
        {state?.configured && <Standing state={state} />}
        {state?.configured && <BackupList said={state.lastFailure?.message} />}
        {state && <DownloadNow isEncrypted={state.encrypted} isOnlyWay={!state.configured} />}
      </PageBody>
    </>
  )
}
