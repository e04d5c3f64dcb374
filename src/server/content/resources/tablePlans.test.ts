import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { costlySteps, explainQueries, type Plan } from '../../../../tests/helpers/queryPlans.ts'
import { dialects, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { activityFields, trashFields } from '../../../contract/api/administration.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { isFiltered, isSorted, type ListQuery } from '../../../contract/schema/lists.ts'
import { listAuditLog } from '../../features/auditLog/auditLog.ts'
import type { Db } from '../../platform/db/tables.ts'
import { listTrash } from '../trash/trash.ts'
import type { Listed } from './readList.ts'

/** Enough rows that both databases prefer an index. */
const COUNT = 4000
const PORTION = 400
const ROW = { id: 1, deletedAt: '2026-01-01T00:00:00.000Z' }

const momentOf = (i: number) => new Date(1e12 + i * 1e6).toISOString()
/** One actor has half of the entries, and many have a few. */
const doerOf = (i: number) => (i % 2 ? 'kisi@example.com' : i % 40 ? `kisi${i % 40}@example.com` : null)
const resourceOf = (i: number) => (i % 2 ? 'products' : i % 40 ? 'contact-messages' : 'pictures')

const rowsOf = {
  activity: (i: number) => ({
    at: momentOf(i),
    doneBy: doerOf(i),
    action: `is${i % 50}`,
    resource: i % 40 ? resourceOf(i) : null,
    recordId: i % 40 ? String(i % 2 ? 1 : i) : null,
  }),
  bin: (i: number) => ({
    resource: resourceOf(i),
    recordId: String(i),
    deletedAt: momentOf(i),
    title: i % 2 ? 'Adsız' : `Başlık ${i}`,
    by: doerOf(i),
    data: '{}',
  }),
}

interface Offered {
  list: (db: Db, query: ListQuery) => Promise<Listed<unknown>>
  fields: Readonly<Record<string, Field>>
  /** Filter values that many rows have, or one. */
  values: Readonly<Record<string, readonly unknown[]>>
  also: readonly ListQuery[]
}
const offered: Record<keyof typeof rowsOf, Offered> = {
  activity: {
    list: listAuditLog,
    fields: activityFields,
    values: {
      id: [7],
      at: [momentOf(7)],
      by: ['kisi@example.com', 'kisi2@example.com', null],
      action: ['is7'],
      resource: ['products', null],
      recordId: ['1', '8', null],
    },
    also: [{ filter: { by: 'kisi2@example.com', action: 'is2' } }, { filter: { resource: 'products', recordId: '1' } }],
  },
  bin: {
    list: listTrash,
    fields: trashFields,
    values: {
      id: [7],
      resource: ['products', 'pictures'],
      title: ['Adsız'],
      by: ['kisi@example.com', 'kisi2@example.com', null],
    },
    also: [],
  },
}

const queriesOf = ({ fields, values, also }: Offered): ListQuery[] => {
  const named = (may: typeof isSorted) => ['id', ...Object.keys(fields).filter((name) => may(fields[name]!))]
  return [
    {},
    ...named(isSorted).flatMap((name) => (['ASC', 'DESC'] as const).map((way): ListQuery => ({ sort: [name, way] }))),
    ...named(isFiltered).flatMap((name) => values[name]!.map((value): ListQuery => ({ filter: { [name]: value } }))),
    ...also,
  ]
}

describe.each(dialects)('list of table rows on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>
  beforeAll(async () => {
    database = await openMigratedDatabase(dialect)
    for (let from = 0; from < COUNT; from += PORTION)
      for (const [table, rowOf] of Object.entries(rowsOf))
        await database.db
          .insertInto(table as 'bin')
          .values(Array.from({ length: PORTION }, (_, i) => rowOf(from + i) as ReturnType<typeof rowsOf.bin>))
          .execute()
    if (dialect === 'postgres') await sql`analyze`.execute(database.db)
  })
  afterAll(() => database.close())

  const cases = Object.entries(offered).flatMap(([table, of]) =>
    queriesOf(of).map((query): [string, ListQuery, Offered] => [table, query, of]),
  )
  test.each(cases)('of %s reads no more rows than it returns: %j', async (table, query, { list }) => {
    for (const range of [
      [0, 49],
      [100, 149],
    ] as [number, number][]) {
      const plans: Plan[] = []
      // The count, which reads an index, is skipped on the last page.
      const db = database.db.withPlugin(explainQueries(dialect, plans, { rows: [ROW] })) as Db
      await list(db, { ...query, range })
      expect(plans.length).toBeGreaterThan(0)
      const isById = table === 'activity' && !query.filter && (query.sort?.[0] ?? 'id') === 'id'
      // An id has at most one row per resource, so sorting them is cheap.
      const steps = costlySteps[dialect](plans, { isById }).filter(
        (step) => !query.filter?.id || !/TEMP B-TREE/.test(step),
      )
      expect(steps).toEqual([])
    }
  })
})
