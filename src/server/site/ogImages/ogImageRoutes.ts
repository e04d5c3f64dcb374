import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsync } from 'fastify'
import { withBrandOf } from '../../../contract/domain/brand.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import { inLocale } from '../../../contract/domain/locales.ts'
import { OG_IMAGE, type OgImageContent, ogImagePathOf, pageOfOgImage } from '../../../contract/domain/ogImage.ts'
import { type ApiResponse, type MatchedPage, SITE_SETTINGS_PATH, type Site } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import { refused } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import type { Log } from '../../platform/observability/log.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type RequestApi, redirectedPath, responsesForPage } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { type Cached, createPageCache, type SiteChanges } from '../pageCache/pageCache.ts'
import { renderOgImage, renderSiteImage } from './renderOgImage.ts'

export interface OgImages {
  source: SiteSource
  site: Site
  requestApi: RequestApi
  /** Absent if another server has the data: there are no change events. */
  changes: SiteChanges | undefined
  /** Uploaded pictures; absent if another server has them. */
  storage?: Storage | undefined
  /** Rendered OG images, separate from uploads; if absent, each is rendered on request. */
  files?: Storage | undefined
  /** Facts about the uploaded pictures in API responses; absent if another server has them. */
  picturesIn?: PicturesIn | undefined
}

/** The OG image of a page; empty if there is no such page. */
interface Found extends Cached {
  picture?: Buffer
  /** The URL at which it may be cached forever. */
  address?: string
  movedTo?: string
}

/**
 * Serves the OG image of each page (`og:image`), rendered on request and stored under a hash of its content. It
 * contains only what visitors see of the page: a page that visitors cannot open has no image. Pages that search engines
 * do not list share `OG_IMAGE`.
 */
export const ogImageRoutes: FastifyPluginAsync<OgImages> = async (
  app,
  { source, site: settings, requestApi, changes, storage, files, picturesIn },
) => {
  const cache = createPageCache<Found>({
    changes,
    sizeOf: ({ picture }) => picture?.length ?? 100,
    maxSize: { pages: 8, unbounded: 1 },
  })

  /** In development nothing is cached. */
  const partitionOf = (partition: Cached['partition']) => (source.develop ? undefined : partition)

  /** The site with the brand in its settings, and the context of images with it. */
  const brandIn = async (settingsResponse: ApiResponse | undefined) => {
    const site = withBrandOf(settings, settingsResponse)
    const body = settingsResponse?.body as { iconUrl?: string } | null | undefined
    const iconUrl = site.icon ? body?.iconUrl : undefined
    const context = { entry: await source.entry(), storage, siteName: site.name, palette: site.palette, iconUrl }
    return { site, context }
  }

  const find = async (page: MatchedPage, log: Log): Promise<Found> => {
    const { address: path, isUnbounded } = page
    const responses = await responsesForPage(page, requestApi)
    const moved = redirectedPath(path, responses, page)
    if (moved) return { movedTo: moved, partition: partitionOf('unbounded') }
    const { site, context } = await brandIn(responses[inLocale(SITE_SETTINGS_PATH, page.locale)])
    const { status, ogImage } = await page.render({ site, responses, pictures: await picturesIn?.(responses) })
    // A page that failed is not missing: the response is 503, and is not cached.
    if (status >= 500) throw refused.unavailable()
    if (status !== 200 || !ogImage) return { partition: partitionOf('unbounded') }
    const render = () => renderOgImage({ ...ogImage, path }, context)
    const name = nameOf({ ...ogImage, path, siteName: site.name }, ogImage.version)
    return {
      picture: await readOrRender(files, name, render, log),
      address: ogImagePathOf(path, ogImage.version),
      partition: partitionOf(isUnbounded ? 'unbounded' : 'pages'),
    }
  }

  const findShared = async (): Promise<Found> => {
    const response = await requestApi(SITE_SETTINGS_PATH)
    if (!response || response.status >= 500) throw refused.unavailable()
    const { context } = await brandIn(response)
    return { picture: await renderSiteImage(context), partition: partitionOf('pages') }
  }

  app.get(OG_IMAGE.url, async (request, reply) => {
    const picture = (await cache.get(OG_IMAGE.url, findShared)).picture!
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    reply.headers({ ...EMBEDDABLE, 'cache-control': 'no-cache', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('image/png').send(picture)
  })

  app.get('/og/*', async (request, reply) => {
    const [address = '', query] = request.url.split('?', 2)
    const path = pageOfOgImage(address)
    if (!path) throw refused.noSuchAddress()
    const page = (await source.entry()).matchPage(path)
    const found = await cache.get(page.address, () => find(page, request.log))
    if (found.movedTo) return reply.header('cache-control', 'no-cache').redirect(ogImagePathOf(found.movedTo), 301)
    if (!found.picture) throw refused.noSuchAddress()
    const isCurrent = found.address === `${address}?${query}`
    return reply
      .type('image/jpeg')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .headers(EMBEDDABLE)
      .send(found.picture)
  })
}

/** The file name of an OG image: a hash of its content and of the rendering version. */
const nameOf = (ogImage: OgImageContent & { path: string; siteName: string }, version: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([ogImage, version]))
    .digest('hex')}.jpg`

/** The stored image with this name, else a rendered one; a failing storage only costs the rendering time. */
async function readOrRender(files: Storage | undefined, name: string, render: () => Promise<Buffer>, log: Log) {
  try {
    const file = await files?.open(name)
    if (file) return await buffer(file.stream)
  } catch (error) {
    log.warn({ err: error, name }, 'OG image could not be read; rendering it')
  }
  const picture = await render()
  await files?.put(name, picture).catch((error: unknown) => {
    log.warn({ err: error, name }, 'OG image could not be stored')
  })
  return picture
}

/** In days. An older OG image is rendered again on request. */
const MAX_AGE = 30

/** Prunes OG images by age: their names change with their content, and nothing refers to old ones. */
export const pruneOgImages = (files: Storage, now: () => number): Job =>
  everyHour('prune OG images', now, async () => {
    const old: string[] = []
    for await (const { name, modifiedAt } of files.list()) if (+modifiedAt < now() - MAX_AGE * DAY) old.push(name)
    for (const name of old) await files.remove(name)
  })
