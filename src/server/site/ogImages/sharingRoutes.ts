import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { pathOfShared, type SharingCard, sharingAddressOf } from '../../../contract/domain/sharing.ts'
import type { Site } from '../../../contract/site.ts'
import type { Media } from '../../features/media/media.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { refused } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Ask, answersFor } from '../pages/answers.ts'
import { movedTo } from '../pages/moved.ts'
import type { SiteSource } from '../pages/siteSource.ts'
import { drawCard } from './drawCard.ts'

export interface Sharing {
  source: SiteSource
  site: Site
  ask: Ask
  /** Absent when another server has the data: no change events come. */
  changes?: Changes | undefined
  /** Where uploaded pictures are; absent where another server keeps them. */
  storage?: Storage | undefined
  /** Where drawn ones are stored, apart from uploads; without it each is drawn when somebody asks. */
  files?: Storage | undefined
  /** What is known of the uploaded pictures in the answers; absent when another server keeps them. */
  picturesIn?: Media['picturesIn'] | undefined
}

/** A page's sharing picture, or where it is found by now; nothing where there is no such page. */
interface Found {
  picture?: Buffer
  /** The address at which it may be kept for ever. */
  address?: string
  movedTo?: string
}

const MEGABYTE = 1024 * 1024
const MINUTE = 60_000
/** Shorter than any reload, in milliseconds. */
const IN_DEVELOPMENT = 1

/**
 * Serves the picture that previews show of a page (`og:image`), drawn when somebody asks and kept under the hash of what
 * it is drawn from. A page is drawn here as for a visitor: what visitors do not see has no picture either.
 */
export const sharingRoutes: FastifyPluginAsync<Sharing> = async (
  app,
  { source, site, ask, changes, storage, files, picturesIn },
) => {
  const cache = new LRUCache<string, Found, Log>({
    maxSize: 8 * MEGABYTE,
    sizeCalculation: ({ picture }, path) => path.length + (picture?.length ?? 100),
    ttl: source.develop ? IN_DEVELOPMENT : changes ? 10 * MINUTE : MINUTE,
    // What was dropped while it was drawn is served, but not stored.
    ignoreFetchAbort: true,
    fetchMethod: (path, _stale, { context: log }) => find(path, log),
  })
  const unsubscribe = changes?.subscribe(() => cache.clear())
  app.addHook('onClose', async () => unsubscribe?.())

  const find = async (path: string, log: Log): Promise<Found> => {
    const entry = await source.entry()
    const answers = await answersFor(entry, path, ask)
    const moved = movedTo(path, answers)
    if (moved) return { movedTo: moved }
    const { status, card } = await entry.render({ site, answers, path, pictures: await picturesIn?.(answers) })
    // A page that could not be drawn is not one that is missing: that is said, and kept by nobody.
    if (status >= 500) throw refused.unavailable()
    if (status !== 200 || !card) return {}
    const draw = () => drawCard({ ...card, path }, { entry, storage, siteName: site.name })
    const picture = await kept(files, nameOf({ ...card, path, siteName: site.name }, card.version), draw, log)
    return { picture, address: sharingAddressOf(path, card.version) }
  }

  app.get('/og/*', async (request, reply) => {
    const [address = '', query] = request.url.split('?', 2)
    const asked = pathOfShared(address)
    if (!asked) throw refused.noSuchAddress()
    // As pages are: where there is none, one stands for all.
    const { address: path } = (await source.entry()).addressOf(asked)
    const found = await cache.forceFetch(path, { context: request.log })
    if (found.movedTo) return reply.header('cache-control', 'no-cache').redirect(sharingAddressOf(found.movedTo), 301)
    if (!found.picture) throw refused.noSuchAddress()
    const isCurrent = found.address === `${address}?${query}`
    return reply
      .type('image/jpeg')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .headers(EMBEDDABLE)
      .send(found.picture)
  })
}

/** One name for one drawing: what it shows, and how it is drawn. */
const nameOf = (card: SharingCard & { path: string; siteName: string }, version: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([card, version]))
    .digest('hex')}.jpg`

/** The file of a name, drawn where there is none yet; a store that does not answer keeps nobody from the picture. */
async function kept(files: Storage | undefined, name: string, draw: () => Promise<Buffer>, log: Log) {
  try {
    const file = await files?.open(name)
    if (file) return await buffer(file.stream)
  } catch (error) {
    log.warn({ err: error, name }, 'a sharing picture could not be read, and is drawn anew')
  }
  const picture = await draw()
  await files?.put(name, picture).catch((error: unknown) => {
    log.warn({ err: error, name }, 'a sharing picture could not be kept')
  })
  return picture
}
