import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { speakTurkish } from '../contract/problem.ts'
import type { Site } from '../contract/site.ts'
import { type Api, apiRoutes } from './api.ts'
import { modelHostOf } from './assistant/model/providers.ts'
import type { Env } from './env.ts'
import { API_ROOT } from './http/access.ts'
import { answerInFull, limitsOf } from './http/limits.ts'
import { securityHeadersOf } from './http/securityHeaders.ts'
import { validateWithZod } from './http/validation.ts'
import { logRequests } from './log.ts'
import { measureProcess, measureRequests } from './metrics.ts'
import { adminRoutes } from './pages/adminRoutes.ts'
import { askElsewhere, askInProcess } from './pages/answers.ts'
import { changesOnPages } from './pages/changesOnPages.ts'
import { pageRoutes } from './pages/pageRoutes.ts'
import { postElsewhere, postInProcess } from './pages/posts.ts'
import { siteFiles } from './pages/siteFiles.ts'
import type { SiteSource } from './pages/siteSource.ts'
import { refused, sendProblem } from './problems.ts'
import { seoRoutes } from './seo/seoRoutes.ts'
import { uploadedFiles } from './uploads/uploadedFiles.ts'
import { createUploads } from './uploads/uploads.ts'

export interface App extends Pick<FastifyServerOptions, 'logger' | 'serverFactory'> {
  env: Env
  /** Absent when the site speaks to another server's API (`VITE_API_URL`). */
  api?: Api
  /** Absent where only the API is wanted. */
  source?: SiteSource
  /** Tell the process's own figures too; one app in a process may. */
  isMeasured?: boolean
}

/** Builds the server around parts that the caller owns. It listens to nothing. */
export async function createApp({ env, api, source, logger = false, serverFactory, isMeasured = false }: App) {
  speakTurkish()
  const headers = securityHeadersOf(env.PUBLIC_URL)
  const app = Fastify({
    ...limitsOf(headers),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    ...(serverFactory && { serverFactory }),
  })
  validateWithZod(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  answerInFull(app)
  logRequests(app)
  const metrics = measureRequests(app)
  if (isMeasured) measureProcess(metrics)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(({ method, url }) => {
    if (method === 'GET' || method === 'HEAD') throw refused.noSuchAddress()
    const isForm = app.hasRoute({ method: 'POST', url: url.split('?', 1)[0]! })
    throw refused.methodNotAllowed(['GET', 'HEAD', ...(isForm ? ['POST'] : [])])
  })
  const uploads = api && createUploads(api, app.log)
  app.addHook('onClose', async () => uploads?.close())
  await app.register(apiRoutes, { env, api: api && uploads && { ...api, uploads, metrics }, prefix: API_ROOT })
  if (uploads) await app.register(uploadedFiles, { uploads })
  if (source) {
    const site = siteOf(env, Boolean(api))
    const elsewhere = api ? [] : [new URL(env.VITE_API_URL).origin]
    const ask = api ? askInProcess(app) : askElsewhere(env.VITE_API_URL)
    const changes = api && changesOnPages(api.changes, api.resources)
    await app.register(siteFiles, { source })
    await app.register(seoRoutes, { source, site, ask, changes })
    await app.register(adminRoutes, { source, site, ask, elsewhere })
    await app.register(pageRoutes, {
      source,
      site,
      elsewhere,
      ask,
      post: api ? postInProcess(app) : postElsewhere(env.VITE_API_URL),
      changes,
      picturesIn: uploads?.picturesIn,
    })
  }
  return app
}

const siteOf = (env: Env, isOwnApi: boolean): Site => ({
  name: env.SITE_NAME,
  assistantName: env.ASSISTANT_NAME,
  url: env.PUBLIC_URL,
  timeZone: env.SITE_TIMEZONE,
  ...(isOwnApi && { assistantHost: modelHostOf(env) }),
  mapOrigins: env.MAP_HOSTS,
})
