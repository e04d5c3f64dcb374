import type { Locale } from '../../src/contract/constants.ts'
import { resources } from '../../src/contract/resources/index.ts'
import { contactInfo } from '../../src/contract/singletons/contactInfo.ts'
import { hooksOf, storesOf } from '../../src/server/api/stores.ts'
import { createSiteAnswers } from '../../src/server/features/assistant/index.ts'
import { readBrand as readBrandOf } from '../../src/server/features/brand/brand.ts'
import { createAssistantSearch, languages } from '../../src/server/features/search/index.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { createChanges } from '../../src/server/platform/db/transaction.ts'
import { fillDemo } from '../../tests/helpers/demoContent.ts'

/** Writes the demo content without pictures to an empty database; returns its search and its assistant's answers in each language. */
export async function demoSite(database: Pick<Database, 'db' | 'dialect'>) {
  const settings = readSettings({})
  await migrate(database)
  const context = { db: database.db, changes: createChanges() }
  const stores = storesOf(settings, resources)
  await fillDemo({ ...context, stores }, settings)
  const readBrand = () => readBrandOf(database.db, settings)
  const assistantIn = (locale: Locale) => {
    const search = createAssistantSearch({ db: database.db, hooks: hooksOf(settings) }, languages[locale])
    const reading = { isPage: true, locale: locale === 'en' ? locale : undefined }
    const readContact = () => stores.ofSingleton(contactInfo).readForVisitors(context, reading)
    return { search, answers: createSiteAnswers({ search, readContact, readBrand }) }
  }
  return { tr: assistantIn('tr'), en: assistantIn('en') }
}
