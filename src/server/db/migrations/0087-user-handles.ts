import type { Draft } from './types.ts'

/** A passkey keeps the user handle it was registered with, which stays valid when the signing keys are renewed; null for older ones. */
export const userHandles: Draft = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('passkeys').addColumn('userHandle', text).execute()
  },
})
