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

/** The two parts of the build with their sources (without tests and stories) and the file of their hash. */
const PARTS = {
  /** Assets for visitors and administrators. */
  pages: {
    sources: ['src/{company,contract,design-system,public,admin}/**/*', ...BUILDER],
    hashFile: 'dist/source-hash',
  },
  /** The server. */
  program: { sources: ['src/{company,contract,server}/**/*.ts', ...BUILDER], hashFile: 'dist/program/source-hash' },
}
const NO_SOURCES = ['**/*.test.*', '**/*.stories.*', '**/*.md']

export type Part = keyof typeof PARTS
export const parts = Object.keys(PARTS) as Part[]

/** Hash of the content of all sources and of `VITE_API_URL`, the setting that is built in. */
export function hashSources(part: Part, root = ROOT): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  const entries = globSync(PARTS[part].sources, { cwd: root, exclude: NO_SOURCES, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/** File with the hash of the sources of the present build. */
export const hashFileOf = (part: Part, root = ROOT): string => join(root, PARTS[part].hashFile)

/** Whether `dist` was built from exactly these sources. */
export function isBuilt(part: Part, root = ROOT): boolean {
  const file = hashFileOf(part, root)
  return existsSync(file) && readFileSync(file, 'utf8') === hashSources(part, root)
}
