import type { Migration } from './migration.ts'

/**
 * The user handle that a passkey was registered with (WebAuthn), independent of later signing keys; null for older
 * passkeys.
 */
export const userHandles: Migration = {
  async up(db, { text }) {
    await db.schema.alterTable('passkeys').addColumn('userHandle', text).execute()
  },
}
