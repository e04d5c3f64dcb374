import { z } from 'zod'
import { authEndpoints, messageAnswer, openSession, sessionFields } from '../../../contract/api/accounts.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { idIn, paramsOf, sendList } from '../../content/resources/routing.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { writeAudited } from '../auditLog/auditLog.ts'
import type { AccountContext } from './context.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

const SIGN_OUT = { action: 'signOut', resource: 'sessions' } as const

/** The caller's own sessions: listed and ended. */
export const sessionRoutes: ZodRoutes<{ context: AccountContext }> = async (app, { context }) => {
  const tags = ['sessions']

  app.route({
    ...at(authEndpoints.sessions),
    schema: {
      tags,
      summary: 'Where one is signed in, this session first',
      querystring: listQueryOf({ fields: sessionFields, beside: ['id', 'createdAt'] }),
      response: { 200: z.array(openSession) },
    },
    handler: async (request, reply) => {
      const sessions = await listSessions(context, request.session!)
      return sendList(request, reply, 'sessions', listOfArray(sessionFields, sessions, request.query as ListQuery))
    },
  })

  app.route({
    ...at(authEndpoints.endSession),
    schema: {
      tags,
      summary: 'End a session of one’s own',
      params: paramsOf(authEndpoints.endSession),
      response: { 200: openSession, 404: problem },
    },
    handler: async (request) => {
      const id = idIn(request)
      return writeAudited(context, request, SIGN_OUT, async (trx) => {
        const found = (await listSessions(trx, request.session!)).find((session) => session.id === id)
        if (found) await endSession(trx.db, found)
        return found
      })
    },
  })

  app.route({
    ...at(authEndpoints.endOtherSessions),
    schema: { tags, summary: 'End all sessions of one’s own but this one', response: { 200: messageAnswer } },
    handler: (request) =>
      inTransaction(context, async (trx) => {
        const sessions = await listSessions(trx, request.session!)
        await endOtherSessions(trx.db, request.session!)
        for (const session of sessions.filter(({ isCurrent }) => !isCurrent))
          await writeAudited(trx, request, SIGN_OUT, async () => session)
        return { message: account.othersSignedOut }
      }),
  })
}
