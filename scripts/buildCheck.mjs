// Plain JavaScript, because `start.mjs` imports it at every start: stripping types and hashing every source would take longer
// than the rest of the start.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a part of the build may depend on. A change of an unrelated file here costs one hash of the sources. */
const SOURCES = ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json']

/**
 * File whose modification time is the time of the last comparison of sources and build; it contains the build's
 * VITE_API_URL.
 */
const checkFileOf = (root) => join(root, 'dist/checked')

/**
 * Whether no source has changed since sources and build were last compared. Compares the time of the last change of content or
 * metadata (`ctime`), which programs cannot set: a file that is restored with an old date counts as changed.
 */
export function isUpToDate(root) {
  const checkFile = checkFileOf(root)
  if (!existsSync(checkFile) || readFileSync(checkFile, 'utf8') !== (process.env.VITE_API_URL ?? '')) return false
  const since = statSync(checkFile).mtimeMs
  const isOld = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || stat.ctimeMs >= since) return false
    return !stat.isDirectory() || readdirSync(path).every((name) => isOld(join(path, name)))
  }
  return SOURCES.every((source) => isOld(join(root, source)))
}

/** Records that sources and build were compared at `time` (milliseconds since 1970). Without write permission every start compares them. */
export function markChecked(root, time) {
  const checkFile = checkFileOf(root)
  try {
    writeFileSync(checkFile, process.env.VITE_API_URL ?? '')
    utimesSync(checkFile, time / 1000, time / 1000)
  } catch {}
}
