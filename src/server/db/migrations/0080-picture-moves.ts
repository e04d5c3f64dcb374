import { type Draft, required } from './types.ts'

/** Which file took the place of which, for what comes back and names the old one. */
export const pictureMoves: Draft = ({ ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('pictureMoves')
      .addColumn('hash', ordered, (column) => column.notNull().primaryKey())
      .addColumn('replacedBy', ordered, required)
      .execute()
    await db.schema.createIndex('pictureMovesTo').on('pictureMoves').column('replacedBy').execute()
  },
})
