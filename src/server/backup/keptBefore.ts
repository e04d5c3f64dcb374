import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../db/connect.ts'
import { Busy, tryInTurn } from '../db/inTurn.ts'
import type { Job } from '../jobs/startJobs.ts'
import { makeFolder } from '../shared/makeFolder.ts'
import { KEPT_FOR_NOW } from './kept/retention.ts'

interface Place extends Pick<Database, 'db'> {
  url: string
  /** `DATA_DIR`. */
  folder: string
}

/** What the verb `restore` begins to keep; it is whole under a name without the end. */
const HALF = /^before-restore-.+\.partial$/
const WHOLE = /^before-restore-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar(\.age)?$/

const HOUR = 60 * 60_000

/** Has the verb `restore` keep what is there in a file of `DATA_DIR`, and answers its path. */
export async function keepBefore(
  place: Place,
  { now = new Date(), isEncrypted }: { now?: Date; isEncrypted: boolean },
  write: (path: string) => Promise<void>,
): Promise<string> {
  makeFolder(place.folder)
  const name = `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`
  const path = resolve(join(place.folder, name))
  const done = await alone(place, async () => {
    await removeOld(place, now)
    await write(path)
  })
  if (!done) throw new Busy('A backup or a restore is under way on these data; try again when it has ended.')
  return path
}

/** Takes away by the hour what the verb `restore` kept and nobody wants back any more. */
export const forgetKeptBefore = (place: Place, now: () => number): Job => ({
  name: 'forget what restores kept',
  tables: [],
  async run() {
    await tidyKeptBefore(place, new Date(now()))
    return now() + HOUR
  },
})

/** Takes away what was kept 30 days ago, and what a restore that was killed had begun to keep, unless somebody is at it. */
export async function tidyKeptBefore(place: Place, now: Date): Promise<void> {
  if ((await oldIn(place, now)).length) await alone(place, () => removeOld(place, now))
}

const alone = (place: Place, work: () => Promise<void>) => tryInTurn(place, 'backups', 'alone', work)

async function removeOld(place: Place, now: Date): Promise<void> {
  for (const name of await oldIn(place, now)) await rm(join(place.folder, name), { force: true })
}

const oldIn = async ({ folder }: Place, now: Date): Promise<string[]> =>
  (await readdir(folder).catch(noneIfMissing)).filter((name) => HALF.test(name) || ageOf(name, now) > KEPT_FOR_NOW)

/** In milliseconds; of what the verb has not named itself it is not known. */
function ageOf(name: string, now: Date): number {
  const [, day, hour, minute, second, rest] = WHOLE.exec(name) ?? []
  return now.getTime() - Date.parse(`${day}${hour}:${minute}:${second}.${rest}`)
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
