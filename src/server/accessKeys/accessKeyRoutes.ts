import { z } from 'zod'
import { accessKeyCalls } from '../../contract/accessKeyCalls.ts'
import { accessKey, accessKeyInput, madeAccessKey } from '../../contract/accessKeys.ts'
import { problem } from '../../contract/problem.ts'
import { writeRecorded } from '../activity/writeRecorded.ts'
import type { Ground } from '../db/inTransaction.ts'
import { addressOf, at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { idIn, paramsOf } from '../resources/keys.ts'
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
  const write = writeRecorded({ ground, resource: RESOURCE, now })

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
      const made = await write(request, 'create', ({ db }) => makeKey(db, { ...request.body, administratorId }, now()))
      return reply.code(201).header('location', addressOf(accessKeyCalls.revoke, made)).send(made)
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
    handler: (request) => write(request, 'delete', ({ db }) => revokeKey(db, idIn(request))),
  })
}
