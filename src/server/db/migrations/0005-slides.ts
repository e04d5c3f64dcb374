import { type Draft, required } from './types.ts'

export const slides: Draft = ({ id, numbered, integer, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('slides')
      .addColumn('id', id, numbered)
      .addColumn('title', text, required)
      .addColumn('subtitle', text)
      .addColumn('imageUrl', text, required)
      .addColumn('ctaText', text)
      .addColumn('ctaLink', text)
      .addColumn('displayOrder', integer, required)
      .addColumn('titleSort', ordered, required)
      .addColumn('subtitleSort', ordered, required)
      .addColumn('ctaTextSort', ordered, required)
      .addColumn('ctaLinkSort', ordered, required)
      .addColumn('searchText', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
  },
})
