import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Resource } from '../contract/resource.ts'
import { accountRoutes } from './accounts/accountRoutes.ts'
import { createAttempts } from './accounts/attempts.ts'
import { createSessions } from './accounts/sessions.ts'
import type { Changes } from './changes.ts'
import type { Db } from './db/tables.ts'
import type { Env } from './env.ts'
import { healthRoutes } from './health.ts'
import { guardAccess } from './http/access.ts'
import { readBodies } from './http/bodies.ts'
import { compressAnswers } from './http/encodings.ts'
import { refuseUnknownPaths } from './http/unknownPaths.ts'
import { describeApi, type NamedSchemas } from './openapi.ts'
import { createStore } from './resources/createStore.ts'
import { resourceRoutes } from './resources/resourceRoutes.ts'
import type { Storage } from './uploads/storage.ts'
import { uploadRoutes } from './uploads/uploadRoutes.ts'

/** What the API stands on, and what it serves. */
export interface Api {
  db: Db
  storage: Storage
  resources: Record<string, Resource>
  changes: Changes
}

/** The whole API, in one scope: every route here is closed unless it is declared open. */
export const apiRoutes: FastifyPluginAsync<{ env: Env; api?: Api }> = async (app, { env, api }) => {
  readBodies(app)
  compressAnswers(app)
  refuseUnknownPaths(app)
  if (!api) {
    await app.register(healthRoutes, { checks: [] })
    return
  }
  const { db, storage, changes } = api
  const resources = Object.values(api.resources)
  const sessions = createSessions(db)
  guardAccess(app, sessions)
  describeApi(app, env.SITE_NAME, namedSchemasOf(resources))
  await app.register(healthRoutes, { checks: [() => sql`select 1`.execute(db), storage.check] })
  await app.register(accountRoutes, { db, sessions, attempts: createAttempts({ limits: env.RATE_LIMITS }) })
  for (const resource of resources)
    await app.register(resourceRoutes, { resource, store: createStore(db, resource, changes) })
  await app.register(uploadRoutes, { resources, storage })
}

const namedSchemasOf = (resources: readonly Resource[]): NamedSchemas =>
  new Map(
    resources.flatMap(({ name, record, input, changes }) => [
      [record, name] as const,
      [input, `${name}.input`] as const,
      [changes, `${name}.changes`] as const,
    ]),
  )
