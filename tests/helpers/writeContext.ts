import type { WriteContext } from '../../src/server/content/resources/context.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { SYSTEM } from '../../src/server/platform/db/transaction.ts'

/** The context of reads and writes by the system, without change events. */
export const systemContext = (db: Db, more: Partial<WriteContext> = {}): WriteContext => ({
  db,
  changes: { emit: async () => {} },
  now: Date.now,
  actor: SYSTEM,
  ...more,
})
