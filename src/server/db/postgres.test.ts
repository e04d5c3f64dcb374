import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/setup/testApp.ts'
import { isUnreachable } from './errors.ts'

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
