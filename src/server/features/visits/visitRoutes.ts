import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PREVIEW_PAGES, PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { searchedIn } from '../../../contract/api/searchCalls.ts'
import { REPORT_DAYS, REPORT_MAX_DAYS, visitEndpoints } from '../../../contract/api/visitCalls.ts'
import { missedSearches, reportQuery, visit, visitReport } from '../../../contract/api/visits.ts'
import type { Locale } from '../../../contract/constants.ts'
import { countDays, dayIn, type Period, periodUntil } from '../../../contract/domain/zones.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { actorOf, at, clientAddressOf, type ZodRoutes } from '../../platform/http/access.ts'
import { unvalidatedBody } from '../../platform/http/bodies.ts'
import { asCsvFile, jsonOrCsv, wantsCsv } from '../../platform/http/csv.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { countEvent, countMissedSearch, countView } from './countVisit.ts'
import { deviceOf, isCountable, referringHost } from './visitors.ts'
import { csvOf, readMissedSearches, readVisitReport } from './visitReport.ts'

interface RouteOptions {
  context: Pick<ContentServices, 'db' | 'resources' | 'now'>
  settings: Pick<Settings, 'SITE_TIMEZONE' | 'PUBLIC_URL' | 'VISITS'>
  /** Canonical path of the page that visitors see at a path; undefined if there is none, or if the server has no pages. */
  pageAt?: ((path: string) => Promise<string | undefined>) | undefined
  /** Whether the site's search finds anything. */
  findsAny: (q: string, locale: Locale) => Promise<boolean>
}

/** Maximum number of referring hosts per day and process: anyone can make up more, and they count as none. */
const MAX_HOSTS = 1000

/** Endpoints of the visit counts. */
export const visitRoutes: ZodRoutes<RouteOptions> = async (app, { context, settings, pageAt, findsAny }) => {
  const { db, resources, now } = context
  const { SITE_TIMEZONE, PUBLIC_URL } = settings
  const tags = ['visits']
  const today = () => dayIn(SITE_TIMEZONE, new Date(now()))
  const limitHosts = createHostLimit()

  /** Counts a visit that a request reports, if the request is valid and comes from a visitor of a page. */
  const count = async (request: FastifyRequest): Promise<void> => {
    if (!settings.VISITS || request.session || request.key || !isCountable(request.headers)) return
    const { data: given } = visit.safeParse(parseBody(request.body))
    const url = given && URL.parse(given.path, PUBLIC_URL)
    if (!url || isPreview(url)) return
    const path = await pageAt?.(url.pathname)
    if (path === undefined) return
    const day = today()
    const userAgent = request.headers['user-agent'] ?? ''
    const visitor = [clientAddressOf(request.ip), userAgent] as const
    if (!given.event) {
      const host = referringHost(given.referrer, [new URL(PUBLIC_URL).hostname, request.hostname])
      return countView(db, { day, path, host: limitHosts(day, host), device: deviceOf(userAgent), visitor })
    }
    await countEvent(db, { day, event: given.event })
    const search = given.event === 'search' && searchedIn(path, url.searchParams)
    if (search && !(await findsAny(search.words, search.locale)))
      await countMissedSearch(db, { day, words: search.words, visitor })
  }

  await app.register(async (scope) => {
    // Browsers send beacons with any content type, and get no error that nobody reads.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request: unknown, body: Buffer, done) => done(null, body))
    scope.addHook('onRequest', async ({ raw: { headers } }) => {
      if (headers['content-type'] !== undefined) headers['content-type'] = 'text/plain'
    })
    scope.route({
      ...at(visitEndpoints.count, { showsMore: true, body: 'beacon' }),
      schema: {
        tags,
        summary: 'Count a page view or an event; 204 also for what is not counted',
        consumes: ['text/plain', 'application/json'],
        body: visit,
        response: { 204: z.null() },
      },
      // An invalid body is not counted.
      ...unvalidatedBody,
      handler: async (request, reply) => {
        await count(request).catch((error: unknown) => request.log.warn({ err: error }, 'visit could not be counted'))
        return reply.code(204).send()
      },
    })
  })

  app.route({
    ...at(visitEndpoints.searches),
    schema: {
      tags,
      summary: 'Searches that found nothing for at least three visitors of a day',
      querystring: reportQuery,
      response: { 200: missedSearches },
    },
    handler: async ({ query }) => ({ searches: await readMissedSearches(db, periodOf(query, today())) }),
  })

  app.route({
    ...at(visitEndpoints.report),
    schema: {
      tags,
      summary: 'Visits of a period, as JSON or CSV',
      querystring: reportQuery,
      response: { 200: jsonOrCsv(visitReport) },
    },
    handler: async (request, reply) => {
      const period = periodOf(request.query, today())
      const report = await readVisitReport({ db, resources }, period)
      if (!wantsCsv(request, reply)) return reply.send(report)
      if (request.method === 'GET')
        await recordAudit({ db, now }, { actor: actorOf(request), action: 'export', resource: 'visits' })
      return asCsvFile(reply, `ziyaretler-${period.from}-${period.to}.csv`).send(csvOf(report))
    },
  })
}

const isPreview = ({ pathname, searchParams }: URL): boolean =>
  PREVIEW_PAGES.test(pathname) || searchParams.has(PREVIEW_QUERY)

function parseBody(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** The period of a query. Throws `Refused` if it is too long or ends before it begins. */
function periodOf({ from, to }: z.output<typeof reportQuery>, today: string): Period {
  const last = to ?? today
  const period = from === undefined ? periodUntil(last, REPORT_DAYS) : { from, to: last }
  const length = countDays(period)
  if (length < 1)
    throw refused.invalid(to === undefined ? { from: [validation.future] } : { to: [validation.endsEarly] })
  if (length > REPORT_MAX_DAYS) throw refused.invalid({ from: [validation.tooManyDays(REPORT_MAX_DAYS)] })
  return period
}

function createHostLimit() {
  let hosts = new Set<string>()
  let current = ''
  return (day: string, host: string): string => {
    if (day !== current) [hosts, current] = [new Set(), day]
    if (hosts.size < MAX_HOSTS) hosts.add(host)
    return hosts.has(host) ? host : ''
  }
}
