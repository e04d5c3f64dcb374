import { spawnSync } from 'node:child_process'
import { isBuilt, ROOT } from './buildStamp.ts'

/**
 * Builds unless `dist` is the build of these very sources. In a process of its own, so that the server that follows
 * carries none of the builder's memory. Ends this process when the build fails; the builder has said why.
 */
export function buildWhenNeeded(): void {
  if (isBuilt()) return
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
