import { useDelete, useUpdate } from 'ra-core'
import { contactCalls } from '../../contract/contactCalls.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { useCall } from '../api/createCall.ts'
import { isEntity } from '../api/records.ts'
import { useTexts } from '../entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import type { InboxMessage } from './messages.ts'
import { useInboxWords } from './useInboxWords.ts'

/** What can be done with a message. Each shows at once; what the server refuses is taken back, and said. */
export function useMessageActions() {
  const { said, moveFailed } = useInboxWords()
  const texts = useTexts()
  const notify = useNotifier()
  const call = useCall()
  const say = (error: unknown, failed: string, done: string) => (error ? notify(failed, 'error') : notify(done))
  const mutationMode = 'optimistic'

  const [open] = useUpdate(messages.name, undefined, {
    mutationMode,
    onError: () => notify(texts.toggleFailed, 'error'),
  })
  const [mark] = useUpdate(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error, { data }) => say(error, texts.toggleFailed, data?.isRead ? said.read : said.unread),
  })
  const [move] = useUpdate(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error, { data }) => say(error, moveFailed, data?.isSpam ? said.spam : said.notSpam),
  })
  const [answer] = useUpdate(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error, { data }) => say(error, moveFailed, data?.isAnswered ? said.answered : said.unanswered),
  })
  const [remove] = useDelete(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error) => say(error, texts.removeFailed, texts.removed),
  })
  const [sendAgain] = useUpdate(messages.name, undefined, {
    mutationFn: async ({ id }) => {
      const answer = await call(contactCalls.retryNotification, { id })
      return { id, ...(isEntity(answer) && { notification: answer.notification }) }
    },
  })
  const changed = (message: InboxMessage, data: Partial<InboxMessage>) => ({
    id: message.id,
    data,
    previousData: message,
  })

  return {
    open: (message: InboxMessage) => void open(messages.name, changed(message, { isRead: true })),
    setRead: (message: InboxMessage, isRead: boolean) => void mark(messages.name, changed(message, { isRead })),
    setAnswered: (message: InboxMessage, isAnswered: boolean) =>
      void answer(messages.name, changed(message, { isAnswered })),
    setSpam: (message: InboxMessage, isSpam: boolean) => void move(messages.name, changed(message, { isSpam })),
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
