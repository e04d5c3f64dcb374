import type { Draft } from './types.ts'

/** Sessions remember when whoever uses them last showed who they are. */
export const recentSignIn: Draft = ({ ordered }) => ({
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('authenticatedAt', ordered).execute()
  },
})
