import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ColumnOptions } from '../../scripts/migrations/columnChanges.ts'
import { draftMigration } from '../../scripts/migrations/draftMigration.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import type { Migration } from '../../src/server/platform/db/migrations/migration.ts'

/** Node's own loader, also in jsdom projects. */
const load = createRequire(join(import.meta.dirname, 'draftedMigration.ts'))
const FOLDER = pathToFileURL(join(import.meta.dirname, '../../src/server/platform/db/migrations')).href

/** The earlier drafts and the migration drafted for a resource, loaded from the module that a developer would save. */
export async function draftedMigration(
  resource: Pick<Resource, 'name' | 'fields'>,
  after: Record<string, Migration> = {},
  options?: ColumnOptions,
): Promise<Record<string, Migration>> {
  const drafted = await draftMigration(resource, { ...migrations, ...after }, options)
  if (!drafted) throw new Error(`The table of ${resource.name} has every column.`)
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  try {
    const file = join(folder, `${drafted.name}.ts`)
    writeFileSync(file, drafted.text.replaceAll("from './", `from '${FOLDER}/`))
    const { [drafted.name]: draft } = load(file) as Record<string, Migration>
    return { ...after, [`${9000 + Object.keys(after).length}-${drafted.name}`]: draft! }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
