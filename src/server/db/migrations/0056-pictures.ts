import { type Kysely, sql } from 'kysely'
import { fold, sortKey } from '../../../contract/rules/turkish.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import { type Draft, required } from './types.ts'

/** What may show pictures, and what people call it. */
const SHOWING = { products: 'name', services: 'name', blog: 'title', slides: 'title' } as const

/** Rows that are held at a time. */
const SLICE = 200

/** The middle, in ten-thousandths. */
const MIDDLE = 5000

interface Use {
  hash: string
  resource: string
  recordId: string
}

/** The same database, for tables that were made just now. */
const made = (db: AnyDatabase) => db as Kysely<Record<string, Record<string, unknown>>>

/** The library of pictures, with those that were uploaded before, and what shows which. */
export const pictures: Draft = ({ id, numbered, integer, text, ordered, keepLists }) => ({
  async up(db) {
    await db.schema
      .createTable('pictures')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('focalX', integer, required)
      .addColumn('focalY', integer, required)
      .addColumn('width', integer, required)
      .addColumn('height', integer, required)
      .addColumn('bytes', integer, required)
      .addColumn('type', ordered, required)
      .addColumn('url', ordered, (column) => column.notNull().unique())
      .addColumn('nameSort', ordered, required)
      .addColumn('altSort', ordered, required)
      .addColumn('name', text, required)
      .addColumn('alt', text)
      .addColumn('en', text, required)
      .addColumn('searchText', text, required)
      .execute()
    await db.schema
      .createTable('pictureUses')
      .addColumn('hash', ordered, required)
      .addColumn('resource', ordered, required)
      .addColumn('recordId', ordered, required)
      .addPrimaryKeyConstraint('pictureUsesKey', ['hash', 'resource', 'recordId'])
      .execute()
    await db.schema.createIndex('pictureUsesRecord').on('pictureUses').columns(['resource', 'recordId']).execute()
    await keepLists(db, {
      table: 'pictures',
      flags: [],
      orders: ['nameSort', 'altSort', 'type', 'width', 'height', 'bytes', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
    await takeOver(db, await findUses(db))
  },
})

/** Notes what shows which picture, and answers what the first of them is called, by the picture's hash. */
async function findUses(db: AnyDatabase): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  const note = async (found: readonly { of: Omit<Use, 'hash'>; title: unknown; text: string }[]) => {
    const uses = found.flatMap(({ of, title, text }) => {
      const hashes = new Set([...text.matchAll(/\/uploads\/([0-9a-f]{64})[-.]/g)].map(([, hash]) => hash!))
      for (const hash of hashes) if (title && !titles.has(hash)) titles.set(hash, String(title))
      return [...hashes].map((hash) => ({ hash, ...of }))
    })
    for (let i = 0; i < uses.length; i += SLICE)
      await made(db)
        .insertInto('pictureUses')
        .values(uses.slice(i, i + SLICE))
        .execute()
  }
  for (const [table, title] of Object.entries(SHOWING))
    for (let last = 0; ; ) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(SLICE)}`.execute(db)
      await note(
        rows.map((row) => ({
          of: { resource: table, recordId: String(row.id) },
          title: row[title],
          text: JSON.stringify(row),
        })),
      )
      if (rows.length < SLICE) break
      last = Number(rows.at(-1)!.id)
    }
  const { rows } = await sql<{ key: string; data: string }>`select key, data from ${sql.table('pageContent')}`.execute(
    db,
  )
  await note(
    rows.map(({ key, data }) => ({
      of: { resource: 'pageContent', recordId: key },
      title: (JSON.parse(data) as { title?: unknown }).title,
      text: data,
    })),
  )
  return titles
}

interface Upload {
  name: string
  type: string
  width: number
  height: number
  bytes: number
  createdAt: string
}

/** Every upload becomes a picture. Nobody knows its file's name any more: it is called after what shows it. */
async function takeOver(db: AnyDatabase, titles: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await sql<Upload>`
    select name, type, width, height, bytes, ${sql.ref('createdAt')} from ${sql.table('uploads')}
    order by ${sql.ref('createdAt')}, name`.execute(db)
  const taken = rows.map(({ name: file, createdAt, ...facts }) => {
    const [hash = '', extension] = file.split('.')
    const name = (titles.get(hash) ?? `${hash.slice(0, 8)}.${extension}`).slice(0, 200)
    return {
      ...facts,
      createdAt,
      updatedAt: createdAt,
      focalX: MIDDLE,
      focalY: MIDDLE,
      url: `/uploads/${file}`,
      name,
      nameSort: [...sortKey(name)].slice(0, 600).join(''),
      alt: null,
      altSort: '',
      en: '{}',
      searchText: `${fold(name)}\n`,
    }
  })
  for (let i = 0; i < taken.length; i += SLICE)
    await made(db)
      .insertInto('pictures')
      .values(taken.slice(i, i + SLICE))
      .execute()
}
