import { createFinder } from '../../src/server/assistant/retrieval/findPages.ts'
import { sourcesOf } from '../../src/server/assistant/retrieval/sources.ts'
import type { Database } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { bedsOf } from '../../src/server/demo/beds.ts'
import { readSettings } from '../../src/server/process/settings.ts'
import { rulesOf } from '../../src/server/rules.ts'
import { createChanges } from '../../src/server/shared/changes.ts'

/** The demo company in an empty database, without its pictures, and what finds its pages. */
export async function demoFinder(database: Pick<Database, 'db' | 'dialect'>) {
  const env = readSettings({})
  await migrate(database)
  for (const bed of bedsOf(env)) await bed.fill(database.db, (picture) => `/uploads/${picture}`)
  return createFinder({ db: database.db, changes: createChanges(), sources: sourcesOf(rulesOf(env)) })
}
