import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftMigration } from '../../../../scripts/migrations/draftMigration.ts'
import { allRows } from '../../../../tests/helpers/allRows.ts'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import {
  createEmptyDatabase,
  createTestApp,
  dialects,
  openTestDatabase,
  type TestApp,
  type TestDatabase,
} from '../../../../tests/helpers/testApp.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import * as kinds from '../../../contract/schema/fieldTypes.ts'
import { defineResource } from '../../../contract/schema/resource.ts'
import { createReader } from '../../content/resources/reader.ts'
import type { Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const endpoints = { list: open('GET /plots'), create: 'POST /plots', update: 'PUT /plots/:id' } as const
const atFirst = {
  title: kinds.text({ isRequired: true, searched: true }),
  body: kinds.longText({ searched: true }),
  isOn: kinds.flag(),
}
const plots = defineResource({ name: 'plots', fields: atFirst, endpoints })
/** The same resource in a later version: one field of each type that affects the lists. */
const later = defineResource({
  name: 'plots',
  fields: {
    ...atFirst,
    owner: kinds.text({ isRequired: true, searched: true }),
    village: kinds.text({ searched: true }),
    isSown: kinds.flag(),
    size: kinds.integer(),
    sownAt: kinds.time(),
    crops: kinds.specs(),
  },
  endpoints,
})

/** Query for the schema objects that the lists of the table use, by dialect. */
const kept: Record<Database['dialect'], string> = {
  sqlite: `select type || ' ' || name as name from sqlite_master where tbl_name like 'plots%' and name not like 'sqlite%'`,
  postgres: `select 'index ' || indexname as name from pg_indexes where tablename = 'plots'
    union all select 'trigger ' || tgname from pg_trigger where tgrelid = 'plots'::regclass`,
}
const keptIn = async ({ db, dialect }: Database) =>
  (await sql.raw<{ name: string }>(kept[dialect]).execute(db)).rows.map(({ name }) => name).sort()

describe.each(dialects)('field added by a migration, on %s', (dialect) => {
  let place: TestDatabase
  let site: TestApp
  beforeAll(async () => {
    place = await createEmptyDatabase(dialect)
    const made = await draftedMigration(plots)
    const before = await createTestApp(dialect, { resources: { plots }, drafts: made, at: place })
    for (const title of ['Ova', 'Yamaç']) await before.admin('POST /plots', { title, body: 'Uzun metin', isOn: true })
    await before.close()
    const drafts = await draftedMigration(later, made)
    site = await createTestApp(dialect, { resources: { plots: later }, drafts, at: place })
  })
  afterAll(async () => {
    await site.close()
    await rm(place.folder, { recursive: true })
  })

  test('has the initial value in every record', async () => {
    const { body } = await site.call('GET /plots?sort=["id","ASC"]')
    const added = { owner: '', village: null, isSown: false, size: 0, sownAt: null, crops: {} }
    expect(body).toMatchObject([
      { title: 'Ova', isOn: true, ...added },
      { title: 'Yamaç', isOn: true, ...added },
    ])
  })

  test('is written, sorted, searched and counted', async () => {
    const sown = { title: 'Sırt', owner: 'Çiğdem', village: 'Ilgın', isSown: true, size: 5, crops: { Buğday: '3' } }
    const { status, body } = await site.admin('POST /plots', sown)
    expect([status, body]).toMatchObject([201, sown])
    const listed = async (query: string) => {
      const { headers, body } = await site.call(`GET /plots?${query}`)
      return [headers['content-range'], body.map(({ title }: { title: string }) => title)]
    }
    expect(await listed('filter={"isSown":true}&range=[0,9]')).toEqual(['plots 0-0/1', ['Sırt']])
    expect(await listed('filter={"isSown":false}&range=[0,9]&sort=["title","ASC"]')).toEqual([
      'plots 0-1/2',
      ['Ova', 'Yamaç'],
    ])
    expect(await listed('filter={"q":"ciğdem ILGIN"}')).toEqual(['plots 0-0/1', ['Sırt']])
    expect(await listed('filter={"q":"yamac"}')).toEqual(['plots 0-0/1', ['Yamaç']])
    expect((await listed('sort=["village","DESC"]'))[1]?.[0]).toBe('Sırt')
    const rows = await allRows(await createReader(later, {}).list(site.context, { sort: ['size', 'DESC'] }))
    expect(rows.map(({ size }) => size)).toEqual([5, 0, 0])
  })

  test('the table equals that of a new database', async () => {
    const fresh = await openTestDatabase(dialect)
    try {
      await migrate(fresh, { ...migrations, ...(await draftedMigration(later)) })
      expect(await keptIn(site.database)).toEqual(await keptIn(fresh))
    } finally {
      await fresh.close()
    }
  })
})

const changed = defineResource({
  name: 'plots',
  fields: {
    title: kinds.text({ isRequired: true, searched: true }),
    story: kinds.longText({ searched: true }),
    isSown: kinds.flag(),
    farmer: kinds.text({ isRequired: true }),
  },
  endpoints,
})
const options = { renames: { body: 'story', isOn: 'isSown', owner: 'farmer' }, removals: ['village'] }
const whole = defineResource({
  name: 'plots',
  fields: { ...atFirst, owner: kinds.text({ isRequired: true }), village: kinds.text({ searched: true }) },
  endpoints,
})

describe.each(dialects)('fields renamed and removed by a migration, on %s', (dialect) => {
  let place: TestDatabase
  let site: TestApp
  const titles = async (query: string) =>
    (await site.call(`GET /plots?${query}`)).body.map(({ title }: { title: string }) => title)
  beforeAll(async () => {
    place = await createEmptyDatabase(dialect)
    const made = await draftedMigration(whole)
    const before = await createTestApp(dialect, { resources: { plots: whole }, drafts: made, at: place })
    const plot = { body: 'Uzun metin', village: 'Ilgın' }
    await before.admin('POST /plots', { ...plot, title: 'Ova', owner: 'Çiğdem', isOn: true })
    await before.admin('POST /plots', { ...plot, title: 'Yamaç', owner: 'Cemil', isOn: false })
    await before.close()
    const drafts = await draftedMigration(changed, made, options)
    site = await createTestApp(dialect, { resources: { plots: changed }, drafts, at: place })
  })
  afterAll(async () => {
    await site.close()
    await rm(place.folder, { recursive: true })
  })

  test('keep the values', async () => {
    expect((await site.call('GET /plots?sort=["id","ASC"]')).body).toEqual([
      expect.objectContaining({ title: 'Ova', story: 'Uzun metin', isSown: true, farmer: 'Çiğdem' }),
      expect.objectContaining({ title: 'Yamaç', story: 'Uzun metin', isSown: false, farmer: 'Cemil' }),
    ])
    expect((await site.call('GET /plots')).body[0]).not.toHaveProperty('village')
  })

  test('are sorted, counted and searched without the removed field', async () => {
    expect(await titles('sort=["farmer","ASC"]')).toEqual(['Yamaç', 'Ova'])
    expect(await titles('filter={"q":"uzun"}&sort=["id","ASC"]')).toEqual(['Ova', 'Yamaç'])
    expect(await titles('filter={"q":"ılgın"}')).toEqual([])
    const { headers } = await site.call('GET /plots?filter={"isSown":true}&range=[0,9]')
    expect(headers['content-range']).toBe('plots 0-0/1')
  })

  test('are written and counted', async () => {
    const { body } = await site.admin('POST /plots', { title: 'Sırt', story: 'Kısa', isSown: true, farmer: 'Ada' })
    expect(await titles('filter={"q":"kisa"}')).toEqual(['Sırt'])
    await site.admin(`PUT /plots/${body.id}`, { isSown: false })
    const { headers } = await site.call('GET /plots?filter={"isSown":false}&range=[0,9]')
    expect(headers['content-range']).toBe('plots 0-1/2')
  })

  test('the table equals that of a new database', async () => {
    const fresh = await openTestDatabase(dialect)
    try {
      await migrate(fresh, { ...migrations, ...(await draftedMigration(changed)) })
      expect(await keptIn(site.database)).toEqual(await keptIn(fresh))
    } finally {
      await fresh.close()
    }
  })
})

test('migration draft: is empty after it has run', async () => {
  const made = await draftedMigration(plots)
  const drafts = { ...migrations, ...(await draftedMigration(later, made)) }
  expect(await draftMigration(later, drafts)).toBeUndefined()
})

test('migration draft: refuses a new unique field without values', async () => {
  const fields = { ...atFirst, slug: kinds.slug({ from: 'title' }) }
  const drafts = { ...migrations, ...(await draftedMigration(plots)) }
  await expect(draftMigration({ name: 'plots', fields }, drafts)).rejects.toThrow(/^slug: /)
})

test('migration draft: gets a unique name', async () => {
  const made = await draftedMigration(plots)
  const drafts = { ...migrations, ...made, '9001-plots-owner': { up: async () => {} } }
  const drafted = await draftMigration(
    { name: 'plots', fields: { ...atFirst, owner: kinds.text({ isRequired: true }) } },
    drafts,
  )
  expect(drafted?.name).toBe('plotsOwner2')
})

test('new table: short columns come before long ones', async () => {
  const drafted = await draftMigration(later)
  const columns = [...drafted!.text.matchAll(/addColumn\('(\w+)'/g)].map(([, name]) => name)
  expect(columns).toEqual([
    'id',
    'createdAt',
    'updatedAt',
    'isOn',
    'isSown',
    'size',
    'sownAt',
    'titleSort',
    'ownerSort',
    'villageSort',
    'title',
    'owner',
    'village',
    'body',
    'crops',
    'searchText',
  ])
})
