import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_PATHS } from '../../../contract/api/previews.ts'
import { type Brand, iconPath } from '../../../contract/domain/brand.ts'
import { FIRST_LOCALE, SITE_LOCALES } from '../../../contract/domain/locales.ts'
import type { Site } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import { API_ROOT } from '../../platform/http/access.ts'
import type { CdnHeaders } from '../../platform/http/cdnHeaders.ts'
import { type EncodedBody, encodedBody, revalidated, sendBody } from '../../platform/http/compression.ts'
import { refused } from '../../platform/http/problems.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { themeColoursOf } from '../assets/paletteRoutes.ts'
import { type Cached, createPageCache, type SiteChanges } from '../pageCache/pageCache.ts'
import { readSite, taglineOf } from './apiLists.ts'
import { feedPathIn, writeFeed } from './feed.ts'
import { findSections, type Section, writeSitemap, writeSitemapPart } from './sitemap.ts'

export interface Seo {
  source: SiteSource
  /** Without the brand. */
  site: Site
  requestApi: RequestApi
  /** Absent if another server has the data: there are no change events. */
  changes: SiteChanges | undefined
  /** Facts about the uploaded pictures in API responses; absent if another server has them. */
  picturesIn?: PicturesIn | undefined
  cdn?: CdnHeaders | undefined
}

interface DocumentContext extends Seo {
  /** The sections of the sitemap, with the number of their pages. */
  sections(): Promise<Section[]>
}

interface Written {
  type: string
  write(context: DocumentContext): Promise<string> | string
}

/** Documents for search engines, feed readers and home screens, by path. */
const documents: Record<string, Written> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: ({ site }) => writeRobots(site.url) },
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    write: async ({ site, requestApi }) => {
      const branded = await readSite(site, requestApi)
      return writeManifest(branded, await taglineOf(branded, requestApi))
    },
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: async ({ site, sections }) => writeSitemap(site.url, await sections()),
  },
  ...Object.fromEntries(
    SITE_LOCALES.map((locale): [string, Written] => [
      feedPathIn(locale),
      {
        type: 'application/rss+xml; charset=utf-8',
        write: async ({ source, site, ...seo }) =>
          writeFeed({
            ...seo,
            locale,
            site: await readSite(site, seo.requestApi, locale),
            entry: await source.entry(),
          }),
      },
    ]),
  ),
}

/** Serves robots.txt, sitemap, feed and manifest. */
export const seoRoutes: FastifyPluginAsync<Seo> = async (app, seo) => {
  const { source, site, requestApi, changes, cdn } = seo
  const partition: Cached['partition'] = source.develop ? undefined : 'pages'
  const cache = createPageCache<Cached & { body: EncodedBody }>({ changes, sizeOf: ({ body }) => body.size })
  // Counted once for all parts, also requested ones that do not exist.
  const counted = createPageCache<Cached & { sections: Section[] }>({ changes, sizeOf: () => 1 })
  const countSections = async () => ({
    sections: await findSections((await source.entry()).pages(), requestApi),
    partition,
  })
  const context: DocumentContext = {
    ...seo,
    sections: async () => (await counted.get('sections', countSections)).sections,
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, type, write }: { path: string; type: string; write: () => string | Promise<string> },
  ) => {
    const { body } = await cache.get(path, async () => ({ body: encodedBody(await write()), partition }))
    return sendBody(request, reply.type(type).headers({ ...revalidated(body), ...(partition && cdn?.content) }), body)
  }

  for (const [path, { type, write }] of Object.entries(documents))
    app.get(path, (request, reply) => send(request, reply, { path, type, write: () => write(context) }))

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', (request, reply) => {
    const { part } = request.params
    const write = async () => {
      const written = await writeSitemapPart(site.url, await context.sections(), Number(part))
      if (written === undefined) throw refused.noSuchAddress()
      return written
    }
    return send(request, reply, { path: `/sitemap-${part}.xml`, type: documents['/sitemap.xml']!.type, write })
  })
}

/** Paths that are not crawled: panel, API, previews. */
const CLOSED = ['/admin', '/login', `${API_ROOT}/`, ...PREVIEW_PATHS.map((path) => `${path}/`)]

/** Robots exclusion (RFC 9309). */
export const writeRobots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const png = (site: Brand, size: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(`/icon-${size}.png`, site),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Web Application Manifest (W3C), for home screens. */
export const writeManifest = (site: Site, tagline: string): string =>
  JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: tagline,
    lang: FIRST_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColoursOf(site.palette).light,
    background_color: themeColoursOf(site.palette).light,
    icons: [
      { src: iconPath('/favicon.svg', site), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(site, 192, 'any'),
      png(site, 512, 'any'),
      png(site, 192, 'maskable'),
      png(site, 512, 'maskable'),
    ],
  })
