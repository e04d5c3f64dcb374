import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Server } from '../../tests/helpers/siteServer.ts'
import { mainThreadOf, middle } from './cpuTime.ts'
import { type Asked, askMany } from './load.ts'

const ROUNDS = 5
const WARM_UP = 400

/** CPU time of the server's main thread per response in microseconds: median of alternating rounds. */
async function costsOf<Name extends string>(
  { pid, url }: Server,
  count: number,
  ways: Record<Name, (i: number) => Asked>,
): Promise<Record<Name, number>> {
  const each = Object.entries(ways) as [Name, (i: number) => Asked][]
  let next = 0
  const ask = (times: number, way: (i: number) => Asked) =>
    askMany(times, () => {
      const { path, ...asked } = way(next++)
      return { ...asked, path: url + path }
    })
  for (const [, way] of each) await ask(WARM_UP, way)
  const rounds: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, way] of each) {
      const before = mainThreadOf(pid)
      await ask(count, way)
      rounds[name] = [...(rounds[name] ?? []), (mainThreadOf(pid) - before) / count]
    }
  return Object.fromEntries(each.map(([name]) => [name, middle(rounds[name]!)])) as Record<Name, number>
}

/** CPU time of pages that are not cached: each request has a new value of a query parameter that the page reads. */
export const uncachedCosts = (server: Server) =>
  costsOf(server, 150, {
    'list of products': (i) => ({ path: `/urunler?sayfa=yeni-${i}` }),
    'list of posts': (i) => ({ path: `/blog?sayfa=yeni-${i}` }),
    contact: (i) => ({ path: `/iletisim?konu=yeni-${i}` }),
  })

/** CPU time of a cached page: whole, HEAD, and 304. */
export async function cachedCosts(server: Server) {
  const etag = await new Promise<string>((resolve, reject) => {
    get(server.url, async (answer) => resolve((await text(answer)) && answer.headers.etag!)).on('error', reject)
  })
  return costsOf(server, 2000, {
    whole: () => ({ path: '/' }),
    'its head (HEAD)': () => ({ path: '/', method: 'HEAD' }),
    'unchanged (304)': () => ({ path: '/', headers: { 'If-None-Match': etag }, status: 304 }),
  })
}
