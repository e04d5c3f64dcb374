import { type Draft, required } from './types.ts'

/**
 * Sessions get a number by which they are ended, what they were opened with and when they were last used. The table is made
 * anew, since a number cannot be added to a table that is there; an older instance goes on writing it.
 */
export const sessionsInAList: Draft = ({ id, numbered, flag, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('sessionsAnew')
      .addColumn('id', id, numbered)
      .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
      .addColumn('administratorId', id, (column) =>
        column.notNull().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('createdAt', ordered, required)
      .addColumn('expiresAt', ordered, required)
      .addColumn('lastUsedAt', ordered)
      .addColumn('stays', flag)
      .addColumn('device', text)
      .execute()
    const columns = ['tokenHash', 'administratorId', 'createdAt', 'expiresAt'] as const
    const rows = db.selectFrom('sessions').select(columns)
    await db.insertInto('sessionsAnew').columns(columns).expression(rows).execute()
    await db.schema.dropTable('sessions').execute()
    await db.schema.alterTable('sessionsAnew').renameTo('sessions').execute()
    await db.schema.createIndex('sessionsOfAdministrator').on('sessions').column('administratorId').execute()
  },
})
