import type { Migration } from './migration.ts'

/** The user handle that a passkey was registered with (WebAuthn), which outlives new signing keys; null for older passkeys. */
export const userHandles: Migration = {
  async up(db, { text }) {
    await db.schema.alterTable('passkeys').addColumn('userHandle', text).execute()
  },
}
