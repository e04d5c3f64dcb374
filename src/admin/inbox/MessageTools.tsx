import { useDelete, useNotify, useUpdate } from 'ra-core'
import { useState } from 'react'
import { contactEndpoints } from '../../contract/api/contactCalls.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { messages } from '../../contract/resources/messages.ts'
import type { Endpoint } from '../../contract/schema/endpoint.ts'
import { useCall } from '../api/calls.ts'
import { isEntity } from '../api/records.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useMailSettings } from '../mail/useMailSettings.ts'
import { useResourceMessages } from '../resources/definitions.ts'
import { useNotifyRemoved } from '../trash/useNotifyRemoved.tsx'
import styles from './Inbox.module.css'
import { type InboxMessage, replyLinkOf, type WrittenKind } from './message.tsx'

interface MessageToolsProps {
  message: InboxMessage
  /** The open form. */
  writing: WrittenKind | undefined
  /** Opens the form for a reply or a note. */
  onWrite: (kind: WrittenKind) => void
  actions: MessageActions
  /** Called when the message leaves the list. */
  onGone: () => void
}

/**
 * Actions: reply, note, mark, move, delete. Spam, answered and notes have no buttons if the API does not have them. Without a
 * mail server a reply opens the mail program.
 */
export function MessageTools({ message, writing, onWrite, actions, onGone }: MessageToolsProps) {
  const texts = useMessages(inboxTexts)
  const { isRead, isAnswered, isSpam } = message
  const [isReplying, setReplying] = useState(false)
  const { data: mail } = useMailSettings()
  const reply = replyLinkOf(message, texts.replySubject)
  const canReply = message.replies !== undefined && mail?.host !== null

  function move() {
    onGone()
    actions.mark(message, 'isSpam', !isSpam)
  }
  function remove() {
    if (actions.remove(message)) onGone()
  }

  return (
    <div className={styles.tools}>
      {(reply || typeof isAnswered === 'boolean') && (
        <div className="actions">
          {reply && canReply && writing !== 'reply' && (
            <Button variant="contained" icon="mail" onClick={() => onWrite('reply')}>
              {texts.reply}
            </Button>
          )}
          {reply && !canReply && (
            <Button variant="contained" href={reply} icon="mail" onClick={() => setReplying(true)}>
              {texts.reply}
            </Button>
          )}
          {message.notes && writing !== 'note' && (
            <Button icon="edit" onClick={() => onWrite('note')}>
              {texts.written.addNote}
            </Button>
          )}
          {typeof isAnswered === 'boolean' && (
            <Button
              icon={isAnswered ? 'undo' : 'check'}
              onClick={() => actions.mark(message, 'isAnswered', !isAnswered)}
            >
              {isAnswered ? texts.markUnanswered : texts.markAnswered}
            </Button>
          )}
          <p className="muted" role="status">
            {isReplying && isAnswered === false && texts.answerOffer}
          </p>
        </div>
      )}
      <div className="actions">
        <Button onClick={() => actions.mark(message, 'isRead', !isRead)}>
          {isRead ? texts.markUnread : texts.markRead}
        </Button>
        {typeof isSpam === 'boolean' && <Button onClick={move}>{isSpam ? texts.markNotSpam : texts.markSpam}</Button>}
        <Button className={styles.remove} color="error" icon="trash" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}

/** Flags of a message, each with its own endpoint. */
export type Mark = 'isRead' | 'isAnswered' | 'isSpam'

const mutationMode = 'optimistic'

/** The flag in a change. */
const markIn = (data: object | undefined) => Object.keys(data ?? {})[0] as Mark

/** Mutations of a message, optimistic: a refused one is rolled back and reported. */
export function useMessageActions() {
  const { said, moveFailed, written } = useMessages(inboxTexts)
  const texts = useResourceMessages()
  const notify = useNotify()
  const notifyRemoved = useNotifyRemoved(messages)
  const call = useCall()
  const sentences: Record<Mark, { on: string; off: string; failed: string }> = {
    isRead: { on: said.read, off: said.unread, failed: texts.toggleFailed },
    isAnswered: { on: said.answered, off: said.unanswered, failed: moveFailed },
    isSpam: { on: said.spam, off: said.notSpam, failed: moveFailed },
  }

  const failedOf = (data: object | undefined) => sentences[markIn(data)].failed
  const [open] = useUpdate(messages.name, undefined, {
    mutationMode,
    onError: (_, { data }) => notify(failedOf(data), { type: 'error' }),
  })
  const [mark] = useUpdate(messages.name, undefined, {
    mutationMode,
    onSettled(_, error, { data }) {
      const { on, off } = sentences[markIn(data)]
      if (error) notify(failedOf(data), { type: 'error' })
      else notify(data?.[markIn(data)] ? on : off)
    },
  })
  const [remove] = useDelete(messages.name, undefined, {
    mutationMode,
    onSettled: (_, error, { id }) =>
      error
        ? notify(texts.removeFailed, { type: 'error' })
        : notifyRemoved(id === undefined ? [] : [id], texts.removed),
  })
  const [post] = useUpdate(messages.name, undefined, {
    mutationFn: async ({ id, meta }) => {
      const { endpoint, ...params } = meta
      const response = await call(endpoint, { ...params, id })
      return isEntity(response) ? response : { id }
    },
  })
  const changed = (message: InboxMessage, data: Partial<InboxMessage>) => ({
    id: message.id,
    data,
    previousData: message,
  })
  /** Calls an endpoint whose response is the changed message. */
  async function send(message: InboxMessage, endpoint: Endpoint, params: { data?: object; formKey?: string } = {}) {
    await post(messages.name, { ...changed(message, {}), meta: { endpoint, ...params } }, { returnPromise: true })
  }

  return {
    /** Marks an opened message as read; only a failure is reported. */
    open: (message: InboxMessage) => void open(messages.name, changed(message, { isRead: true })),
    mark: (message: InboxMessage, name: Mark, value: boolean) =>
      void mark(messages.name, changed(message, { [name]: value })),
    /** Deletes after a confirmation; false if that was refused. */
    remove(message: InboxMessage): boolean {
      if (!window.confirm(texts.confirmRemove)) return false
      void remove(messages.name, { id: message.id, previousData: message })
      return true
    },
    /** Sends a reply or adds a note. */
    async write(message: InboxMessage, kind: WrittenKind, text: string, formKey: string): Promise<void> {
      await send(message, contactEndpoints[kind], { data: { text }, formKey })
      notify(written.said[kind])
    },
    /** Sends the notification e-mail again. */
    retryNotification: (message: InboxMessage) => send(message, contactEndpoints.retryNotification),
    /** Sends the failed replies again. */
    retryReplies: (message: InboxMessage) => send(message, contactEndpoints.retryReplies),
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
