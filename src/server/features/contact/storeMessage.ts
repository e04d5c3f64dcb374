import type { ContactForm } from '../../../contract/api/contact.ts'
import type { Locale } from '../../../contract/constants.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { privacy } from '../../../contract/singletons/privacy.ts'
import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { readSingleton } from '../../content/singletons/singletonRepository.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import { announce } from '../webhooks/deliveries.ts'

/** The panel's page of messages. */
const INBOX = '/admin/inbox'

interface StoreOptions {
  isSpam: boolean
  /** Language of the sender. */
  locale: Locale
  /** Time zone in which a version of the privacy notice comes into force. */
  timeZone: string
  by: Actor
}

/** Stores a visitor's message and, unless it is spam, its notification email and webhook event, in one transaction. */
export const storeMessage = (
  context: TransactionContext & Pick<ContentServices, 'stores' | 'now'>,
  { name, email, phoneNumber, subject, message, noticeVersion }: ContactForm,
  { isSpam, locale, timeZone, by }: StoreOptions,
): Promise<void> =>
  inTransaction(context, async ({ db, changes, stores, now }) => {
    const at = new Date(now())
    const { id } = await stores.of(messages).create(
      { db, changes, now, actor: by },
      {
        name,
        email,
        phoneNumber: phoneNumber || null,
        subject,
        message,
        locale,
        isSpam,
        ...(await noticeOf({ db, stores }, noticeVersion, at, timeZone)),
      },
    )
    if (isSpam) return
    const resource = pathNameOf(messages)
    await announce({ db, changes }, { type: 'message.received', resource, id, at: at.toISOString(), path: INBOX })
    const recipient = await notificationTargetOf(db)
    if (recipient) await enqueueNotification(db, { messageId: id, recipient }, at)
  })

/** The version of the privacy notice for a message: the shown one if it is in force or was, else the present one. */
async function noticeOf(
  { db, stores }: Pick<ContentServices, 'db' | 'stores'>,
  shown: string | null | undefined,
  now: Date,
  timeZone: string,
) {
  const notice = await stores.ofSingleton(privacy).readOrDefaults({ db })
  const versions = (notice?.versions ?? []) as { date: string }[]
  const inForce = inForceAt(versions, now, timeZone)?.date
  const wasShown = versions.some(({ date }) => date === shown && date <= inForce!)
  return { noticeVersion: (wasShown ? shown : inForce) ?? null, noticeShownAt: wasShown ? now.toISOString() : null }
}

/** The recipient of notifications in the contact settings; undefined while they are turned off. */
export async function notificationTargetOf(db: Db): Promise<string | undefined> {
  const settings = await readSingleton(db, contactInfo)
  const target = settings?.enableContactFormNotifications && settings.notificationTargetEmail
  return target ? String(target) : undefined
}
