import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invitation, invited, type Person, person, personFields } from '../../../contract/api/accounts.ts'
import type { Action } from '../../../contract/api/endpoints.ts'
import { peopleCalls } from '../../../contract/api/endpoints.ts'
import { account, problems } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { endpointOf } from '../../../contract/schema/endpoint.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { idIn, paramsOf } from '../../content/resources/params.ts'
import { sendList } from '../../content/resources/responses.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { actorOf, at, recordPath } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { createOnce, type IdempotencyKeys, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { AccountEmails, AdministratorNotices } from './accountEmails.ts'
import { issueLink } from './accountLinks.ts'
import { invitePerson, listPeople, removePerson } from './administrators.ts'

interface RouteOptions {
  context: TransactionContext
  idempotency: IdempotencyKeys
  settings: Pick<Settings, 'PUBLIC_URL'>
  emails: AccountEmails
  notify: AdministratorNotices
  /** Milliseconds since 1970. */
  now: () => number
}

/** Who may sign in: all are administrators (spec section 6). They invite each other, and remove each other but the last. */
export const peopleRoutes: ZodRoutes<RouteOptions> = async (
  app,
  { context, idempotency, settings, emails, notify, now },
) => {
  const tags = ['people']
  const record = (db: Db, request: Pick<FastifyRequest, 'session' | 'ip'>, action: Action, recordId: number) =>
    recordAudit(db, { actor: actorOf(request), action, resource: 'people', recordId, at: new Date(now()) })
  const find = async (db: Db, id: number, self: number): Promise<Person | undefined> =>
    (await listPeople(db, self, now())).find((one) => one.id === id)

  app.route({
    ...at(peopleCalls.list),
    schema: {
      tags,
      summary: 'Who may sign in',
      querystring: listQueryOf({ fields: personFields, beside: ['id', 'createdAt'] }),
      response: { 200: z.array(person) },
    },
    handler: async (request, reply) => {
      const people = await listPeople(context.db, request.session!.administratorId, now())
      return sendList(request, reply, 'people', listOfArray(personFields, people, request.query as ListQuery))
    },
  })

  app.route({
    ...at(peopleCalls.invite),
    schema: {
      tags,
      summary: 'Invite somebody: the link is shown once, and mailed where mails are sent',
      headers: idempotencyHeaders,
      body: invitation,
      response: { 201: invited, 409: problem },
    },
    handler: async (request, reply) => {
      const { body, session } = request
      const { administratorId: self, email: by } = session!
      const withLink = async (db: Db, administratorId: number) => {
        const wanted = { administratorId, purpose: 'handedInvitation' } as const
        const link = await issueLink(db, wanted, settings.PUBLIC_URL, now())
        return { ...(await find(db, administratorId, self))!, link, canMail: emails.canSend }
      }
      const invite = async (trx: TransactionContext) => {
        const administratorId = await invitePerson(trx.db, body.email, now())
        if (administratorId === null)
          throw new Refused(409, account.emailIsTaken, { errors: { email: [account.emailIsTaken] } })
        // Every link of an earlier invitation ends, also one that was mailed.
        await trx.db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
        const made = await withLink(trx.db, administratorId)
        await record(trx.db, request, 'create', administratorId)
        await emails.invitation(trx, made.email, administratorId, by)
        await notify(trx, 'invited', { by, what: made.email })
        return made
      }
      const address = (one: { id: number }) => recordPath(peopleCalls.remove, one)
      const answer = await createOnce(request, {
        endpoint: endpointOf(peopleCalls.invite),
        idempotency,
        create: (trx = context) => inTransaction(trx, invite),
        find: (id) => find(context.db, id, self),
        // The letter is on its way and keeps its link; the other link was read by nobody, and ends.
        again: async ({ id, isInvited }) => (isInvited ? withLink(context.db, id) : undefined),
        refusal: problems.madeBefore,
        recordPath: address,
      })
      return reply.code(201).header('location', address(answer)).send(answer)
    },
  })

  app.route({
    ...at(peopleCalls.remove),
    schema: {
      tags,
      summary: 'Remove somebody: their sessions end at once',
      params: paramsOf(peopleCalls.remove),
      response: { 200: person, 404: problem, 409: problem },
    },
    handler: async (request) => {
      const [id, self] = [idIn(request), request.session!.administratorId]
      return inTransaction(context, async (trx) => {
        const { db } = trx
        const found = await find(db, id, self)
        if (found) await notify(trx, 'removed', { by: request.session!.email, what: found.email })
        const outcome = await removePerson(db, id)
        if (!found || outcome === 'unknown') throw refused.notFound()
        if (outcome === 'last') throw new Refused(409, account.lastAdministrator)
        await record(db, request, 'delete', id)
        return found
      })
    },
  })
}
