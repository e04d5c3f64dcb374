import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { dialects, openTestDatabase } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { resources } from '../../../contract/resources/index.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { createRepository } from '../../content/resources/repository.ts'
import { anyTable, listsOf } from './columns.ts'
import type { Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/** Fields of later migrations. */
const LATER = `replies notes locale benefits connection packageContents questions productIds serviceIds
  en translation translationState isInEnglish`.match(/\S+/g)!
const earlier = (resource: Resource): Resource => ({
  ...resource,
  fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => !LATER.includes(name))),
})
const { products, services, blog, slides, messages } = resources
/** Resources whose tables exist before the migration. */
const declared: Resource[] = [products, services, blog, slides, messages]
const all: Resource[] = [...declared, pictures]
const COUNT = 300
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const indexesOf = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'index'`,
  postgres: sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`,
}

describe.each(dialects)('migration 0096 on %s', (dialect) => {
  let database: Database
  afterEach(() => database.close())

  test('creates the indexes of a database with rows in place: rows are listed, counted and written', async () => {
    database = await openTestDatabase(dialect)
    const isBefore = (name: string) => name < '0096'
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => isBefore(name))))
    const { db } = database
    for (const resource of declared.map(earlier))
      await fillRows(db, resource, COUNT, (i) => ({
        ...sampleOf(resource),
        ...(resource.fields.slug && { slug: `s-${i}` }),
        ...(resource.fields.isFeatured && { isFeatured: i % 3 === 0 }),
        createdAt: new Date(1e12 + i).toISOString(),
      }))
    const rowsOf = async ({ name }: Resource) => anyTable(db).selectFrom(name).selectAll().orderBy('id').execute()
    const stored = await Promise.all(all.map(rowsOf))

    expect(await migrate(database)).toEqual(Object.keys(migrations).filter((name) => !isBefore(name)))

    const indexes = (await indexesOf[dialect].execute(db)).rows.map(({ name }) => name).sort()
    const expected = all
      .map(listsOf)
      .flatMap(({ table, orders, flags, empties = [] }) => [
        ...[...orders, ...flags].map((name) => `${table}_by_${snakeCase(name)}`),
        ...(dialect === 'postgres'
          ? [...empties.map((name) => `${table}_by_${snakeCase(name)}_down`), `${table}_by_trigrams`]
          : []),
      ])
    expect(indexes.filter((name) => all.some((resource) => name.startsWith(`${resource.name}_by_`)))).toEqual(
      expected.sort(),
    )
    expect(await Promise.all(all.map(rowsOf))).toMatchObject(stored)

    const store = createRepository(resources.products, {})
    const context = systemContext(db)
    expect(await store.list(context, { filter: { isFeatured: true }, range: [0, 1] })).toMatchObject({
      length: 2,
      total: COUNT / 3,
    })
    const row = await store.create(context, { name: 'Işık ölçer', isFeatured: true })
    expect((await store.list(context, { filter: { q: 'isik' } })).rows).toMatchObject([{ id: row.id }])
    await store.toggle(context, row.id, 'isFeatured')
    await store.delete(context, row.id)
    expect(await store.count(context)).toBe(COUNT)
  })
})
