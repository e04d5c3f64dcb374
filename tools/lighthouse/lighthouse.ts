import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { publicPaths } from '../../tests/e2e/routes.ts'
import { browserOptions, ensureBrowser } from '../../tests/helpers/browser.ts'
import { freePort, Server } from '../../tests/helpers/siteServer.ts'

/**
 * Measures pages of the demo with Lighthouse (a simulated phone on a slow network), five times each, and reports
 * medians that miss a target: `npm run lighthouse`, or `npm run lighthouse -- /urunler /blog` for some pages. A busy
 * machine lowers the performance score.
 */
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const WANTED_SCORE = 100
/** Upper limits, in milliseconds except for the layout shift. */
const WANTED = { 'largest-contentful-paint': 1100, 'total-blocking-time': 50, 'cumulative-layout-shift': 0 } as const
const METRICS = Object.keys(WANTED) as (keyof typeof WANTED)[]

buildWhenNeeded()
ensureBrowser()
const server = await Server.start({ RATE_LIMITS: 'off' })
const port = await freePort()
const { args, ...options } = browserOptions()
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
try {
  const asked = process.argv.slice(2)
  for (const path of asked.length > 0 ? asked : await pathsThatAreThere())
    if (!(await measure(path))) process.exitCode = 1
} finally {
  await browser.close()
  await server.remove()
}

/** Existing pages: a 404 page is not indexable, which lowers its SEO score. */
async function pathsThatAreThere(): Promise<string[]> {
  const answers = await Promise.all(
    publicPaths.map(async (path) => ({ path, ok: (await fetch(server.url + path)).ok })),
  )
  return answers.filter(({ ok }) => ok).map(({ path }) => path)
}

/** Renders the page's images once: the first visitor would otherwise wait for the renditions. */
async function warmUp(path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  await page.close()
}

/** Prints a page's medians, and the failed audits of each category below its target. True if all targets are met. */
async function measure(path: string): Promise<boolean> {
  await warmUp(path)
  const runs: Result[] = []
  while (runs.length < RUNS) runs.push(await run(path))
  const scores = CATEGORIES.map(
    (id) => [id, medianOf(runs, ({ categories }) => 100 * (categories[id]?.score ?? 0))] as const,
  )
  const metrics = METRICS.map(
    (id) => [id, medianOf(runs, ({ audits }) => audits[id]?.numericValue ?? Infinity)] as const,
  )
  const short = scores.filter(([, score]) => score < WANTED_SCORE).map(([id]) => id)
  const isFine = short.length === 0 && metrics.every(([id, value]) => value <= WANTED[id])
  const said = [...scores, ...metrics].map(([id, value]) => `${id} ${Number(value.toFixed(value < 1 ? 3 : 0))}`)
  const lines = [`${isFine ? '✓' : '✗'} ${path}  ${said.join('  ')}`]
  const { categories, audits } = runs.at(-1)!
  for (const id of short)
    for (const { id: audit, weight } of categories[id]!.auditRefs) {
      const { score, title, displayValue = '' } = audits[audit]!
      if (weight > 0 && score !== null && score < 1) lines.push(`    ${id}: ${title} ${displayValue}`)
    }
  process.stdout.write(`${lines.join('\n')}\n`)
  return isFine
}

async function run(path: string): Promise<Result> {
  const result = await lighthouse(server.url + path, { port, onlyCategories: CATEGORIES, logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`)
  return result.lhr
}

function medianOf(runs: Result[], figureIn: (run: Result) => number): number {
  return runs.map(figureIn).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!
}
