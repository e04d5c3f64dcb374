import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import { carryActivity } from '../../activity/carryActivity.ts'
import type { Services } from '../../app/services.ts'
import { connect, connectToRead } from '../../db/connect.ts'
import { Busy, tryInTurn } from '../../db/inTurn.ts'
import { migrations } from '../../db/migrations/index.ts'
import { anyTable, type Db } from '../../db/tables.ts'
import type { Actor } from '../../shared/actor.ts'
import { EVERYTHING } from '../../shared/changes.ts'
import { Refused, refused } from '../../shared/problems.ts'
import { comparedOf } from '../compared.ts'
import type { Backup } from '../openBackup.ts'
import { PictureNotPutBack, type Restored, restoreBackup, restoreOf } from '../restoreBackup.ts'
import { sumOf } from '../rows.ts'
import { schemaOf } from '../schema.ts'
import { removeKept } from './backups.ts'
import { failureSentence } from './failureSentence.ts'
import { type Keeping, type Made, makeBackup, withKept } from './makeBackup.ts'

/** How often what is there is kept anew because somebody changed it before it was replaced. */
const ATTEMPTS = 3

/** Something was saved since the backup of what was there. */
class NotKept extends Error {}

type Ground = Pick<Services, 'db' | 'dialect' | 'storage' | 'changes' | 'now'> & { keeping: Keeping }

interface RestoredKept extends Pick<Restored, 'leftOut'> {
  keptAs: string
}

/**
 * Puts a backup in the place of all data while servers go on: what is there is backed up first, to the last row, then all rows are
 * replaced in one transaction, or none, in which it is written down who did it. Whoever asks meanwhile waits for its end. Answers the
 * name of the backup of what was there, and the drawings that were left out.
 */
export async function restoreKept(ground: Ground, name: string, actor: Actor): Promise<RestoredKept> {
  const { keeping, changes } = ground
  const lock = await connectToRead(keeping.url)
  try {
    const turn = await tryInTurn({ ...lock, url: keeping.url }, 'backups', 'alone', () =>
      withKept(keeping, name, (backup) => putBack(ground, backup, { name, actor })),
    )
    if (!turn) throw busy()
    if (!turn.value) throw refused.notFound()
    await changes.emit(EVERYTHING)
    return turn.value
  } catch (error) {
    if (error instanceof Refused && error.cause === undefined) throw error
    if (error instanceof Busy) throw busy()
    throw Object.assign(new Refused(409, sentenceOf(error)), { cause: error })
  } finally {
    await lock.close()
  }
}

const busy = () => new Refused(409, backupTexts.busy)

/** What is the backup's or its place's own fault, or else what did not take it. */
const sentenceOf = (error: unknown) => {
  if (error instanceof PictureNotPutBack) return `${backupTexts.pictureNotPutBack} ${backupTexts.asBefore}`
  const sentence = failureSentence(error)
  if (sentence !== backupTexts.failures.unexpected) return `${sentence} ${backupTexts.asBefore}`
  return backupTexts.notRestored
}

/** Keeps what is there and puts the backup in its place; where somebody changed it in between, anew. */
async function putBack(
  { db, dialect, storage, keeping, now }: Ground,
  backup: Backup,
  { name, actor }: { name: string; actor: Actor },
): Promise<RestoredKept> {
  const { createdAt, tables } = backup.manifest
  if (!tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
  // The embedded database has one owner, this server; on the other, nobody's patience is to end in the midst of it.
  const own = dialect === 'postgres' ? await connect(keeping.url, { isPatient: true }) : undefined
  try {
    const ground = { db: own?.db ?? db, dialect, url: keeping.url, storage }
    const carry = carryActivity(createdAt, () => restoreOf(name, actor, now()))
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const kept = await makeBackup(keeping, { at: new Date(now()), isBeforeRestore: true })
      const carryOver = async (trx: Db) => {
        await refuseUnlessKept(trx, kept)
        return carry(trx)
      }
      try {
        const { leftOut } = await restoreBackup(ground, backup, { besideServers: true, carry: carryOver })
        return { keptAs: kept.name, leftOut }
      } catch (error) {
        if (!(error instanceof NotKept)) throw error
        await removeKept(keeping, kept)
      }
    }
    throw new Refused(409, backupTexts.changesMeanwhile)
  } finally {
    await own?.close()
  }
}

/** Compares every row that somebody may have changed with what was kept. */
async function refuseUnlessKept(trx: Db, { sums }: Made): Promise<void> {
  const db = anyTable(trx.withoutPlugins())
  for (const table of (await schemaOf(migrations)).kept.map(comparedOf))
    if (table && (await sumOf(db, table)) !== sums[table.name]) throw new NotKept()
}
