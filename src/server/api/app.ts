import proxyAddress from '@fastify/proxy-addr'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import { speakTurkish } from '../../contract/problem.ts'
import { singletons } from '../../contract/singletons/index.ts'
import type { Site } from '../../contract/site.ts'
import { contentPreviewRoutes, previewRoutes } from '../content/preview/previews.ts'
import { resourceRoutes } from '../content/resources/resourceRoutes.ts'
import { singletonRoutes } from '../content/singletons/singletonRoutes.ts'
import { trashRoutes } from '../content/trash/trashRoutes.ts'
import { versionRoutes } from '../content/versions/versionRoutes.ts'
import { assistantRoutes, modelHostOf } from '../features/assistant/index.ts'
import { auditLogRoutes } from '../features/auditLog/auditLogRoutes.ts'
import { type AdministratorNotices, notifyAdministrators } from '../features/auth/accountEmails.ts'
import { createApiKeys } from '../features/auth/apiKeys.ts'
import { authRoutes } from '../features/auth/index.ts'
import { createLoginAttempts } from '../features/auth/loginAttempts.ts'
import { createSessions } from '../features/auth/sessions.ts'
import { backupRoutes } from '../features/backups/backupRoutes.ts'
import { readSiteName } from '../features/brand/brand.ts'
import { cdnRoutes } from '../features/cdn/cdnRoutes.ts'
import { contactRoutes } from '../features/contact/contactRoutes.ts'
import { replyRoutes } from '../features/contact/replyRoutes.ts'
import { firstDayRoute } from '../features/dashboard/firstDayRoute.ts'
import { statsRoute } from '../features/dashboard/statsRoute.ts'
import { translationRoutes } from '../features/dashboard/translationRoutes.ts'
import { demoRoutes } from '../features/demo/demoRoutes.ts'
import { mailRoutes } from '../features/mail/mailRoutes.ts'
import { documentRoutes } from '../features/media/documentRoutes.ts'
import { fileRoutes } from '../features/media/fileRoutes.ts'
import { createPicturesIn } from '../features/media/imageFacts.ts'
import { pictureRoutes } from '../features/media/pictureRoutes.ts'
import { createRenditions, type Renditions } from '../features/media/renditions.ts'
import { personalDataRoutes } from '../features/privacy/personalDataRoutes.ts'
import { createNotFoundLog } from '../features/redirects/notFoundLog.ts'
import { type HeadRequest, NO_PAGE } from '../features/redirects/readRedirect.ts'
import { redirectRoutes } from '../features/redirects/redirectRoutes.ts'
import { createRedirects } from '../features/redirects/redirects.ts'
import { createSiteSearch, searchRoutes } from '../features/search/index.ts'
import { createSiteHealth, type SiteHealth, siteHealthRoutes } from '../features/siteHealth/siteHealth.ts'
import { visitRoutes } from '../features/visits/visitRoutes.ts'
import { webhookRoutes } from '../features/webhooks/webhookRoutes.ts'
import type { Settings } from '../platform/config/settings.ts'
import { API_ROOT, guardAccess, warnAboutUntrustedProxy } from '../platform/http/access.ts'
import { type BodyTimeouts, limitBodies, readBodies } from '../platform/http/bodies.ts'
import { type CdnHeaders, cdnHeadersOf, shareContent } from '../platform/http/cdnHeaders.ts'
import { compressResponses } from '../platform/http/compression.ts'
import {
  closeSlowConnections,
  httpServerOptions,
  respondDuringMaintenance,
  respondInFull,
} from '../platform/http/httpServer.ts'
import { healthRoutes, metricsRoutes } from '../platform/http/operationsRoutes.ts'
import { refused, refuseUnknownLocales, refuseUnknownPaths, sendProblem } from '../platform/http/problems.ts'
import { securityHeadersOf } from '../platform/http/securityHeaders.ts'
import { numberRequests, observeRequests } from '../platform/observability/log.ts'
import { createMetrics, measureProcess } from '../platform/observability/metrics.ts'
import {
  type CounterFactory,
  createRequestLimits,
  limitBodyRate,
  memoryCounters,
  type RequestLimits,
  sharedCounters,
} from '../platform/rateLimit/rateLimits.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { injectHead, postInProcess, postRemote, requestInProcess, requestRemote } from '../site/apiClient/apiClient.ts'
import { assetRoutes } from '../site/assets/assetRoutes.ts'
import type { SiteSource } from '../site/assets/builtSite.ts'
import { paletteRoutes } from '../site/assets/paletteRoutes.ts'
import { ogImageRoutes } from '../site/ogImages/ogImageRoutes.ts'
import { siteChanges } from '../site/pageCache/pageCache.ts'
import { type CacheHit, createPageServer } from '../site/pageCache/pageServer.ts'
import { PAGES, pageRoutes } from '../site/pages/pageRoutes.ts'
import { panelRoutes } from '../site/pages/panelRoutes.ts'
import { iconRoutes } from '../site/seo/iconRoutes.ts'
import { seoRoutes } from '../site/seo/seoRoutes.ts'
import { describeApi, docsRoutes } from './openapi/openapiRoutes.ts'
import type { Services } from './services.ts'

export interface App extends Pick<FastifyServerOptions, 'logger' | 'serverFactory'> {
  settings: Settings
  /** Absent if the site uses another server's API (`VITE_API_URL`). */
  services?: Services
  /** Absent to serve only the API. */
  source?: SiteSource
  /** Storage of built files, shared by several versions. */
  sharedFiles?: Storage | undefined
  /** Storage of rendered OG images. */
  sharingFiles?: Storage | undefined
  /** Serves the process metrics too; set it for at most one app per process. */
  isMeasured?: boolean
  /** Shorter timeouts of bodies, in tests. */
  timeouts?: BodyTimeouts | undefined
  /** Aborted at shutdown: from then on the server is not ready. */
  stopping?: AbortSignal
}

/** Creates the app from dependencies that the caller owns. It does not listen. */
export async function createApp({
  settings,
  services,
  source,
  sharedFiles,
  sharingFiles,
  logger = false,
  serverFactory,
  isMeasured = false,
  timeouts,
  stopping,
}: App) {
  speakTurkish()
  const genReqId = numberRequests()
  const trusted = proxyAddress.compile(settings.TRUST_PROXY)
  const headers = securityHeadersOf(settings)
  // Without change events nothing would purge.
  const cdn = services && cdnHeadersOf(settings)
  const pageServer = createPageServer()
  const app = Fastify({
    ...httpServerOptions(headers, timeouts),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId,
    trustProxy: settings.TRUST_PROXY,
    serverFactory: serverFactory ?? pageServer.serverFactory,
  })
  respondInFull(app, headers)
  if (services) respondDuringMaintenance(app, services.backups.maintenance)
  const { registry: metrics, durations } = createMetrics()
  const observe = observeRequests(app, durations)
  const onHit = ({ request, status, since }: CacheHit) => {
    const [method, url, ms] = [request.method!, request.url!, performance.now() - since]
    const ip = () => proxyAddress(request, trusted)
    observe(() => app.log.child({ reqId: genReqId() }), { method, url, route: PAGES, status, ms, ip })
  }
  if (isMeasured) measureProcess(metrics)
  app.setErrorHandler(sendProblem)
  // Content type parsers are added by the scopes that accept bodies; elsewhere no body is read, not even for unknown
  // routes.
  app.removeAllContentTypeParsers()
  app.setNotFoundHandler(({ method, url }) => {
    if (method === 'GET' || method === 'HEAD') throw refused.noSuchAddress()
    const isForm = app.hasRoute({ method: 'POST', url: url.split('?', 1)[0]! })
    throw refused.methodNotAllowed(['GET', 'HEAD', ...(isForm ? ['POST'] : [])])
  })
  const renditions = services && createRenditions(services, app.log)
  app.addHook('onClose', async () => renditions?.close())
  const picturesIn = services && createPicturesIn(services, app.log)
  const notFound = services && createNotFoundServices(services, settings, app.log)
  app.addHook('onClose', async () => notFound?.close())
  const headRequest = injectHead(app)
  const siteHealth =
    services && createSiteHealth({ services, settings, singletons, headRequest: source && headRequest, log: app.log })
  app.addHook('onClose', async () => siteHealth?.close())
  const addressOf = source && (async (url: string) => (await source.entry()).matchPage(url).address)
  const pageAt = addressOf && pageFinder(addressOf, headRequest)
  const api = services &&
    renditions &&
    notFound &&
    siteHealth && { ...services, renditions, metrics, headRequest, addressOf, pageAt, notFound, siteHealth }
  const counters = services ? sharedCounters(services) : memoryCounters
  const limits = createRequestLimits({ isOn: settings.RATE_LIMITS, shared: counters })
  const apiOptions = { settings, counters, limits, timeouts, stopping, cdn }
  await app.register((scope) => apiRoutes(scope, apiOptions, api), { prefix: API_ROOT })
  if (renditions) await app.register(fileRoutes, { renditions, cdn })
  if (source) {
    const site = siteOf(settings, Boolean(services))
    const elsewhere = services ? [] : [new URL(settings.VITE_API_URL).origin]
    const requestApi = services ? requestInProcess(app) : requestRemote(settings.VITE_API_URL)
    const changes = services && siteChanges(services.changes, services.resources)
    await app.register(paletteRoutes)
    await app.register(assetRoutes, { source, shared: sharedFiles })
    await app.register(seoRoutes, { source, site, requestApi, changes, picturesIn, cdn })
    const { storage } = services ?? {}
    await app.register(iconRoutes, { source, requestApi, changes, storage })
    await app.register(ogImageRoutes, { source, site, requestApi, changes, storage, files: sharingFiles, picturesIn })
    const panel = services ? { ...site, canDraft: Boolean(settings.AI_MODEL), hasPasskeys: true } : site
    await app.register(panelRoutes, {
      source,
      site: panel,
      requestApi: services && requestApi,
      picturesIn,
      apiUrl: settings.VITE_API_URL,
      elsewhere,
    })
    await app.register(pageRoutes, {
      source,
      site,
      visitTool: visitToolOf(settings),
      elsewhere,
      requestApi,
      post: services ? postInProcess(app) : postRemote(settings.VITE_API_URL),
      limit: limits.forms,
      limitSearch: limits.search,
      timeouts,
      isOwnApi: services !== undefined,
      changes,
      picturesIn,
      redirects: notFound?.redirects,
      notFoundLog: notFound?.missed,
      headers,
      cdn,
      serveFrom: (find) => pageServer.serveFrom(find && { find, onHit }),
    })
  }
  closeSlowConnections(app, timeouts)
  return app
}

interface ApiOptions extends Pick<App, 'settings' | 'timeouts' | 'stopping'> {
  counters: CounterFactory
  limits: RequestLimits
  cdn: CdnHeaders | undefined
}

/** The whole API, in one scope: every route requires authentication unless it is declared open. */
async function apiRoutes(
  app: FastifyInstance,
  { settings, counters, limits, timeouts, stopping, cdn }: ApiOptions,
  api?: Services & {
    renditions: Renditions
    metrics: Registry
    headRequest: HeadRequest
    addressOf: ((url: string) => Promise<string>) | undefined
    pageAt: ReturnType<typeof pageFinder> | undefined
    notFound: ReturnType<typeof createNotFoundServices>
    siteHealth: SiteHealth
  },
) {
  limitBodies(app, timeouts)
  readBodies(app)
  compressResponses(app)
  refuseUnknownPaths(app)
  const refuseWhileStopping = async () => stopping?.throwIfAborted()
  if (!api) {
    await app.register(healthRoutes, { checks: [refuseWhileStopping] })
    return
  }
  const { db, stores, storage, renditions, changes, hooks, trash, now } = api
  const resources = Object.values(api.resources)
  const attempts = createLoginAttempts({ limits: settings.RATE_LIMITS, open: counters })
  const auth = { db, changes, settings, now, attempts }
  const sessions = createSessions(auth)
  warnAboutUntrustedProxy(app)
  app.addHook('onRequest', limits.api)
  limitBodyRate(app, limits)
  guardAccess(app, sessions, createApiKeys(auth))
  if (cdn) shareContent(app, cdn)
  refuseUnknownLocales(app)
  const siteName = () => readSiteName(db, settings)
  describeApi(app, siteName)
  await app.register(docsRoutes)
  await app.register(healthRoutes, { checks: [refuseWhileStopping, () => sql`select 1`.execute(db), storage.check] })
  await app.register(metricsRoutes, { registry: api.metrics, sessions, settings })
  const notify: AdministratorNotices = (trx, kind, about) => notifyAdministrators({ ...auth, ...trx }, kind, about)
  await app.register(authRoutes, { context: auth, limits })
  await app.register(webhookRoutes, { context: { ...auth, targets: api.targets } })
  const origin = settings.PUBLIC_URL
  // Called, not registered: these routes need no scope of their own, and creating it takes longer than they do.
  for (const resource of resources) await resourceRoutes(app, { repository: stores.of(resource), context: api })
  for (const resource of resources) await previewRoutes(app, { repository: stores.of(resource), context: api, origin })
  for (const repository of stores.singletons.values()) await singletonRoutes(app, { repository, context: api })
  const listed = resources.filter(({ endpoints: { preview } }) => preview && !preview.read).map(({ name }) => name)
  await app.register(contentPreviewRoutes, { stores, listed, context: api, origin })
  await app.register(statsRoute, { stores, context: api })
  await app.register(firstDayRoute, { services: api, settings })
  await app.register(translationRoutes, { stores, context: api })
  await app.register(backupRoutes, { context: api.backups, notify })
  await app.register(demoRoutes, { services: api, settings })
  await app.register(contactRoutes, { context: api, limits, timeZone: settings.SITE_TIMEZONE })
  await app.register(replyRoutes, { context: { ...api, settings } })
  await app.register(mailRoutes, { context: { ...api, settings, siteName }, limit: limits.testMail })
  await app.register(assistantRoutes, { db, settings, stores, changes, hooks, limit: limits.chat, now })
  const search = createSiteSearch({ db, hooks, now })
  await app.register(searchRoutes, { search, limit: limits.search })
  const { headRequest, addressOf, notFound } = api
  await app.register(redirectRoutes, {
    services: api,
    ...notFound,
    headRequest,
    addressOf,
    origin: settings.PUBLIC_URL,
  })
  await app.register(visitRoutes, {
    context: api,
    settings,
    pageAt: api.pageAt,
    findsAny: async (q, locale) => (await search(q, { locale, range: [0, 0] })).total > 0,
  })
  await app.register(auditLogRoutes, { db, timeZone: settings.SITE_TIMEZONE, now })
  await app.register(siteHealthRoutes, { siteHealth: api.siteHealth })
  await app.register(cdnRoutes, { context: api, settings })
  await app.register(documentRoutes, { services: api, limit: limits.uploads })
  await app.register(pictureRoutes, { services: api, renditions, limit: limits.uploads })
  await app.register(versionRoutes, { stores, context: api })
  await app.register(trashRoutes, { trash, context: api })
  await app.register(personalDataRoutes, api)
}

/** Finds the canonical path of the page that visitors see at a path. */
const pageFinder =
  (addressOf: (url: string) => Promise<string>, headRequest: HeadRequest) =>
  async (path: string): Promise<string | undefined> => {
    const address = await addressOf(path)
    return address !== NO_PAGE && (await headRequest(address)).status === 200 ? address : undefined
  }

/** Redirects and the not-found log. */
function createNotFoundServices(
  { db, changes, now }: Services,
  { PUBLIC_URL: origin }: Settings,
  log: FastifyBaseLogger,
) {
  const redirects = createRedirects({ db, changes, origin })
  const missed = createNotFoundLog({ db, log, now })
  return {
    redirects,
    missed,
    close() {
      redirects.close()
      return missed.close()
    },
  }
}

/** The outside tool that counts visits, with the origins that its script calls. */
const visitToolOf = ({ VISITS_SCRIPT: script, VISITS_HOSTS: hosts }: Settings) =>
  script && { ...script, origins: [...new Set([...script.origins, ...hosts])] }

const siteOf = (settings: Settings, isOwnApi: boolean): Site => ({
  name: settings.SITE_NAME,
  assistantName: settings.ASSISTANT_NAME,
  url: settings.PUBLIC_URL,
  timeZone: settings.SITE_TIMEZONE,
  ...(isOwnApi && {
    assistantHost: modelHostOf(settings),
    messageDays: settings.MESSAGE_RETENTION,
    countsVisits: settings.VISITS && !settings.VISITS_SCRIPT,
    canSearch: true,
  }),
  mapOrigins: settings.MAP_HOSTS,
})
