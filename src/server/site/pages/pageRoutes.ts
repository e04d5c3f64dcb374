import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { searchEndpoint } from '../../../contract/api/searchCalls.ts'
import { parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { MatchedPage, Site, SiteEntry } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import { canonicalOf, readablePath, readsAll } from '../../features/redirects/addresses.ts'
import type { Redirects } from '../../features/redirects/redirects.ts'
import type { VisitScript } from '../../platform/config/settingFormats.ts'
import type { BodyTimeouts } from '../../platform/http/bodies.ts'
import type { CdnHeaders } from '../../platform/http/cdnHeaders.ts'
import { sendBody } from '../../platform/http/compression.ts'
import { isInProcess, type Log } from '../../platform/observability/log.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { NOT_FOUND, type PostToApi, type RequestApi } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { createPageCache, type SiteChanges } from '../pageCache/pageCache.ts'
import type { PageSource } from '../pageCache/pageServer.ts'
import { contactForm, isSentPage, isSentPageFromElsewhere } from './contactForm.ts'
import { developmentPolicy, previewPolicy, publicPolicy } from './contentSecurityPolicy.ts'
import { addressInLocale, type PreviewLink, previewLinkIn, previewOf, themeIn } from './preview.ts'
import { createPageRenderer, type RenderedPage } from './renderPage.ts'

export interface Pages {
  source: SiteSource
  site: Site
  requestApi: RequestApi
  post: PostToApi
  /** Rate limit of posted forms. */
  limit: RequestLimit
  /** Rate limit of searches: the API does not count the requests of this server. */
  limitSearch: RequestLimit
  timeouts?: BodyTimeouts | undefined
  /** Whether this server has the API. Without it (`VITE_API_URL`) there are no change events, so nothing is cached. */
  isOwnApi: boolean
  changes: SiteChanges | undefined
  /** Facts about the uploaded pictures in API responses; absent if another server has them. */
  picturesIn?: PicturesIn | undefined
  /** Redirects of paths without a page, and of queries that no page reads; absent if another server has the data. */
  redirects?: Pick<Redirects, 'targetOf' | 'mayBeQueried'> | undefined
  /** Counts requests of missing paths. */
  notFoundLog?: { count(path: string): void } | undefined
  /** Script of an outside tool that counts visits, and all origins that it needs. */
  visitTool?: VisitScript | undefined
  /** Additional origins that pages may load from. */
  elsewhere: readonly string[]
  /** The security headers of every response, to which pages add their own. */
  headers: Record<string, string>
  cdn?: CdnHeaders | undefined
  /** Sets the function with which the server in front of the framework finds cached pages; undefined removes it. */
  serveFrom(find: PageSource['find'] | undefined): void
}

/** Every address without another route. */
export const PAGES = '/*'

/** Beginning of API paths of searches. */
const SEARCHES = `${parseEndpoint(searchEndpoint.open).path}?`

/** Serves every page of the site, rendered on the server, from the page cache if nothing has changed. */
export const pageRoutes: FastifyPluginAsync<Pages> = async (
  app,
  {
    source,
    site,
    requestApi,
    post,
    limit,
    limitSearch,
    timeouts,
    isOwnApi,
    changes,
    picturesIn,
    redirects,
    notFoundLog,
    visitTool,
    elsewhere,
    headers,
    cdn,
    serveFrom,
  },
) => {
  const cache = createPageCache<RenderedPage>({ changes, sizeOf: ({ body }) => body.size })
  const policy = source.develop ? developmentPolicy : publicPolicy(elsewhere, site.mapOrigins ?? [], visitTool?.origins)
  const pages = createPageRenderer({
    ...{ source, site, requestApi, picturesIn, cache, isOwnApi, visitTool, cdn },
    isCaching: isOwnApi && !source.develop,
    headers: { ...headers, 'content-security-policy': policy },
    previewPolicy: source.develop ? developmentPolicy : previewPolicy(elsewhere, site.mapOrigins ?? []),
  })
  await app.register(contactForm, { post, isOwnApi, pages, limit, timeouts })

  /** Loaded with the site's code for the first page; until then no page is cached. */
  let matchPage: SiteEntry['matchPage'] | undefined

  /** Synchronous page cache lookup. Redirects, previews and private pages are left to the route. */
  const find = (url: string) => {
    if (!url.includes('?')) return cache.find(url)
    if (url.includes(`${PREVIEW_QUERY}=`) || isSentPage(url)) return undefined
    const pathname = url.split('?', 1)[0]!
    if (canonicalOf(pathname) !== pathname || redirects?.mayBeQueried(readablePath(pathname))) return undefined
    return matchPage && cache.find(matchPage(url).address)
  }
  serveFrom(find)
  app.addHook('preClose', async () => serveFrom(undefined))

  /** The redirect of an address; undefined if there is none, or if it cannot be read. */
  const redirectOf = ({ canonical, query }: RequestedAddress, log: Log) =>
    redirects?.targetOf({ path: readablePath(canonical), query }).catch((error: unknown) => {
      log.error({ err: error }, 'redirect lookup failed')
      return undefined
    })

  /** A matched page: cached or rendered; for a preview link with its responses, in the theme that it asks for. */
  const pageOf = async (match: MatchedPage, link: PreviewLink | undefined, log: Log) => {
    const preview = link?.token === undefined ? undefined : await previewOf(link.token, match.locale, requestApi)
    const page = await pages.cachedPage(match, log, preview)
    const theme = page.isPrivate && link && themeIn(link.query)
    return theme ? pages.inTheme(page, theme) : page
  }

  /** Serves the page at an address, or redirects to the address that has it. */
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { log } = request
    const address = requestedAddress(request.url)
    const { canonical, query, url, isCanonical } = address
    // Looked up before the page only where it may have priority: most pages need no database, as while a backup is restored.
    let redirect = isCanonical && !query ? undefined : await redirectOf(address, log)
    matchPage = (await source.entry()).matchPage
    const match = matchPage(url)
    /** A former address may get a page again: browsers must revalidate. */
    const redirectTo = (location: string, status: number) =>
      reply.header('cache-control', 'no-cache').redirect(location, status)

    // A redirect of a query that no page reads has priority over the page at the path, in one step.
    if (redirect?.query && !readsAll(match.address, redirect.query)) return redirectTo(redirect.location, 308)
    if (isSentPageFromElsewhere(url, request.headers)) return reply.redirect(canonical, 302)
    const link = previewLinkIn(address, isOwnApi)
    const inLocale = link && addressInLocale(match, link.query)
    if (inLocale) return reply.headers(pages.privateHeaders).redirect(inLocale, 302)

    if (match.requests.some((apiPath) => apiPath.startsWith(SEARCHES))) await limitSearch(request)
    const page = await pageOf(match, link, log)
    if (page.movedTo) return redirectTo(withQuery(page.movedTo, query), page.status)
    // Only the canonical address of a page is served, also where a redirect was made for it.
    if (!isCanonical && (page.status === 200 || !redirect)) return reply.redirect(url, 301)
    if (page.status === NOT_FOUND && link?.token === undefined) {
      // The path exists if the page reads the query, such as a page number: only a redirect of the query applies.
      const isQueryRead = match.address.includes('?')
      if (!isQueryRead) redirect ??= await redirectOf(address, log)
      if (redirect && (redirect.query || !isQueryRead)) return redirectTo(redirect.location, 308)
      if (!isQueryRead && request.method === 'GET' && !isInProcess(request)) notFoundLog?.count(readablePath(canonical))
    }
    reply.code(page.status).headers(page.headers)
    if (isSentPage(url)) {
      // Its notice is for one visitor: no shared cache may store it.
      if (!page.isPrivate) reply.header('cache-control', 'private, no-cache')
      for (const name of Object.keys(cdn?.content ?? {})) reply.removeHeader(name)
    }
    return sendBody(request, reply, page.body)
  }
  // HEAD is declared, because the framework's own HEAD route would give a 304 a length of 0.
  app.route({ method: ['GET', 'HEAD'], url: PAGES, handler })
}

type RequestedAddress = ReturnType<typeof requestedAddress>

/** The parts of a requested URL; `url` is its canonical path with its query. */
function requestedAddress(requested: string) {
  const pathname = requested.split('?', 1)[0]!
  const query = requested.slice(pathname.length + 1)
  const canonical = canonicalOf(pathname)
  return { canonical, query, url: withQuery(canonical, query), isCanonical: canonical === pathname }
}

const withQuery = (path: string, query: string) => path + (query ? `?${query}` : '')
