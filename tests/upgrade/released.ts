import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
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

/** The newest migrations of the released versions whose data are kept here, the oldest first: `0051`. */
export const releases = readdirSync(import.meta.dirname).flatMap(
  (name) => /^released-(\d{4})\.tar/.exec(name)?.[1] ?? [],
)

/** The data folder and the backup of a released version, unpacked to a folder that is the caller's to remove. */
export async function unpackReleased(release: string) {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await promisify(execFile)('tar', ['-xzf', join(import.meta.dirname, `released-${release}.tar.gz`), '-C', folder])
  const recorded = JSON.parse(await readFile(join(folder, 'recorded.json'), 'utf8')) as Recorded
  return { folder, data: join(folder, 'data'), backup: join(folder, 'backup.tar'), recorded }
}
