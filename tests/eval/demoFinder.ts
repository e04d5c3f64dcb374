import { rulesOf, storesOf } from '../../src/server/api/stores.ts'
import { assistantFinder } from '../../src/server/features/assistant/index.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { createChanges } from '../../src/server/platform/events/changes.ts'
import { fillDemo } from '../setup/demoContent.ts'

/** The demo company in an empty database, without its pictures, and what finds its pages. */
export async function demoFinder(database: Pick<Database, 'db' | 'dialect'>) {
  const settings = readSettings({})
  await migrate(database)
  const ground = { db: database.db, changes: createChanges() }
  await fillDemo({ ...ground, stores: storesOf(settings, ground) }, settings)
  return assistantFinder({ db: database.db, rules: rulesOf(settings) })
}
