import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { draftMigration } from '../../scripts/draftMigration.ts'
import type { Resource } from '../../src/contract/resource.ts'
import type { Draft } from '../../src/server/db/migrations/types.ts'

/** Node's own loader, also where tests run as if in a browser. */
const load = createRequire(join(import.meta.dirname, 'throwaway.ts'))
const TYPES = pathToFileURL(join(import.meta.dirname, '../../src/server/db/migrations/types.ts')).href

/** The drafted migration of a resource, read back as the module that a developer would have saved. */
export async function draftedMigration(resource: Pick<Resource, 'name' | 'fields'>): Promise<Record<string, Draft>> {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  try {
    const file = join(folder, `${resource.name}.ts`)
    writeFileSync(file, draftMigration(resource).replace('./types.ts', TYPES))
    const { [resource.name]: draft } = load(file) as Record<string, Draft>
    return { [`9999-${resource.name}`]: draft! }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
