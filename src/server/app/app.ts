import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { speakTurkish } from '../../contract/problem.ts'
import type { Site } from '../../contract/site.ts'
import { modelHostOf } from '../assistant/model/providers.ts'
import { API_ROOT } from '../http/access.ts'
import { securityHeadersOf } from '../http/securityHeaders.ts'
import { validateWithZod } from '../http/validation.ts'
import { answerInFull, wireOptions } from '../http/wire.ts'
import { logRequests } from '../process/log.ts'
import { measureProcess, measureRequests } from '../process/metrics.ts'
import type { Settings } from '../process/settings.ts'
import { adminRoutes } from '../rendering/adminRoutes.ts'
import { askElsewhere, askInProcess } from '../rendering/answers.ts'
import { changesOnPages } from '../rendering/changesOnPages.ts'
import { postElsewhere, postInProcess } from '../rendering/forwardForm.ts'
import { pageRoutes } from '../rendering/pageRoutes.ts'
import { siteFiles } from '../rendering/siteFiles.ts'
import type { SiteSource } from '../rendering/siteSource.ts'
import { seoRoutes } from '../seo/seoRoutes.ts'
import { refused, sendProblem } from '../shared/problems.ts'
import { uploadedFiles } from '../uploads/uploadedFiles.ts'
import { createUploads } from '../uploads/uploads.ts'
import { type Api, apiRoutes } from './api.ts'

export interface App extends Pick<FastifyServerOptions, 'logger' | 'serverFactory'> {
  settings: Settings
  /** Absent when the site speaks to another server's API (`VITE_API_URL`). */
  api?: Api
  /** Absent where only the API is wanted. */
  source?: SiteSource
  /** Tell the process's own figures too; one app in a process may. */
  isMeasured?: boolean
}

/** Builds the server around parts that the caller owns. It listens to nothing. */
export async function createApp({ settings, api, source, logger = false, serverFactory, isMeasured = false }: App) {
  speakTurkish()
  const headers = securityHeadersOf(settings.PUBLIC_URL)
  const app = Fastify({
    ...wireOptions(headers),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
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
  await app.register(apiRoutes, { settings, api: api && uploads && { ...api, uploads, metrics }, prefix: API_ROOT })
  if (uploads) await app.register(uploadedFiles, { uploads })
  if (source) {
    const site = siteOf(settings, Boolean(api))
    const elsewhere = api ? [] : [new URL(settings.VITE_API_URL).origin]
    const ask = api ? askInProcess(app) : askElsewhere(settings.VITE_API_URL)
    const changes = api && changesOnPages(api.changes, api.resources)
    await app.register(siteFiles, { source })
    await app.register(seoRoutes, { source, site, ask, changes })
    await app.register(adminRoutes, { source, site, ask, elsewhere })
    await app.register(pageRoutes, {
      source,
      site,
      elsewhere,
      ask,
      post: api ? postInProcess(app) : postElsewhere(settings.VITE_API_URL),
      changes,
      picturesIn: uploads?.picturesIn,
    })
  }
  return app
}

const siteOf = (settings: Settings, isOwnApi: boolean): Site => ({
  name: settings.SITE_NAME,
  assistantName: settings.ASSISTANT_NAME,
  url: settings.PUBLIC_URL,
  timeZone: settings.SITE_TIMEZONE,
  ...(isOwnApi && { assistantHost: modelHostOf(settings) }),
  mapOrigins: settings.MAP_HOSTS,
})
