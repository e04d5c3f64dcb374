import { Icon } from '@filiz/design-system/icons/all'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '../../contract/api/notification.ts'
import { callLinkOf, isLandline, messagingLinkOf } from '../../contract/domain/phone.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { momentOf, useFormats, useMessages } from '../i18n/language.ts'
import { useResourceMessages } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './Inbox.module.css'
import { type MessageActions, MessageTools } from './MessageTools.tsx'
import { fullTime, type InboxMessage, mailLinkOf, type WrittenKind } from './message.tsx'
import { RetryButton, WriteForm, WrittenEntries } from './Replies.tsx'
import type { Drafts } from './useDrafts.ts'

const KINDS: readonly WrittenKind[] = ['reply', 'note']

interface MessageDetailProps {
  message: InboxMessage
  actions: MessageActions
  drafts: Drafts
  /** Link back to the list, on a phone. */
  listAddress: string
  onGone: () => void
}

/** A message with its actions. */
export function MessageDetail({ message, actions, drafts, listAddress, onGone }: MessageDetailProps) {
  const messages = useMessages(inboxTexts)
  const { fields, choices } = useResourceMessages()
  const { site } = useServices()
  const came = momentOf(message.createdAt)
  const call = callLinkOf(message.phoneNumber)
  const messaging = isLandline(message.phoneNumber) ? null : messagingLinkOf(message.phoneNumber)
  const heading = useFocusWhereListIsHidden()
  const [writing, setWriting] = useState(() => KINDS.find((kind) => drafts.read(message.id, kind)))
  return (
    <article className={styles.detail}>
      <Link className={`link ${styles.back}`} to={listAddress} preventScrollReset>
        <Icon name="left" size={18} />
        {messages.back}
      </Link>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {message.subject || messages.noSubject}
        </h2>
        <State message={message} />
      </header>
      <dl className={styles.facts}>
        <Fact label={messages.sender}>{message.name}</Fact>
        <Fact label={fields.email}>
          {message.email && <a href={mailLinkOf(message.email)}>{breakable(message.email)}</a>}
        </Fact>
        <Fact label={fields.phoneNumber}>
          {message.phoneNumber && (
            <span className="cluster">
              {call ? <a href={call}>{message.phoneNumber}</a> : message.phoneNumber}
              {messaging && (
                <a href={messaging} target="_blank" rel="noreferrer">
                  {messages.written.messaging}
                </a>
              )}
            </span>
          )}
        </Fact>
        <Fact label={fields.locale}>{message.locale && choices?.locale?.[message.locale]}</Fact>
        <Fact label={messages.date}>
          {came && (
            <time dateTime={came.toISOString()} lang="tr">
              {fullTime(came, site.timeZone)}
            </time>
          )}
        </Fact>
      </dl>
      <div className={styles.text}>{message.message}</div>
      <WrittenEntries message={message} onRetry={actions.retryReplies} />
      {writing && (
        <WriteForm
          key={writing}
          message={message}
          kind={writing}
          onSubmit={actions.write}
          draft={drafts.read(message.id, writing)}
          onDraft={(text) => drafts.write(message.id, writing, text)}
          onClose={() => setWriting(undefined)}
        />
      )}
      <MessageTools message={message} writing={writing} onWrite={setWriting} actions={actions} onGone={onGone} />
      <dl className={`hint ${styles.facts}`} data-quiet="true">
        <Notice message={message} />
        <NotificationStatus message={message} onRetry={actions.retryNotification} />
      </dl>
    </article>
  )
}

/** A long e-mail address breaks before `@` and dots only. */
const breakable = (address: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key than their index
  address.split(/(?=[@.])/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))

/** On a phone the message replaces the list, so the focus moves to it. */
function useFocusWhereListIsHidden() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.checkVisibility?.() === false) heading.current?.focus()
  }, [])
  return heading
}

function State({ message: { isRead, isAnswered, isSpam } }: { message: InboxMessage }) {
  const messages = useMessages(inboxTexts)
  const text = isSpam ? messages.isSpam : isRead ? messages.isRead : messages.isUnread
  return (
    <div className={`cluster ${styles.states}`}>
      <p className="chip" data-tone={isSpam ? 'clay' : isRead ? undefined : 'gold'}>
        {text}
      </p>
      {isAnswered && <p className="chip">{messages.isAnswered}</p>}
    </div>
  )
}

/** Version of the privacy notice at the form, and when it was shown; other servers do not have it. */
function Notice({ message: { noticeVersion, noticeShownAt } }: { message: InboxMessage }) {
  const { notice } = useMessages(inboxTexts)
  const { site } = useServices()
  const shownAt = momentOf(noticeShownAt)
  if (!noticeVersion) return null
  return (
    <Fact label={notice.label}>
      {shownAt ? notice.shown(noticeVersion, fullTime(shownAt, site.timeZone)) : notice.version(noticeVersion)}
    </Fact>
  )
}

/** A row of the description list; nothing without a value. */
export const Fact = ({ label, children }: { label: string | undefined; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="label-text">{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

interface NotificationStatusProps {
  message: InboxMessage
  onRetry: (message: InboxMessage) => Promise<void>
}

/** Statuses that offer a retry. */
const canRetry: Record<Notification['status'], boolean> = {
  waiting: true,
  failed: true,
  sent: false,
  notConfigured: false,
}

/** Status of the notification e-mail; other servers do not have it. */
export function NotificationStatus({ message, onRetry }: NotificationStatusProps) {
  const { notification: messages } = useMessages(inboxTexts)
  const { notification } = message
  if (notification === undefined) return null
  return (
    <Fact label={messages.label}>
      <div className="actions">
        <p role="status">
          <Sentence notification={notification} />
        </p>
        {(!notification || canRetry[notification.status]) && (
          <RetryButton texts={messages} onRetry={() => onRetry(message)} />
        )}
      </div>
    </Fact>
  )
}

function Sentence({ notification }: { notification: Notification | null }) {
  const { notification: messages } = useMessages(inboxTexts)
  const { dayAndTime } = useFormats()
  if (!notification) return messages.none
  const { status, attempts, lastError, nextAttemptAt } = notification
  const next = status === 'waiting' && attempts > 0 && momentOf(nextAttemptAt)
  if (status === 'sent') return messages.sent
  return (
    <>
      {messages[status]}
      {attempts > 0 && ` ${messages.attempts(attempts)}`}
      {lastError && (
        <>
          {' '}
          <span lang="tr">{lastError}</span>
        </>
      )}
      {next && ` ${messages.next(dayAndTime(next))}`}
    </>
  )
}
