import { brotliCompressSync, gzipSync } from 'node:zlib'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { adminLoad, FIRST, type Load, readAsset, scriptsOf, siteLoads, type Target } from '../helpers/bundles.ts'
import { expect, test } from './fixtures.ts'
import { budgets, loadOf, weigh } from './pageWeight.ts'
import { publicPaths } from './routes.ts'
import { rows } from './rows.ts'

/** Strings that remain in the minified code of the panel's libraries, and below of zod, which only the server needs. */
const MARKS = ['MuiButton', 'ra.action', 'data-emotion']
const ZOD = '$ZodType'
/** String in the code of form fields. */
const OUTLINED = 'MuiFormLabel'

/** Brotli sizes of the site's files, which all browsers accept. Cached, because most navigation paths share most files. */
const weights = new Map<string, number>()
function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readAsset('site', file)).length
  weights.set(file, weight)
  return weight
}

const zippedWeights = new Map<string, number>()
const zippedWeightOf = (target: Target, file: string): number => {
  const name = `${target} ${file}`
  const weight = zippedWeights.get(name) ?? gzipSync(readAsset(target, file), { level: 9 }).length
  zippedWeights.set(name, weight)
  return weight
}

const sent = (files: string[]) => files.reduce((sum, file) => sum + weightOf(file), 0)
const zipped = (files: string[], target: Target) => files.reduce((sum, file) => sum + zippedWeightOf(target, file), 0)

test('byte budgets: every navigation path through the site', async () => {
  const loads = siteLoads()
  expect(loads.length).toBeGreaterThan(1)
  for (const { name, scripts, styles } of loads)
    await test.step(name, () => {
      expect(zipped(scripts, 'site'), name).toBeLessThan(name === FIRST ? budgets.firstScript : budgets.pageScript)
      expect(sent(styles), name).toBeLessThan(budgets.stylesheet)
    })
})

test('byte budgets: preloaded scripts of every page, in both languages', async ({ request }) => {
  const documentOf = async (path: string) => (await request.get(path)).text()
  const english = (html: string) => /hreflang="en" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1] ?? []
  const paths = [...publicPaths, ...(await Promise.all(publicPaths.map(documentOf))).flatMap(english)]
  expect(paths).toContain('/en/contact')
  for (const path of paths) {
    const html = await documentOf(path)
    const [, modules = ''] = /data-modules="([^"]+)"/.exec(html) ?? []
    const named = modules.split(' ').map((file) => file.slice(1))
    expect(named.length, path).toBeGreaterThan(1)
    expect(zipped(named, 'site'), path).toBeLessThan(budgets.pageScript)
  }
})

test('byte budgets: render-blocking styles fit into the first round trip with their headers', async ({ request }) => {
  const [{ styles }] = siteLoads() as [Load]
  expect(styles).toHaveLength(1)
  const headers = (await request.get(`/${styles[0]}`)).headersArray()
  const lines = ['HTTP/1.1 200 OK', ...headers.map(({ name, value }) => `${name}: ${value}`), '']
  expect(`${lines.join('\r\n')}\r\n`.length + sent(styles)).toBeLessThan(budgets.firstFlight)
})

test('byte budgets: the panel loads only its first screen', () => {
  const { scripts } = adminLoad('list')
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.length).toBeLessThan(scriptsOf('admin').length)
  expect(zipped(scripts, 'admin')).toBeLessThan(budgets.adminList)
  expect(zipped(adminLoad('form').scripts, 'admin')).toBeLessThan(budgets.adminForm)
  // Form fields and inputs are loaded with the first form.
  const inputs = (source: string) => source.includes(OUTLINED)
  expect(scriptsOf('admin').filter(inputs).length).toBeGreaterThan(0)
  expect(scripts.filter((file) => inputs(readAsset('admin', file).toString()))).toEqual([])
  // English is loaded on demand.
  const english = (source: string) => source.includes(adminTexts.en.dashboard.nothingLead)
  expect(scriptsOf('admin').filter(english)).toHaveLength(1)
  expect(scripts.filter((file) => english(readAsset('admin', file).toString()))).toEqual([])
})

test('byte budgets: the first ten seconds of a first visit of the panel', async ({ page, signIn }) => {
  await signIn(page)
  await page.clock.install()
  const load = await loadOf(page, '/admin/products', async () => {
    await expect(rows(page).first()).toBeVisible()
    await page.clock.fastForward(10_000)
    await page.waitForLoadState('networkidle')
  })
  const heaviest = load.toSorted((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`)
  expect(load.length, heaviest.join('\n')).toBeLessThanOrEqual(budgets.panelRequests)
  // Without fonts, which the site shares, and pictures, which the owner uploads.
  const code = load.filter(({ type }) => type !== 'font' && type !== 'image')
  expect(weigh(code), heaviest.join('\n')).toBeLessThan(budgets.panelVisit)
})

test('bundles: the site contains no code of the panel, and neither contains schemas', () => {
  const marksIn = (scripts: string[]) => MARKS.filter((mark) => scripts.some((source) => source.includes(mark)))
  expect(marksIn(scriptsOf('admin'))).toEqual(MARKS)
  expect(marksIn(scriptsOf('site'))).toEqual([])
  for (const target of ['site', 'admin'] as const)
    expect(scriptsOf(target).filter((source) => source.includes(ZOD))).toEqual([])
})

for (const [name, viewport, deviceScaleFactor] of [
  ['a phone', { width: 412, height: 823 }, 1.75],
  ['a laptop', { width: 1440, height: 900 }, 1],
] as const)
  test.describe(name, () => {
    // The slider must not rotate: the number of loaded slides would depend on the machine's load.
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })

    test('Save-Data: the whole home page stays within its budget', async ({ page }) => {
      const load = await loadOf(page, '/')
      const heaviest = load.toSorted((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`)
      expect(weigh(load), heaviest.join('\n')).toBeLessThan(budgets.homePage)
    })
  })
