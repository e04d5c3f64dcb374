import { Icon } from '@filiz/design-system/icons'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { callLinkOf } from '../../contract/domain/phone.ts'
import { useTexts } from '../entries/entries.ts'
import { momentOf } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import { Fact } from './Fact.tsx'
import styles from './MessageDetail.module.css'
import { MessageTools } from './MessageTools.tsx'
import { mailLinkOf } from './messageLinks.ts'
import type { InboxMessage } from './messages.ts'
import { fullTime } from './messageTime.ts'
import { NotificationStatus } from './NotificationStatus.tsx'
import { useInboxWords } from './useInboxWords.ts'
import type { MessageActions } from './useMessageActions.ts'

interface MessageDetailProps {
  message: InboxMessage
  actions: MessageActions
  /** The list, to which one goes back on a phone. */
  listAddress: string
  onGone: () => void
}

/** One message, whole, with all that can be done about it. */
export function MessageDetail({ message, actions, listAddress, onGone }: MessageDetailProps) {
  const words = useInboxWords()
  const { fields } = useTexts()
  const { site } = useServices()
  const came = momentOf(message.createdAt)
  const call = callLinkOf(message.phoneNumber)
  const heading = useFocusWhereListIsHidden()
  return (
    <article className={styles.detail}>
      <Link className={styles.back} to={listAddress} preventScrollReset>
        <Icon name="left" size={18} />
        {words.back}
      </Link>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {message.subject || words.noSubject}
        </h2>
        <State message={message} />
      </header>
      <dl className={styles.facts}>
        <Fact label={words.sender}>{message.name}</Fact>
        <Fact label={fields.email}>
          {message.email && <a href={mailLinkOf(message.email)}>{breakable(message.email)}</a>}
        </Fact>
        <Fact label={fields.phoneNumber}>
          {message.phoneNumber && (call ? <a href={call}>{message.phoneNumber}</a> : message.phoneNumber)}
        </Fact>
        <Fact label={words.date}>
          {came && (
            <time dateTime={came.toISOString()} lang="tr">
              {fullTime(came, site.timeZone)}
            </time>
          )}
        </Fact>
      </dl>
      <div className={styles.text}>{message.message}</div>
      <MessageTools message={message} actions={actions} onGone={onGone} />
      <dl className={styles.facts} data-quiet="true">
        <Notice message={message} />
        <NotificationStatus message={message} onRetry={actions.retryNotification} />
      </dl>
    </article>
  )
}

/** An address that is too long for its line breaks before its parts, not in them. */
const breakable = (address: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
  address.split(/(?=[@.])/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))

/** On a phone the message takes the list's place, and who opened it goes on reading there. */
function useFocusWhereListIsHidden() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.checkVisibility?.() === false) heading.current?.focus()
  }, [])
  return heading
}

function State({ message: { isRead, isAnswered, isSpam } }: { message: InboxMessage }) {
  const words = useInboxWords()
  const text = isSpam ? words.isSpam : isRead ? words.isRead : words.isUnread
  return (
    <div className={styles.states}>
      <p className={styles.state} data-state={isSpam ? 'spam' : isRead ? 'read' : 'unread'}>
        {text}
      </p>
      {isAnswered && <p className={styles.state}>{words.isAnswered}</p>}
    </div>
  )
}

/** Which privacy notice stood at the form, and when; other servers do not tell. */
function Notice({ message: { noticeVersion, noticeShownAt } }: { message: InboxMessage }) {
  const { notice } = useInboxWords()
  const { site } = useServices()
  const shownAt = momentOf(noticeShownAt)
  if (!noticeVersion) return null
  return (
    <Fact label={notice.label}>
      {shownAt ? notice.shown(noticeVersion, fullTime(shownAt, site.timeZone)) : notice.version(noticeVersion)}
    </Fact>
  )
}
