import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

const BUILDER = [
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/{build*,customMedia,oldestBrowsers}.ts',
]

/** The two parts of the build, and all that each is made from; tests and stories are not. */
const PARTS = {
  /** Assets for visitors and administrators. */
  pages: { sources: ['src/{company,contract,design-system,public,admin}/**/*', ...BUILDER], stamp: 'dist/stamp' },
  /** The server program, which builds fast. */
  program: { sources: ['src/{company,contract,server}/**/*.ts', ...BUILDER], stamp: 'dist/program/stamp' },
}
const NO_SOURCES = ['**/*.test.*', '**/*.stories.*', '**/*.md']

export type Part = keyof typeof PARTS
export const parts = Object.keys(PARTS) as Part[]

/** A hash over the content of all sources and the one setting that is built in, `VITE_API_URL`. */
export function stampOfSources(part: Part, root = ROOT): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  const entries = globSync(PARTS[part].sources, { cwd: root, exclude: NO_SOURCES, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/** File with the hash of a build's sources. */
export const stampFileOf = (part: Part, root = ROOT): string => join(root, PARTS[part].stamp)

/** Whether `dist` is the build of exactly these sources. */
export function isBuilt(part: Part, root = ROOT): boolean {
  const file = stampFileOf(part, root)
  return existsSync(file) && readFileSync(file, 'utf8') === stampOfSources(part, root)
}
