import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './siteServer.ts'

/** One chunk in Vite's manifest. */
interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Files that a browser loads on one navigation path, relative to the target's folder in `dist`. */
export interface Load {
  name: string
  scripts: string[]
  styles: string[]
}

export type Target = 'site' | 'admin'

const readManifest = (target: Target) =>
  JSON.parse(readFileSync(join(ROOT, 'dist', target, '.vite/manifest.json'), 'utf8')) as Manifest

/** A chunk and all its static imports, direct and indirect. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]!.imports ?? []) closureOf(manifest, imported, seen)
  return seen
}

/** The style sheet of a build that puts all styles into one. */
const sheetOf = (manifest: Manifest) =>
  Object.values(manifest).flatMap(({ src, file }) => (src === 'style.css' ? file : []))

const filesOf = (manifest: Manifest, keys: string[]) => ({
  scripts: keys.map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')),
  styles: [...new Set([...keys.flatMap((key) => manifest[key]!.css ?? []), ...sheetOf(manifest)])],
})

/** Loaded on navigation, but by no document (measured in a browser). */
const LATER = [
  'src/design-system/components/Markdown/Markdown.tsx',
  // Only for a server with the endpoints of the specification.
  'src/contract/singletons/initialValues.ts',
]

/** Name of the load of every page. */
export const FIRST = 'the entry'

/** The entry alone, and the entry with each lazy chunk: a page, the chat. */
export function siteLoads(): Load[] {
  const manifest = readManifest('site')
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!
  const late = Object.keys(manifest).filter(
    (key) =>
      !LATER.includes(manifest[key]!.src ?? '') &&
      Object.values(manifest).some((chunk) => chunk.dynamicImports?.includes(key)),
  )
  return [
    { name: FIRST, ...filesOf(manifest, [...closureOf(manifest, entry)]) },
    ...late.map((key) => ({
      name: `the entry with ${manifest[key]!.src ?? key}`,
      ...filesOf(manifest, [...closureOf(manifest, key, closureOf(manifest, entry))]),
    })),
  ]
}

/** Files that the panel loads for a group of screens (`codeSplitting` in `vite.config.ts`): the entry, and the group's chunk with its imports. */
export function adminLoad(group: string): Load {
  const manifest = readManifest('admin')
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key]!.isEntry)!
  const chunk = keys.find((key) => manifest[key]!.name === group)!
  const loaded = closureOf(manifest, chunk, closureOf(manifest, entry))
  return { name: group, ...filesOf(manifest, [...loaded]) }
}

/** The source of every script of a target. */
export const scriptsOf = (target: Target): string[] =>
  Object.values(readManifest(target))
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readAsset(target, file).toString())

export const readAsset = (target: Target, file: string): Buffer => readFileSync(join(ROOT, 'dist', target, file))
