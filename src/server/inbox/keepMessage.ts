import type { ContactForm } from '../../contract/contact.ts'
import { messages } from '../../contract/resources/messages.ts'
import type { Db } from '../db/tables.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { createStore } from '../resources/createStore.ts'
import { type Changes, createChanges } from '../shared/changes.ts'
import { notificationTargetOf } from './notificationTarget.ts'

/** Keeps a visitor's message and, unless it looks like spam, the mail that is to announce it: both or neither. */
export async function keepMessage(db: Db, changes: Changes, form: ContactForm, isSpam: boolean, now: Date) {
  const { name, email, phoneNumber, subject, message, noticeVersion } = form
  await db.transaction().execute(async (trx) => {
    // Nobody is told of the change before it is certain.
    const store = createStore(trx, messages, { changes: createChanges(), now: () => now.getTime() })
    const { row } = await store.create({
      name,
      email,
      phoneNumber: phoneNumber || null,
      subject,
      message,
      isSpam,
      noticeVersion: noticeVersion || null,
      noticeShownAt: noticeVersion ? now.toISOString() : null,
    })
    const recipient = isSpam ? undefined : await notificationTargetOf(trx)
    if (recipient) await putInOutbox(trx, { messageId: row!.id, recipient }, now)
  })
  await changes.emit(messages.name)
}
