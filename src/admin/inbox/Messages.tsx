import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import type { View } from '../../contract/resources/messages.ts'
import { useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { Note } from '../layout/Note.tsx'
import { ListSkeleton } from '../screens/ListSkeleton.tsx'
import land from '../theme/land.module.css'
import styles from './InboxScreen.module.css'
import { MarkAllRead } from './MarkAllRead.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { MessageList, rowId } from './MessageList.tsx'
import { MessageSelection } from './MessageSelection.tsx'
import { useInboxAddress } from './useInboxAddress.ts'
import { useInboxWords } from './useInboxWords.ts'
import { useMessageActions } from './useMessageActions.ts'
import { useMessages } from './useMessages.ts'
import { useOpenMessage } from './useOpenMessage.ts'

interface MessagesProps {
  view: View
  q: string
}

/** The messages of one view, and beside them the one that is open. */
export function Messages(props: MessagesProps) {
  const { view, q } = props
  const list = useMessages({ view, q })
  const { count } = useTexts()
  return (
    <MessageSelection rows={list.rows} place={`${view} ${q}`}>
      <Shown {...props} list={list} />
      <p className={styles.announcement} role="status">
        {q && list.count !== undefined && count(list.count)}
      </p>
    </MessageSelection>
  )
}

function Shown({ view, q, list: shown }: MessagesProps & { list: ReturnType<typeof useMessages> }) {
  const words = useInboxWords()
  const { list } = useWords()
  const { message: id, addressOf, go } = useInboxAddress()
  const { rows, error, isLoading, reload, showMore } = shown
  const actions = useMessageActions()
  const { opened, isMissing, retry } = useOpenMessage(id, rows, (message) => {
    if (!message.isRead) actions.open(message)
  })
  const leave = useFocusAfterLeaving(id, rows)

  if (error && !isLoading && !rows) return <Failed onRetry={reload} />
  if (!rows) return <Coming />
  if (rows.length === 0 && id === undefined)
    return (
      <Note {...nothingIn(view, q, words)}>
        {q && (
          <Button variant="outlined" onClick={() => go({ q: '' })}>
            {list.showAll}
          </Button>
        )}
      </Note>
    )
  return (
    <>
      {error && !isLoading && <Failed onRetry={reload} />}
      <div className={styles.inbox} data-open={id !== undefined}>
        <div className={styles.list}>
          <MessageList
            rows={rows}
            open={id}
            addressOf={(message) => addressOf({ message })}
            isLoading={isLoading}
            showMore={showMore}
          >
            <MarkAllRead onDone={reload} />
          </MessageList>
        </div>
        <div className={styles.open}>
          {opened ? (
            <MessageDetail
              key={opened.id}
              message={opened}
              actions={actions}
              listAddress={addressOf({})}
              onGone={() => {
                leave()
                go({})
              }}
            />
          ) : retry ? (
            <Failed onRetry={retry}>
              <Button variant="text" onClick={() => go({})}>
                {words.back}
              </Button>
            </Failed>
          ) : (
            <div className={`${styles.nothing} ${land.fallow}`}>
              <div>
                <h2>{isMissing ? words.missing : words.choose}</h2>
                {!isMissing && <p>{words.chooseLead}</p>}
                {isMissing && (
                  <Button variant="outlined" onClick={() => go({})}>
                    {words.back}
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      </div>
      <p className={styles.announcement} role="status">
        {opened && words.opened(opened.subject || words.noSubject, opened.name ?? '')}
      </p>
    </>
  )
}

/** The shape of list and message while they are on their way. */
const Coming = () => (
  <div className={styles.inbox} data-open="false">
    <ListSkeleton hasPictures={false} />
    <div className={`${styles.open} ${land.fallow}`} />
  </div>
)

function Failed({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const { list: words } = useWords()
  const texts = useTexts()
  return (
    <Note tone="bad" title={texts.listFailed} lead={words.failedLead}>
      <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={onRetry}>
        {words.retry}
      </Button>
      {children}
    </Note>
  )
}

/** Why there is nothing: the first sentence as a title, the rest below. */
function nothingIn(view: View, q: string, { noMatch, empty }: ReturnType<typeof useInboxWords>) {
  const [title = '', ...lead] = (q ? noMatch : empty[view]).split(/(?<=[.!?])\s+/)
  return { title, lead: lead.join(' ') }
}

/**
 * Where the focus goes once no message is open any more: to the message in the list, or where that is gone, to the one
 * that has taken its place.
 */
function useFocusAfterLeaving(open: number | undefined, rows: readonly { id: number }[] | undefined) {
  const before = useRef(open)
  const next = useRef<number>(undefined)
  useEffect(() => {
    const [left, follower] = [before.current, next.current]
    before.current = open
    next.current = undefined
    if (open !== undefined || left === undefined) return
    document.getElementById(rowId(follower ?? left))?.focus({ preventScroll: true })
  }, [open])
  return () => {
    const place = rows?.findIndex(({ id }) => id === open) ?? -1
    next.current = rows?.[place + 1]?.id ?? rows?.[place - 1]?.id
  }
}
