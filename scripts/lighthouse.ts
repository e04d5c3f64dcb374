import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { browserOptions, ensureBrowser } from '../tests/browser.ts'
import { publicPaths } from '../tests/e2e/routes.ts'
import { freePort, Server } from '../tests/siteServer.ts'
import { buildWhenNeeded } from './buildWhenNeeded.ts'

/**
 * Measures pages of the demo with Lighthouse, as a phone on a slow network, and says where a score is below what is
 * asked for: `npm run lighthouse`, or `npm run lighthouse -- /urunler /blog` for some pages. The phone and its network
 * are simulated, but a busy machine still makes the figure for performance worse.
 */
const WANTED = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const
type Category = keyof typeof WANTED
const categories = Object.keys(WANTED) as Category[]

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

/** Prints a page's scores, and below them what each category holds against it. True when all is as wanted. */
async function measure(path: string): Promise<boolean> {
  await warmUp(path)
  const result = await lighthouse(server.url + path, { port, onlyCategories: categories, logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
  const { lhr } = result
  const scoreOf = (category: Category) => lhr.categories[category]?.score ?? 0
  const short = categories.filter((category) => scoreOf(category) < WANTED[category])
  const scores = categories.map((category) => `${category} ${Math.round(scoreOf(category) * 100)}`)
  const lines = [`${short.length > 0 ? '✗' : '✓'} ${path}  ${scores.join('  ')}`]
  for (const category of short)
    for (const { id, weight } of lhr.categories[category]!.auditRefs) {
      const { score, title, displayValue = '' } = lhr.audits[id]!
      if (weight > 0 && score !== null && score < 1) lines.push(`    ${category}: ${title} ${displayValue}`)
    }
  process.stdout.write(`${lines.join('\n')}\n`)
  return short.length === 0
}
