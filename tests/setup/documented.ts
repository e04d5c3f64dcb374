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

type Texts = Readonly<Record<string, string>>

const FOLDER = 'src/contract/resources/guideDealers'
const declaration: Texts = Object.fromEntries(
  ['guideDealers.ts', 'turkish.ts', 'english.ts'].map((name) => [name, block(`// ${FOLDER}/${name}\n`)]),
)

const declaredBy = (texts: Texts) => loadTexts<{ guideDealers: Resource }>(texts).guideDealers

/** The pieces of docs/adding-a-resource.md, as a developer would have put them into their places. */
export function documentedResource() {
  const line = block('```tsx\n')
  const { entry } = loadTexts<{ entry: (declared: Resource) => ResourceEntry[] }>({
    'entry.ts': `export const entry = (guideDealers: unknown) => [${line}]\n`,
  })
  const resource = declaredBy(declaration)
  return {
    resource,
    migration: block('// src/server/db/migrations/NNNN-guideDealers.ts\n'),
    config: entry(resource),
  }
}

/** The changes of fields that the guide shows, one after the other: the declaration after each, and what its command says. */
export function documentedChanges(): { resource: Resource; said: string[] }[] {
  let texts = declaration
  const steps = guide.matchAll(/```diff\n(.*?)```\n\n```sh\nnpm run migration -- guideDealers ?([^\n]*)\n```/gs)
  return Array.from(steps, ([, diff, said]) => {
    for (const [file, ...hunks] of inFiles(diff!)) texts = { ...texts, [file]: hunks.reduce(patched, texts[file]!) }
    return { resource: declaredBy(texts), said: said!.split(' ').filter(Boolean) }
  })
}

/** A diff as its files: each file's name, and its hunks. */
const inFiles = (diff: string) =>
  diff
    .split(`// ${FOLDER}/`)
    .slice(1)
    .map((part) => part.split(/(?<=\.ts)\n|@@\n/) as [file: string, ...hunks: string[]])

/** A text with the lines of a hunk: what goes, or what stays beside it, is looked for. */
function patched(text: string, hunk: string): string {
  const lines = hunk.split('\n').filter(Boolean)
  const chosen = (signs: string) =>
    lines
      .filter((line) => signs.includes(line[0]!))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  if (!text.includes(chosen(' -'))) throw new Error(`The guide changes what it has not declared: ${chosen(' -')}`)
  return text.replace(chosen(' -'), chosen(' +'))
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
