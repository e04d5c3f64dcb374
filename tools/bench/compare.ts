import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ADMIN, ROOT, Server } from '../../tests/helpers/siteServer.ts'
import { askMany, hangUp, throughput } from './load.ts'

/**
 * Compares this checkout with another one that is built (`npm run bench -- --beside ../before`). Both servers run at once and are
 * measured alternately, so that the load of the machine affects both.
 */

const ROUNDS = 5
const GROWTH_REQUESTS = 20_000
const PAGES = ['/', '/urunler', '/urunler/kok-6-toprak-sondasi']

/** Measurements of a server; the median of `ROUNDS` counts. */
const MEASURES: Record<string, (server: Server, round: number) => Promise<number>> = {
  'start over existing data, ms': async (server) => {
    await server.stop()
    return timeOf(() => server.restart())
  },
  'memory after the start, MB': async ({ pid }) => memoryOf(pid),
  'page from the cache, per second': ({ url }) => throughput(() => `${url}/`),
  'page rendered, per second': ({ url }, round) => throughput((i) => `${url}/urunler?sayfa=${round}-${i}`),
  'API list, per second': ({ url }) => throughput(() => `${url}/api/products`),
  'API product, per second': ({ url }) => throughput(() => `${url}/api/products/kok-6-toprak-sondasi`),
  'save of a product, ms (mean of 50)': async ({ url }, round) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` }
    const save = async (i: number) => {
      const body = JSON.stringify({ shortDescription: `Kaydedildi: ${round}, ${i}` })
      const { ok, status } = await fetch(`${url}/api/products/1`, { method: 'PUT', headers, body })
      if (!ok) throw new Error(`PUT /api/products/1: ${status}`)
    }
    return (
      (await timeOf(async () => {
        for (let i = 0; i < 50; i++) await save(i)
      })) / 50
    )
  },
}

export async function benchBeside(folder: string): Promise<void> {
  const roots = [ROOT, resolve(folder)]
  const servers: Server[] = []
  try {
    const firstStarts: number[] = []
    for (const root of roots)
      firstStarts.push(
        await timeOf(async () => {
          servers.push(await Server.start({ RATE_LIMITS: 'off' }, root))
        }),
      )
    print(`\n${''.padEnd(44)} ${'this'.padStart(9)} ${'other'.padStart(9)}     ratio`)
    row('first start, empty folder, ms', firstStarts)
    for (const [name, measure] of Object.entries(MEASURES)) {
      const values: number[][] = servers.map(() => [])
      for (let round = 0; round < ROUNDS; round++)
        for (const i of round % 2 ? [1, 0] : [0, 1]) values[i]!.push(await measure(servers[i]!, round))
      row(name, values.map(medianOf))
    }
    const before = servers.map(({ pid }) => memoryOf(pid))
    for (const { url } of servers) await askMany(GROWTH_REQUESTS, (i) => `${url}${PAGES[i % PAGES.length]}`)
    row(`memory before ${GROWTH_REQUESTS} page requests, MB`, before)
    row(
      'memory after them, MB',
      servers.map(({ pid }) => memoryOf(pid)),
    )
  } finally {
    hangUp()
    for (const server of servers) await server.remove()
  }
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/accounts/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  return ((await response.json()) as { token: string }).token
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!

/** Resident memory of a process in megabytes (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const print = (line: string) => process.stdout.write(`${line}\n`)

function row(name: string, [ours, other]: number[]): void {
  const figures = [ours!, other!].map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(9))
  print(`${name.padEnd(44)} ${figures.join(' ')} ${(ours! / other!).toFixed(2).padStart(9)}`)
}
