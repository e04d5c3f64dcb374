import { createListIndexes, type ListedTable } from './listIndexes.ts'
import type { Migration } from './migration.ts'

/** English texts, what is known about them, and two columns by which lists are filtered. */
export const english: Migration = {
  async up(db, { flag, text, ordered }) {
    for (const list of LISTS) {
      const { table } = list
      // People have no text without which they do not exist in English.
      await db.schema
        .alterTable(table)
        .addColumn('isInEnglish', flag, (column) => column.notNull().defaultTo(table === 'people'))
        .execute()
      await db.schema
        .alterTable(table)
        .addColumn('translationState', ordered, (column) => column.notNull().defaultTo('missing'))
        .execute()
      for (const name of ['en', 'translation'])
        await db.schema
          .alterTable(table)
          .addColumn(name, text, (column) => column.notNull().defaultTo('{}'))
          .execute()
      await createListIndexes(db, list)
    }
  },
}

const LISTS: readonly ListedTable[] = [
  {
    table: 'products',
    flags: ['isFeatured', 'isHidden', 'isInEnglish'],
    orders: ['nameSort', 'shortDescriptionSort', 'slug', 'placeSort', 'translationState', 'createdAt', 'updatedAt'],
    searched: 'searchText',
  },
  {
    table: 'services',
    flags: ['isFeatured', 'isHidden', 'isInEnglish'],
    orders: [
      'nameSort',
      'shortDescriptionSort',
      'iconIdentifier',
      'slug',
      'placeSort',
      'translationState',
      'createdAt',
      'updatedAt',
    ],
    empties: ['iconIdentifier'],
    searched: 'searchText',
  },
  {
    table: 'blog',
    flags: ['isPublished', 'isInEnglish'],
    orders: ['titleSort', 'authorSort', 'slug', 'publishAt', 'date', 'translationState', 'createdAt', 'updatedAt'],
    empties: ['publishAt', 'date'],
    searched: 'searchText',
  },
  {
    table: 'slides',
    flags: ['isInEnglish'],
    orders: [
      'titleSort',
      'subtitleSort',
      'ctaTextSort',
      'ctaLinkSort',
      'displayOrder',
      'translationState',
      'createdAt',
      'updatedAt',
    ],
    searched: 'searchText',
  },
  {
    table: 'references',
    flags: ['isFeatured', 'isHidden', 'isInEnglish'],
    orders: ['nameSort', 'placeSort', 'quotedPersonSort', 'slug', 'translationState', 'createdAt', 'updatedAt'],
    searched: 'searchText',
  },
  {
    table: 'pages',
    flags: ['isHidden', 'isInEnglish'],
    orders: ['titleSort', 'place', 'slug', 'translationState', 'createdAt', 'updatedAt'],
    searched: 'searchText',
  },
  {
    table: 'people',
    flags: ['isInEnglish'],
    orders: ['nameSort', 'roleSort', 'placeSort', 'translationState', 'createdAt', 'updatedAt'],
    searched: 'searchText',
  },
  {
    table: 'documents',
    flags: ['isInEnglish'],
    orders: ['titleSort', 'language', 'translationState', 'createdAt', 'updatedAt'],
    empties: ['language'],
    searched: 'searchText',
  },
]
