import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ResourceEntry } from '../../src/admin/entries.ts'
import type { Resource } from '../../src/contract/resource.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Node's own loader, also where tests run as if in a browser. */
const load = createRequire(join(import.meta.dirname, 'documented.ts'))

/** The pieces of docs/adding-a-resource.md, as a developer would have put them into their places. */
export function documentedResource() {
  const text = readFileSync(join(ROOT, 'docs/adding-a-resource.md'), 'utf8')
  const block = (start: string) => {
    const [, code] = text.split(start)
    if (code === undefined) throw new Error(`No block begins with "${start}"`)
    return code.slice(0, code.indexOf('```'))
  }
  const pieces = ['dealers.ts', 'turkish.ts', 'english.ts']
  const { dealers } = loadTexts<{ dealers: Resource }>(
    Object.fromEntries(pieces.map((name) => [name, block(`// src/contract/resources/dealers/${name}\n`)])),
  )
  const line = block('```tsx\n')
  const { entry } = loadTexts<{ entry: (dealers: Resource) => ResourceEntry[] }>({
    'entry.ts': `export const entry = (dealers: unknown) => [${line}]\n`,
  })
  return {
    resource: dealers,
    migration: block('// src/server/db/migrations/NNNN-dealers.ts\n'),
    config: entry(dealers),
  }
}

/** Loads the first of some modules that stand in one folder below two of the contract's. */
function loadTexts<M>(sources: Record<string, string>): M {
  const contract = pathToFileURL(join(ROOT, 'src/contract/')).href
  const folder = mkdtempSync(join(tmpdir(), 'documented-'))
  try {
    for (const [name, source] of Object.entries(sources))
      writeFileSync(join(folder, name), source.replaceAll("from '../../", `from '${contract}`))
    return load(join(folder, Object.keys(sources)[0]!)) as M
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
