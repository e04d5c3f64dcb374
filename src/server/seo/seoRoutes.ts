import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { Site } from '../../contract/site.ts'
import { type EncodedBody, encodedBody } from '../http/encodings.ts'
import { EMBEDDABLE } from '../http/securityHeaders.ts'
import type { Ask } from '../rendering/answers.ts'
import { sendBody } from '../rendering/sendBody.ts'
import type { SiteSource } from '../rendering/siteSource.ts'
import { createCache } from '../shared/cache.ts'
import type { Changes } from '../shared/changes.ts'
import { refused } from '../shared/problems.ts'
import { writeFeed } from './feed.ts'
import { writeManifest } from './manifest.ts'
import { writeRobots } from './robots.ts'
import { findSections, type Section, writeSitemap, writeSitemapPart } from './sitemap.ts'
import { taglineOf } from './tagline.ts'

export interface Seo {
  source: SiteSource
  site: Site
  ask: Ask
  /** Absent when another server holds the data, which tells us of no change. */
  changes?: Changes
}

interface Ground extends Seo {
  /** What the sitemap is made of, counted. */
  sections(): Promise<Section[]>
}

interface Written {
  type: string
  write(ground: Ground): Promise<string> | string
}

/** What search engines, feed readers and home screens ask for, by address. */
const documents: Record<string, Written> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: ({ site }) => writeRobots(site.url) },
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    write: async ({ site, ask }) => writeManifest(site, await taglineOf(ask)),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: async ({ site, sections }) => writeSitemap(site.url, await sections()),
  },
  '/rss.xml': {
    type: 'application/rss+xml; charset=utf-8',
    write: async ({ source, site, ask }) => writeFeed({ site, ask, entry: await source.entry() }),
  },
}

const PICTURES = join(import.meta.dirname, 'pictures')
const MEGABYTE = 1024 * 1024
const MINUTE = 60_000

/** Serves what is found before any page is: sitemap, feed, manifest, icons, the picture of shared pages. */
export const seoRoutes: FastifyPluginAsync<Seo> = async (app, seo) => {
  const { source, site, ask, changes } = seo
  const placeOf = () => (source.develop ? undefined : 'kept')
  const cache = createCache({
    places: { kept: 32 * MEGABYTE },
    placeOf,
    sizeOf: ({ size }: EncodedBody) => size,
    maxAge: changes ? 10 * MINUTE : MINUTE,
  })
  // Counted once for many parts, be they there or not; not for long, since what is written from it is kept by itself.
  const counted = createCache({ places: { kept: 1 }, placeOf, sizeOf: (_: Section[]) => 0, maxAge: MINUTE })
  const ground: Ground = {
    ...seo,
    sections: () => counted.get('', async () => findSections((await source.entry()).pages(), ask)),
  }
  const unsubscribe = changes?.subscribe(() => {
    counted.clear()
    cache.clear()
  })
  app.addHook('onClose', async () => unsubscribe?.())

  for (const [path, { type, write }] of Object.entries(documents))
    app.get(path, async (request, reply) => {
      const body = await cache.get(path, async () => encodedBody(await write(ground)))
      return sendBody(request, reply.type(type), body)
    })

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const body = await cache.get(`/sitemap-${request.params.part}.xml`, async () => {
      const part = await writeSitemapPart(site.url, await ground.sections(), Number(request.params.part))
      if (part === undefined) throw refused.noSuchAddress()
      return encodedBody(part)
    })
    return sendBody(request, reply.type(documents['/sitemap.xml']!.type), body)
  })

  await app.register(fastifyStatic, { root: PICTURES, serve: false, maxAge: '1d' })
  for (const name of await readdir(PICTURES))
    app.get(`/${name}`, (_request, reply) => reply.headers(EMBEDDABLE).sendFile(name))
}
