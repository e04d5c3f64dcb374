import { Icon, type IconName } from '@filiz/design-system/icons/all'

import { useDataProvider, useNotify } from 'ra-core'
import type { BackupState } from '../../contract/api/backups.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Page } from '../layout/Page.tsx'
import { BackupList } from './BackupList.tsx'
import styles from './Backups.module.css'
import { DownloadNow } from './DownloadNow.tsx'
import { RestoreFromFile } from './RestoreDialog.tsx'
import { isBusy, useBackupState, useWhenMade } from './useBackups.ts'

/** `/admin/settings/backups`: state of the scheduled backups, the stored backups, a download of a new one, and a restore from a file. */
export function BackupsScreen() {
  const messages = useMessages(backupPanelTexts)
  const { data: state, isOffered, hasFailed, refetch } = useBackupState()
  const isUnavailable = hasFailed || isOffered === false
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { mutate: make, isPending } = useNotifyingMutation({
    mutationFn: () => dataProvider.create('backups', { data: {} }),
    failed: messages.makeFailed,
    refetch: ['backupState'],
  })
  const busy = isPending || isBusy(state)
  useWhenMade(state, ({ lastFailure }) => {
    if (!lastFailure) notify(messages.made)
  })
  return (
    <Page
      title={messages.title}
      actions={
        state?.configured && (
          <Button variant="contained" icon="archive" isBusy={busy} onClick={() => make()}>
            {busy ? messages.making : messages.make}
          </Button>
        )
      }
    >
      {isUnavailable && !state && (
        <EmptyState title={messages.listFailed} tone="bad">
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </EmptyState>
      )}
      {!isUnavailable && !state && <Skeleton role="status" />}
      {state && !state.configured && <EmptyState title={messages.off} lead={messages.offLead} />}
      {state?.configured && <BackupStatus state={state} />}
      {state && <BackupList isOptional={!state.configured} lastError={state.lastFailure?.message} />}
      {state && <DownloadNow isEncrypted={state.encrypted} isOnlyWay={!state.configured} />}
      {state && <RestoreFromFile />}
    </Page>
  )
}

interface Summary {
  tone: 'good' | 'warn' | 'bad'
  icon: IconName
  title: string
  /** The server's message, which is Turkish. */
  reason?: string
  lead: string[]
}

/** Whether there is a verified backup, the progress of a running one, and the schedule. */
function BackupStatus({ state }: { state: BackupState }) {
  const messages = useMessages(backupPanelTexts)
  const { tone, icon, title, reason, lead } = useSummary(state)
  return (
    <section className="notice" data-tone={tone}>
      <div className={styles.summary} role={tone === 'bad' ? 'alert' : undefined}>
        <Icon name={icon} size={24} />
        <div>
          <h2>{title}</h2>
          {reason && <p lang="tr">{reason}</p>}
          {lead.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <Progress state={state} />
      <ul className={`cluster hint ${styles.rules}`}>
        <li>{messages.nightly(state.dueAt)}</li>
        <li>{messages.kept}</li>
        <li>{state.encrypted ? messages.encrypted : messages.open}</li>
      </ul>
    </section>
  )
}

function useSummary({ lastAt, lastVerifiedAt, lastFailure, isOld, isLost }: BackupState): Summary {
  const messages = useMessages(backupPanelTexts)
  const { dayAndTime } = useFormats()
  const last = lastAt && lastVerifiedAt ? [messages.lastGood(dayAndTime(lastAt))] : []
  if (lastFailure)
    return {
      tone: 'bad',
      icon: 'alert',
      title: messages.failed,
      reason: lastFailure.message,
      lead: [messages.triedAt(dayAndTime(lastFailure.at)), ...last],
    }
  if (isLost) return { tone: 'bad', icon: 'alert', title: messages.lost, lead: [messages.lostLead] }
  if (isOld)
    return {
      tone: 'bad',
      icon: 'alert',
      title: lastAt ? messages.old : messages.never,
      lead: [...last, messages.oldLead],
    }
  if (!lastAt) return { tone: 'warn', icon: 'clock', title: messages.none, lead: [messages.noneLead] }
  return lastVerifiedAt
    ? { tone: 'good', icon: 'check', title: messages.good(dayAndTime(lastAt)), lead: [messages.goodLead] }
    : { tone: 'warn', icon: 'clock', title: messages.good(dayAndTime(lastAt)), lead: [messages.unproven] }
}

/** Progress of the running backup. */
function Progress({ state: { running, isAsked } }: { state: BackupState }) {
  const messages = useMessages(backupPanelTexts)
  const { fileSize } = useFormats()
  if (!running && !isAsked) return null
  const share = running?.expectedBytes ? Math.min(1, running.bytes / running.expectedBytes) : undefined
  return (
    <div className={styles.progress}>
      <progress value={share} aria-label={messages.making} />
      <p>
        {/* The size changes each second: it is outside the live region. */}
        <span role="status">{running ? messages[running.stage] : messages.waiting}</span>
        {running && `: ${fileSize(running.bytes)}`}
      </p>
    </div>
  )
}
