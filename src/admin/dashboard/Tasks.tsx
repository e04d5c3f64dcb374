import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { type RaRecord, type SortPayload, useGetList } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { DAY } from '../../contract/domain/durations.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { messages } from '../../contract/resources/messages.ts'
import { type Post, posts } from '../../contract/resources/posts.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { type InboxMessage, ShortTime } from '../inbox/message.tsx'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { Section } from '../layout/Section.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { editPath, listPath } from '../resources/definitions.ts'
import styles from './Dashboard.module.css'

const INBOX = listPath('inbox')
const BLOG = 'blog'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const UNANSWERED = { isAnswered: false, isSpam: false }
const NEXT_FIRST = { field: 'publishAt', order: 'ASC' } as const
/** More posts than are scheduled for a week. */
const PLANNED = 25

/** Open tasks: unanswered messages (unread ones if the API has no answered state), failed notifications, and posts due soon. */
export function Tasks() {
  const { dashboard: texts } = useMessages()
  const { dayAndTime } = useFormats()
  const language = usePreference(locale)
  const { offers, isPending: isDetecting } = useCapabilities()
  const knowsAnswers = offers('answeredMessages')
  const unanswered = useFirst<InboxMessage>(messages, UNANSWERED, NEWEST_FIRST, { isWanted: knowsAnswers === true })
  const unread = useFirst<InboxMessage>(messages, messages.shorthands.unreadOnly, NEWEST_FIRST, {
    isWanted: !isDetecting && !knowsAnswers,
  })
  const unsent = useFirst<InboxMessage>(messages, { isUnsent: true, isSpam: false }, NEWEST_FIRST)
  const planned = useFirst<AnyPost>(posts, { status: 'scheduled' }, NEXT_FIRST, { count: PLANNED })
  const requests = [unanswered, unread, unsent, planned]
  const dueSoon = dueSoonOf(planned.rows, Date.now())
  const due = (moment: Date) => (
    <time dateTime={moment.toISOString()} lang="tr">
      {dayAndTime(moment, { day: 'numeric', month: 'short' })}
    </time>
  )
  const messageItem = (message: InboxMessage): Task => ({
    id: message.id,
    to: `${INBOX}?message=${message.id}`,
    name: message.subject || String(message.id),
    about: message.name ?? '',
    when: message.createdAt && <ShortTime at={new Date(message.createdAt)} />,
    isSignal: message.isRead === false,
  })
  const groups = [
    {
      title: texts.unansweredMessages,
      to: `${INBOX}?view=unanswered`,
      total: unanswered.total,
      items: unanswered.rows.map(messageItem),
    },
    {
      title: texts.unreadMessages,
      to: `${INBOX}?view=unread`,
      total: unread.total,
      items: unread.rows.map(messageItem),
    },
    {
      title: texts.unsentMails,
      to: `${INBOX}?view=unsent`,
      total: unsent.total,
      items: unsent.rows.map((message) => ({
        ...messageItem(message),
        about: message.notification?.lastError ? (
          <span lang="tr">{message.notification.lastError}</span>
        ) : message.notification?.status === 'notConfigured' ? (
          texts.notConfigured
        ) : (
          texts.notSent
        ),
      })),
    },
    {
      title: texts.dueSoon,
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
  const failures = new Set(requests.filter(({ hasFailed }) => hasFailed).map(({ resource }) => resource))
  const isPending = isDetecting || requests.some((each) => each.isLoading)
  return (
    <Section title={texts.waiting} aria-busy={isPending}>
      {[...failures].map((resource) => (
        <ErrorMessage key={resource.name}>{resourceTexts(resource, language).listFailed}</ErrorMessage>
      ))}
      {isPending && <Skeleton role="status" />}
      {!isPending && groups.length === 0 && failures.size === 0 && (
        <EmptyState title={texts.nothing} lead={texts.nothingLead} />
      )}
      {groups.map((group) => (
        <TaskGroup key={group.title} {...group} />
      ))}
    </Section>
  )
}

export interface Task {
  id: number
  to: string
  name: string
  about: ReactNode
  when: ReactNode
  /** Unread. */
  isSignal?: boolean
}

interface TaskGroupProps {
  title: string
  /** Link to all of them. */
  to: string
  /** The first few, and the total. */
  items: readonly Task[]
  total: number
}

/** Tasks of one kind: the first few, each a link. */
function TaskGroup({ title, to, items, total }: TaskGroupProps) {
  const { dashboard: texts } = useMessages()
  const { unread } = useMessages(inboxTexts)
  const { number } = useFormats()
  const titleId = useId()
  const rest = total - items.length
  return (
    <section className={`box ${styles.group}`} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>
          {title} <span className={styles.number}>{number(total)}</span>
        </h3>
        <Link className="link" to={to}>
          {texts.all}
        </Link>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-signal={item.isSignal}>
            <Link className="stretched-link clamp" to={item.to}>
              {item.isSignal && <VisuallyHidden>{unread}: </VisuallyHidden>}
              {item.name}
            </Link>
            {item.about && <span className={`muted ${styles.about}`}>{item.about}</span>}
            {item.when && <span className={`label-text ${styles.when}`}>{item.when}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={`muted ${styles.more}`}>{texts.more(number(rest))}</p>}
    </section>
  )
}

/** Other servers may leave out fields. */
type Known<T extends { id: number }> = Partial<T> & Pick<T, 'id'>
type AnyPost = Known<Post>

/** Scheduled posts are listed a week ahead; in milliseconds. */
const SOON = 7 * DAY

/** Scheduled posts of the next days. */
const dueSoonOf = (planned: readonly AnyPost[], now: number) =>
  planned.filter(({ publishAt }) => Date.parse(publishAt ?? '') <= now + SOON)

/** Maximum number of items of a group. */
export const SHOWN = 5

/** The first few rows of a filter, and the total. */
function useFirst<R extends RaRecord>(
  resource: Resource,
  filter: object,
  sort: SortPayload,
  { count = SHOWN, isWanted = true } = {},
) {
  const {
    data = [],
    total,
    error,
    isLoading,
  } = useGetList<R>(resource.name, { filter, sort, pagination: { page: 1, perPage: count } }, { enabled: isWanted })
  return { resource, rows: data, total: total ?? data.length, hasFailed: error !== null, isLoading }
}
