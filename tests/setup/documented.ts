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

/** Under a name of its own, so that a project which has followed the guide to the letter can be tested too. */
const guide = readFileSync(join(ROOT, 'docs/adding-a-resource.md'), 'utf8').replaceAll('dealers', 'guideDealers')

function block(start: string) {
  const [, code] = guide.split(start)
  if (code === undefined) throw new Error(`No block begins with "${start}"`)
  return code.slice(0, code.indexOf('```'))
}

const [declaration, ...words] = ['guideDealers.ts', 'turkish.ts', 'english.ts'].map(
  (name) => [name, block(`// src/contract/resources/guideDealers/${name}\n`)] as const,
)

const declaredBy = (text: string) =>
  loadTexts<{ guideDealers: Resource }>({ 'guideDealers.ts': text, ...Object.fromEntries(words) }).guideDealers

/** The pieces of docs/adding-a-resource.md, as a developer would have put them into their places. */
export function documentedResource() {
  const line = block('```tsx\n')
  const { entry } = loadTexts<{ entry: (declared: Resource) => ResourceEntry[] }>({
    'entry.ts': `export const entry = (guideDealers: unknown) => [${line}]\n`,
  })
  const resource = declaredBy(declaration![1])
  return {
    resource,
    migration: block('// src/server/db/migrations/NNNN-guideDealers.ts\n'),
    config: entry(resource),
  }
}

/** The changes of fields that the guide shows, one after the other: the declaration after each, and what its command says. */
export function documentedChanges(): { resource: Resource; said: string[] }[] {
  let text: string = declaration![1]
  const steps = guide.matchAll(
    /```diff\n\/\/ [^\n]*guideDealers\.ts\n(.*?)```\n\n```sh\nnpm run migration -- guideDealers ?([^\n]*)\n```/gs,
  )
  return Array.from(steps, ([, diff, said]) => {
    text = patched(text, diff!.trimEnd().split('\n'))
    return { resource: declaredBy(text), said: said!.split(' ').filter(Boolean) }
  })
}

/** A text with the lines of a diff: what goes, or what stays before, is looked for in it. */
function patched(text: string, diff: readonly string[]): string {
  const lines = (signs: string) => diff.filter((line) => signs.includes(line[0]!)).map((line) => `${line.slice(1)}\n`)
  const [before, after] = [lines(' -').join(''), lines(' +').join('')]
  if (!text.includes(before)) throw new Error(`The guide changes what it has not declared: ${before}`)
  return text.replace(before, after)
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
