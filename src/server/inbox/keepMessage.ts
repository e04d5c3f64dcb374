import type { ContactForm } from '../../contract/contact.ts'
import { messages } from '../../contract/resources/messages.ts'
import { type Ground, inTransaction } from '../db/inTransaction.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { createStore } from '../resources/createStore.ts'
import { notificationTargetOf } from './notificationTarget.ts'

/** Keeps a visitor's message and, unless it looks like spam, the mail that is to announce it: both or neither. */
export async function keepMessage(ground: Ground, form: ContactForm, isSpam: boolean, now: Date) {
  const { name, email, phoneNumber, subject, message, noticeVersion } = form
  await inTransaction(ground, async ({ db, changes }) => {
    const { row } = await createStore(db, messages, { changes, now: () => now.getTime() }).create({
      name,
      email,
      phoneNumber: phoneNumber || null,
      subject,
      message,
      isSpam,
      noticeVersion: noticeVersion || null,
      noticeShownAt: noticeVersion ? now.toISOString() : null,
    })
    const recipient = isSpam ? undefined : await notificationTargetOf(db)
    if (recipient) await putInOutbox(db, { messageId: row!.id, recipient }, now)
  })
}
