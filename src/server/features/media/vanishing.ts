import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { MEASURED_SIDE, type Theme, vanishesOn } from '../../../contract/domain/logos.ts'
import type { Pictures } from '../../../contract/domain/pictures.ts'
import { siteSettings } from '../../../contract/singletons/siteSettings/siteSettings.ts'
import { type Answer, SITE_SETTINGS_PATH } from '../../../contract/site.ts'
import type { Log } from '../../platform/observability/log.ts'
import { nameAt } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { FORMATS, formatOf } from './formats.ts'
import { decode, openPicture } from './sharp.ts'
import { rasterizeSvg } from './svg/rasterizeSvg.ts'

/** No page waits longer for it, in milliseconds. The measurement goes on, and the next page has it. */
const LONGEST_WAIT = 2000

const SMALL = { width: MEASURED_SIDE, height: MEASURED_SIDE }

/** What was measured of a file stays true as long as its name, which is its hash. */
const LOGOS = 200

/** The logos that the site's settings name, among answers. */
export function logosIn(answers: Record<string, Answer>): string[] {
  const body = answers[SITE_SETTINGS_PATH]?.body as Record<string, unknown> | null | undefined
  const names = Object.entries(siteSettings.fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
  return names.flatMap((name) => (typeof body?.[name] === 'string' ? [body[name]] : []))
}

/** Knows on which ground logos would vanish: each is measured once. */
export function createVanishing(storage: Pick<Storage, 'open'>, log: Pick<Log, 'warn'>) {
  const measured = new LRUCache<string, { theme: Theme | undefined }>({
    max: LOGOS,
    async fetchMethod(name) {
      const file = await storage.open(name)
      return { theme: file && (await measureLogo(await buffer(file.stream))) }
    },
  })
  const atOnce = (name: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), LONGEST_WAIT)
    })
    const asked = measured.forceFetch(name).then(
      ({ theme }) => theme,
      (error: unknown) => {
        log.warn({ err: error, name }, 'a logo could not be measured')
        return undefined
      },
    )
    return Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }
  return {
    /** What is known of pictures, and of the logos among them where they would vanish. */
    async toldIn(pictures: Pictures, logos: readonly string[]): Promise<Pictures> {
      const told = { ...pictures }
      for (const url of logos) {
        const theme = told[url] && (await atOnce(nameAt(url)))
        if (theme) told[url] = { ...told[url]!, vanishesOn: theme }
      }
      return told
    },
  }
}

/** The theme on whose background a logo would be invisible; undefined where it is visible on both. */
export async function measureLogo(file: Buffer): Promise<Theme | undefined> {
  const format = formatOf(file) ?? 'png'
  const raster = formatOf(file) ? file : await rasterizeSvg(file, MEASURED_SIDE)
  const { width, height } = await (await openPicture(raster)).metadata()
  const { weight } = FORMATS[format]
  const pixels = await decode([{ width, height, weight }], async () =>
    (await openPicture(raster))
      .resize({ ...SMALL, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
  )
  return vanishesOn(pixels)
}
