// Plain JavaScript, as `start.mjs`, which asks this at every start: stripping types and reading every source would take
// longer than all the rest of it.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that any part of the build may rest on, and what does not matter besides: touching that costs one look. */
const PLACES = ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json']

const markOf = (root) => join(root, 'dist/checked')

/**
 * Whether nothing was written since the sources were last compared with the build. Not even a file with an old date:
 * what counts is when a file came to be what it is (`ctime`), which no program can choose.
 */
export function isUntouched(root) {
  const mark = markOf(root)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== (process.env.VITE_API_URL ?? '')) return false
  const since = statSync(mark).mtimeMs
  const isOld = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || stat.ctimeMs >= since) return false
    return !stat.isDirectory() || readdirSync(path).every((name) => isOld(join(path, name)))
  }
  return PLACES.every((place) => isOld(join(root, place)))
}

/**
 * Says that the build was compared with sources as they were then, in milliseconds since 1970. Where nothing may be written
 * it is compared at each start.
 */
export function markChecked(root, then) {
  const mark = markOf(root)
  try {
    writeFileSync(mark, process.env.VITE_API_URL ?? '')
    utimesSync(mark, then / 1000, then / 1000)
  } catch {}
}
