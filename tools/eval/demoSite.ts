import { resources } from '../../src/contract/resources/index.ts'
import { contactInfo } from '../../src/contract/singletons/contactInfo.ts'
import { hooksOf, storesOf } from '../../src/server/api/stores.ts'
import { createSiteAnswers } from '../../src/server/features/assistant/index.ts'
import { readBrand } from '../../src/server/features/brand/brand.ts'
import { createSearch } from '../../src/server/features/search/index.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { createChanges } from '../../src/server/platform/db/transaction.ts'
import { fillDemo } from '../../tests/helpers/demoContent.ts'

/** Writes the demo content without pictures to an empty database; returns its search and its assistant's answers. */
export async function demoSite(database: Pick<Database, 'db' | 'dialect'>) {
  const settings = readSettings({})
  await migrate(database)
  const context = { db: database.db, changes: createChanges() }
  const stores = storesOf(settings, resources)
  const contact = { read: () => stores.ofSingleton(contactInfo).readStored(context) }
  await fillDemo({ ...context, stores }, settings)
  const search = createSearch({ db: database.db, hooks: hooksOf(settings) })
  const brand = { read: () => readBrand(database.db, settings) }
  return { search, answers: createSiteAnswers({ search, contact, brand }) }
}
