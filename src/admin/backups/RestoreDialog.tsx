import Dialog from '@mui/material/Dialog'
import { useGetList } from 'ra-core'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Activity } from '../../contract/api/administration.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { errorMessage, fieldErrorsIn, isInterrupted } from '../api/failure.ts'
import type { Sending } from '../api/upload.ts'
import { PasswordField } from '../auth/PasswordField.tsx'
import { uploadBackup } from '../dataProvider.ts'
import { useDirtyForm } from '../form/useDirtyForm.ts'
import { useFormats, useMessages, useResponseMessage } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { Section } from '../layout/Section.tsx'
import { FileButton } from '../pictures/FileButton.tsx'
import { useServices } from '../services.ts'
import own from './Backups.module.css'

/** Maximum number of erasures that are read. */
const MOST_ERASURES = 100

/** Times of the erasures of personal data since a moment, newest first; none if they are not known. */
function useErasures(since: string | undefined): string[] {
  const { data = [] } = useGetList<Activity>(
    'auditLog',
    { filter: { action: 'erase' }, pagination: { page: 1, perPage: MOST_ERASURES } },
    { gcTime: 0, enabled: since !== undefined },
  )
  return since === undefined ? [] : data.map(({ at }) => at).filter((at) => at > since)
}

type Step = 'confirm' | 'working' | 'done' | 'left'

interface RestoreDialogProps {
  /** Names the backup that replaces all data. */
  lead: string
  /** The time of the backup, if known. */
  since?: string
  /** The backup is an uploaded file, which may be encrypted. */
  isFile?: boolean
  restore: (sending: Sending & { passphrase: string }) => Promise<unknown>
  onClose: () => void
}

/** Explains a restore, and replaces all data by the backup. */
export function RestoreDialog({ lead, since, isFile = false, restore, onClose }: RestoreDialogProps) {
  const { dayAndTime } = useFormats()
  const { restoring: messages } = useMessages(backupPanelTexts)
  const { session } = useServices()
  const responseMessage = useResponseMessage()
  const [message, setMessage] = useState<string>()
  const [step, setStep] = useState<Step>('confirm')
  const [passphrase, setPassphrase] = useState('')
  const [passphraseError, setPassphraseError] = useState<string>()
  /** Uploaded share of the file, from 0 to 1. */
  const [share, setShare] = useState(0)
  const titleId = useId()
  const erasures = useErasures(since).map((at) => dayAndTime(at))
  // No redirect to the login while it runs, nor before its result has been read.
  useDirtyForm(step === 'working' || step === 'done')
  useEffect(() => {
    if (step === 'left') session.end()
  }, [step, session])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step !== 'confirm') return
    setMessage(undefined)
    setPassphraseError(undefined)
    setStep('working')
    let sent = isFile ? 0 : 1
    const onProgress = (share: number) => {
      sent = share
      setShare(share)
    }
    try {
      const response = await restore({ passphrase, onProgress })
      setMessage(responseMessage(response, messages.ended))
      setStep('done')
    } catch (error) {
      const { passphrase: wrong } = fieldErrorsIn(error)
      setPassphraseError(wrong)
      const interrupted = sent < 1 ? messages.brokenOff : messages.unknown
      if (!wrong) setMessage(errorMessage(error, isInterrupted(error) ? interrupted : messages.failed))
      setShare(0)
      setStep('confirm')
    }
  }

  if (step === 'left') return null
  if (step === 'done')
    return (
      <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <div className="dialog">
          <h2 id={titleId}>{messages.done}</h2>
          <p role="status">{message}</p>
          <div className="actions wide">
            <Button variant="contained" onClick={() => setStep('left')}>
              {messages.signIn}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  const isWorking = step === 'working'
  return (
    <Dialog open onClose={isWorking ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form className="dialog" onSubmit={(event) => void submit(event)} noValidate aria-busy={isWorking}>
        <h2 id={titleId}>{messages.title}</h2>
        <p className={own.lead}>{lead}</p>
        <ul className={own.losses}>
          <li>{messages.keeps}</li>
          <li>{messages.ends}</li>
          <li>{[messages.erased, ...(erasures.length ? [messages.erasures(erasures.join(', '))] : [])].join(' ')}</li>
        </ul>
        {isFile && (
          <PasswordField
            name="passphrase"
            label={messages.passphrase}
            required={false}
            autoComplete="off"
            value={passphrase}
            disabled={isWorking}
            onChange={setPassphrase}
            error={passphraseError !== undefined}
            helperText={passphraseError ?? messages.passphraseHint}
          />
        )}
        {isWorking && isFile && (
          <div className={own.progress}>
            <progress
              value={share < 1 ? share : undefined}
              aria-label={share < 1 ? messages.sending : messages.working}
            />
            <p role="status">{share < 1 ? messages.sending : messages.checking}</p>
          </div>
        )}
        {isWorking && <p role="status">{messages.stay}</p>}
        {(message ?? passphraseError) && (
          <p className={message ? 'error-text' : 'visually-hidden'} role="alert">
            {message ?? passphraseError}
          </p>
        )}
        <div className="actions wide">
          <Button type="submit" variant="contained" color="error" aria-disabled={isWorking}>
            {isWorking ? messages.working : messages.confirm}
          </Button>
          {!isWorking && <Button onClick={onClose}>{messages.cancel}</Button>}
        </div>
      </form>
    </Dialog>
  )
}

/** Restores a backup file of this device, also if the server stores no backups. */
export function RestoreFromFile() {
  const { upload: messages } = useMessages(backupPanelTexts)
  const { fileSize } = useFormats()
  const services = useServices()
  const [file, setFile] = useState<File>()
  const leadId = useId()
  return (
    <Section className={`sheet ${own.now}`} title={messages.title}>
      <p id={leadId} className="muted">
        {messages.lead}
      </p>
      <p className="muted">{messages.trust}</p>
      <FileButton
        label={messages.choose}
        accept=".tar,.age"
        describedBy={leadId}
        onChosen={([chosen]) => setFile(chosen)}
      />
      {file && (
        <RestoreDialog
          lead={messages.restores(file.name, fileSize(file.size))}
          isFile
          restore={({ passphrase, onProgress }) =>
            uploadBackup(services, file, {
              passphrase,
              onProgress,
              tooLarge: (maxBytes) => messages.tooLarge(fileSize(file.size), fileSize(maxBytes)),
            })
          }
          onClose={() => setFile(undefined)}
        />
      )}
    </Section>
  )
}
