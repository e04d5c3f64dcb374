import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillRows } from '../../../tests/setup/fillRows.ts'
import { sampleOf } from '../../../tests/setup/samples.ts'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import type { Fields } from '../../contract/declaring/fields.ts'
import { hideable } from '../../contract/declaring/hideable.ts'
import { ordered } from '../../contract/declaring/ordered.ts'
import { SHARED_FIELDS } from '../../contract/declaring/shared.ts'
import { resources } from '../../contract/resources/index.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { anyTable } from './tables.ts'

const LATER = [...Object.keys({ ...hideable, ...ordered }), ...SHARED_FIELDS, 'morePictures']
const STEP = '0052-order-of-columns'
/** As they were declared at that time. */
const TABLES = [resources.products, resources.services, resources.blog].map(({ name, fields }) => ({
  name,
  fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !LATER.includes(field))) as Fields,
}))
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

const standing = {
  sqlite: `select type || ' ' || name as name, tbl_name as of from sqlite_master where name not like 'sqlite%' order by 1`,
  postgres: `select indexname as name, tablename as of from pg_indexes where schemaname = current_schema() order by 1`,
}

describe.each(dialects)('tables whose columns are put in order, on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const rowsOf = (name: string) => anyTable(database.db).selectFrom(name).selectAll().orderBy('id').execute()
  const standingIn = async () => (await sql.raw(standing[dialect]).execute(database.db)).rows
  const before = { rows: {} as Record<string, unknown>, standing: [] as unknown[] }
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await migrate(database, upTo('0051-ai-visitors'))
    const { db } = database
    await db
      .insertInto('passageSources')
      .values(TABLES.map(({ name }) => ({ edition: 'e', source: name, readTo: null, seenAt: '' })))
      .execute()
    for (const resource of TABLES) {
      const sample = sampleOf(resource)
      const createdAt = '2026-01-01T00:00:00.000Z'
      await fillRows(db, resource, 5, (i) => ({ ...sample, slug: `s-${i}`, createdAt }))
      await anyTable(db).deleteFrom(resource.name).where('id', 'in', [2, 5]).execute()
      before.rows[resource.name] = await rowsOf(resource.name)
    }
    before.standing = await standingIn()
    await db.deleteFrom('passageChanges').execute()
    expect(await migrate(database, upTo(STEP))).toEqual([STEP])
  })
  afterAll(() => database.close())

  test('hold the rows that they held, and all that stood on them', async () => {
    for (const { name } of TABLES) expect(await rowsOf(name)).toEqual(before.rows[name])
    expect(await standingIn()).toEqual(before.standing)
    expect(await database.db.selectFrom('passageChanges').selectAll().execute()).toEqual([])
  })

  test.each(TABLES)('go on where they were: $name', async (resource) => {
    const { db } = database
    const { name } = resource
    await fillRows(db, resource, 1, () => ({
      ...sampleOf(resource),
      slug: 'yeni',
      createdAt: '2026-02-01T00:00:00.000Z',
    }))
    expect((await rowsOf(name)).map(({ id }) => id)).toEqual([1, 3, 4, 6])
    const changes = await db.selectFrom('passageChanges').select('recordId').where('source', '=', name).execute()
    expect(changes).toEqual([{ recordId: 6 }])
    const counts = await anyTable(db).selectFrom('rowCounts').select('total').where('resource', '=', name).execute()
    expect(counts.reduce((sum, { total }) => sum + Number(total), 0)).toBe(4)
  })

  test.runIf(dialect === 'sqlite')('have what is short first', async () => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('blog')`.execute(database.db)
    expect(rows.map(({ name }) => name).join(' ')).toBe(
      'id created_at updated_at is_published slug publish_at date title_sort author_sort title author cover_image_url excerpt content search_text',
    )
  })
})
