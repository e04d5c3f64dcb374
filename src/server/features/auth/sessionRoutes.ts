import { z } from 'zod'
import { authEndpoints, messageAnswer, openSession, sessionFields } from '../../../contract/api/auth.ts'
import { account } from '../../../contract/i18n/shared/account.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { idIn, paramsOf } from '../../content/resources/keys.ts'
import { listOfArray } from '../../content/resources/listOfArray.ts'
import { sendList } from '../../content/resources/sendList.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { at, type Session } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { writeRecorded } from '../auditLog/writeRecorded.ts'
import { endOtherSessions, type Sessions } from './sessions.ts'

interface Served {
  ground: TransactionContext
  sessions: Sessions
  /** Milliseconds since 1970. */
  now: () => number
}

/** Where the administrator is signed in, and the end of one of these sessions or of all others; nobody sees anybody else's. */
export const sessionRoutes: ZodRoutes<Served> = async (app, { ground, sessions, now }) => {
  const tags = ['sessions']
  const write = writeRecorded({ ground, resource: 'sessions', now })
  const listFor = async ({ id: current, administratorId }: Session) =>
    (await sessions.list(administratorId))
      .map((session) => ({ ...session, isCurrent: session.id === current }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

  app.route({
    ...at(authEndpoints.sessions),
    schema: {
      tags,
      summary: 'Where one is signed in, this session first',
      querystring: listQueryOf({ fields: sessionFields, beside: ['id', 'createdAt'] }),
      response: { 200: z.array(openSession) },
    },
    handler: async (request, reply) => {
      const sessions = await listFor(request.session!)
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
      const wanted = idIn(request)
      const found = (await listFor(request.session!)).find(({ id }) => id === wanted)
      return write(request, 'signOut', async ({ db }) => {
        if (found) await sessions.end(found, db)
        return found
      })
    },
  })

  app.route({
    ...at(authEndpoints.endOtherSessions),
    schema: { tags, summary: 'End all sessions of one’s own but this one', response: { 200: messageAnswer } },
    handler: async (request) => {
      const others = (await listFor(request.session!)).filter(({ isCurrent }) => !isCurrent)
      await inTransaction(ground, async (within) => {
        await endOtherSessions(within.db, request.session!)
        for (const other of others) await write(request, 'signOut', async () => other, within)
      })
      return { message: account.othersSignedOut }
    },
  })
}
