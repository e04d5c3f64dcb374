import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/setup/testApp.ts'
import { connect } from './connect.ts'
import { isUnreachable } from './errors.ts'
import type { Db } from './tables.ts'

test('a connection that breaks within a transaction fails that one, as unreachable, and nothing else', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const failure = await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      // The word of it comes while nothing is asked.
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

test('a statement that takes too long is given up, and its connection lives on; patient work takes its time', async () => {
  const hurried = await openTestDatabase('postgres')
  const patient = await connect(hurried.url, { isPatient: true })
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
