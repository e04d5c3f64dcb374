import type { Migration } from './migration.ts'

/** Audit log: `people` are a resource of the site now; entries about administrators name them `administrators`. */
export const administratorsInAuditLog: Migration = {
  async up(db) {
    await db.updateTable('activity').set({ resource: 'administrators' }).where('resource', '=', 'people').execute()
  },
}
