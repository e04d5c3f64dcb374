import { useDelete, useUpdate } from 'ra-core'
import { contactEndpoints } from '../../contract/api/contactCalls.ts'
import { messages } from '../../contract/resources/messages.ts'
import { useCall } from '../api/createCall.ts'
import { isEntity } from '../api/records.ts'
import { useSaidRemoved } from '../bin/useSaidRemoved.tsx'
import { useTexts } from '../entries/entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import type { InboxMessage } from './messages.ts'
import { useInboxWords } from './useInboxWords.ts'

/** What a message is marked as, each by calls of its own. */
export type Mark = 'isRead' | 'isAnswered' | 'isSpam'

const mutationMode = 'optimistic'

/** The one mark that a change is about. */
const markIn = (data: object | undefined) => Object.keys(data ?? {})[0] as Mark

/** What can be done with a message. Each shows at once; what the server refuses is taken back, and said. */
export function useMessageActions() {
  const { said, moveFailed } = useInboxWords()
  const texts = useTexts()
  const notify = useNotifier()
  const saidRemoved = useSaidRemoved(messages)
  const call = useCall()
  const sentences: Record<Mark, { on: string; off: string; failed: string }> = {
    isRead: { on: said.read, off: said.unread, failed: texts.toggleFailed },
    isAnswered: { on: said.answered, off: said.unanswered, failed: moveFailed },
    isSpam: { on: said.spam, off: said.notSpam, failed: moveFailed },
  }

  const failedOf = (data: object | undefined) => sentences[markIn(data)].failed
  const [open] = useUpdate(messages.name, undefined, {
    mutationMode,
    onError: (_, { data }) => notify(failedOf(data), 'error'),
  })
  const [mark] = useUpdate(messages.name, undefined, {
    mutationMode,
    onSettled(_, error, { data }) {
      const { on, off } = sentences[markIn(data)]
      if (error) notify(failedOf(data), 'error')
      else notify(data?.[markIn(data)] ? on : off)
    },
  })
  const [remove] = useDelete(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error, { id }) =>
      error ? notify(texts.removeFailed, 'error') : saidRemoved(id === undefined ? [] : [id], texts.removed),
  })
  const [sendAgain] = useUpdate(messages.name, undefined, {
    mutationFn: async ({ id }) => {
      const answer = await call(contactEndpoints.retryNotification, { id })
      return { id, ...(isEntity(answer) && { notification: answer.notification }) }
    },
  })
  const changed = (message: InboxMessage, data: Partial<InboxMessage>) => ({
    id: message.id,
    data,
    previousData: message,
  })

  return {
    /** Marks what is opened as read, of which only a failure is said. */
    open: (message: InboxMessage) => void open(messages.name, changed(message, { isRead: true })),
    mark: (message: InboxMessage, name: Mark, value: boolean) =>
      void mark(messages.name, changed(message, { [name]: value })),
    /** Deletes after the browser's own confirmation; false when that was refused. */
    remove(message: InboxMessage): boolean {
      if (!window.confirm(texts.confirmRemove)) return false
      void remove(messages.name, { id: message.id, previousData: message })
      return true
    },
    /** Has the mail about a message sent again; the answer shows how it stands with it. */
    retryNotification: async (message: InboxMessage): Promise<void> => {
      await sendAgain(messages.name, changed(message, {}), { returnPromise: true })
    },
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
