import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** Everything that the build is made from; what only runs on the server, and tests and stories, are not. */
const SOURCES = [
  'src/{contract,design-system,public,admin}/**/*',
  'vite.config.ts',
  'package-lock.json',
  'scripts/{build*,shakeRouter}.ts',
]
const NO_SOURCES = ['**/*.test.*', '**/*.stories.*', '**/*.md']

/** A hash over the content of all sources and the one setting that is built in, `VITE_API_URL`. */
export function stampOfSources(root = ROOT): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  const entries = globSync(SOURCES, { cwd: root, exclude: NO_SOURCES, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/** True when `dist` holds the build of exactly these sources. */
export function isBuilt(root = ROOT): boolean {
  const stampFile = join(root, 'dist/stamp')
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources(root)
}
