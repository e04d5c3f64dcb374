import { type Draft, required } from './types.ts'

export const blog: Draft = ({ id, numbered, flag, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('blog')
      .addColumn('id', id, numbered)
      .addColumn('title', text, required)
      .addColumn('content', text, required)
      .addColumn('excerpt', text)
      .addColumn('author', text)
      .addColumn('coverImageUrl', text)
      .addColumn('slug', ordered, (column) => column.notNull().unique())
      .addColumn('isPublished', flag, required)
      .addColumn('publishAt', ordered)
      .addColumn('date', ordered)
      .addColumn('titleSort', ordered, required)
      .addColumn('authorSort', ordered, required)
      .addColumn('searchText', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
  },
})
