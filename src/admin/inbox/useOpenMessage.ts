import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../contract/resources/messages/messages.ts'
import type { InboxMessage } from './messages.ts'
import type { useMessages } from './useMessages.ts'

/**
 * The message that the address names. It stays open when it leaves the list (read in the list of unread ones); one that
 * the list does not hold, as by a link in a mail, is asked for.
 *
 * @param onOpen once for each opening
 */
export function useOpenMessage(
  id: number | undefined,
  { rows, changed }: Pick<ReturnType<typeof useMessages>, 'rows' | 'changed'>,
  onOpen: (message: InboxMessage) => void,
) {
  const dataProvider = useDataProvider()
  const [kept, setKept] = useState<InboxMessage>()
  const [missing, setMissing] = useState<number>()
  const announced = useRef<number>(undefined)

  const listed = rows?.find((row) => row.id === id)
  const remembered = kept?.id === id ? kept : undefined
  const opened = listed ?? (remembered && changed(remembered))
  const isAsked = id !== undefined && rows !== undefined && !listed && !remembered

  useEffect(() => {
    if (listed) setKept(listed)
  }, [listed])

  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    dataProvider.getOne<InboxMessage>(messages.name, { id }).then(
      ({ data }) => isWanted && setKept(data),
      () => isWanted && setMissing(id),
    )
    return () => {
      isWanted = false
    }
  }, [isAsked, id, dataProvider])

  useEffect(() => {
    if (id === undefined) announced.current = undefined
    if (!opened || announced.current === opened.id) return
    announced.current = opened.id
    onOpen(opened)
  })

  return { opened, isMissing: id !== undefined && missing === id }
}
