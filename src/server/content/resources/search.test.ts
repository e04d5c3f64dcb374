import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows } from '../../../../tests/helpers/allRows.ts'
import { countReads } from '../../../../tests/helpers/countReads.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { createEmptyDatabase, createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { compare, fold } from '../../../contract/domain/turkish.ts'
import { products } from '../../../contract/resources/products.ts'
import { slides } from '../../../contract/resources/slides.ts'
import { connect } from '../../platform/db/connect.ts'
import { createRepository } from './repository.ts'

/** Letters that are difficult for lower case, accents and LIKE patterns. */
const letters = fc.constantFrom(
  ...'aAâÂbcçÇdğĞiİıIîoöÖsşŞuüÜûßæéñ',
  'e\u0301',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '0',
  'Ω',
  '中',
  '🌱',
)
const words = fc.string({ unit: letters, minLength: 1, maxLength: 6 })
const phrases = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
const range = fc.sample(fc.record({ name: phrases, shortDescription: phrases, description: phrases }), {
  numRuns: 60,
  seed: 6698,
})

const sites: TestApp[] = []
const stores = () => sites.map(({ services, context }) => [services.stores.of(products), context] as const)

beforeAll(async () => {
  for (const dialect of dialects) sites.push(await createTestApp(dialect))
  for (const [store, context] of stores()) for (const product of range) await store.create(context, product)
})
afterAll(() => Promise.all(sites.map((site) => site.close())))

const namesOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ name }) => name)

test('search: finds the same rows on every database: those with all of its words, folded', async () => {
  const found = (q: string) =>
    range.filter((product) =>
      fold(q)
        .split(' ')
        .every((word) => Object.values(product).some((text) => fold(text).includes(word))),
    )
  await fc.assert(
    fc.asyncProperty(phrases, async (q) => {
      for (const [store, context] of stores()) {
        const { rows } = await store.list(context, { sort: ['id', 'ASC'], filter: { q } })
        expect(namesOf(rows)).toEqual(namesOf(found(q)))
      }
    }),
    { numRuns: 150 },
  )
})

const MANY = 2500

test('search: is exact among many rows, for rare words, frequent words and words of two letters', async () => {
  for (const { database } of sites)
    await fillRows(database.db, slides, MANY, (i) => ({
      title: `Sulama ${i % 300 ? '' : 'kokpit'} ${i}`,
      imageUrl: '/a.webp',
      displayOrder: i,
      createdAt: new Date(1e12 + i).toISOString(),
    }))
  const numbers = Array.from({ length: MANY }, (_, i) => i)
  for (const [q, expected] of [
    ['KOKPİT', numbers.filter((i) => i % 300 === 0)],
    ['sulama', numbers],
    ['kokpit 00', [300, 600, 900, 1200, 1500, 1800, 2100, 2400]],
    ['49', numbers.filter((i) => `${i}`.includes('49'))],
    ['ul', numbers],
    ['lamaul', []],
    ['%', []],
  ] as const)
    for (const site of sites) {
      const store = site.services.stores.of(slides)
      const { rows, total } = await store.list(site.context, { filter: { q }, range: [2, 4] })
      expect([q, total, rows.map(({ displayOrder }) => displayOrder)]).toEqual([
        q,
        expected.length,
        expected.slice(2, 5),
      ])
    }
})

test('search: reads no more of many rows than it returns', async () => {
  for (const { database } of sites) {
    const { read, db } = countReads(database.db)
    const store = createRepository(slides, {})
    const context = systemContext(db)
    for (const q of ['sulama', 'ul', 'kokpit', 'kokpit 00', 'lamaul']) {
      Object.assign(read, { rows: 0, statements: 0 })
      const { total } = await store.list(context, { filter: { q }, range: [0, 4] })
      expect([q, total > 0 || q === 'lamaul', read.rows <= 2 * 5 + read.statements]).toEqual([q, true, true])
      expect(read.statements).toBeLessThan(6)
    }
  }
})

test('search: finds the present text of a row, and no deleted row', async () => {
  for (const [store, context] of stores()) {
    const found = async (q: string) => (await store.list(context, { filter: { q } })).total
    const row = await store.create(context, { name: 'Zeytinlik' })
    expect(await found('eytinl')).toBe(1)
    await store.update(context, row.id, { name: 'Narlıbahçe' })
    expect([await found('eytinl'), await found('arlibah')]).toEqual([0, 1])
    await store.delete(context, row.id)
    expect(await found('arlibah')).toBe(0)
  }
})

test('sort: has the same order on every database, that of the Turkish alphabet', async () => {
  for (const [field, read] of [
    ['name', (row: (typeof range)[number]) => row.name],
    ['shortDescription', (row: (typeof range)[number]) => row.shortDescription],
  ] as const) {
    const [first, ...others] = await Promise.all(
      stores().map(([store, context]) => store.list(context, { sort: [field, 'ASC'] })),
    )
    const values = first!.rows.map((row) => read(row as never))
    for (const other of others) expect(namesOf(other.rows)).toEqual(namesOf(first!.rows))
    for (const [i, value] of values.slice(1).entries()) expect(compare(values[i]!, value)).toBeLessThanOrEqual(0)
  }
})

test('search: finds the same rows on PostgreSQL without the trigram extension', async () => {
  const place = await createEmptyDatabase('postgres')
  const owner = await connect(place.url)
  const [{ name }] = (await sql<{ name: string }>`select current_database() as name`.execute(owner.db)).rows as [
    { name: string },
  ]
  // A role without the permission to create objects cannot create extensions either.
  await sql`create role ${sql.ref(name)} login password 'yok'`.execute(owner.db)
  await sql`grant all on schema public to ${sql.ref(name)}`.execute(owner.db)
  const url = Object.assign(new URL(place.url), { username: name, password: 'yok' }).href
  const site = await createTestApp('postgres', { at: { ...place, url } })
  try {
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(owner.db)
    expect(rows).toEqual([])
    const { context } = site
    const store = site.services.stores.of(products)
    for (const product of range.slice(0, 20)) await store.create(context, product)
    await store.create(context, { name: 'Islaklık sensörü' })
    for (const q of ['ISLAKLIK', 'laklik sens', 'ns'])
      expect([q, namesOf((await store.list(context, { filter: { q } })).rows)]).toEqual([q, ['Islaklık sensörü']])
  } finally {
    await site.close()
    await owner.close()
  }
})

test('search: exact names come first, then names with the words, then the rest; a requested sort has priority', async () => {
  const names = ['Sulama bilgisayarı', 'Nem sondası', 'Damla sulama', 'Sulama', 'Kuyu pompası']
  for (const [store, context] of stores()) {
    for (const [i, name] of names.entries())
      await store.create(context, { name, description: i === 1 || i === 4 ? 'Bağ ve bahçe sulaması için.' : null })
    const listed = async (query: object) => namesOf((await store.list(context, query)).rows)
    const filter = { q: 'SULAMA' }
    const ranked = ['Sulama', 'Damla sulama', 'Sulama bilgisayarı', 'Kuyu pompası', 'Nem sondası']
    expect(await listed({ filter })).toEqual(ranked)
    for (const range of [
      [0, 0],
      [1, 3],
      [2, 9],
    ] satisfies [number, number][]) {
      const page = await store.list(context, { filter, range })
      expect(namesOf(page.rows)).toEqual(ranked.slice(range[0], range[1] + 1))
      expect(page).toMatchObject({ first: range[0], length: page.rows.length, total: 5 })
    }
    expect(await listed({ filter, range: [9, 12] })).toEqual([])
    expect(await listed({ filter, sort: ['createdAt', 'DESC'] })).toEqual(names.toReversed())
    expect((await listed({})).slice(0, 5)).toEqual(names.toReversed())
  }
})

test('search: names come first among many rows too, on pages and in the whole list', async () => {
  for (const { database } of sites) {
    await database.db.deleteFrom('slides').execute()
    await fillRows(database.db, slides, 2 * MANY, (i) => ({
      title: i % 2 ? `Kokpit ${i}` : `Sulama ${i}`,
      subtitle: 'Kokpit',
      imageUrl: '/a.webp',
      displayOrder: i,
      createdAt: new Date(1e12 + i).toISOString(),
    }))
    const store = createRepository(slides, {})
    const context = systemContext(database.db)
    const numbers = Array.from({ length: 2 * MANY }, (_, i) => i)
    const ranked = [...numbers.filter((i) => i % 2), ...numbers.filter((i) => i % 2 === 0)]
    const orders = (rows: readonly Record<string, unknown>[]) => rows.map(({ displayOrder }) => displayOrder)
    const filter = { q: 'kokpit' }
    for (const first of [0, MANY - 2, 2 * MANY - 3]) {
      const { rows, total } = await store.list(context, { filter, range: [first, first + 4] })
      expect([orders(rows), total]).toEqual([ranked.slice(first, first + 5), 2 * MANY])
    }
    expect(orders(await allRows(await store.list(context, { filter })))).toEqual(ranked)
  }
})

test('search: finds features by their names and values', async () => {
  for (const [store, context] of stores()) {
    await store.create(context, { name: 'Ölçer', specs: { 'Ölçüm derinliği': '10–80 cm', Haberleşme: 'LoRaWAN' } })
    for (const q of ['lorawan', 'olcum derinligi 80', 'HABERLEŞME'])
      expect(namesOf((await store.list(context, { filter: { q } })).rows)).toEqual(['Ölçer'])
  }
})
