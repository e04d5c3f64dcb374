import { useId } from 'react'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { messages } from '../../contract/resources/messages.ts'
import { posts } from '../../contract/resources/posts.ts'
import { useStats } from '../api/useStats.ts'
import { useCapability } from '../capabilities.tsx'
import { editPath, listPath } from '../entries/paths.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { ShortTime } from '../inbox/ShortTime.tsx'
import { Note } from '../layout/Note.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { SHOWN, useFirst } from './useFirst.ts'
import styles from './Waiting.module.css'
import { WaitingGroup, type WaitingItem } from './WaitingGroup.tsx'
import { type AnyMessage, type AnyPost, dueSoonOf } from './waitingWork.ts'

const INBOX = listPath('inbox')
const BLOG = 'blog'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const UNANSWERED = { isAnswered: false, isSpam: false }
const NEXT_FIRST = { field: 'publishAt', order: 'ASC' } as const
/** More than anybody plans for a week. */
const PLANNED = 25

/** What waits for the administrator: messages without an answer or, where that is not known, unread ones, posts that appear soon, mails that were not sent. */
export function Waiting() {
  const { dashboard: words, list } = useWords()
  const { site } = useServices()
  const language = usePreference(locale)
  const titleId = useId()
  const { isPending: isUnasked } = useStats()
  const knowsAnswers = useCapability('answeredMessages')
  const unanswered = useFirst<AnyMessage>(messages, UNANSWERED, NEWEST_FIRST, { isWanted: knowsAnswers === true })
  const unread = useFirst<AnyMessage>(messages, messages.shorthands.unreadOnly, NEWEST_FIRST, {
    isWanted: !isUnasked && !knowsAnswers,
  })
  const unsent = useFirst<AnyMessage>(messages, { isUnsent: true, isSpam: false }, NEWEST_FIRST)
  const planned = useFirst<AnyPost>(posts, { status: 'scheduled' }, NEXT_FIRST, { count: PLANNED })
  const asked = [unanswered, unread, unsent, planned]
  const dueSoon = dueSoonOf(planned.rows, Date.now())
  const due = (moment: Date) => (
    <time dateTime={moment.toISOString()} lang="tr">
      {dayAndTime(moment, site.timeZone, { day: 'numeric', month: 'short' })}
    </time>
  )
  const messageItem = (message: AnyMessage): WaitingItem => ({
    id: message.id,
    to: `${INBOX}?message=${message.id}`,
    name: message.subject || String(message.id),
    about: message.name ?? '',
    when: message.createdAt && <ShortTime at={new Date(message.createdAt)} />,
    isSignal: message.isRead === false,
  })
  const groups = [
    {
      title: words.unansweredMessages,
      to: `${INBOX}?view=unanswered`,
      total: unanswered.total,
      items: unanswered.rows.map(messageItem),
    },
    {
      title: words.unreadMessages,
      to: `${INBOX}?view=unread`,
      total: unread.total,
      items: unread.rows.map(messageItem),
    },
    {
      title: words.unsentMails,
      to: `${INBOX}?view=unsent`,
      total: unsent.total,
      items: unsent.rows.map((message) => ({
        ...messageItem(message),
        about: message.notification?.lastError ? (
          <span lang="tr">{message.notification.lastError}</span>
        ) : message.notification?.status === 'notConfigured' ? (
          words.notConfigured
        ) : (
          words.notSent
        ),
      })),
    },
    {
      title: words.dueSoon,
      to: listPath(BLOG),
      total: dueSoon.length,
      items: dueSoon.slice(0, SHOWN).map((post) => ({
        id: post.id,
        to: editPath(BLOG, post.id),
        name: post.title || String(post.id),
        about: '',
        when: post.publishAt && due(new Date(post.publishAt)),
      })),
    },
  ].filter(({ items }) => items.length > 0)
  const failures = new Set(asked.filter(({ hasFailed }) => hasFailed).map(({ resource }) => resource))
  const isPending = isUnasked || asked.some((each) => each.isLoading)
  return (
    <section className={styles.waiting} aria-labelledby={titleId} aria-busy={isPending}>
      <h2 id={titleId}>{words.waiting}</h2>
      {[...failures].map((resource) => (
        <p key={resource.name} className={styles.failure} role="alert">
          {resourceTexts(resource, language).listFailed}
        </p>
      ))}
      {isPending && (
        <div className={styles.coming} role="status">
          {list.loading}
        </div>
      )}
      {!isPending && groups.length === 0 && failures.size === 0 && (
        <Note title={words.nothing} lead={words.nothingLead} />
      )}
      {groups.map((group) => (
        <WaitingGroup key={group.title} {...group} />
      ))}
    </section>
  )
}
