import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What the released version answered, as the administrator, over the data that it left. */
export interface Recorded {
  /** When: plans and sessions are judged by it. */
  at: string
  answers: Record<string, { status: number; location?: string; body: unknown }>
  /** The pictures that the answers name. */
  uploads: string[]
}

/** The data folder and the backup of the released version, unpacked to a folder that is the caller's to remove. */
export async function unpackReleased() {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await promisify(execFile)('tar', ['-xzf', join(import.meta.dirname, 'released.tar.gz'), '-C', folder])
  const recorded = JSON.parse(await readFile(join(folder, 'recorded.json'), 'utf8')) as Recorded
  return { folder, data: join(folder, 'data'), backup: join(folder, 'backup.tar'), recorded }
}
