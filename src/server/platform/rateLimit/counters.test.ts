import { createServer } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEmptyDatabase, dialects, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { createMigratedDatabase } from '../../../../tests/helpers/testDatabases.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import { connect, type Database } from '../db/connect.ts'
import { type CounterFactory, memoryCounters, sharedCounters } from './rateLimits.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closings.splice(0).toReversed()) await close()
})
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: 500 })
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const budget = (name: string, most = 3, within = 10) => ({ name, most, within })

const together = async (dialect: Database['dialect']): Promise<CounterFactory> => {
  const database = await openMigratedDatabase(dialect)
  closings.push(database.close)
  return sharedCounters({ ...database, counterTimeout: TEST_TIMEOUT })
}

describe.each(dialects)('rate limit counter on %s', (dialect) => {
  test('counts up to the budget, returns the wait, and starts again after the window', async () => {
    const counter = (await together(dialect))(budget('a'))
    stopClock()
    const take = () => counter.take('x')
    expect([await take(), await take(), await take()]).toEqual([1, 2, 3].map((count) => ({ wait: 0, count })))
    expect(await take()).toMatchObject({ wait: 10_000 })
    pass(9001)
    expect(await take()).toMatchObject({ wait: 999 })
    pass(999)
    expect(await take()).toEqual({ wait: 0, count: 1 })
  })

  test('separates keys and counters', async () => {
    const open = await together(dialect)
    const [first, second] = [open(budget('a', 1)), open(budget('b', 1))]
    const waits = await Promise.all([first.take('x'), first.take('y'), second.take('x')])
    expect(waits.map((taken) => taken.wait)).toEqual([0, 0, 0])
    expect((await first.take('x')).wait).toBeGreaterThan(0)
  })

  test('allows the budget exactly under concurrency', async () => {
    const counter = (await together(dialect))(budget('a', 5))
    const taken = await Promise.all(Array.from({ length: 20 }, () => counter.take('x')))
    expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(5)
  })

  test('refunds one or resets all', async () => {
    const counter = (await together(dialect))(budget('a', 2))
    await counter.take('x')
    await counter.take('x')
    await counter.refund('x')
    expect(await counter.take('x')).toEqual({ wait: 0, count: 2 })
    await counter.reset('x')
    expect(await counter.take('x')).toEqual({ wait: 0, count: 1 })
  })
})

test('rate limit counter in memory: allows the budget exactly at any times', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(pauses, fc.integer({ min: 1, max: 5 }), async (waits, most) => {
      stopClock()
      const counter = memoryCounters(budget('a', most))
      let [opened, taken] = [Number.NEGATIVE_INFINITY, 0]
      for (const each of waits) {
        pass(each)
        const { wait } = await counter.take('x')
        if (Date.now() >= opened + 10_000) [opened, taken] = [Date.now(), 0]
        if (!wait) taken++
        expect(taken).toBeLessThanOrEqual(most)
        if (wait) expect(taken).toBe(most)
      }
    }),
  )
})

test('rate limit counter: instances share counts; the table holds hashes only', async () => {
  const { url } = await createMigratedDatabase('postgres')
  const [one, other] = [await connect(url), await connect(url)]
  closings.push(one.close, other.close)
  const counters = [one, other].map((each) => sharedCounters({ ...each, counterTimeout: TEST_TIMEOUT })(budget('a', 4)))
  const taken = await Promise.all(Array.from({ length: 10 }, (_, i) => counters[i % 2]!.take('ayse@example.com')))
  expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(4)
  const rows = await one.db.selectFrom('limits').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('ayse')
})

describe('rate limit counter without a responding database', () => {
  const refusedAfter = async (open: CounterFactory) => {
    const counter = open(budget('a', 3, 600))
    for (let i = 0; i < 9; i++) if ((await counter.take('x')).wait) return i
    return undefined
  }

  test('each instance counts for itself while it is unreachable', async () => {
    const database = await connect((await createEmptyDatabase('postgres')).url)
    await database.close()
    expect(await refusedAfter(sharedCounters(database))).toBe(3)
  })

  test('no request hangs while it does not respond', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((ready) => silent.once('listening', ready))
    const { port } = silent.address() as { port: number }
    const database = await connect(`postgres://filiz:filiz@127.0.0.1:${port}/filiz`)
    closings.push(() => silent.close(), database.close)
    const asked = vi.spyOn(database.db, 'executeQuery')
    stopClock()
    expect(await refusedAfter(sharedCounters(database))).toBe(3)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
