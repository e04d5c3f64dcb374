import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import { carryActivity } from '../../activity/carryActivity.ts'
import { TABLE as ACTIVITY } from '../../activity/recordActivity.ts'
import { connect, connectToRead } from '../../db/connect.ts'
import { Busy, tryInTurn } from '../../db/inTurn.ts'
import type { Services } from '../../services.ts'
import { EVERYTHING } from '../../shared/changes.ts'
import { Refused, refused } from '../../shared/problems.ts'
import { StartRefused } from '../../shared/startRefused.ts'
import type { Backup } from '../openBackup.ts'
import { restoreBackup } from '../restoreBackup.ts'
import { failureSentence } from './failureSentence.ts'
import { type Keeping, makeBackup, withKept } from './makeBackup.ts'

type Ground = Pick<Services, 'db' | 'dialect' | 'storage' | 'changes' | 'now'> & { keeping: Keeping }

/**
 * Puts a backup in the place of all data while servers go on: what is there is backed up first, then all rows are replaced in one
 * transaction, or none. Whoever asks meanwhile waits for its end. Answers the backup of what was there.
 */
export async function restoreKept(ground: Ground, name: string): Promise<string | undefined> {
  const { keeping, changes } = ground
  const lock = await connectToRead(keeping.url)
  try {
    const turn = await tryInTurn({ ...lock, url: keeping.url }, 'backups', 'alone', () =>
      withKept(keeping, name, async (backup) => ({ keptAs: await putBack(ground, backup) })),
    )
    if (!turn) throw busy()
    if (!turn.value) throw refused.notFound()
    await changes.emit(EVERYTHING)
    return turn.value.keptAs
  } catch (error) {
    if (error instanceof Refused && error.cause === undefined) throw error
    if (error instanceof Busy) throw busy()
    throw Object.assign(new Refused(409, sentenceOf(error)), { cause: error })
  } finally {
    await lock.close()
  }
}

const busy = () => new Refused(409, backupTexts.busy)

/** What is the backup's or its place's own fault, or else that the database did not take it. */
const sentenceOf = (error: unknown) => {
  const sentence = failureSentence(error)
  if (sentence !== backupTexts.failures.unexpected) return `${sentence} ${backupTexts.asBefore}`
  return error instanceof StartRefused ? backupTexts.notRestored(error.message) : backupTexts.notRestoredAtAll
}

async function putBack({ db, dialect, storage, keeping, now }: Ground, backup: Backup): Promise<string | undefined> {
  const { createdAt, tables } = backup.manifest
  if (!tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
  let keptAs: string | undefined
  const keep = async () => {
    keptAs = await makeBackup(keeping, { at: new Date(now()), isBeforeRestore: true })
  }
  // The embedded database has one owner, this server; on the other, nobody's patience is to end in the midst of it.
  const own = dialect === 'postgres' ? await connect(keeping.url, { isPatient: true }) : undefined
  try {
    const ground = { db: own?.db ?? db, dialect, url: keeping.url, storage }
    await restoreBackup(ground, backup, {
      keep,
      besideServers: true,
      carry: carryActivity({ at: createdAt, lastId: tables[ACTIVITY]?.lastId }),
    })
    return keptAs
  } finally {
    await own?.close()
  }
}
