import { z } from 'zod'
import { accessKeyCalls } from '../../contract/accessKeyCalls.ts'
import { accessKey, accessKeyInput, madeAccessKey } from '../../contract/accessKeys.ts'
import type { Action } from '../../contract/activityCalls.ts'
import { fillEndpoint } from '../../contract/endpoint.ts'
import { problem } from '../../contract/problem.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { type Ground, inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/tables.ts'
import { API_ROOT, at } from '../http/access.ts'
import { type Asker, actorOf } from '../http/actorOf.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { idIn, paramsOf } from '../resources/keys.ts'
import { refused } from '../shared/problems.ts'
import { type AccessKeys, makeKey, revokeKey } from './accessKeys.ts'

interface Served {
  ground: Ground
  keys: Pick<AccessKeys, 'list'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** As activity and paths call them. */
const RESOURCE = 'access-keys'

/** The keys by which programs read or write content. */
export const accessKeyRoutes: ZodRoutes<Served> = async (app, { ground, keys, now }) => {
  const tags = [RESOURCE]
  const record = (db: Db, request: Asker, action: Action, recordId: number) =>
    recordActivity(db, { actor: actorOf(request), action, resource: RESOURCE, recordId, at: new Date(now()) })

  app.route({
    ...at(accessKeyCalls.list),
    schema: {
      tags,
      summary: 'Keys of programs, newest first; never the keys themselves',
      response: { 200: z.array(accessKey) },
    },
    handler: () => keys.list(),
  })

  app.route({
    ...at(accessKeyCalls.make),
    schema: {
      tags,
      summary: 'Make a key for a program: it is shown this once',
      body: accessKeyInput,
      response: { 201: madeAccessKey },
    },
    handler: async (request, reply) => {
      const { administratorId } = request.session!
      const made = await inTransaction(ground, async ({ db }) => {
        const key = await makeKey(db, { ...request.body, administratorId }, now())
        await record(db, request, 'create', key.id)
        return key
      })
      const { path } = fillEndpoint(accessKeyCalls.revoke, { id: made.id })
      return reply
        .code(201)
        .header('location', API_ROOT + path)
        .send(made)
    },
  })

  app.route({
    ...at(accessKeyCalls.revoke),
    schema: {
      tags,
      summary: 'Revoke a key: it counts no more',
      params: paramsOf(accessKeyCalls.revoke),
      response: { 200: accessKey, 404: problem },
    },
    handler: async (request) => {
      const revoked = await inTransaction(ground, async ({ db }) => {
        const key = await revokeKey(db, idIn(request))
        if (key) await record(db, request, 'delete', key.id)
        return key
      })
      if (!revoked) throw refused.notFound()
      return revoked
    },
  })
}
