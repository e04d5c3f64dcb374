import { startPostgres } from '../../tests/helpers/postgres.ts'
import { Server } from '../../tests/helpers/siteServer.ts'
import { middle, processorOf } from './cpuTime.ts'
import { askMany } from './load.ts'

const ROUNDS = 5
const COUNT = 1500

/** Requests: mostly cached pages, some rendered ones, and the API, which queries the database. */
const PATHS = [
  () => '/',
  () => '/urunler',
  () => '/hizmetler',
  () => '/api/products',
  () => '/api/health',
  (i: number) => `/urunler?sayfa=yeni-${i}`,
]

/**
 * Responses per CPU second of two instances on one PostgreSQL compared with one instance. Client and database share the cores, so
 * responses per second would measure those. Both instances are under load at once, so that contention counts.
 */
export async function scaleOfTwo(): Promise<{ scale: number; alone: number; together: number }> {
  const postgres = await startPostgres()
  const servers: Server[] = []
  try {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    await client.connect()
    await client.query('create database two')
    await client.end()
    const settings = { RATE_LIMITS: 'off', DATABASE_URL: `${postgres.url}/two` }
    for (let i = 0; i < 2; i++) servers.push(await Server.start(settings))
    const [first, second] = servers as [Server, Server]
    let next = 0
    const ask = ({ url }: Server, count = COUNT) =>
      askMany(count, () => ({ path: url + PATHS[next % PATHS.length]!(next++) }))
    /** Sum of the servers' responses per CPU second. */
    const rateOf = async (asked: readonly Server[]) => {
      const before = asked.map(({ pid }) => processorOf(pid))
      await Promise.all(asked.map((server) => ask(server)))
      return asked.reduce((sum, { pid }, i) => sum + (COUNT * 1e6) / (processorOf(pid) - before[i]!), 0)
    }
    await Promise.all(servers.map((server) => ask(server, 2000)))
    const [alone, together]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      alone.push((await rateOf([first])) / 2 + (await rateOf([second])) / 2)
      together.push(await rateOf([first, second]))
    }
    return {
      alone: middle(alone),
      together: middle(together),
      scale: middle(together.map((rate, i) => rate / alone[i]!)),
    }
  } finally {
    for (const server of servers) await server.remove()
    await postgres.stop()
  }
}
