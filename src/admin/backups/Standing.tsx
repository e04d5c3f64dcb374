import { Icon, type IconName } from '@filiz/design-system/icons'
import type { BackupState } from '../../contract/api/backups.ts'
import { dayAndTime, fileSize } from '../i18n/formats.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import styles from './Backups.module.css'
import { useBackupWords } from './useBackups.ts'

interface Said {
  tone: 'good' | 'warn' | 'bad'
  icon: IconName
  title: string
  /** The server's own sentence, which is Turkish. */
  reason?: string
  lead: string[]
}

/** Whether there is a good backup, what is being made right now, and by which rules. */
export function Standing({ state }: { state: BackupState }) {
  const words = useBackupWords()
  const { tone, icon, title, reason, lead } = useSaid(state)
  return (
    <section className={styles.standing} data-tone={tone}>
      <div className={styles.said} role={tone === 'bad' ? 'alert' : undefined}>
        <Icon name={icon} size={24} />
        <div>
          <h2>{title}</h2>
          {reason && <p lang="tr">{reason}</p>}
          {lead.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <Course state={state} />
      <ul className={styles.rules}>
        <li>{words.nightly(state.dueAt)}</li>
        <li>{words.kept}</li>
        <li>{state.encrypted ? words.encrypted : words.open}</li>
      </ul>
    </section>
  )
}

function useSaid({ lastAt, lastVerifiedAt, lastFailure, isOld, isLost }: BackupState): Said {
  const words = useBackupWords()
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

/** How far the one is that is being made. */
function Course({ state: { running, isAsked } }: { state: BackupState }) {
  const words = useBackupWords()
  const language = usePreference(locale)
  if (!running && !isAsked) return null
  const share = running?.expectedBytes ? Math.min(1, running.bytes / running.expectedBytes) : undefined
  return (
    <div className={styles.course}>
      <progress value={share} aria-label={words.making} />
      <p>
        {/* How many bytes it is by now changes each second, and is not said. */}
        <span role="status">{running ? words[running.stage] : words.waiting}</span>
        {running && `: ${fileSize(running.bytes, language)}`}
      </p>
    </div>
  )
}
