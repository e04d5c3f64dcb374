import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { focusManager, useQueryClient } from '@tanstack/react-query'
import { HttpError, ListContextProvider, type RaRecord, useGetOne, useInfiniteGetList, useList } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { messages, STEP, type View, type Wanted, wantedOf } from '../../contract/resources/messages.ts'
import { FRESH } from '../api/queryClient.ts'
import { withoutDuplicates } from '../api/records.ts'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { EmptyState, LoadFailure } from '../layout/EmptyState.tsx'
import { BulkActions } from '../list/BulkActions.tsx'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { SelectionMode } from '../list/selection.tsx'
import { useResourceMessages } from '../resources/definitions.ts'
import styles from './Inbox.module.css'
import { MarkAllRead } from './MarkAllRead.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { MessageList, rowId } from './MessageList.tsx'
import { useMessageActions } from './MessageTools.tsx'
import { holds, type InboxMessage, useInboxAddress } from './message.tsx'
import { useDrafts } from './useDrafts.ts'

interface MessagesProps {
  view: View
  q: string
}

/** The list of a view, and the open message beside it. */
export function Messages(props: MessagesProps) {
  const { view, q } = props
  const list = useMessageList({ view, q })
  const { count } = useResourceMessages()
  return (
    <MessageSelection rows={list.rows} scope={`${view} ${q}`}>
      <Shown {...props} list={list} />
      <VisuallyHidden role="status">{q && list.count !== undefined && count(list.count)}</VisuallyHidden>
    </MessageSelection>
  )
}

function Shown({ view, q, list: shown }: MessagesProps & { list: ReturnType<typeof useMessageList> }) {
  const texts = useMessages(inboxTexts)
  const { list } = useMessages()
  const { message: id, addressOf, go } = useInboxAddress()
  const { rows, error, isLoading, reload, showMore } = shown
  const actions = useMessageActions()
  const drafts = useDrafts()
  const { opened, isMissing, retry } = useOpenMessage(id, rows, (message) => {
    if (!message.isRead) actions.open(message)
  })
  const leave = useFocusAfterLeaving(id, rows)
  const { listFailed } = useResourceMessages()

  if (error && !isLoading && !rows) return <LoadFailure title={listFailed} onRetry={reload} />
  if (!rows) return <SkeletonRows />
  if (rows.length === 0 && id === undefined)
    return (
      <EmptyState {...nothingIn(view, q, texts)}>
        {q && <Button onClick={() => go({ q: '' })}>{list.showAll}</Button>}
      </EmptyState>
    )
  return (
    <>
      {error && !isLoading && <LoadFailure title={listFailed} onRetry={reload} />}
      <div className={`box ${styles.inbox}`} data-open={id !== undefined}>
        <div className={styles.listColumn}>
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
              drafts={drafts}
              listAddress={addressOf({})}
              onGone={() => {
                leave()
                go({})
              }}
            />
          ) : retry ? (
            <LoadFailure title={listFailed} onRetry={retry}>
              <Button variant="text" onClick={() => go({})}>
                {texts.back}
              </Button>
            </LoadFailure>
          ) : (
            <div className={`${styles.nothing} fallow`}>
              <div>
                <h2>{isMissing ? texts.missing : texts.select}</h2>
                {!isMissing && <p>{texts.selectLead}</p>}
                {isMissing && <Button onClick={() => go({})}>{texts.back}</Button>}
              </div>
            </div>
          )}
        </div>
      </div>
      <LeaveGuard isUnsaved={drafts.hasAny} onLeave={drafts.clear} />
      <VisuallyHidden role="status">
        {opened && texts.opened(opened.subject || texts.noSubject, opened.name ?? '')}
      </VisuallyHidden>
    </>
  )
}

/** Skeleton of list and message. */
const SkeletonRows = () => (
  <div className={`box ${styles.inbox}`} data-open="false">
    <ListSkeleton hasPictures={false} />
    <div className={`${styles.open} fallow`} />
  </div>
)

/** Empty state: the first sentence is the title. */
function nothingIn(view: View, q: string, { noMatch, empty }: (typeof inboxTexts)['tr']) {
  const [title = '', ...lead] = (q ? noMatch : empty[view]).split(/(?<=[.!?])\s+/)
  return { title, lead: lead.join(' ') }
}

/** Focus management after the open message is closed: its row in the list, or if that was removed, the row in its position. */
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

/** Maximum number of pages that are refetched automatically: further down the user searches for old messages. */
const STEPS_LOOKED_THROUGH = 4

/** In the unread view, messages that were read stay until an explicit refresh: mutations do not refetch it. */
const UNTIL_NEXT_LOOK = { staleTime: 'static', gcTime: 0 } as const

/** Messages of a view and search, newest first, kept up to date. */
function useMessageList({ view, q }: Wanted) {
  const list = useInfiniteGetList<InboxMessage>(
    messages.name,
    { ...wantedOf({ view, q }), pagination: { page: 1, perPage: STEP } },
    {
      refetchInterval: ({ state }) =>
        isLookedThrough(state.data) && (isSending(state.data) ? UNTIL_SENT : FRESH.refetchInterval),
      refetchOnWindowFocus: ({ state }) => isLookedThrough(state.data),
      ...(view === 'unread' && UNTIL_NEXT_LOOK),
      placeholderData: (shown) => shown,
    },
  )
  const { data, total, error, isFetching, isPlaceholderData, refetch, hasNextPage, fetchNextPage } = list
  useEffect(() => {
    // A static query does not refetch on focus by itself.
    if (view === 'unread' && isLookedThrough(data)) return focusManager.subscribe((isSeen) => isSeen && void refetch())
  }, [view, data, refetch])
  async function showMore() {
    // Pages are offsets among the unread: those read since the last fetch would be skipped.
    if (view === 'unread') await refetch()
    await fetchNextPage()
  }
  const rows = useMemo(
    () => data && withoutDuplicates(data.pages.flatMap((page) => page.data)).filter(holds[view]),
    [data, view],
  )
  return {
    rows,
    /** The total, once it is known. */
    count: isPlaceholderData ? undefined : rows?.length && total,
    error,
    isLoading: isFetching,
    reload: () => void refetch(),
    showMore: hasNextPage ? () => void showMore() : undefined,
  }
}

const isLookedThrough = (data?: { pages: unknown[] }) => (data?.pages.length ?? 0) <= STEPS_LOOKED_THROUGH

/** Whether the first attempt to send a reply is still running. */
const isSending = (data?: { pages: { data: InboxMessage[] }[] }) =>
  data?.pages.some((page) =>
    page.data.some(({ replies }) => replies?.some(({ state, error }) => state === 'queued' && !error)),
  )
/** Interval of refetches meanwhile, in milliseconds. */
const UNTIL_SENT = 3000

/** Refreshes, including the static unread view. */
export function useLook() {
  const cache = useQueryClient().getQueryCache()
  return () => {
    for (const query of cache.findAll({ queryKey: [messages.name, 'getInfiniteList'], type: 'active' }))
      void query.fetch()
  }
}

/**
 * The message of the URL. It stays open when it leaves the list (e.g. read in the unread view); one that is not in the list, as
 * from a link in an e-mail, is fetched.
 *
 * @param onOpen called once for each opening
 */
function useOpenMessage(
  id: number | undefined,
  rows: readonly InboxMessage[] | undefined,
  onOpen: (message: InboxMessage) => void,
) {
  const announced = useRef<number>(undefined)
  const listed = rows?.find((row) => row.id === id)
  const isAsked = id !== undefined && rows !== undefined && !listed
  const { data, error, refetch } = useGetOne<InboxMessage>(messages.name, { id: id ?? 0 }, { enabled: isAsked })
  const opened = listed ?? (id === undefined ? undefined : data)

  useEffect(() => {
    if (id === undefined) announced.current = undefined
    if (!opened || announced.current === opened.id) return
    announced.current = opened.id
    onOpen(opened)
  })

  const isMissing = error instanceof HttpError && error.status === 404
  return { opened, isMissing, retry: error && !isMissing ? () => void refetch() : undefined }
}

interface MessageSelectionProps {
  rows: readonly RaRecord[] | undefined
  /** Identifies the messages that are shown; others begin without a selection. */
  scope: string
  children: ReactNode
}

/** Lets messages be selected, with the bulk actions of any list. */
function MessageSelection({ rows, scope, children }: MessageSelectionProps) {
  const data = rows && [...rows]
  const list = useList({ data, isPending: !data, perPage: Number.MAX_SAFE_INTEGER })
  return (
    <ListContextProvider value={list}>
      <SelectionMode isEnabled isOn>
        {children}
        <BulkActions scope={scope} />
      </SelectionMode>
    </ListContextProvider>
  )
}
