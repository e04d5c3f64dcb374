import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { MEASURED_SIDE, type Theme, vanishesOn } from '../../../contract/domain/logos.ts'
import type { PictureDescription, PictureDescriptions, Pictures } from '../../../contract/domain/pictures.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { siteSettings } from '../../../contract/singletons/siteSettings.ts'
import { type ApiResponse, SITE_SETTINGS_PATH } from '../../../contract/site.ts'
import { withTimeout } from '../../platform/async/promises.ts'
import { anyTable, decodeRow } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Log } from '../../platform/observability/log.ts'
import { addressOf, fileNameAt } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { formatOf } from './cleanImage.ts'
import { decoding, openImage } from './sharp.ts'
import { rasterizeSvg } from './svg/rasterizeSvg.ts'
import { type FileContext, renditionWidths, type UploadRow } from './uploads.ts'

/** Facts about the images in API responses; undefined if they cannot be read: a page is then rendered without them. */
export type PicturesIn = (responses: Record<string, ApiResponse>) => Promise<Pictures | undefined>

/**
 * Reads the image facts of a page: size, placeholder, renditions, alternative text, and for logos the theme in which
 * they are invisible.
 */
export function createPicturesIn({ db, storage }: FileContext, log: Log): PicturesIn {
  const measureLogos = createLogoMeasure(storage, log)
  return async (responses) => {
    try {
      return await measureLogos(await imageFacts(db, addressesIn(responses)), logosIn(responses))
    } catch (error) {
      log.warn({ err: error }, 'image facts of a page could not be read')
      return undefined
    }
  }
}

const ADDRESS = /\/uploads\/([0-9a-f]{64}\.[a-z]{3,4})/g

/** The addresses of uploaded images in API responses, without duplicates. */
export const addressesIn = (responses: Record<string, ApiResponse>): string[] => [
  ...new Set(JSON.stringify(Object.values(responses)).match(ADDRESS)),
]

/** Facts about the images at these addresses, in one query; images that are not stored here are omitted. */
export async function imageFacts(db: Db, urls: readonly string[]): Promise<Pictures> {
  const described = await describedUploads(db, urls)
  return Object.fromEntries(
    described.map(({ upload, description }) => {
      const { name, width, height, placeholder } = upload
      return [addressOf(name), { width, height, placeholder, widths: renditionWidths(upload), ...description }]
    }),
  )
}

/** Alternative texts, focal points and opacity of the images at these addresses; images without any are omitted. */
export async function descriptionsOf(db: Db, urls: readonly string[]): Promise<PictureDescriptions> {
  const described = await describedUploads(db, urls)
  return Object.fromEntries(
    described.flatMap(({ upload: { name, type, placeholder }, description }) => {
      // Only opaque images have placeholders. JPEG is always opaque.
      const whole = { ...description, ...(placeholder && type !== 'image/jpeg' && { isOpaque: true as const }) }
      return Object.keys(whole).length ? [[addressOf(name), whole]] : []
    }),
  )
}

/** The uploads at these addresses, each with its description in the library. */
async function describedUploads(db: Db, urls: readonly string[]) {
  const names = [...new Set(urls.map(fileNameAt))]
  if (!names.length) return []
  // The library's table is known only by its declaration.
  const rows = await anyTable(db)
    .selectFrom('uploads')
    .leftJoin(pictures.name, (join) => join.on(`${pictures.name}.url`, '=', sql`${addressOf('')} || uploads.name`))
    .selectAll('uploads')
    .select(['url', 'alt', SECOND_FIELD, 'focalX', 'focalY'])
    .where('uploads.name', 'in', names)
    .where('uploads.type', 'like', 'image/%')
    .execute()
  return rows.map(({ url, alt, [SECOND_FIELD]: en, focalX, focalY, ...upload }) => ({
    // The rest are the columns of an upload.
    upload: upload as UploadRow,
    description:
      url === null ? {} : descriptionOf(decodeRow(pictures.fields, { url, alt, [SECOND_FIELD]: en, focalX, focalY })),
  }))
}

const MIDDLE = 0.5

function descriptionOf({ alt, [SECOND_FIELD]: en, focalX, focalY }: Record<string, unknown>): PictureDescription {
  const english = (en as { alt?: string | null } | null)?.alt
  return {
    ...(alt ? { alt: String(alt) } : {}),
    ...(english ? { [SECOND_FIELD]: { alt: english } } : {}),
    ...(focalX !== MIDDLE || focalY !== MIDDLE ? { focalX: Number(focalX), focalY: Number(focalY) } : {}),
  }
}

/** Timeout per logo in milliseconds. The measurement continues, for the next page. */
const TIMEOUT = 2000
/** Maximum number of measured logos in memory; a file's name is its hash, so results do not expire. A missing file has none. */
const LOGOS = 200

/** The logos in the site's settings, in API responses. */
function logosIn(responses: Record<string, ApiResponse>): string[] {
  const body = responses[SITE_SETTINGS_PATH]?.body as Record<string, unknown> | null | undefined
  const names = Object.entries(siteSettings.fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
  return names.flatMap((name) => (typeof body?.[name] === 'string' ? [body[name]] : []))
}

/** Adds to image facts the theme in which a logo would be invisible; logos are measured concurrently, each once. */
function createLogoMeasure(storage: Pick<Storage, 'open'>, log: Pick<Log, 'warn'>) {
  const measured = new LRUCache<string, { theme: Theme | undefined }>({
    max: LOGOS,
    async fetchMethod(name) {
      const file = await storage.open(name)
      return file && { theme: await measureLogo(await buffer(file.stream)) }
    },
  })
  const measureInTime = async (name: string) => {
    try {
      return (await withTimeout(TIMEOUT, measured.fetch(name)))?.theme
    } catch (error) {
      log.warn({ err: error, name }, 'logo could not be measured')
      return undefined
    }
  }
  return async (pictures: Pictures, logos: readonly string[]): Promise<Pictures> => {
    const measure = async (url: string) => {
      const facts = pictures[url]
      const vanishesOn = facts && (await measureInTime(fileNameAt(url)))
      return vanishesOn ? [[url, { ...facts, vanishesOn }] as const] : []
    }
    return { ...pictures, ...Object.fromEntries((await Promise.all(logos.map(measure))).flat()) }
  }
}

/** The theme in which a logo would be invisible; undefined if it is visible in both. */
async function measureLogo(file: Buffer): Promise<Theme | undefined> {
  const raster = formatOf(file) ? file : await rasterizeSvg(file, MEASURED_SIDE)
  const pixels = await decoding(async () =>
    (await openImage(raster))
      .resize({ width: MEASURED_SIDE, height: MEASURED_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
  )
  return vanishesOn(pixels)
}
