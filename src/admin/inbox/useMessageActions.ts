import { useDataProvider } from 'ra-core'
import { contactCalls } from '../../contract/contactCalls.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { useCall } from '../api/createCall.ts'
import { isEntity } from '../api/records.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useTexts } from '../entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import type { InboxMessage } from './messages.ts'
import { announceUnread } from './unreadCount.ts'
import { useInboxWords } from './useInboxWords.ts'
import type { useMessages } from './useMessages.ts'

/** What can be done with a message. Each shows at once; what the server refuses is taken back, and said. */
export function useMessageActions(change: ReturnType<typeof useMessages>['change']) {
  const words = useInboxWords()
  const texts = useTexts()
  const notify = useNotifier()
  const call = useCall()
  const dataProvider = useDataProvider<AdminDataProvider>()

  /** True when it went well. */
  async function attempt(done: Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await done
      announceUnread()
      return true
    } catch {
      notify(failed, 'error')
      return false
    }
  }

  const set = (field: 'isRead' | 'isSpam', { id }: InboxMessage, value: boolean, failed: string) =>
    attempt(
      change({ id, patch: { [field]: value } }, () => dataProvider.toggle(messages.name, { id, field, value })),
      failed,
    )

  return {
    setRead: (message: InboxMessage, isRead: boolean) => set('isRead', message, isRead, texts.toggleFailed),
    setSpam: (message: InboxMessage, isSpam: boolean) => set('isSpam', message, isSpam, words.spamFailed),

    /** Deletes after the browser's own confirmation; undefined when that was refused. */
    remove(message: InboxMessage): Promise<boolean> | undefined {
      if (!window.confirm(texts.confirmRemove)) return undefined
      const { id } = message
      const removing = change({ id, isRemoved: true }, () =>
        dataProvider.delete(messages.name, { id, previousData: message }),
      )
      return attempt(removing, texts.removeFailed)
    },

    /** Has the mail about a message sent again; the answer shows how it stands with it. */
    async retryNotification({ id }: InboxMessage): Promise<void> {
      const answer = await call(contactCalls.retryNotification, { id })
      if (isEntity(answer)) await change({ id, patch: { notification: answer.notification } }, async () => {})
    },
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
