import { type Draft, required } from './types.ts'

export const services: Draft = ({ id, numbered, flag, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('services')
      .addColumn('id', id, numbered)
      .addColumn('name', text, required)
      .addColumn('shortDescription', text)
      .addColumn('description', text)
      .addColumn('imageUrl', text)
      .addColumn('iconIdentifier', ordered)
      .addColumn('isFeatured', flag, required)
      .addColumn('slug', ordered, (column) => column.notNull().unique())
      .addColumn('nameSort', ordered, required)
      .addColumn('shortDescriptionSort', ordered, required)
      .addColumn('searchText', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
  },
})
