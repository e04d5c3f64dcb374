import { Icon, type IconName } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { BackupState } from '../../contract/api/backups.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { errorMessage } from '../api/failure.ts'
import { invalidate } from '../api/queryClient.ts'
import { dayAndTime, fileSize } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { BackupList } from './BackupList.tsx'
import styles from './Backups.module.css'
import { DownloadNow } from './DownloadNow.tsx'
import { isBusy, useBackupState, useWhenMade } from './useBackups.ts'

/** `/admin/settings/backups`: state of the scheduled backups, the stored backups, and a download of a new one. */
export function BackupsScreen() {
  const words = useMessages(backupPanelTexts)
  const { data: state, isOffered, hasFailed, refetch } = useBackupState()
  const isUnavailable = hasFailed || isOffered === false
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { mutate: make, isPending } = useMutation({
    mutationFn: () => dataProvider.create('backups', { data: {} }),
    onError: (error) => notify(errorMessage(error, words.makeFailed), { type: 'error' }),
    onSettled: () => invalidate(queryClient, ['backupState']),
  })
  const busy = isPending || isBusy(state)
  useWhenMade(state, ({ lastFailure }) => {
    if (!lastFailure) notify(words.made)
  })
  return (
    <>
      <PageHead title={words.title}>
        {state?.configured && (
          <Button
            variant="contained"
            startIcon={<Icon name="archive" size={18} />}
            aria-disabled={busy}
            onClick={() => busy || make()}
          >
            {busy ? words.making : words.make}
          </Button>
        )}
      </PageHead>
      <PageBody>
        {isUnavailable && !state && (
          <EmptyState title={words.listFailed} tone="bad">
            <Button variant="outlined" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </EmptyState>
        )}
        {!isUnavailable && !state && <Skeleton role="status" />}
        {state && !state.configured && <EmptyState title={words.off} lead={words.offLead} />}
        {state?.configured && <BackupStatus state={state} />}
        {state?.configured && <BackupList lastError={state.lastFailure?.message} />}
        {state && <DownloadNow isEncrypted={state.encrypted} isOnlyWay={!state.configured} />}
      </PageBody>
    </>
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
  const words = useMessages(backupPanelTexts)
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
        <li>{words.nightly(state.dueAt)}</li>
        <li>{words.kept}</li>
        <li>{state.encrypted ? words.encrypted : words.open}</li>
      </ul>
    </section>
  )
}

function useSummary({ lastAt, lastVerifiedAt, lastFailure, isOld, isLost }: BackupState): Summary {
  const words = useMessages(backupPanelTexts)
  const { site } = useServices()
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
  const last = lastAt && lastVerifiedAt ? [words.lastGood(when(lastAt))] : []
  if (lastFailure)
    return {
      tone: 'bad',
      icon: 'alert',
      title: words.failed,
      reason: lastFailure.message,
      lead: [words.triedAt(when(lastFailure.at)), ...last],
    }
  if (isLost) return { tone: 'bad', icon: 'alert', title: words.lost, lead: [words.lostLead] }
  if (isOld)
    return { tone: 'bad', icon: 'alert', title: lastAt ? words.old : words.never, lead: [...last, words.oldLead] }
  if (!lastAt) return { tone: 'warn', icon: 'clock', title: words.none, lead: [words.noneLead] }
  return lastVerifiedAt
    ? { tone: 'good', icon: 'check', title: words.good(when(lastAt)), lead: [words.goodLead] }
    : { tone: 'warn', icon: 'clock', title: words.good(when(lastAt)), lead: [words.unproven] }
}

/** Progress of the running backup. */
function Progress({ state: { running, isAsked } }: { state: BackupState }) {
  const words = useMessages(backupPanelTexts)
  const language = usePreference(locale)
  if (!running && !isAsked) return null
  const share = running?.expectedBytes ? Math.min(1, running.bytes / running.expectedBytes) : undefined
  return (
    <div className={styles.progress}>
      <progress value={share} aria-label={words.making} />
      <p>
        {/* The size changes each second: it is outside the live region. */}
        <span role="status">{running ? words[running.stage] : words.waiting}</span>
        {running && `: ${fileSize(running.bytes, language)}`}
      </p>
    </div>
  )
}
