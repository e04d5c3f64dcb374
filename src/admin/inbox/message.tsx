import { useSearchParams } from 'react-router-dom'
import { DAY } from '../../contract/domain/durations.ts'
import { dayShown } from '../../contract/domain/zones.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { type Message, type View, type Wanted, wantedIn } from '../../contract/resources/messages.ts'
import { clock, day as dayOf, useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'

/** A message of any server that implements the specification: our own fields may be missing. */
export type InboxMessage = Pick<Message, 'id'> & { readonly [F in Exclude<keyof Message, 'id'>]?: Message[F] | null }

/** Entries below a message: a reply is sent to its sender, a note is for administrators. */
export type WrittenKind = 'reply' | 'note'

/** Whether a changed message stays in a view. */
export const holds: Record<View, (message: InboxMessage) => boolean> = {
  all: ({ isSpam }) => !isSpam,
  unread: ({ isSpam }) => !isSpam,
  unanswered: ({ isAnswered, isSpam }) => !isAnswered && !isSpam,
  spam: ({ isSpam }) => isSpam === true,
  // A retried one stays until the next refresh.
  unsent: ({ isSpam }) => !isSpam,
}

/** `mailto:` link to an address alone, without header fields injected by a visitor (RFC 6068). */
export const mailLinkOf = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** `mailto:` link with address and subject. */
export function replyLinkOf({ email, subject }: InboxMessage, replySubject: (subject: string) => string) {
  if (!email) return undefined
  return `${mailLinkOf(email)}${subject ? `?subject=${encodeURIComponent(replySubject(subject))}` : ''}`
}

/** Short date or time: `09:42` today, `Dün`, `17 May`, `17 May 2025`. */
export function shortTime(moment: Date, yesterday: string, timeZone: string, now = new Date()): string {
  const [today, day] = [dayShown(now, timeZone), dayShown(moment, timeZone)]
  const days = (today - day) / DAY
  if (days === 0) return clock(moment, timeZone)
  if (days === 1) return yesterday
  const year = yearOf(day) === yearOf(today) ? {} : ({ year: 'numeric' } as const)
  return dayOf(moment, timeZone, { day: 'numeric', month: 'short', ...year })
}

/** `21 Mayıs 2026 Perşembe, 09:42` */
export const fullTime = (moment: Date, timeZone: string): string =>
  `${dayOf(moment, timeZone, { dateStyle: 'full' })}, ${clock(moment, timeZone)}`

const yearOf = (day: number) => new Date(day).getUTCFullYear()

/** Short date or time; Turkish in both languages but for `Yesterday`. */
export function ShortTime({ at, className }: { at: Date; className?: string | undefined }) {
  const { yesterday } = useMessages(inboxTexts)
  const { site } = useServices()
  const text = shortTime(at, yesterday, site.timeZone)
  return (
    <time className={className} dateTime={at.toISOString()} lang={text === yesterday ? undefined : 'tr'}>
      {text}
    </time>
  )
}

interface Place extends Wanted {
  /** Id of the open message. */
  message: number | undefined
}

/** The inbox's state is in the URL, so that the back button and links in e-mails work. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams()
  const place: Place = {
    ...wantedIn(search),
    message: Number(search.get('message')) || undefined,
  }
  /** The URL of another state; another view or search has no open message. */
  const addressOf = (change: Partial<Place>) => {
    const { view, q, message } = { ...place, message: undefined, ...change }
    const params = new URLSearchParams({
      ...(view !== 'all' && { view }),
      ...(q && { q }),
      ...(message && { message: String(message) }),
    })
    return `?${params}`
  }
  return {
    ...place,
    addressOf,
    go: (change: Partial<Place>, { replace = false } = {}) =>
      setSearch(new URLSearchParams(addressOf(change)), { replace, preventScrollReset: true }),
  }
}
