import { type Migration, required } from './migration.ts'

/** The mail server that administrators set in the panel: one row. */
export const mailSettings: Migration = {
  async up(db, { integer, flag, text }) {
    await db.schema
      .createTable('mailSettings')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('host', text, required)
      .addColumn('port', integer, required)
      .addColumn('userName', text)
      .addColumn('password', text)
      .addColumn('sender', text, required)
      .addColumn('isSecure', flag, required)
      .execute()
  },
}
