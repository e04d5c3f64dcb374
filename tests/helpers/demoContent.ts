import type { Services } from '../../src/server/api/services.ts'
import { demoPartsOf, fillPart } from '../../src/server/features/demo/seeds.ts'
import type { Settings } from '../../src/server/platform/config/settings.ts'

/** Writes the demo content without its pictures to these stores. */
export async function fillDemo(
  { db, changes, stores }: Pick<Services, 'db' | 'changes' | 'stores'>,
  { MAP_HOSTS }: Pick<Settings, 'MAP_HOSTS'>,
): Promise<void> {
  for (const part of demoPartsOf(MAP_HOSTS))
    await fillPart(stores, { db, changes }, part, (picture) => `/uploads/${picture}`)
}
