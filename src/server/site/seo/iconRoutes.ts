import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsync } from 'fastify'
import { isPaletteName, type PaletteName } from '../../../company/palettes.ts'
import { iconVersionOf } from '../../../contract/domain/brand.ts'
import { SITE_SETTINGS_PATH } from '../../../contract/site.ts'
import { appIcon, fittedIcon } from '../../features/media/appIcon.ts'
import { formatOf } from '../../features/media/cleanImage.ts'
import { rasterizeSvg } from '../../features/media/svg/rasterizeSvg.ts'
import { refused } from '../../platform/http/problems.ts'
import { EMBEDDABLE } from '../../platform/http/securityHeaders.ts'
import { fileNameAt } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { type Cached, createPageCache, type SiteChanges } from '../pageCache/pageCache.ts'

interface IconContext {
  source: SiteSource
  requestApi: RequestApi
  /** Absent if another server has the data: there are no change events. */
  changes: SiteChanges | undefined
  /** Uploaded pictures; absent if another server has them: the icons show the mark then. */
  storage?: Storage | undefined
}

interface BrandSettings {
  iconUrl?: string | null
  palette?: unknown
}

/** Sizes of the icons for home screens, in pixels. */
const SIZES = { '/icon-192.png': 192, '/icon-512.png': 512, '/apple-touch-icon.png': 180 }
const sizeOf = (path: string) => SIZES[path as keyof typeof SIZES]
const FAVICON = '/favicon.svg'
const FAVICON_SIZE = 128

/** Content-Security-Policy of the favicon opened by itself, with the uploaded icon as an embedded PNG. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Serves the icons for browser tabs and home screens: of the uploaded icon, else of the mark. */
export const iconRoutes: FastifyPluginAsync<IconContext> = async (app, { source, requestApi, changes, storage }) => {
  const cache = createPageCache<Cached & { bytes: Buffer; etag: string; version?: string | undefined }>({
    changes,
    sizeOf: ({ bytes }) => bytes.length,
    maxSize: { pages: 2, unbounded: 1 },
  })

  const readBrand = async (): Promise<BrandSettings> => {
    const settings = await requestApi(SITE_SETTINGS_PATH)
    if (!settings || settings.status >= 500) throw refused.unavailable()
    return settings.status < 400 ? (settings.body as object) : {}
  }

  /** The uploaded icon as a raster image. */
  const uploadedIcon = async (iconUrl: string | null | undefined) => {
    const version = iconVersionOf(iconUrl)
    const stored = version && (await storage?.open(fileNameAt(iconUrl!)))
    if (!stored) return undefined
    const file = await buffer(stored.stream)
    return { version, file: formatOf(file) ? file : await rasterizeSvg(file, SIZES['/icon-512.png']) }
  }

  const drawMark = async (path: string, palette: PaletteName | undefined): Promise<Buffer> => {
    const entry = await source.entry()
    if (path === FAVICON) return Buffer.from(entry.favicon(palette))
    // Those in the company's own colours are drawn already.
    return palette
      ? fittedIcon(Buffer.from(entry.appIcon(palette)), sizeOf(path))
      : readFile(join(import.meta.dirname, 'pictures', path))
  }

  const drawUploaded = async (path: string, file: Buffer): Promise<Buffer> =>
    path === FAVICON ? Buffer.from(favicon(await fittedIcon(file, FAVICON_SIZE))) : appIcon(file, sizeOf(path))

  const render = async (path: string) => {
    let isFailed = false
    const brand = await readBrand().catch((error: unknown) => failed<BrandSettings>(error, {}))
    const icon = await uploadedIcon(brand.iconUrl).catch((error: unknown) => failed(error, undefined))
    function failed<T>(error: unknown, value: T): T {
      app.log.warn({ err: error, path }, 'icon could not be read; the mark is served')
      isFailed = true
      return value
    }
    const palette = isPaletteName(brand.palette) ? brand.palette : undefined
    const bytes = icon ? await drawUploaded(path, icon.file) : await drawMark(path, palette)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const partition: Cached['partition'] = source.develop || isFailed ? undefined : 'pages'
    return { bytes, etag, version: icon?.version ?? palette, partition, isFailed }
  }

  for (const path of [FAVICON, ...Object.keys(SIZES)])
    app.get<{ Querystring: { v?: string } }>(path, async (request, reply) => {
      const { bytes, etag, version } = await cache.get(path, () => render(path))
      const isCurrent = version !== undefined && request.query.v === version
      reply.headers({
        ...EMBEDDABLE,
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
        ...(path === FAVICON && { 'content-security-policy': DRAWING_POLICY }),
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(path === FAVICON ? 'image/svg+xml; charset=utf-8' : 'image/png').send(bytes)
    })
}

const favicon = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`
