import { spawnSync } from 'node:child_process'
import { isBuilt, parts, ROOT } from './sourceHash.ts'

/**
 * Builds the parts of `dist` that are out of date, in a child process, so that the server does not keep the builder's memory. Ends
 * this process if the build fails, which has printed the reason.
 */
export function buildWhenNeeded(): void {
  const wanted = parts.filter((part) => !isBuilt(part))
  if (wanted.length === 0) return
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...wanted], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
