import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../db/connect.ts'
import { Busy, tryInTurn } from '../db/inTurn.ts'

interface Place extends Pick<Database, 'db'> {
  url: string
  /** `DATA_DIR`. */
  folder: string
}

/** What the verb `restore` begins to keep; it is whole under a name without the end. */
const HALF = /^before-restore-.+\.partial$/

/** Has the verb `restore` keep what is there in a file of `DATA_DIR`, and answers its path. */
export async function keepBefore(
  place: Place,
  { now = new Date(), isEncrypted }: { now?: Date; isEncrypted: boolean },
  write: (path: string) => Promise<void>,
): Promise<string> {
  await mkdir(place.folder, { recursive: true })
  const name = `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`
  const path = resolve(join(place.folder, name))
  const done = await alone(place, async () => {
    await removeHalves(place)
    await write(path)
  })
  if (!done) throw new Busy('A backup or a restore is under way on these data; try again when it has ended.')
  return path
}

/** Takes away what a restore that was killed had begun to keep, unless somebody is at it. */
export async function tidyKeptBefore(place: Place): Promise<void> {
  if ((await halvesIn(place)).length) await alone(place, () => removeHalves(place))
}

const alone = (place: Place, work: () => Promise<void>) => tryInTurn(place, 'backups', 'alone', work)

async function removeHalves(place: Place): Promise<void> {
  for (const name of await halvesIn(place)) await rm(join(place.folder, name), { force: true })
}

const halvesIn = async ({ folder }: Place): Promise<string[]> =>
  (await readdir(folder).catch(noneIfMissing)).filter((name) => HALF.test(name))

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
