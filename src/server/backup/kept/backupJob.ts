import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import { isRecorded, recordActivity } from '../../activity/recordActivity.ts'
import { connectToRead } from '../../db/connect.ts'
import { type Ground, inTransaction } from '../../db/inTransaction.ts'
import { Busy, tryInTurn } from '../../db/inTurn.ts'
import type { Job } from '../../jobs/startJobs.ts'
import type { Log } from '../../process/log.ts'
import { SYSTEM } from '../../shared/actor.ts'
import { Sealed } from '../unpack.ts'
import { type Backups, isTooOld, lookAt, removeKept, removeLoneProofs } from './backups.ts'
import { dueAround, pauseAfter } from './due.ts'
import type { Failure } from './failureLetters.ts'
import { failureSentence } from './failureSentence.ts'
import { listKept, regularIn } from './listKept.ts'
import { type Keeping, makeBackup, NotAsWritten, prove } from './makeBackup.ts'
import { readName } from './names.ts'
import { createProgress } from './progress.ts'
import { forgetRecord, RECORDS, type Recorded, readRecords, writeOnce, writeRecord } from './records.ts'
import { expired } from './retention.ts'

export interface Watch {
  log: Log
  /** Told of the first failure of a row, and once that the last backup is too old by now, in the transaction that records it. */
  onFailure: (failure: Failure, ground: Ground) => Promise<void>
}

/** How soon to look again where another instance is at it, or something else holds the data. In milliseconds. */
const LATER = 15_000
/** How often to see that what was made still lies there. In milliseconds. */
const LOOK = 10 * 60_000
/** How long to wait for a turn before the last backup's age is told: who has it may be making one. In milliseconds. */
const STUCK = 60 * 60_000

/**
 * Makes the backup of each night once over all instances, the one of a night spent off as soon as the server is there, and
 * those that are asked for. Where it fails, it is tried again and again.
 */
export function backupJob(backups: Backups, { log, onFailure }: Pick<Watch, 'log'> & Partial<Watch>): Job {
  const { keeping, plan, db } = backups
  const clock = () => new Date(backups.now())
  /** All that fell due until then is there: until `lookAgainAt` the store need not be asked. */
  let doneUntil = 0
  let lookAgainAt = 0
  /** Since when it is not this one's turn. */
  let waitingSince: number | undefined
  /** Who starts the server again has perhaps mended what was wrong. */
  let hasTried = false

  const run = async (keeping: Keeping, signal?: AbortSignal): Promise<number | undefined> => {
    const { last, next } = dueAround(clock(), plan)
    const records = await readRecords(db, clock())
    if (!records.begun) await writeOnce(db, 'begun', clock())
    const wanted = Math.max(last.getTime(), records.asked?.at.getTime() ?? 0)
    if (wanted <= doneUntil && !(await isGone(keeping, wanted))) return next.getTime()
    const patience = patienceOf(records, hasTried)
    if (patience > backups.now()) return patience
    hasTried = true
    const turn = await alone(keeping, () => attempt(keeping, wanted, signal))
    if (signal?.aborted) return undefined
    if (!turn || turn.value === 'busy') {
      waitingSince ??= backups.now()
      if (backups.now() - waitingSince >= STUCK) await tell(keeping)
      return backups.now() + LATER
    }
    waitingSince = undefined
    if (turn.value === 'failed') return patienceOf(await readRecords(db, clock()), true)
    doneUntil = wanted
    lookAgainAt = backups.now() + LOOK
    return next.getTime()
  }

  /** Whether what was made lies there no longer. A place that does not answer is asked again when one falls due. */
  const isGone = async (keeping: Keeping, wanted: number) => {
    if (backups.now() < lookAgainAt) return false
    lookAgainAt = backups.now() + LOOK
    const { newest, failure } = await lookAt(keeping, clock())
    return !failure && !(newest && newest.at.getTime() >= wanted)
  }

  /** Does what is wanted, unless it was done meanwhile. */
  const attempt = async (keeping: Keeping, wanted: number, signal?: AbortSignal) => {
    try {
      await keeping.store.tidy()
      await removeLoneProofs(keeping)
      const kept = regularIn(await listKept(keeping.store, keeping.passphrase), clock())
      const proven = kept.find(({ verifiedAt }) => verifiedAt)
      // Whoever made it may have ended before that was written down.
      if (proven) await recordMade(proven.name, proven.verifiedAt!)
      const recent = kept.filter(({ at }) => at.getTime() >= wanted)
      const found = recent.find(({ verifiedAt }) => verifiedAt) ?? recent[0]
      if (!found?.verifiedAt)
        await make(keeping, { wanted, expectedBytes: kept[0]?.bytes, unproven: found?.name, signal })
      await forgetRecord(db, 'failed')
      await forgetRecord(db, 'saidOld')
      await forgetRecord(db, 'asked', new Date(wanted))
      await keepOnlyWanted(keeping)
      return 'done'
    } catch (error) {
      if (signal?.aborted || error instanceof Busy) return 'busy'
      log.error({ err: error }, 'a backup failed')
      await tell(keeping, { message: failureSentence(error), wanted })
      return 'failed'
    }
  }

  const make = async (
    keeping: Keeping,
    {
      wanted,
      expectedBytes,
      unproven,
      signal,
    }: { wanted: number; expectedBytes?: number; unproven?: string; signal?: AbortSignal },
  ) => {
    const progress = createProgress({ db, clock, expectedBytes })
    const course = { signal, onProgress: progress.note }
    try {
      // Clocks of instances differ: what was asked for is of no earlier moment than that.
      const at = new Date(Math.max(wanted, backups.now()))
      const isProven = unproven !== undefined && (await isSound(keeping, unproven, course))
      const { name } = isProven ? { name: unproven } : await makeBackup(keeping, { at, ...course })
      await recordMade(name, clock())
      log.info({ backup: name }, 'a backup was made and read back')
    } finally {
      await progress.end()
    }
  }

  /** Writes down, once, that a backup was made and read back. */
  const recordMade = (name: string, at: Date) =>
    inTransaction(backups, async (ground) => {
      const deed = { action: 'backup', resource: 'backups', recordId: name } as const
      const { made } = await readRecords(ground.db, at)
      if (made?.name === name) return
      await writeRecord(ground.db, 'made', { name, verifiedAt: at.toISOString() }, readName(name)!.at)
      if (!(await isRecorded(ground.db, deed))) await recordActivity(ground.db, { actor: SYSTEM, ...deed, at })
    })

  /**
   * Reads back what an earlier attempt could not. One that is bad, or of another passphrase than the one that is set by now, is
   * left alone: it is perhaps somebody else's.
   */
  const isSound = async (keeping: Keeping, name: string, course: Parameters<typeof prove>[2]) => {
    try {
      await prove(keeping, name, course)
      return true
    } catch (error) {
      if (!(error instanceof NotAsWritten || error instanceof Sealed)) throw error
      log.warn({ err: error, backup: name }, 'a backup cannot be read back')
      return false
    }
  }

  /** Writes down a failure, where there is one, and tells the first of a row, and once that the last backup is too old by now. */
  const tell = async (keeping: Keeping, failure?: { message: string; wanted: number }) => {
    const now = clock()
    const { proven } = await lookAt(keeping, now)
    await inTransaction(backups, async (ground) => {
      const records = await readRecords(ground.db, now)
      const { count = 0, message = backupTexts.failures.stuck } = records.failed ?? {}
      const said = failure?.message ?? message
      if (failure) {
        await writeRecord(ground.db, 'failed', { count: count + 1, message: said }, now)
        await forgetRecord(ground.db, 'asked', new Date(failure.wanted))
      }
      const isNewlyOld = isTooOld(records, proven, now) && (await writeOnce(ground.db, 'saidOld', now))
      const why = isNewlyOld ? 'old' : failure && count === 0 ? 'failed' : undefined
      if (why) await onFailure?.({ why, message: said, lastAt: proven?.at ?? records.made?.at }, ground)
    })
  }

  /** A backup is there: that another could not be removed is no failure of it. */
  const keepOnlyWanted = async (keeping: Keeping) => {
    try {
      const gone = expired(await listKept(keeping.store, keeping.passphrase), { now: clock(), timeZone: plan.timeZone })
      for (const kept of gone) {
        await removeKept(keeping, kept)
        log.info({ backup: kept.name }, 'a backup has had its time')
      }
    } catch (error) {
      log.warn({ err: error }, 'backups that have had their time were not removed')
    }
  }

  return {
    name: 'backups',
    tables: [RECORDS],
    run: async (signal) => (keeping ? run(keeping, signal) : undefined),
  }
}

/** Until when nothing is tried after a failure, in milliseconds since 1970. Who asks does not wait. */
function patienceOf({ failed, asked }: Recorded, hasTried: boolean): number {
  if (!failed || asked || !hasTried) return 0
  return failed.at.getTime() + pauseAfter(failed.count)
}

/** A connection of its own holds the turn, one that may be silent for long. */
async function alone<T>({ url }: Keeping, work: () => Promise<T>) {
  const database = await connectToRead(url)
  try {
    return await tryInTurn({ ...database, url }, 'backups', 'alone', work)
  } finally {
    await database.close()
  }
}
