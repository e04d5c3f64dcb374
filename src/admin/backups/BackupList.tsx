import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useGetList, useNotify } from 'ra-core'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Activity } from '../../contract/api/administration.ts'
import { isBeforeRestore } from '../../contract/api/endpoints.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage, isInterrupted } from '../api/failure.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useDirtyForm } from '../form/useDirtyForm.ts'
import { dayAndTime, fileSize } from '../i18n/formats.ts'
import { useMessages, useResponseMessage } from '../i18n/messages.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { saveFile } from '../layout/saveFile.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import own from './Backups.module.css'

type Backup = AdminRecords['backups']

interface BackupListProps {
  /** A message that is already shown above the list, and not repeated in it. */
  lastError: string | undefined
}

/** The stored backups, newest first: time, size, verification and actions. */
export function BackupList({ lastError }: BackupListProps) {
  const messages = useMessages(backupPanelTexts)
  const { data: backups, error, refetch } = useGetList<Backup>('backups')
  const [selected, setSelected] = useState<Backup>()
  const titleId = useId()
  const why = errorMessage(error, '')
  return (
    <section className="section" aria-labelledby={titleId} aria-busy={!backups && !error}>
      <h2 id={titleId}>{messages.list}</h2>
      {error && (
        <EmptyState title={messages.listFailed} lead={why === lastError ? undefined : why} tone="bad">
          <Button variant="outlined" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </EmptyState>
      )}
      {!error && !backups && <div className="skeleton" />}
      {backups?.length === 0 && <p className="box muted">{messages.empty}</p>}
      {!error && backups && backups.length > 0 && (
        <ul className="box">
          {backups.map((backup) => (
            <BackupRow key={backup.name} backup={backup} onRestore={() => setSelected(backup)} />
          ))}
        </ul>
      )}
      {selected && <RestoreDialog backup={selected} onClose={() => setSelected(undefined)} />}
    </section>
  )
}

function BackupRow({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const messages = useMessages(backupPanelTexts)
  const language = usePreference(locale)
  const { site } = useServices()
  const when = dayAndTime(new Date(backup.at), site.timeZone)
  const { isRestorable = true } = backup
  return (
    <li className="row">
      <div className={`cluster ${own.what}`}>
        <strong lang="tr">{when}</strong>
        <span className={`muted ${own.size}`}>{fileSize(backup.bytes, language)}</span>
        {isBeforeRestore(backup.name) && <span className="chip">{messages.beforeRestore}</span>}
        {!isRestorable && <span className="chip">{messages.unencrypted}</span>}
        <span className={`muted ${own.proof}`} data-proven={backup.verifiedAt !== null}>
          <Icon name={backup.verifiedAt ? 'check' : 'clock'} size={16} />
          {backup.verifiedAt ? messages.verified : messages.unverified}
        </span>
      </div>
      <div className="actions wide">
        <DownloadButton name={backup.name} when={when} />
        {isRestorable && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon name="undo" size={18} />}
            aria-label={messages.restoreOf(when)}
            onClick={onRestore}
          >
            {messages.restore}
          </Button>
        )}
      </div>
    </li>
  )
}

function DownloadButton({ name, when }: { name: string; when: string }) {
  const messages = useMessages(backupPanelTexts)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => dataProvider.download('backups', name),
    onSuccess: (content) => saveFile(name, 'application/octet-stream', content),
    onError: (error) => notify(errorMessage(error, messages.downloadFailed), { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="download" size={18} />}
      aria-label={isPending ? undefined : messages.downloadOf(when)}
      aria-disabled={isPending}
      onClick={() => isPending || download()}
    >
      {isPending ? messages.downloading : messages.download}
    </Button>
  )
}

type Step = 'confirm' | 'working' | 'done' | 'left'

/** Maximum number of erasures that are read. */
const MOST_ERASURES = 100

/** Times of the erasures of personal data since a moment, newest first; none if they are not known. */
function useErasures(since: string): string[] {
  const { data = [] } = useGetList<Activity>(
    'auditLog',
    { filter: { action: 'erase' }, pagination: { page: 1, perPage: MOST_ERASURES } },
    { gcTime: 0 },
  )
  return data.map(({ at }) => at).filter((at) => at > since)
}

/** Explains a restore, and replaces all data by the backup. */
function RestoreDialog({ backup, onClose }: { backup: AdminRecords['backups']; onClose: () => void }) {
  const { restoring: messages } = useMessages(backupPanelTexts)
  const { site, session } = useServices()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const responseMessage = useResponseMessage()
  const [message, setMessage] = useState<string>()
  const [step, setStep] = useState<Step>('confirm')
  const titleId = useId()
  const erasures = useErasures(backup.at).map((at) => dayAndTime(new Date(at), site.timeZone))
  // No redirect to the login while it runs, nor before its result has been read.
  useDirtyForm(step === 'working' || step === 'done')
  useEffect(() => {
    if (step === 'left') session.end()
  }, [step, session])

  async function restore(event: FormEvent) {
    event.preventDefault()
    if (step !== 'confirm') return
    setMessage(undefined)
    setStep('working')
    try {
      const response = await dataProvider.restore('backups', { id: backup.name })
      setMessage(responseMessage(response, messages.ended))
      setStep('done')
    } catch (error) {
      setMessage(isInterrupted(error) ? messages.unknown : errorMessage(error, messages.failed))
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
      <form className="dialog" onSubmit={(event) => void restore(event)} noValidate aria-busy={isWorking}>
        <h2 id={titleId}>{messages.title}</h2>
        <p>{messages.lead(dayAndTime(new Date(backup.at), site.timeZone))}</p>
        <ul className={own.losses}>
          <li>{messages.keeps}</li>
          <li>{messages.ends}</li>
          <li>{[messages.erased, ...(erasures.length ? [messages.erasures(erasures.join(', '))] : [])].join(' ')}</li>
        </ul>
        {isWorking && <p role="status">{messages.stay}</p>}
        {message && (
          <p className="error-text" role="alert">
            {message}
          </p>
        )}
        <div className="actions wide">
          <Button type="submit" variant="contained" color="error" aria-disabled={isWorking}>
            {isWorking ? messages.working : messages.confirm}
          </Button>
          {!isWorking && (
            <Button variant="outlined" onClick={onClose}>
              {messages.cancel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
