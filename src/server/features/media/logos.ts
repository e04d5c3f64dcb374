import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { MEASURED_SIDE, type Theme, vanishesOn } from '../../../contract/domain/logos.ts'
import type { Pictures } from '../../../contract/domain/pictures.ts'
import { siteSettings } from '../../../contract/singletons/siteSettings.ts'
import { type Answer, SITE_SETTINGS_PATH } from '../../../contract/site.ts'
import { withTimeout } from '../../platform/async/promises.ts'
import type { Log } from '../../platform/observability/log.ts'
import { nameAt } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { formatOf } from './cleanImage.ts'
import { decoding, openImage } from './sharp.ts'
import { rasterizeSvg } from './svg/rasterizeSvg.ts'

/** Timeout for a page, in milliseconds. The measurement goes on, and the next page has it. */
const TIMEOUT = 2000
/** Measured logos in memory: a file's name is its hash, so that a result stays true. */
const LOGOS = 200

/** The logos in the site's settings, as API responses have them. */
export function logosIn(answers: Record<string, Answer>): string[] {
  const body = answers[SITE_SETTINGS_PATH]?.body as Record<string, unknown> | null | undefined
  const names = Object.entries(siteSettings.fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
  return names.flatMap((name) => (typeof body?.[name] === 'string' ? [body[name]] : []))
}

/** Adds to image facts on which theme's background a logo would be invisible; each logo is measured once. */
export function createLogoMeasure(storage: Pick<Storage, 'open'>, log: Pick<Log, 'warn'>) {
  const measured = new LRUCache<string, { theme: Theme | undefined }>({
    max: LOGOS,
    async fetchMethod(name) {
      const file = await storage.open(name)
      return { theme: file && (await measureLogo(await buffer(file.stream))) }
    },
  })
  const measureInTime = async (name: string) => {
    try {
      return (await withTimeout(TIMEOUT, measured.forceFetch(name))).theme
    } catch (error) {
      log.warn({ err: error, name }, 'logo could not be measured')
      return undefined
    }
  }
  return async (pictures: Pictures, logos: readonly string[]): Promise<Pictures> => {
    const facts = { ...pictures }
    for (const url of logos) {
      const theme = facts[url] && (await measureInTime(nameAt(url)))
      if (theme) facts[url] = { ...facts[url]!, vanishesOn: theme }
    }
    return facts
  }
}

/** The theme on whose background a logo would be invisible; undefined where it is visible on both. */
export async function measureLogo(file: Buffer): Promise<Theme | undefined> {
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
