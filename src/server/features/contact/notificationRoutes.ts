import { contactCalls } from '../../../contract/api/contactCalls.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { problem } from '../../../contract/problem.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import { sendRow } from '../../content/resources/conditions.ts'
import type { Reader } from '../../content/resources/createReader.ts'
import { idIn, paramsOf } from '../../content/resources/keys.ts'
import { isMissingReference } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { at } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import { notificationTargetOf } from './keepMessage.ts'
import { shows } from './messageRules.ts'

interface Notifications {
  db: Db
  changes: Changes
  store: Pick<Reader, 'read'>
  /** Whether there is a mail server. */
  canSend: boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Lets the administrator have a message announced again, to the address that the settings name by now. */
export const notificationRoutes: ZodRoutes<Notifications> = async (
  app,
  { db, changes, store, canSend, now = Date.now },
) => {
  app.route({
    ...at(contactCalls.retryNotification),
    schema: {
      tags: [messages.name],
      summary: 'Announce a message again',
      params: paramsOf(contactCalls.retryNotification),
      response: { 200: resourceSchemas(messages, { shows }).record, 409: problem, 503: problem },
    },
    handler: async (request, reply) => {
      const messageId = idIn(request)
      if (!(await store.read(messageId))) throw refused.notFound()
      if (!canSend) throw refused.unavailable(mailTexts.notConfigured)
      await announceAgain(db, messageId, new Date(now()))
      await changes.emit(messages.name)
      const row = await store.read(messageId)
      if (!row) throw refused.notFound()
      return sendRow(request, reply, row)
    },
  })
}

async function announceAgain(db: Db, messageId: number, now: Date): Promise<void> {
  const mail = await db.selectFrom('outbox').select('status').where('messageId', '=', messageId).executeTakeFirst()
  if (mail?.status === 'sent') throw new Refused(409, mailTexts.retry.sent)
  const recipient = await notificationTargetOf(db)
  if (!recipient) throw new Refused(409, mailTexts.retry.off)
  await enqueueNotification(db, { messageId, recipient }, now).catch((error: unknown) => {
    // Deleted in this very moment.
    throw isMissingReference(error) ? refused.notFound() : error
  })
}
