import type { ContactForm } from '../../../contract/api/contact.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { privacy } from '../../../contract/singletons/privacy.ts'
import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { privacyStart } from '../../../contract/singletons/starts.ts'
import { readInForce, readSingleton } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import { announce } from '../webhooks/deliveries.ts'

/** Where the panel shows messages. */
const INBOX = '/admin/inbox'

interface Sent {
  isSpam: boolean
  now: Date
  timeZone: string
  by: Actor
}

/** Stores a visitor's message and, unless it is spam, its notification email and webhook event, in one transaction. */
export async function storeMessage(
  ground: TransactionContext & { stores: Pick<Stores, 'of'> },
  form: ContactForm,
  sent: Sent,
) {
  const { isSpam, now, timeZone, by } = sent
  const { name, email, phoneNumber, subject, message, noticeVersion } = form
  await inTransaction(ground, async ({ db, changes }) => {
    const context = { db, changes, now: () => now.getTime(), actor: by }
    const { row } = await ground.stores.of(messages).create(context, {
      name,
      email,
      phoneNumber: phoneNumber || null,
      subject,
      message,
      isSpam,
      ...(await noticeOf(db, noticeVersion, { now, timeZone })),
    })
    if (!isSpam)
      await announce(context, {
        type: 'message.received',
        resource: pathNameOf(messages),
        id: row!.id,
        at: now.toISOString(),
        path: INBOX,
      })
    const recipient = isSpam ? undefined : await notificationTargetOf(db)
    if (recipient) await enqueueNotification(db, { messageId: row!.id, recipient }, now)
  })
}

/**
 * The version of the notice that a message is sent under: the one that its writer was shown, where it has come into force, else
 * that in force now.
 */
async function noticeOf(db: Db, shown: string | null | undefined, { now, timeZone }: Pick<Sent, 'now' | 'timeZone'>) {
  const notice = await readInForce(db, { ...privacy, start: privacyStart })
  const versions = (notice?.versions ?? []) as { date: string }[]
  const inForce = inForceAt(versions, now, timeZone)?.date
  const wasShown = versions.some(({ date }) => date === shown && date <= inForce!)
  return { noticeVersion: (wasShown ? shown : inForce) ?? null, noticeShownAt: wasShown ? now.toISOString() : null }
}

/** Where messages are to be announced, by the contact settings; undefined when they are not to be. */
export async function notificationTargetOf(db: Db): Promise<string | undefined> {
  const settings = await readSingleton(db, contactInfo)
  const target = settings?.enableContactFormNotifications && settings.notificationTargetEmail
  return target ? String(target) : undefined
}
