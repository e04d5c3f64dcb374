import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Resource } from '../../contract/resource.ts'
import { messages } from '../../contract/resources/messages.ts'
import { posts } from '../../contract/resources/posts.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { accountRoutes } from '../accounts/accountRoutes.ts'
import { createAttempts } from '../accounts/attempts.ts'
import { createSessions } from '../accounts/sessions.ts'
import { assistantRoutes } from '../assistant/assistantRoutes.ts'
import { previewRoutes } from '../blog/previewRoutes.ts'
import { statsRoute } from '../dashboard/statsRoute.ts'
import type { Db } from '../db/tables.ts'
import { guardAccess } from '../http/access.ts'
import { readBodies } from '../http/bodies.ts'
import { compressAnswers } from '../http/encodings.ts'
import { refuseUnknownPaths } from '../http/unknownPaths.ts'
import { contactRoutes } from '../inbox/contactRoutes.ts'
import { notificationRoutes } from '../inbox/notificationRoutes.ts'
import { createRequestLimits } from '../limits/requestLimits.ts'
import { noticeUnnamedProxy } from '../limits/unnamedProxy.ts'
import { createMailer } from '../mail/mailer.ts'
import { mailRoutes } from '../mail/mailRoutes.ts'
import { describeApi } from '../openapi/describeApi.ts'
import { docsRoutes } from '../openapi/docsRoutes.ts'
import { healthRoutes } from '../process/health.ts'
import { metricsRoutes } from '../process/metrics.ts'
import type { Settings } from '../process/settings.ts'
import { resourceRoutes } from '../resources/resourceRoutes.ts'
import type { Changes } from '../shared/changes.ts'
import { singletonRoutes } from '../singletons/singletonRoutes.ts'
import { storesOf } from '../stores.ts'
import type { Storage } from '../uploads/storage.ts'
import { uploadRoutes } from '../uploads/uploadRoutes.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** What the API stands on, and what it serves. */
export interface Api {
  db: Db
  storage: Storage
  resources: Record<string, Resource>
  changes: Changes
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The whole API, in one scope: every route here is closed unless it is declared open. */
export const apiRoutes: FastifyPluginAsync<{
  settings: Settings
  api?: Api & { uploads: Uploads; metrics: Registry }
}> = async (app, { settings, api }) => {
  readBodies(app)
  compressAnswers(app)
  refuseUnknownPaths(app)
  if (!api) {
    await app.register(healthRoutes, { checks: [] })
    return
  }
  const { db, storage, uploads, metrics, changes, now } = api
  const resources = Object.values(api.resources)
  const stores = storesOf({ db, changes, settings, now })
  const sessions = createSessions(db)
  const limits = createRequestLimits({ isOn: settings.RATE_LIMITS, now })
  const mailer = createMailer(settings)
  noticeUnnamedProxy(app)
  app.addHook('onRequest', limits.api)
  guardAccess(app, sessions)
  await describeApi(app, settings.SITE_NAME)
  await app.register(docsRoutes, { origin: settings.PUBLIC_URL })
  await app.register(healthRoutes, { checks: [() => sql`select 1`.execute(db), storage.check] })
  await app.register(metricsRoutes, { registry: metrics, sessions })
  await app.register(accountRoutes, { db, sessions, attempts: createAttempts({ limits: settings.RATE_LIMITS }) })
  for (const resource of resources) await app.register(resourceRoutes, { resource, store: stores.of(resource) })
  for (const singleton of Object.values(singletons))
    await app.register(singletonRoutes, { singleton, store: stores.ofSingleton(singleton) })
  await app.register(previewRoutes, { db, store: stores.of(posts), origin: settings.PUBLIC_URL, now })
  await app.register(statsRoute, { stores })
  await app.register(contactRoutes, { db, changes, limit: limits.contact, now })
  await app.register(notificationRoutes, { db, changes, store: stores.of(messages), canSend: Boolean(mailer), now })
  await app.register(mailRoutes, { mailer, siteName: settings.SITE_NAME, limit: limits.testMail })
  await app.register(assistantRoutes, { db, changes, settings, stores, limit: limits.chat, now })
  await app.register(uploadRoutes, {
    declared: [...resources, ...Object.values(singletons)],
    uploads,
    limit: limits.uploads,
  })
}
