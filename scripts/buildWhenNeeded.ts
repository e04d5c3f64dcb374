import { spawnSync } from 'node:child_process'
import { isBuilt, parts, ROOT } from './sourceHash.ts'

/**
 * Builds the outdated parts of `dist` in a child process, so that the server does not retain the builder's memory. If
 * the build fails, this process exits; the build has printed the reason.
 */
export function buildWhenNeeded(): void {
  const wanted = parts.filter((part) => !isBuilt(part))
  if (wanted.length === 0) return
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...wanted], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
