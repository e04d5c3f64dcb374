import { Icon } from '@filiz/design-system/icons/all'
import { useDataProvider, useGetList } from 'ra-core'
import { useState } from 'react'
import { isBeforeRestore } from '../../contract/api/endpoints.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage } from '../api/failure.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Section } from '../layout/Section.tsx'
import { saveFile } from '../layout/saveFile.ts'
import own from './Backups.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'

type Backup = AdminRecords['backups']

interface BackupListProps {
  /** The server stores no scheduled backups: nothing is shown unless there is one of what a restore replaced. */
  isOptional: boolean
  /** A message that is already shown above the list, and not repeated in it. */
  lastError: string | undefined
}

/** The stored backups, newest first: time, size, verification and actions. */
export function BackupList({ isOptional, lastError }: BackupListProps) {
  const messages = useMessages(backupPanelTexts)
  const { data: backups, error, refetch } = useGetList<Backup>('backups')
  const [selected, setSelected] = useState<Backup>()
  const why = errorMessage(error, '')
  if (isOptional && !backups?.length) return null
  return (
    <Section className="section" title={messages.list} aria-busy={!backups && !error}>
      {error && (
        <EmptyState title={messages.listFailed} lead={why === lastError ? undefined : why} tone="bad">
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
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
      {selected && <RestoreFromList backup={selected} onClose={() => setSelected(undefined)} />}
    </Section>
  )
}

function BackupRow({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const messages = useMessages(backupPanelTexts)
  const { dayAndTime, fileSize } = useFormats()
  const when = dayAndTime(backup.at)
  const { isRestorable = true } = backup
  return (
    <li className="row">
      <div className={`cluster ${own.what}`}>
        <strong lang="tr">{when}</strong>
        <span className={`muted ${own.size}`}>{fileSize(backup.bytes)}</span>
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
          <Button color="error" icon="undo" aria-label={messages.restoreOf(when)} onClick={onRestore}>
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
  const { mutate: download, isPending } = useNotifyingMutation({
    mutationFn: () => dataProvider.download('backups', name),
    onSuccess: (content) => saveFile(name, 'application/octet-stream', content),
    failed: messages.downloadFailed,
  })
  return (
    <Button
      icon="download"
      aria-label={isPending ? undefined : messages.downloadOf(when)}
      isBusy={isPending}
      onClick={() => download()}
    >
      {isPending ? messages.downloading : messages.download}
    </Button>
  )
}

function RestoreFromList({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { restoring: messages } = useMessages(backupPanelTexts)
  const { dayAndTime } = useFormats()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return (
    <RestoreDialog
      lead={messages.lead(dayAndTime(backup.at))}
      since={backup.at}
      restore={() => dataProvider.restore('backups', { id: backup.name })}
      onClose={onClose}
    />
  )
}
