import { type Draft, required } from './types.ts'

/** What somebody has written of a singleton and not saved, for as long as a link to it lasts. */
export const contentPreviews: Draft = ({ id, numbered, ordered, text }) => ({
  async up(db) {
    await db.schema
      .createTable('contentPreviews')
      .addColumn('id', id, numbered)
      .addColumn('key', ordered, required)
      .addColumn('data', text, required)
      .addColumn('madeAt', ordered, required)
      .execute()
  },
})
