import type { FastifyRequest } from 'fastify'
import { invitation, invited, person, personFields } from '../../../contract/api/accounts.ts'
import { type Action, administratorEndpoints } from '../../../contract/api/endpoints.ts'
import { account, problems } from '../../../contract/i18n/shared/messages.ts'
import { arrayListRoute, idIn } from '../../content/resources/routing.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, sendCreated, type ZodRoutes } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { canSendEmail } from '../../platform/mail/mailSettings.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { emailLink, notifyAdministrators } from './accountEmails.ts'
import { createLink } from './accountLinks.ts'
import { addInvited, findAdministrator, listAdministrators, removeAdministrator } from './administrators.ts'
import type { AccountContext } from './context.ts'

/** Administrators, all with the same permissions: they invite and remove each other; the last one cannot be removed. */
export const administratorRoutes: ZodRoutes<{ context: AccountContext }> = async (app, { context }) => {
  const tags = ['administrators']

  app.route(
    arrayListRoute(administratorEndpoints.list, {
      name: 'people',
      tags,
      summary: 'List administrators and invited people',
      fields: personFields,
      row: person,
      read: (request) => listAdministrators(context, request.session!.administratorId),
    }),
  )

  app.route({
    ...at(administratorEndpoints.invite),
    schema: {
      tags,
      summary: 'Invite an administrator: the link is returned once, and emailed if a mail server is set',
      headers: idempotencyHeaders,
      body: invitation,
      response: { 201: invited },
    },
    handler: async (request, reply) => {
      const { administratorId: self, email: by } = request.session!
      const created = await createOnce(context, request, {
        endpoint: administratorEndpoints.invite,
        create: (outer) =>
          inTransaction(outer, async (trx) => {
            const id = await addInvited(trx, request.body.email)
            if (id === undefined)
              throw new Refused(409, account.emailIsTaken, { errors: { email: [account.emailIsTaken] } })
            // All links of an earlier invitation become invalid, including emailed ones.
            await trx.db.deleteFrom('accountLinks').where('administratorId', '=', id).execute()
            const administrator = await withNewLink(trx, id, self)
            await audit(trx, request, 'create', id)
            await emailLink(trx, administrator.email, 'invitation', { administratorId: id, by })
            await notifyAdministrators(trx, 'invited', { by, what: administrator.email })
            return administrator
          }),
        find: (id) => findAdministrator(context, id, self),
        // Retry of a lost response: its unread link becomes invalid, the emailed one stays valid.
        again: async ({ id, isInvited }) => (isInvited ? withNewLink(context, id, self) : undefined),
        refusal: problems.madeBefore,
        recordEndpoint: administratorEndpoints.remove,
      })
      return sendCreated(reply, administratorEndpoints.remove, created)
    },
  })

  app.route({
    ...at(administratorEndpoints.remove),
    schema: { tags, summary: 'Remove an administrator; ends their sessions at once', response: { 200: person } },
    handler: async (request) => {
      const [id, { administratorId: self, email: by }] = [idIn(request), request.session!]
      return inTransaction(context, async (trx) => {
        const administrator = await findAdministrator(trx, id, self)
        // Emailed before the removal, so that the removed administrator is notified too.
        if (administrator) await notifyAdministrators(trx, 'removed', { by, what: administrator.email })
        const outcome = await removeAdministrator(trx.db, id)
        if (!administrator || outcome === 'unknown') throw refused.notFound()
        if (outcome === 'last') throw new Refused(409, account.lastAdministrator)
        await audit(trx, request, 'delete', id)
        return administrator
      })
    },
  })
}

async function withNewLink(context: AccountContext, administratorId: number, self: number) {
  const link = await createLink(context, { administratorId, purpose: 'handedInvitation' })
  return { ...(await findAdministrator(context, administratorId, self))!, link, canMail: await canSendEmail(context) }
}

const audit = (context: AccountContext, request: FastifyRequest, action: Action, recordId: number) =>
  recordAudit(context, { actor: actorOf(request), action, resource: 'administrators', recordId })
