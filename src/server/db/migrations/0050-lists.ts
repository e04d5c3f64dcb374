import { sql } from 'kysely'
import type { KeptLists } from './keptLists.ts'
import { type Draft, required } from './types.ts'

const STAMPS = ['createdAt', 'updatedAt']

export const LISTS: readonly KeptLists[] = [
  {
    table: 'products',
    flags: ['isFeatured'],
    orders: ['nameSort', 'shortDescriptionSort', 'slug', ...STAMPS],
    searched: 'searchText',
  },
  {
    table: 'services',
    flags: ['isFeatured'],
    orders: ['nameSort', 'shortDescriptionSort', 'iconIdentifier', 'slug', ...STAMPS],
    empties: ['iconIdentifier'],
    searched: 'searchText',
  },
  {
    table: 'slides',
    flags: [],
    orders: ['titleSort', 'subtitleSort', 'ctaTextSort', 'ctaLinkSort', 'displayOrder', ...STAMPS],
    searched: 'searchText',
  },
  {
    table: 'blog',
    flags: ['isPublished'],
    orders: ['titleSort', 'authorSort', 'slug', 'publishAt', 'date', ...STAMPS],
    empties: ['publishAt', 'date'],
    searched: 'searchText',
  },
  {
    table: 'messages',
    flags: ['isRead', 'isSpam'],
    orders: [
      'nameSort',
      'emailSort',
      'phoneNumberSort',
      'subjectSort',
      'noticeVersionSort',
      'noticeShownAt',
      ...STAMPS,
    ],
    empties: ['noticeShownAt'],
    searched: 'searchText',
  },
]

/** An entry of PostgreSQL's indexes holds 2,704 bytes; a letter of a key has at most four. */
const LONGEST_KEY = 600

/** What lists rest on: how many rows of a resource have which flags (a digit for each), indexes, and trigrams. */
export const lists: Draft = ({ ordered, integer, keepLists }) => ({
  async up(db) {
    await db.schema
      .createTable('rowCounts')
      .addColumn('resource', ordered, required)
      .addColumn('flags', ordered, required)
      .addColumn('total', integer, required)
      .addPrimaryKeyConstraint('rowCountsKey', ['resource', 'flags'])
      .execute()
    for (const list of LISTS) {
      for (const key of list.orders.filter((order) => order.endsWith('Sort')))
        await sql`
          update ${sql.table(list.table)} set ${sql.ref(key)} = substr(${sql.ref(key)}, 1, ${sql.lit(LONGEST_KEY)})
          where length(${sql.ref(key)}) > ${sql.lit(LONGEST_KEY)}`.execute(db)
      await keepLists(db, list)
    }
  },
})
