import { expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../../../tests/setup/testApp.ts'
import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { migrate, refuseMissingColumns } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { anyTable } from '../db/tables.ts'

const LAST_BEFORE = '0055-messages-is-answered'
const AT = '2026-01-01T00:00:00.000Z'

test.each(dialects)('what was uploaded before the library was there is in it, on %s', async (dialect) => {
  const database = await openTestDatabase(dialect)
  try {
    const names = Object.keys(migrations)
    const before = names.slice(0, names.indexOf(LAST_BEFORE) + 1)
    await migrate(database, Object.fromEntries(before.map((name) => [name, migrations[name]!])))
    const db = anyTable(database.db)
    const [shown, idle] = ['a', 'b'].map((letter) => `${letter.repeat(64)}.webp`)
    const facts = { type: 'image/webp', width: 60, height: 40, bytes: 1234, createdAt: AT }
    await db
      .insertInto('uploads')
      .values([
        { ...facts, name: shown },
        { ...facts, name: idle },
      ])
      .execute()
    const slide = { title: 'Iğdır', titleSort: '', subtitleSort: '', ctaTextSort: '', ctaLinkSort: '', searchText: '' }
    await db
      .insertInto('slides')
      .values({ ...slide, imageUrl: `/uploads/${shown}`, displayOrder: 10, createdAt: AT, updatedAt: AT })
      .execute()
    const data = JSON.stringify({ title: 'Biz', imageUrl: `/uploads/${shown}` })
    await db.insertInto('pageContent').values({ key: 'about', data, updatedAt: AT }).execute()

    await migrate(database)
    await refuseMissingColumns(database.db, [pictures])
    const rows = await db
      .selectFrom('pictures')
      .select(['name', 'url', 'width', 'focalX', 'alt', 'searchText'])
      .orderBy('url')
      .execute()
    const known = { width: 60, focalX: 5000, alt: null }
    expect(rows).toEqual([
      { ...known, name: 'Iğdır', url: `/uploads/${shown}`, searchText: 'igdir\n' },
      { ...known, name: 'bbbbbbbb.webp', url: `/uploads/${idle}`, searchText: 'bbbbbbbb.webp\n' },
    ])
    expect(await db.selectFrom('pictureUses').selectAll().orderBy('resource').execute()).toEqual([
      { hash: 'a'.repeat(64), resource: 'pageContent', recordId: 'about' },
      { hash: 'a'.repeat(64), resource: 'slides', recordId: '1' },
    ])
  } finally {
    await database.close()
  }
})
