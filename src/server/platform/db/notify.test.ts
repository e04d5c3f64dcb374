import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFreezingProxy } from '../../../../tests/helpers/freezingProxy.ts'
import { openTestDatabase } from '../../../../tests/helpers/testApp.ts'
import type { Database } from './connect.ts'
import { shareChangesOverPostgres } from './notify.ts'
import { createChanges, EVERYTHING } from './transaction.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let database: Database & { url: string }
const sharings: { close(): Promise<unknown> }[] = []

beforeEach(async () => {
  database = await openTestDatabase('postgres')
})
afterEach(async () => {
  await Promise.all(sharings.splice(0).map((sharing) => sharing.close()))
  await database.close()
  vi.clearAllMocks()
})

/** Heartbeat in milliseconds that no test reaches: a busy machine must not reconnect. */
const UNTRIED = 60 * 60_000

/** The changes of one instance, and the events that it receives. */
const openInstance = async (url = database.url, heartbeat = UNTRIED) => {
  const changes = createChanges()
  sharings.push(await shareChangesOverPostgres({ changes, db: database.db, url, log, heartbeat }))
  const heard: string[] = []
  changes.subscribe((table) => heard.push(table))
  return { changes, heard }
}

const breakLines = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'filiz changes' and datname = current_database()`.execute(database.db)

test('pub/sub: every instance receives a change once, the sender at once', async () => {
  const [here, there] = [await openInstance(), await openInstance()]
  const emitted = here.changes.emit('products')
  expect(here.heard).toEqual(['products'])
  await emitted
  await expect.poll(() => there.heard).toEqual(['products'])
  await there.changes.emit('blog')
  await expect.poll(() => here.heard).toEqual(['products', 'blog'])
  expect(there.heard).toEqual(['products', 'blog'])
})

test('pub/sub: a broken connection is reopened, and everything counts as changed', async () => {
  const [here, there] = [await openInstance(), await openInstance()]
  await breakLines()
  await expect.poll(() => there.heard).toEqual([EVERYTHING])
  await expect.poll(() => here.heard).toEqual([EVERYTHING])
  await here.changes.emit('services')
  await expect.poll(() => there.heard).toEqual([EVERYTHING, 'services'])
  expect(log.warn).toHaveBeenCalled()
})

test('pub/sub: an unresponsive connection is detected, and everything counts as changed after it', async () => {
  const direct = new URL(database.url)
  const way = await openFreezingProxy(Number(direct.port))
  const { heard } = await openInstance(String(Object.assign(direct, { port: String(way.port) })), 100)
  way.freeze()
  await expect.poll(() => log.warn).toHaveBeenCalled()
  expect(heard).toEqual([])
  way.thaw()
  await expect.poll(() => heard).toEqual([EVERYTHING])
  way.freeze()
  await sharings.pop()!.close()
  await way.close()
})

test('pub/sub: a failed publish does not fail the write', async () => {
  const { changes, heard } = await openInstance()
  vi.spyOn(database.db, 'getExecutor').mockImplementation(() => {
    throw new Error('no connection')
  })
  await expect(changes.emit('products')).resolves.toBeUndefined()
  expect(heard).toEqual(['products'])
  vi.restoreAllMocks()
})

test('pub/sub: close ends listening without waiting for a heartbeat', async () => {
  const [here, there] = [await openInstance(), await openInstance()]
  await sharings[1]!.close()
  await here.changes.emit('products')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(there.heard).toEqual([])
})
