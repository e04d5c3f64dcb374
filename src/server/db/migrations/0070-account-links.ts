import { type Draft, required } from './types.ts'

/** Links by which a password is chosen or an address confirmed, who was invited and has not come yet, and who signed in when. */
export const accountLinks: Draft = ({ id, numbered, ordered }) => ({
  async up(db) {
    for (const column of ['invitedAt', 'lastSignInAt'])
      await db.schema.alterTable('administrators').addColumn(column, ordered).execute()
    await db.schema
      .createTable('accountLinks')
      .addColumn('id', id, numbered)
      .addColumn('administratorId', id, (column) =>
        column.notNull().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('purpose', ordered, required)
      .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
      .addColumn('email', ordered)
      .addColumn('expiresAt', ordered, required)
      .addUniqueConstraint('accountLinksOnePerPurpose', ['administratorId', 'purpose'])
      .execute()
  },
})
