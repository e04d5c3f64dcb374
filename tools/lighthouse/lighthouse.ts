import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { publicPaths } from '../../tests/e2e/routes.ts'
import { browserOptions, ensureBrowser } from '../../tests/helpers/browser.ts'
import { freePort, Server } from '../../tests/helpers/siteServer.ts'

/**
 * Measures pages of the demo with Lighthouse, as a phone on a slow network, five times each, and says of the medians where
 * one is worse than what is asked for: `npm run lighthouse`, or `npm run lighthouse -- /urunler /blog` for some pages. The
 * phone and its network are simulated, but a busy machine still makes the figure for performance worse.
 */
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const WANTED_SCORE = 100
/** At most, in milliseconds but for the shift, which has no unit. */
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

/** A page that is missing has nothing to be found, which costs it the score for search engines. */
async function pathsThatAreThere(): Promise<string[]> {
  const answers = await Promise.all(
    publicPaths.map(async (path) => ({ path, ok: (await fetch(server.url + path)).ok })),
  )
  return answers.filter(({ ok }) => ok).map(({ path }) => path)
}

/** Lets the sizes of a page's pictures be made, which takes the processor while the first visitor of all waits for them. */
async function warmUp(path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  await page.close()
}

/** Prints a page's medians, and below them what each category that fell short holds against it. True when all is as wanted. */
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
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
  return result.lhr
}

function medianOf(runs: Result[], figureIn: (run: Result) => number): number {
  return runs.map(figureIn).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!
}
