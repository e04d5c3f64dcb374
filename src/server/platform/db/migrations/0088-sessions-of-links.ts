import type { Migration } from './migration.ts'

/** The session that requested a change of the email address: the only one that the change does not end. */
export const sessionsOfLinks: Migration = {
  async up(db, { id }) {
    await db.schema.alterTable('accountLinks').addColumn('sessionId', id).execute()
  },
}
