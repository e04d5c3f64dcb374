import type { Migration } from './migration.ts'

/** Time of the last authentication in a session, for operations that require a recent one. */
export const recentSignIn: Migration = {
  async up(db, { ordered }) {
    await db.schema.alterTable('sessions').addColumn('authenticatedAt', ordered).execute()
  },
}
