import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/helpers/testApp.ts'
import { connect } from './connect.ts'
import { isUnreachable } from './errors.ts'
import type { Db } from './tables.ts'

test('PostgreSQL: a broken connection fails its transaction as unreachable and nothing else', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const failure = await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      // The error arrives while no query is running.
      await expect
        .poll(async () => {
          const gone = sql`select from pg_stat_activity where pid = ${rows[0]!.pid}`
          return (await gone.execute(db)).rows.length
        })
        .toBe(0)
      await sql`select 1`.execute(trx)
    })
    .catch((error: unknown) => error)
  expect(isUnreachable(failure), String(failure)).toBe(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

test('PostgreSQL: a deadlock fails one transaction as unreachable', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const lock = (trx: Db, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(trx)
  let both = 0
  const inOrder = (first: number, second: number) =>
    db.transaction().execute(async (trx) => {
      await lock(trx, first)
      both += 1
      await expect.poll(() => both).toBe(2)
      await lock(trx, second)
    })
  const ended = await Promise.allSettled([inOrder(1, 2), inOrder(2, 1)])
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(failures.map((failure) => [failure.code, isUnreachable(failure)])).toEqual([['40P01', true]])
  await close()
})

test('PostgreSQL: a statement timeout keeps the connection; long-running work has none', async () => {
  const hurried = await openTestDatabase('postgres')
  const patient = await connect(hurried.url, { isLongRunning: true })
  const sleep = (db: Db, seconds: number) =>
    db.connection().execute(async (held) => {
      const failure = await sql`select pg_sleep(${seconds})`.execute(held).then(
        () => undefined,
        (error: unknown) => error,
      )
      return { failure, after: (await sql`select 1 as one`.execute(held)).rows }
    })
  const [given, taken] = await Promise.all([sleep(hurried.db, 60), sleep(patient.db, 12)])
  expect(isUnreachable(given.failure), String(given.failure)).toBe(true)
  expect(taken.failure).toBeUndefined()
  for (const { after } of [given, taken]) expect(after).toEqual([{ one: 1 }])
  await patient.close()
  await hurried.close()
})

test('PostgreSQL: a frozen process loses its transaction and its row locks', async () => {
  const place = await openTestDatabase('postgres')
  const { db, url } = place
  await sql`create table held (id int primary key, at int not null)`.execute(db)
  await sql`insert into held values (1, 0)`.execute(db)
  const frozen = spawn(process.execPath, ['--input-type=module', '--eval', FREEZES], {
    env: { ...process.env, URL: url, CONNECT: new URL('connect.ts', import.meta.url).href },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(frozen, 'exit')
  await once(frozen.stdout!, 'data')
  const patient = await connect(url, { isLongRunning: true })
  await sql`update held set at = 2 where id = 1`.execute(patient.db)
  expect((await sql`select at from held`.execute(db)).rows).toEqual([{ at: 2 }])
  frozen.kill('SIGKILL')
  await Promise.all([ended, patient.close()])
  await place.close()
})

/** A process that locks a row and then freezes completely. */
const FREEZES = `
  import { sql } from 'kysely'
  const { connect } = await import(process.env.CONNECT)
  const { db } = await connect(process.env.URL)
  await db.transaction().execute(async (trx) => {
    await sql\`update held set at = 1 where id = 1\`.execute(trx)
    await new Promise((written) => process.stdout.write('held', written))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

test('PostgreSQL: an idle transaction fails as unreachable, and the pool opens another connection', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const failure = await db
    .transaction()
    .execute(async (trx) => {
      await sql`set idle_in_transaction_session_timeout = 50`.execute(trx)
      await expect
        .poll(
          async () =>
            (
              await sql`select from pg_stat_activity where state like 'idle in%'
          and datname = current_database()`.execute(db)
            ).rows,
        )
        .toEqual([])
      await sql`select 1`.execute(trx)
    })
    .catch((error: unknown) => error)
  expect(isUnreachable(failure), String(failure)).toBe(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

test('PostgreSQL: connections have TCP keepalives, and long-running work an idle timeout', async () => {
  const hurried = await openTestDatabase('postgres')
  const patient = await connect(hurried.url, { isLongRunning: true })
  const settingsOf = async ({ db }: { db: Db }) =>
    (
      await sql<{ name: string; setting: string }>`select name, setting from pg_settings
        where name in ('idle_in_transaction_session_timeout', 'statement_timeout') or name like 'tcp_keepalives_%'`.execute(
        db,
      )
    ).rows.map(({ name, setting }) => [name, Number(setting)] as const)
  for (const [database, isLimited] of [
    [hurried, true],
    [patient, false],
  ] as const)
    for (const [name, value] of await settingsOf(database))
      expect([name, value > 0]).toEqual([name, isLimited || name !== 'statement_timeout'])
  await patient.close()
  await hurried.close()
})
