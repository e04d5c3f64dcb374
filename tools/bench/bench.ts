import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { findBrowser } from '../../tests/helpers/browser.ts'
import { readAsset, siteLoads } from '../../tests/helpers/bundles.ts'
import { Server } from '../../tests/helpers/siteServer.ts'
import { benchBeside } from './compare.ts'
import { scaleOfTwo } from './instances.ts'
import { askMany, hangUp, throughput } from './load.ts'
import { besideNginx, canCompare } from './nginx.ts'
import { openPanel } from './panel.ts'
import { cachedCosts, uncachedCosts } from './responses.ts'
import { benchRows } from './rows.ts'
import { costOfSaves } from './saves.ts'

/** Prints figures about the built site (`npm run bench`). They depend on the machine, so nothing is asserted. */

const print = (line = '') => process.stdout.write(`${line}\n`)
const row = (name: string, value: string) => print(`  ${name.padEnd(44)} ${value}`)

const STARTS = 7
const PAGES = ['/', '/urunler', '/urunler/kok-6-toprak-sondasi']

async function benchStart(): Promise<Server> {
  const first = performance.now()
  const server = await Server.start({ RATE_LIMITS: 'off' })
  const firstStart = performance.now() - first
  const times: number[] = []
  for (let i = 0; i < STARTS; i++) {
    await server.stop()
    const startedAt = performance.now()
    await server.restart()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  print(`Start of the built site to its first answer (${STARTS} runs)`)
  row('empty folder: database, demo content', `${firstStart.toFixed(0)} ms`)
  row(
    'min / median / max',
    `${[times[0], times[STARTS >> 1], times.at(-1)].map((ms) => ms!.toFixed(0)).join(' / ')} ms`,
  )
  return server
}

/** Resident memory of a process in megabytes. */
function memoryOf(pid: number): string {
  const kilobytes = existsSync('/proc')
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`
}

async function benchMemory(server: Server): Promise<void> {
  print('\nResident memory')
  row('idle after the start', memoryOf(server.pid))
  await askMany(1000, (i) => `${server.url}${PAGES[i % PAGES.length]}`)
  row('after 1,000 page requests', memoryOf(server.pid))
}

async function benchThroughput({ url }: Server): Promise<void> {
  const measured = {
    'page, from the cache': await throughput(() => `${url}/`),
    'page, rendered anew': await throughput((i) => `${url}/urunler?sayfa=yeni-${i}`),
    'API, a list': await throughput(() => `${url}/api/products`),
    'API, one product': await throughput(() => `${url}/api/products/kok-6-toprak-sondasi`),
    'API, alive': await throughput(() => `${url}/api/health`),
  }
  print('\nAnswers per second over 16 connections, and as a ratio to the cheapest one')
  for (const [name, rate] of Object.entries(measured))
    row(name, `${rate.toFixed(0).padStart(6)}   ${(rate / measured['API, alive']).toFixed(2)}`)
}

async function benchBesideNginx(server: Server): Promise<void> {
  if (!canCompare()) {
    print('\nA kept page beside nginx: install nginx, wrk and taskset to compare')
    return
  }
  print('\nA kept page beside nginx with one worker, the same bytes, each alone on a core')
  for (const encoding of ['gzip', 'br'] as const) {
    const { rate, ours, nginx } = await besideNginx(server, encoding)
    const each = `${ours.toFixed(0)} µs of processor for an answer, nginx ${nginx.toFixed(0)} (${(nginx / ours).toFixed(2)})`
    row(encoding, `${rate.toFixed(2)} of its rate; ${each}`)
  }
}

async function benchProcessor(server: Server): Promise<void> {
  if (!existsSync('/proc')) return
  print('\nProcessor time of the main thread for a page made anew (goal: 1.5 ms)')
  for (const [name, each] of Object.entries(await uncachedCosts(server))) row(name, `${(each / 1000).toFixed(2)} ms`)
  print('\nThe same for a page from memory, and as a part of the whole one')
  const kept = await cachedCosts(server)
  for (const [name, each] of Object.entries(kept))
    row(name, `${each.toFixed(0)} µs   ${(each / kept.whole).toFixed(2)}`)
}

async function benchTwo(): Promise<void> {
  if (!existsSync('/proc')) return
  const { scale, alone, together } = await scaleOfTwo()
  print('\nTwo instances on one PostgreSQL, answers for each second of processor that servers have (goal: 1.7)')
  row('one, two, their ratio', `${alone.toFixed(0)}, ${together.toFixed(0)}, ${scale.toFixed(2)}`)
}

async function benchPanel(server: Server): Promise<void> {
  if (!findBrowser()) return
  const { readable, script } = await openPanel(server)
  print(
    "\nThe panel's list of products, nothing kept by the browser (goals: 250 kB, 600 ms; the splash stands for 500)",
  )
  row('JavaScript by then, gzip', `${(script / 1000).toFixed(1)} kB`)
  row('readable after', `${readable.toFixed(0)} ms`)
}

function printSizes(): void {
  print('\nWhat a visitor loads, in kB (gzip / brotli)')
  const kilobytes = (files: string[], compress: (content: Buffer) => Buffer) =>
    (files.reduce((sum, file) => sum + compress(readAsset('site', file)).length, 0) / 1000).toFixed(1)
  const both = (files: string[]) => `${kilobytes(files, gzipSync)} / ${kilobytes(files, brotliCompressSync)}`
  for (const { name, scripts, styles } of siteLoads()) row(name, `JavaScript ${both(scripts)}, CSS ${both(styles)}`)
}

const HELP = `npm run bench [-- --rows <count> [--lists] | --beside <folder> | --processor | --panel | --saves]

Prints figures about the built site, which it builds where that is needed: start, memory, throughput and sizes.

  --rows <count>     what calls cost with so many rows in both databases, beside the same with 1000
  --lists            of these the lists, details, searches and saves alone
  --beside <folder>  start, throughput, saves and memory beside another checkout, which must be built
  --processor        processor time of an answer alone, which a busy machine spoils less
  --panel            how long a browser takes until the panel's list stands
  --saves            what a save costs`

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    lists: { type: 'boolean' },
    beside: { type: 'string' },
    processor: { type: 'boolean' },
    panel: { type: 'boolean' },
    saves: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (!values.help) buildWhenNeeded()
if (values.help) print(HELP)
else if (values.rows) await benchRows(Number(values.rows), values.lists)
else if (values.beside) await benchBeside(values.beside)
else if (values.processor) await benchProcessors()
else if (values.panel) await benchPanelAlone()
else if (values.saves) await benchSaves()
else await benchSite()

/** Figures that are valid on a busy machine (`npm run bench -- --processor`). */
async function benchProcessors(): Promise<void> {
  const server = await Server.start({ RATE_LIMITS: 'off' })
  try {
    await benchProcessor(server)
  } finally {
    hangUp()
    await server.remove()
  }
  await benchTwo()
  hangUp()
}

async function benchSaves(): Promise<void> {
  print(
    'A save with all that it leaves: in ms, beside one without a version (goal: 1.3), beside one that leaves nothing',
  )
  for (const { dialect, kind, milliseconds, besideNoVersion, besideNothing } of await costOfSaves())
    row(
      `${dialect}, ${kind}`,
      `${milliseconds.toFixed(2)}   ${besideNoVersion.toFixed(2)}   ${besideNothing.toFixed(2)}`,
    )
}

async function benchPanelAlone(): Promise<void> {
  const server = await Server.start({ RATE_LIMITS: 'off' })
  try {
    await benchPanel(server)
  } finally {
    await server.remove()
  }
}

async function benchSite(): Promise<void> {
  const server = await benchStart()
  try {
    await benchMemory(server)
    await benchProcessor(server)
    await benchThroughput(server)
    await benchBesideNginx(server)
    await benchPanel(server)
  } finally {
    hangUp()
    await server.remove()
  }
  await benchTwo()
  printSizes()
}
