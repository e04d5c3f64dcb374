import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { RecordContextProvider } from 'ra-core'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { momentOf, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { SelectAll, SelectRow, useSelectionMode } from '../list/selection.tsx'
import styles from './Inbox.module.css'
import { type InboxMessage, ShortTime } from './message.tsx'

interface MessageListProps {
  rows: readonly InboxMessage[]
  open: number | undefined
  addressOf: (id: number) => string
  isLoading: boolean
  showMore: (() => void) | undefined
  /** Actions for all messages. */
  children?: ReactNode
}

/** Index of the next link for a key, from the link at `index` of `count`. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The messages as links, newest first, with arrow key navigation. */
export function MessageList({ rows, open, addressOf, isLoading, showMore, children }: MessageListProps) {
  const messages = useMessages(inboxTexts)
  const isSelectable = useSelectionMode() !== undefined
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
    const index = links.indexOf(event.target as HTMLElement)
    const target = STEPS[event.key]?.(index, links.length)
    if (index < 0 || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    links[target]?.focus()
  }
  return (
    <nav aria-label={messages.list} className={styles.list} aria-busy={isLoading} onKeyDown={onKeyDown}>
      {isSelectable && (
        <div className={styles.listHead}>
          <SelectAll>{messages.selectAll}</SelectAll>
          {children}
        </div>
      )}
      <ul>
        {rows.map((message) => (
          <li key={message.id}>
            {isSelectable && (
              <RecordContextProvider value={message}>
                <SelectRow />
              </RecordContextProvider>
            )}
            <Row message={message} isOpen={message.id === open} address={addressOf(message.id)} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={styles.more}>
          <Button onClick={showMore}>{messages.more}</Button>
        </div>
      )}
    </nav>
  )
}

interface RowProps {
  message: InboxMessage
  isOpen: boolean
  address: string
}

/** Memoized: the list may be long. */
const Row = memo(function Row({ message, isOpen, address }: RowProps) {
  const messages = useMessages(inboxTexts)
  const came = momentOf(message.createdAt)
  return (
    <Link
      className={styles.row}
      to={address}
      preventScrollReset
      aria-current={isOpen || undefined}
      data-unread={!message.isRead}
      id={rowId(message.id)}
    >
      {!message.isRead && <VisuallyHidden>{messages.unread}:</VisuallyHidden>}
      <span className={styles.name}>{message.name}</span>
      {came && <ShortTime at={came} />}
      <span className={styles.subject}>{message.subject || messages.noSubject}</span>
      {message.isAnswered && <span className={`label-text ${styles.answered}`}>{messages.isAnswered}</span>}
      <span className={styles.beginning}>{message.message}</span>
    </Link>
  )
})

export const rowId = (id: number) => `message-${id}`
