import { type Draft, required } from './types.ts'

/** What was made of forms that carried a key, for as long as the key is known. */
export const receipts: Draft = ({ id, numbered, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('receipts')
      .addColumn('id', id, numbered)
      .addColumn('key', ordered, (column) => column.notNull().unique())
      .addColumn('content', ordered, required)
      .addColumn('madeAt', ordered, required)
      .addColumn('recordId', id)
      .execute()
    await db.schema.createIndex('receiptsMadeAt').on('receipts').column('madeAt').execute()
  },
})
