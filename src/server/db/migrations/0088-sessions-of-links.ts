import type { Draft } from './types.ts'

/** A link to another e-mail address names the session that asked for it: the only one that outlives the change. */
export const sessionsOfLinks: Draft = ({ id }) => ({
  async up(db) {
    await db.schema.alterTable('accountLinks').addColumn('sessionId', id).execute()
  },
})
