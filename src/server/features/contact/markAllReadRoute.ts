import { markedRead } from '../../../contract/api/contact.ts'
import { contactCalls } from '../../../contract/api/contactCalls.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import type { Stores } from '../../content/stores.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { markAllRead } from './markAllRead.ts'

/** Lets the administrator mark every unread message read, without a call for each. */
export const markAllReadRoute: ZodRoutes<TransactionContext & { stores: Stores }> = async (app, ground) => {
  app.route({
    ...at(contactCalls.markAllRead),
    schema: { tags: [messages.name], summary: 'Mark unread messages read', response: { 200: markedRead } },
    handler: (request) => markAllRead({ ...ground, actor: actorOf(request) }),
  })
}
