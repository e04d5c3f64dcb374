import { type Brand, withBrand } from '../../../contract/domain/brand.ts'
import { siteSettings } from '../../../contract/singletons/siteSettings.ts'
import { readSingleton } from '../../content/singletons/singletonRepository.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'

type Names = Pick<Settings, 'SITE_NAME' | 'ASSISTANT_NAME'>

/** The company's names as set in the panel, else those of the environment. `db` may be a transaction. */
export const readBrand = async (db: Db, { SITE_NAME, ASSISTANT_NAME }: Names): Promise<Brand> =>
  withBrand({ name: SITE_NAME, assistantName: ASSISTANT_NAME }, await readSingleton(db, siteSettings))

/** The company's name as set in the panel, else that of the environment. `db` may be a transaction. */
export const readSiteName = async (db: Db, settings: Pick<Names, 'SITE_NAME'>): Promise<string> =>
  (await readBrand(db, { ...settings, ASSISTANT_NAME: '' })).name
