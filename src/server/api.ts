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
import { refuseUnknownPaths } from './http/unknownPaths.ts'
import { describeApi } from './openapi.ts'
import { createStore } from './resources/createStore.ts'
import { resourceRoutes } from './resources/resourceRoutes.ts'
import type { Storage } from './uploads/storage.ts'
import { uploadRoutes } from './uploads/uploadRoutes.ts'

/** What the API stands on. */
export interface Api {
  db: Db
  storage: Storage
  resources: Record<string, Resource>
  changes: Changes
  env: Env
}

/** The whole API, in one scope: every route here is closed unless it is declared open. */
export const apiRoutes: FastifyPluginAsync<Api> = async (app, { db, storage, resources, changes, env }) => {
  const sessions = createSessions(db)
  const attempts = createAttempts({ limits: env.RATE_LIMITS })
  const declared = Object.values(resources)

  readBodies(app)
  guardAccess(app, sessions)
  refuseUnknownPaths(app)
  await describeApi(app, env.SITE_NAME)
  await app.register(healthRoutes, { checks: [() => sql`select 1`.execute(db), storage.check] })
  await app.register(accountRoutes, { db, sessions, attempts })
  for (const resource of declared)
    await app.register(resourceRoutes, { resource, store: createStore(db, resource, changes) })
  await app.register(uploadRoutes, { resources: declared, storage })
}
