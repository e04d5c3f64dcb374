import { type FormEvent, useState } from 'react'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { errorMessage } from '../api/failure.ts'
import { PasswordField } from '../auth/PasswordField.tsx'
import { downloadNewBackup } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { Section } from '../layout/Section.tsx'
import { saveFile } from '../layout/saveFile.ts'
import { useServices } from '../services.ts'
import styles from './Backups.module.css'

interface DownloadNowProps {
  /** Whether the server encrypts backups by itself. */
  isEncrypted: boolean
  /** Whether the server stores no backups: then the download is the main action of the screen. */
  isOnlyWay: boolean
}

/** Creates a backup and downloads it, also if the server stores no backups. */
export function DownloadNow({ isEncrypted, isOnlyWay }: DownloadNowProps) {
  const { now: messages } = useMessages(backupPanelTexts)
  const { fileSize } = useFormats()
  const services = useServices()
  const [passphrase, setPassphrase] = useState('')
  /** Received bytes; undefined while nothing is downloaded. */
  const [bytes, setBytes] = useState<number>()
  const [result, setResult] = useState<{ text: string; hasFailed: boolean }>()
  const isBusy = bytes !== undefined

  async function download(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setResult(undefined)
    setBytes(0)
    const data = passphrase ? { passphrase } : {}
    try {
      const { name, content } = await downloadNewBackup(services, { data, onBytes: setBytes })
      const fileName = name ?? `backup-${new Date().toISOString().slice(0, 10)}.tar`
      saveFile(fileName, 'application/octet-stream', content)
      setResult({ text: messages.done(fileName), hasFailed: false })
    } catch (error) {
      setResult({ text: errorMessage(error, messages.failed), hasFailed: true })
    } finally {
      setBytes(undefined)
    }
  }

  return (
    <Section className={`sheet ${styles.now}`} title={messages.title} data-alone={isOnlyWay}>
      <p className="muted">{messages.lead}</p>
      <p className="muted">{messages.personal}</p>
      <form onSubmit={(event) => void download(event)} aria-busy={isBusy} noValidate>
        <PasswordField
          name="passphrase"
          label={messages.passphrase}
          required={false}
          autoComplete="new-password"
          value={passphrase}
          onChange={setPassphrase}
          helperText={[messages.lost, ...(isEncrypted ? [messages.otherwise] : [])].join(' ')}
        />
        <Button type="submit" variant={isOnlyWay ? 'contained' : 'outlined'} icon="download" aria-disabled={isBusy}>
          {isBusy ? messages.working : messages.start}
        </Button>
      </form>
      {isBusy && (
        <div className={styles.progress}>
          <progress aria-label={messages.working} />
          <p>
            {/* The size changes all the time: it is outside the live region. */}
            <span role="status">{messages.stay}</span> {bytes > 0 && fileSize(bytes)}
          </p>
        </div>
      )}
      {result && (
        <p className={result.hasFailed ? 'error-text' : undefined} role={result.hasFailed ? 'alert' : 'status'}>
          {result.text}
        </p>
      )}
    </Section>
  )
}
