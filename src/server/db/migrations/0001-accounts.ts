import { type Draft, required } from './types.ts'

/** The administrator, and the sessions that are open. */
export const accounts: Draft = ({ id, numbered, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('administrators')
      .addColumn('id', id, numbered)
      .addColumn('email', ordered, (column) => column.notNull().unique())
      .addColumn('passwordHash', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('tokenHash', ordered, (column) => column.primaryKey())
      .addColumn('administratorId', id, (column) =>
        column.notNull().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('createdAt', ordered, required)
      .addColumn('expiresAt', ordered, required)
      .execute()
  },
})
