import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { costlySteps, explaining, type Plan } from '../../../tests/setup/plans.ts'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import { migrate } from '../db/migrate.ts'
import type { Db } from '../db/tables.ts'
import { listActivity } from './listActivity.ts'

/** So many that both databases would rather use an index. */
const COUNT = 4000
const PORTION = 400

describe.each(dialects)('the list of what was done on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await migrate(database)
    for (let from = 0; from < COUNT; from += PORTION)
      await database.db
        .insertInto('activity')
        .values(
          Array.from({ length: PORTION }, (_, i) => ({
            at: new Date(1e12 + (from + i) * 1e6).toISOString(),
            doneBy: i % 40 ? `kisi${i % 40}@example.com` : null,
            action: `is${i % 50}`,
            resource: 'products',
            recordId: String((from + i) % 400),
          })),
        )
        .execute()
    if (dialect === 'postgres') await sql`analyze`.execute(database.db)
  })
  afterAll(() => database.close())

  const orders = ['id', 'at', 'action', 'by', 'resource', 'recordId'].flatMap((name) =>
    (['ASC', 'DESC'] as const).map((way): ListQuery => ({ sort: [name, way] })),
  )
  const filters = [
    {},
    { by: 'kisi7@example.com' },
    { by: null },
    { action: 'is7' },
    { by: 'kisi7@example.com', action: 'is7' },
    { resource: 'products', recordId: '7' },
  ].map((filter): ListQuery => ({ filter }))
  test.each([...orders, ...filters])('reads no more than what is shown: %j', async (query) => {
    for (const range of [
      [0, 49],
      [100, 149],
    ] as [number, number][]) {
      const plans: Plan[] = []
      let isBegun = false
      const db = database.db.withPlugin(explaining(dialect, plans, { isAnswered: () => !isBegun })) as Db
      // How many there are is counted.
      const { slices } = await listActivity(db, { ...query, range })
      isBegun = true
      await slices[Symbol.asyncIterator]().next()
      const isById = !query.filter && (query.sort?.[0] ?? 'id') === 'id'
      expect(costlySteps[dialect](plans, isById)).toEqual([])
    }
  })
})
