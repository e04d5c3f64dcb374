import type { Page } from '@playwright/test'
import { PORTRAIT_CROP } from '../../src/contract/domain/pictures.ts'
import { some } from '../helpers/slowTests.ts'
import { expect, test } from './fixtures.ts'
import { detailPath, missingPath, postPath, saysNotFound, servicePath } from './routes.ts'

/** Requests of every page before its first paint: styles, and the fonts of headings, text and labels. */
const FONTS = ['archivo-narrow', 'archivo', 'atkinson'].flatMap((cut) => [`${cut}-turkish.woff2`, `${cut}.woff2`])
const ALWAYS = [...FONTS, 'style.css']

/** Further requests of each page before its first paint, and its budget in kilobytes with the document: measured on 28 November 2026, plus 2 %. `npm test` checks every other page, including the product list. */
const pages = {
  '/': { asks: ['serviceIcons.svg', 'picture of 1280u'], kilobytes: 100 },
  [servicePath]: { asks: ['serviceIcons.svg', 'morePictures.css', 'picture of 960'], kilobytes: 98 },
  [detailPath]: { asks: ['morePictures.css', 'picture of 960'], kilobytes: 97 },
  '/hizmetler': { asks: ['serviceIcons.svg', 'head-orchard.svg', 'picture of 960'], kilobytes: 100 },
  '/urunler': { asks: ['head-mosaic.svg', 'picture of 320'], kilobytes: 82.5 },
  '/blog': { asks: ['head-river.svg', 'picture of 960'], kilobytes: 92.5 },
  [postPath]: { asks: ['picture of 960'], kilobytes: 91 },
  '/hakkimizda': { asks: ['picture of 960'], kilobytes: 101 },
  '/surdurulebilirlik': { asks: ['side-pivots.svg'], kilobytes: 74 },
  '/iletisim': { asks: [], kilobytes: 69 },
  '/gizlilik': { asks: [], kilobytes: 70.5 },
  [missingPath]: { asks: ['full-orchard.svg'], kilobytes: 74 },
}

/** The used properties of Resource Timing entries. */
interface Timed {
  name: string
  startTime: number
  encodedBodySize: number
}

/** Requests of the page, the document first, and whether each started before the first paint. */
const askedBy = (page: Page) =>
  page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntryList>((seen) =>
      new PerformanceObserver((list) => seen(list.getEntriesByName('first-contentful-paint'))).observe({
        type: 'paint',
        buffered: true,
      }),
    )
    // Render time: on a busy machine the presentation time is later.
    const drawn = (paint as PerformanceEntry & { paintTime?: number }).paintTime ?? paint!.startTime
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return (entries as unknown as Timed[]).map(({ name, startTime, encodedBodySize }) => ({
      name,
      isEarly: startTime < drawn,
      encodedBodySize,
    }))
  })

/** Name of a file without its content hash: `style.css` for `/assets/style-DtFqrNpD.css`. */
const kindOf = ({ name }: Pick<Timed, 'name'>) => {
  const file = new URL(name).pathname.split('/').at(-1)!
  const [, width] = /^[0-9a-f]{64}-(\d+u?)\.\w+$/.exec(file) ?? []
  return width ? `picture of ${width}` : file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    // The slider requests the next picture when it advances.
    contextOptions: { reducedMotion: 'reduce' },
  })

  for (const [path, { asks, kilobytes }] of some(Object.entries(pages), 2))
    test(`${path}: requests only visible content before its first paint`, async ({ page, pageErrors }) => {
      if (path === missingPath) pageErrors.expect(saysNotFound)
      await page.goto(path, { waitUntil: 'networkidle' })
      const [document, ...files] = await askedBy(page)
      const wanted = [...ALWAYS, ...asks]
      const named = await page
        .locator('link[as="font"]:not([media])')
        .evaluateAll((links) => links.map((link) => ({ name: (link as HTMLLinkElement).href })))
      expect(named.map(kindOf).toSorted()).toEqual(FONTS)
      const early = files.filter(({ isEarly }) => isEarly).map(kindOf)
      expect(early.filter((file, at) => !wanted.includes(file) || early.indexOf(file) !== at)).toEqual([])
      // On a slow machine a visible illustration may be requested just after the paint.
      const inSight = wanted.map((file) => files.find((each) => kindOf(each) === file))
      expect(inSight.map((file) => file && kindOf(file))).toEqual(wanted)
      const bytes = [document, ...inSight].reduce((sum, file) => sum + file!.encodedBodySize, 0)
      expect(bytes).toBeLessThan(kilobytes * 1000)
    })

  for (const path of some(Object.keys(pages), 4))
    test(`${path}: no layout shift while it is scrolled`, async ({ page, pageErrors }) => {
      if (path === missingPath) pageErrors.expect(saysNotFound)
      await page.goto(path, { waitUntil: 'networkidle' })
      const { heights, shifts } = await scrollThrough(page)
      expect(heights).toHaveLength(1)
      expect(shifts).toEqual([])
    })

  test('lazy illustration: loaded near the viewport, once for both themes', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    const drawings = () => asked.filter((url) => url.includes('side-orchard'))
    expect(drawings()).toEqual([])
    await page.locator('span:has(> img[src*="/side-orchard-"])').scrollIntoViewIfNeeded()
    const seen = page.locator('img[src*="/side-orchard-"]:visible')
    await expect(seen).toHaveJSProperty('complete', true)
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expect(seen).toHaveAttribute('src', /viewBox\(0,2000,/)
    await expect(seen).toHaveJSProperty('complete', true)
    expect(drawings()).toHaveLength(1)
  })
})

/** Screens, and the rendition of the slide's picture that each should request. */
const slides = {
  'a small phone': { width: 360, height: 640, deviceScaleFactor: 3, asks: 'picture of 1920u' },
  'a phone': { width: 412, height: 823, deviceScaleFactor: 1.75, asks: 'picture of 1280u' },
  'a phone on its side': { width: 844, height: 390, deviceScaleFactor: 2, asks: 'picture of 1920' },
  'a tablet': { width: 768, height: 1024, deviceScaleFactor: 1, asks: 'picture of 1600' },
  'a laptop': { width: 1440, height: 900, deviceScaleFactor: 1, asks: 'picture of 1600' },
}
for (const [screen, { width, height, deviceScaleFactor, asks }] of some(Object.entries(slides), 2))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })

    test('slide picture: loaded once, in the size that is visible', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      await page.goto('/', { waitUntil: 'networkidle' })
      const picture = page.locator('[data-current] picture > img')
      const { address, place, spare } = await picture.evaluate((image: HTMLImageElement) => ({
        address: image.currentSrc,
        place: getComputedStyle(image).objectPosition,
        // Positive: the picture is cropped at its sides only.
        spare: image.naturalWidth / image.naturalHeight - image.clientWidth / image.clientHeight,
      }))
      const [hash] = /[0-9a-f]{64}/.exec(address)!
      expect(asked.filter((url) => url.includes(hash!))).toEqual([address])
      expect(kindOf({ name: address })).toBe(asks)
      expect(place).toBe(`${100 * PORTRAIT_CROP.position}% 50%`)
      expect(spare).toBeGreaterThan(0)
    })
  })

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  for (const path of ['/', '/surdurulebilirlik'])
    test(`illustrations on ${path}: stay within their boxes`, async ({ page }) => {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
      for (const season of await page.locator('li:has(img[src*="/season-"])').all()) {
        await season.scrollIntoViewIfNeeded()
        await expect(season.locator('img:visible')).toHaveJSProperty('complete', true)
        const [land, all] = [await season.locator('span:has(> img)').boundingBox(), await season.boundingBox()]
        expect(land!.width).toBeCloseTo(5 * all!.width, 0)
        expect(land!.height).toBeCloseTo((all!.width * 210) / 328, 0)
      }
      await page.setViewportSize({ width: 768, height: 1024 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
      for (const drawing of await page.locator('section span:has(> img[src*="(0,0,560,560)"])').all()) {
        await drawing.scrollIntoViewIfNeeded()
        await expect(drawing.locator('img:visible')).toHaveJSProperty('complete', true)
        const [inner, outer] = [await drawing.boundingBox(), await drawing.locator('..').boundingBox()]
        expect(inner!.y + inner!.height).toBeLessThan(outer!.y + outer!.height)
        expect(inner!.width).toBeCloseTo(inner!.height)
      }
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('illustrations below the first screen are shown', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const name of ['season', 'side-pivots', 'side-orchard', 'divider']) expect(asked.join()).toContain(`/${name}-`)
  })
})

/** Scrolls down by half screens, waiting for images; returns the page heights and the layout shifts. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const shifts: unknown[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON())
    })
    observer.observe({ type: 'layout-shift' })
    const page = document.documentElement
    const heights = new Set([page.scrollHeight])
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const isNear = (image: Element) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility()
    for (let top = 0; top < page.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await Promise.all([...document.images].filter(isNear).map((image) => image.decode()))
      await frame()
      heights.add(page.scrollHeight)
    }
    for (const entry of observer.takeRecords()) shifts.push(entry.toJSON())
    return { heights: [...heights], shifts }
  })
