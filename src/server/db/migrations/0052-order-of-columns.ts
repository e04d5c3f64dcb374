import { readAnew, SOURCES } from './0041-editions-of-passages.ts'
import { LISTS } from './0050-lists.ts'
import { type Draft, type Make, required, type Types } from './types.ts'

/** What is short before what may be long, in the tables that have texts which their lists do not show. */
const tables: Record<string, (types: Types) => Make> = {
  products:
    ({ id, numbered, flag, text, ordered }) =>
    (made) =>
      made
        .addColumn('id', id, numbered)
        .addColumn('createdAt', ordered, required)
        .addColumn('updatedAt', ordered, required)
        .addColumn('isFeatured', flag, required)
        .addColumn('slug', ordered, (column) => column.notNull().unique())
        .addColumn('nameSort', ordered, required)
        .addColumn('shortDescriptionSort', ordered, required)
        .addColumn('name', text, required)
        .addColumn('shortDescription', text)
        .addColumn('imageUrl', text)
        .addColumn('description', text)
        .addColumn('specs', text, required)
        .addColumn('searchText', text, required),
  services:
    ({ id, numbered, flag, text, ordered }) =>
    (made) =>
      made
        .addColumn('id', id, numbered)
        .addColumn('createdAt', ordered, required)
        .addColumn('updatedAt', ordered, required)
        .addColumn('isFeatured', flag, required)
        .addColumn('iconIdentifier', ordered)
        .addColumn('slug', ordered, (column) => column.notNull().unique())
        .addColumn('nameSort', ordered, required)
        .addColumn('shortDescriptionSort', ordered, required)
        .addColumn('name', text, required)
        .addColumn('shortDescription', text)
        .addColumn('imageUrl', text)
        .addColumn('description', text)
        .addColumn('searchText', text, required),
  blog:
    ({ id, numbered, flag, text, ordered }) =>
    (made) =>
      made
        .addColumn('id', id, numbered)
        .addColumn('createdAt', ordered, required)
        .addColumn('updatedAt', ordered, required)
        .addColumn('isPublished', flag, required)
        .addColumn('slug', ordered, (column) => column.notNull().unique())
        .addColumn('publishAt', ordered)
        .addColumn('date', ordered)
        .addColumn('titleSort', ordered, required)
        .addColumn('authorSort', ordered, required)
        .addColumn('title', text, required)
        .addColumn('author', text)
        .addColumn('coverImageUrl', text)
        .addColumn('excerpt', text)
        .addColumn('content', text, required)
        .addColumn('searchText', text, required),
}

/** Tables in which SQLite went through texts to come to flags and times, with all that stood on them. */
export const orderOfColumns: Draft = (types) => ({
  async up(db) {
    for (const [table, make] of Object.entries(tables)) {
      if (!(await types.remake(db, table, make(types)))) continue
      await types.keepLists(db, LISTS.find((lists) => lists.table === table)!)
      for (const statement of types.onEachChange(readAnew(SOURCES.find((source) => source.table === table)!)))
        await statement.execute(db)
    }
  },
})
