import DataLoader from 'dataloader'
import { identity } from '../../../company/identity.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { type DataController, initialValuesOf } from '../../../contract/singletons/initialValues.ts'
import { type InitialValues, readSingleton } from '../../content/singletons/singletonRepository.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readSiteName } from '../brand/brand.ts'

/** Milestone: the demo content is there, and its texts are the initial values of singletons. Its removal deletes the row. */
export const DEMO_TEXTS = 'demo texts'

/**
 * Reads the initial values of a singleton: those of the demo company until the demo content is removed, then neutral
 * ones with the owner's own name and contact data. Undefined if it has none.
 */
export const initialValuesReader = (
  singleton: Singleton,
  settings: Pick<Settings, 'SITE_NAME'>,
): ((db: Db) => Promise<InitialValues>) | undefined =>
  initialValuesOf(singleton) &&
  (async (db) => {
    const demo = (await hasDemoTexts(db)) && (await demoTextOf(singleton))
    if (demo) return { values: demo, isTemplate: false }
    return { values: initialValuesOf(singleton, await companyOf(db, singleton, settings))!, isTemplate: true }
  })

/** Whether the demo's texts are in force. Questions of one page are one query. */
export function hasDemoTexts(db: Db): Promise<boolean> {
  const loader = loaders.get(db) ?? createLoader(db)
  loaders.set(db, loader)
  return loader.load(DEMO_TEXTS)
}

const loaders = new WeakMap<Db, DataLoader<string, boolean>>()
const createLoader = (db: Db) =>
  new DataLoader<string, boolean>(
    async (names) => {
      const rows = await db.selectFrom('milestones').select('name').where('name', 'in', names).execute()
      return names.map((name) => rows.some((row) => row.name === name))
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

/** Loaded on demand: the demo's texts are large. */
async function demoTextOf({ key }: Singleton): Promise<Record<string, unknown> | undefined> {
  const { demoTextsOf } = await import('./singletons.ts')
  const texts: Record<string, Record<string, unknown>> = demoTextsOf(identity.name)
  return texts[key]
}

/** The company as its privacy notice names it. */
async function companyOf(db: Db, { key }: Singleton, settings: Pick<Settings, 'SITE_NAME'>): Promise<DataController> {
  if (key !== 'privacy') return { name: settings.SITE_NAME }
  const contact = (await readSingleton(db, contactInfo)) as Partial<DataController> | undefined
  return { ...contact, name: await readSiteName(db, settings) }
}
