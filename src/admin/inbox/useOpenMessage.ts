import { HttpError, useGetOne } from 'ra-core'
import { useEffect, useRef } from 'react'
import { messages } from '../../contract/resources/messages.ts'
import type { InboxMessage } from './messages.ts'

/**
 * The message that the address names. It stays open when it leaves the list (read in the list of unread ones); one that
 * the list does not hold, as by a link in a mail, is asked for, and may be asked for again where it did not come.
 *
 * @param onOpen once for each opening
 */
export function useOpenMessage(
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
