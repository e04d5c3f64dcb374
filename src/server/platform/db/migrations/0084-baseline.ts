import { createAccountTables } from './baseline/accounts.ts'
import { createContentTables } from './baseline/content.ts'
import { createOperationTables } from './baseline/operations.ts'
import { createTrigrams, type ListedTable } from './listIndexes.ts'
import type { Migration } from './migration.ts'

/**
 * Baseline: the schema of version 0.1.0, without the parts that 0096 and 0097 drop (row counts, indexes of orders,
 * passages). It replaces the 47 migrations up to 0084 that databases of that version have run
 * (`platform/db/migrate.ts`); after all migrations their schema is the same.
 */
export const baseline: Migration = {
  async up(db, types) {
    await createAccountTables(db, types)
    await createContentTables(db, types)
    await createOperationTables(db, types)
    for (const list of LISTS) await createTrigrams(db, list)
  },
}

const STAMPS = ['createdAt', 'updatedAt']

/** Also the lists for which migration 0096 creates indexes. */
export const LISTS: readonly ListedTable[] = [
  {
    table: 'products',
    flags: ['isFeatured', 'isHidden'],
    orders: ['nameSort', 'shortDescriptionSort', 'slug', 'placeSort', ...STAMPS],
    searched: 'searchText',
  },
  {
    table: 'services',
    flags: ['isFeatured', 'isHidden'],
    orders: ['nameSort', 'shortDescriptionSort', 'iconIdentifier', 'slug', 'placeSort', ...STAMPS],
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
    flags: ['isRead', 'isSpam', 'isAnswered'],
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
  {
    table: 'pictures',
    flags: [],
    orders: ['nameSort', 'altSort', 'type', 'width', 'height', 'bytes', ...STAMPS],
    searched: 'searchText',
  },
]
