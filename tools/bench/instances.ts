import { startPostgres } from '../../tests/helpers/postgres.ts'
import { Server } from '../../tests/helpers/siteServer.ts'
import { middle, processorOf } from './cpuTime.ts'
import { askMany } from './load.ts'

const ROUNDS = 5
const COUNT = 1500

/** What is asked of each server: mostly pages from memory, some anew, and the API, which asks the database. */
const PATHS = [
  () => '/',
  () => '/urunler',
  () => '/hizmetler',
  () => '/api/products',
  () => '/api/health',
  (i: number) => `/urunler?sayfa=yeni-${i}`,
]

/**
 * How many answers two instances on one PostgreSQL give beside what one gives, for as much processor as each is given: the
 * client and the database have the same cores here, so answers a second would measure those. Taken while both are asked at
 * once, so that what they do to each other counts.
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
    /** Answers for each second of processor that the servers have, added up. */
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
