import { spawnSync } from 'node:child_process'
import { isBuilt, parts, ROOT } from './buildStamp.ts'

/**
 * Builds what of `dist` is not the build of these very sources. In a process of its own, so that the server that follows
 * carries none of the builder's memory. Ends this process when the build fails; the builder has said why.
 */
export function buildWhenNeeded(): void {
  const wanted = parts.filter((part) => !isBuilt(part))
  if (wanted.length === 0) return
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...wanted], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
