import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { adminLoad, readAsset, scriptsOf, siteLoads, type Target } from '../bundles.ts'
import { expect, test } from './fixtures.ts'
import { publicPaths, saysNotFound } from './routes.ts'

const KILOBYTE = 1000
const budgets = {
  script: 100 * KILOBYTE,
  stylesheet: 20 * KILOBYTE,
  /** What a server sends before it hears from the browser (RFC 6928: ten segments of 1,460 bytes), less its headers. */
  firstFlight: 10 * 1460 - 600,
  homePage: 450 * KILOBYTE,
  adminScript: 320 * KILOBYTE,
}

/** What stands in code of the admin's libraries and of zod, also when it is minified. */
const MARKS = ['MuiButton', 'ra.action', 'data-emotion', '$ZodType']

/** What browsers are sent: Brotli, which every one of them asks for. Most ways through the site share most files. */
const weights = new Map<string, number>()
function weightOf(target: Target, file: string): number {
  const name = `${target} ${file}`
  const weight = weights.get(name) ?? brotliCompressSync(readAsset(target, file)).length
  weights.set(name, weight)
  return weight
}

const sent = (files: string[], target: Target = 'site') => files.reduce((sum, file) => sum + weightOf(target, file), 0)

test('every way through the site stays within the byte budgets', async () => {
  const loads = siteLoads()
  expect(loads.length).toBeGreaterThan(1)
  for (const { name, scripts, styles } of loads)
    await test.step(name, () => {
      expect(sent(scripts), name).toBeLessThan(budgets.script)
      expect(sent(styles), name).toBeLessThan(budgets.stylesheet)
    })
})

test('the styles that a first paint waits for come in one flight', () => {
  for (const { name, styles } of siteLoads()) expect(sent(styles), name).toBeLessThan(budgets.firstFlight)
})

test('the administrator waits for no more than the first screen, and that within its budget', () => {
  const { scripts } = adminLoad()
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.length).toBeLessThan(scriptsOf('admin').length)
  expect(sent(scripts, 'admin')).toBeLessThan(budgets.adminScript)
})

test("no script of the site holds the admin's code", () => {
  const marksIn = (scripts: string[]) => MARKS.filter((mark) => scripts.some((source) => source.includes(mark)))
  expect(marksIn(scriptsOf('admin'))).toEqual(MARKS)
  expect(marksIn(scriptsOf('site'))).toEqual([])
})

/** What a page asks for until it is quiet: each answer with its bytes, as they came over the wire. */
async function loadOf(page: Page, path: string) {
  const answers: Response[] = []
  const hear = (response: Response) => void answers.push(response)
  page.on('response', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', hear)
  return Promise.all(
    answers.map(async (answer) => {
      const { responseBodySize, responseHeadersSize } = await answer.request().sizes()
      return { url: answer.url(), type: answer.request().resourceType(), bytes: responseBodySize + responseHeadersSize }
    }),
  )
}

const weigh = (load: { bytes: number }[]) => load.reduce((sum, { bytes }) => sum + bytes, 0)

for (const path of publicPaths)
  test(`${path} is light, and asks nobody but its own server`, async ({ page, server, noise }) => {
    noise.expect(saysNotFound)
    const load = await loadOf(page, path)
    for (const type of ['script', 'stylesheet'] as const) {
      const weight = weigh(load.filter((each) => each.type === type))
      expect(weight, type).toBeGreaterThan(0)
      expect(weight, type).toBeLessThan(budgets[type])
    }
    expect(
      load.map(({ url }) => new URL(url).origin).filter((origin) => origin !== server.url && origin !== 'null'),
    ).toEqual([])
  })

for (const [name, viewport, deviceScaleFactor] of [
  ['a phone', { width: 412, height: 823 }, 1.75],
  ['a laptop', { width: 1440, height: 900 }, 1],
] as const)
  test.describe(name, () => {
    // Slides that stand still: how many come while the page settles would depend on how busy the machine is.
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })

    test('gets the whole home page within its budget', async ({ page }) => {
      const load = await loadOf(page, '/')
      const heaviest = load.toSorted((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`)
      expect(weigh(load), heaviest.join('\n')).toBeLessThan(budgets.homePage)
    })
  })
