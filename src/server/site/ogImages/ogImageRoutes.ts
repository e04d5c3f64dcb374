import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsync } from 'fastify'
import { type OgImageContent, ogImagePathOf, pageOfOgImage } from '../../../contract/domain/ogImage.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import type { MatchedPage, Site } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import { refused } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import type { Log } from '../../platform/observability/log.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type RequestApi, redirectedPath, responsesForPage } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { type Cached, createPageCache, type SiteChanges } from '../pageCache/pageCache.ts'
import { renderOgImage } from './renderOgImage.ts'

export interface OgImages {
  source: SiteSource
  site: Site
  requestApi: RequestApi
  /** Absent when another server has the data: no change events come. */
  changes: SiteChanges | undefined
  /** Uploaded pictures; absent where another server has them. */
  storage?: Storage | undefined
  /** Rendered pictures, apart from uploads; without it each is rendered on request. */
  files?: Storage | undefined
  /** Facts about the uploaded pictures in API responses; absent when another server has them. */
  picturesIn?: PicturesIn | undefined
}

/** The sharing picture of a page; empty where there is no such page. */
interface Found extends Cached {
  picture?: Buffer
  /** The URL at which it may be cached for ever. */
  address?: string
  movedTo?: string
}

/**
 * Serves the sharing picture of each page (`og:image`), rendered on request and stored under the hash of what it shows. It shows what a
 * visitor sees of the page: a page that visitors cannot open has no picture.
 */
export const ogImageRoutes: FastifyPluginAsync<OgImages> = async (
  app,
  { source, site, requestApi, changes, storage, files, picturesIn },
) => {
  const cache = createPageCache<Found>({
    changes,
    sizeOf: ({ picture }) => picture?.length ?? 100,
    maxSize: { pages: 8, unbounded: 1 },
  })

  const find = async (page: MatchedPage, log: Log): Promise<Found> => {
    const { address: path, isUnbounded } = page
    const partition = source.develop ? undefined : 'unbounded'
    const responses = await responsesForPage(page, requestApi)
    const moved = redirectedPath(path, responses)
    if (moved) return { movedTo: moved, partition }
    const { status, ogImage } = await page.render({ site, responses, pictures: await picturesIn?.(responses) })
    // A page that failed is not missing: the response is 503, and is not cached.
    if (status >= 500) throw refused.unavailable()
    if (status !== 200 || !ogImage) return { partition }
    const entry = await source.entry()
    const render = () => renderOgImage({ ...ogImage, path }, { entry, storage, siteName: site.name })
    const picture = await stored(files, nameOf({ ...ogImage, path, siteName: site.name }, ogImage.version), render, log)
    return {
      picture,
      address: ogImagePathOf(path, ogImage.version),
      partition: partition && !isUnbounded ? 'pages' : partition,
    }
  }

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

/** The file name of a picture: a hash of what it shows and how it is rendered. */
const nameOf = (ogImage: OgImageContent & { path: string; siteName: string }, version: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([ogImage, version]))
    .digest('hex')}.jpg`

/** The stored picture of this name, else a rendered one; a storage that fails costs only the time to render it. */
async function stored(files: Storage | undefined, name: string, render: () => Promise<Buffer>, log: Log) {
  try {
    const file = await files?.open(name)
    if (file) return await buffer(file.stream)
  } catch (error) {
    log.warn({ err: error, name }, 'sharing picture could not be read; rendering it')
  }
  const picture = await render()
  await files?.put(name, picture).catch((error: unknown) => {
    log.warn({ err: error, name }, 'sharing picture could not be stored')
  })
  return picture
}

/** In days. An older sharing picture is rendered again on request. */
const MAX_AGE = 30

/** Prunes sharing pictures by age: their names change with what they show, and nothing refers to them. */
export const pruneOgImages = (files: Storage, now: () => number): Job =>
  everyHour('prune sharing pictures', now, async () => {
    const old: string[] = []
    for await (const { name, modifiedAt } of files.list()) if (+modifiedAt < now() - MAX_AGE * DAY) old.push(name)
    for (const name of old) await files.remove(name)
  })
