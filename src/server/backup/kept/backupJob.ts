import { isRecorded, recordActivity } from '../../activity/recordActivity.ts'
import { connectToRead } from '../../db/connect.ts'
import { type Ground, inTransaction } from '../../db/inTransaction.ts'
import { Busy, tryInTurn } from '../../db/inTurn.ts'
import type { Job } from '../../jobs/startJobs.ts'
import type { Log } from '../../process/log.ts'
import { SYSTEM } from '../../shared/actor.ts'
import { type Backups, lookAt, removeKept, removeLoneProofs, TOO_OLD } from './backups.ts'
import { dueAround, pauseAfter } from './due.ts'
import type { Failure } from './failureLetters.ts'
import { failureSentence } from './failureSentence.ts'
import { listKept } from './listKept.ts'
import { type Keeping, makeBackup, NotAsWritten, prove } from './makeBackup.ts'
import { readName } from './names.ts'
import { createProgress } from './progress.ts'
import { type Failures, forgetRecord, RECORDS, type Recorded, readRecords, writeRecord } from './records.ts'
import { expired } from './retention.ts'

export interface Watch {
  log: Log
  /** Told of the first failure of a row, and once that the last backup is too old by now, in the transaction that records it. */
  onFailure: (failure: Failure, ground: Ground) => Promise<void>
}

/** How soon to look again where another instance is at it, or something else holds the data. In milliseconds. */
const LATER = 15_000

/**
 * Makes the backup of each night once over all instances, the one of a night spent off as soon as the server is there, and
 * those that are asked for. Where it fails, it is tried again and again.
 */
export function backupJob(backups: Backups, { log, onFailure }: Pick<Watch, 'log'> & Partial<Watch>): Job {
  const { keeping, plan, db } = backups
  const clock = () => new Date(backups.now())
  /** All that fell due until then is there: the store need not be asked again. */
  let doneUntil = 0
  /** Who starts the server again has perhaps mended what was wrong. */
  let hasTried = false

  const run = async (keeping: Keeping, signal?: AbortSignal): Promise<number | undefined> => {
    const { last, next } = dueAround(clock(), plan)
    const records = await readRecords(db, clock())
    const wanted = Math.max(last.getTime(), records.asked?.at.getTime() ?? 0)
    if (wanted <= doneUntil) return next.getTime()
    const patience = patienceOf(records, hasTried)
    if (patience > backups.now()) return patience
    hasTried = true
    const turn = await inTurn(keeping, () => attempt(keeping, wanted, signal))
    if (!turn || turn.value === 'busy') return backups.now() + LATER
    if (turn.value === 'done') doneUntil = wanted
    return turn.value === 'done' ? next.getTime() : patienceOf(await readRecords(db, clock()), true)
  }

  /** Does what is wanted, unless it was done meanwhile. */
  const attempt = async (keeping: Keeping, wanted: number, signal?: AbortSignal) => {
    try {
      await keeping.store.tidy()
      await removeLoneProofs(keeping)
      const kept = (await listKept(keeping.store)).filter(({ isBeforeRestore }) => !isBeforeRestore)
      const proven = kept.find(({ verifiedAt }) => verifiedAt)
      // Whoever made it may have ended before that was written down.
      if (proven) await recordMade(proven.name, proven.verifiedAt!)
      const recent = kept.filter(({ at }) => at.getTime() >= wanted)
      const found = recent.find(({ verifiedAt }) => verifiedAt) ?? recent[0]
      if (!found?.verifiedAt)
        await make(keeping, { wanted, expectedBytes: kept[0]?.bytes, unproven: found?.name, signal })
      await forgetRecord(db, 'failed')
      await forgetRecord(db, 'asked', new Date(wanted))
      await keepOnlyWanted(keeping)
      return 'done'
    } catch (error) {
      if (signal?.aborted || error instanceof Busy) return 'busy'
      await fail(keeping, error, wanted)
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
      if (await isRecorded(ground.db, deed)) return
      await writeRecord(ground.db, 'made', { name, verifiedAt: at.toISOString() }, readName(name)!.at)
      await recordActivity(ground.db, { actor: SYSTEM, ...deed, at })
    })

  /** Reads back what an earlier attempt could not. One that is bad is left alone: it is perhaps somebody else's. */
  const isSound = async (keeping: Keeping, name: string, course: Parameters<typeof prove>[2]) => {
    try {
      await prove(keeping, name, course)
      return true
    } catch (error) {
      if (!(error instanceof NotAsWritten)) throw error
      log.warn({ err: error, backup: name }, 'a backup is not as it was written')
      return false
    }
  }

  const fail = async (keeping: Keeping, error: unknown, wanted: number) => {
    const message = failureSentence(error)
    log.error({ err: error }, 'a backup failed')
    const now = clock()
    const { proven } = await lookAt(keeping, now)
    await inTransaction(backups, async (ground) => {
      const { failed, made } = await readRecords(ground.db, now)
      const lastAt = proven?.at ?? made?.at
      const { count = 0, since = now.toISOString(), isSaidOld = false }: Partial<Failures> = failed ?? {}
      const isTooOld = now.getTime() - (lastAt ?? new Date(since)).getTime() >= TOO_OLD
      const failures = { count: count + 1, since, message, isSaidOld: isTooOld || isSaidOld }
      await writeRecord(ground.db, 'failed', failures, now)
      await forgetRecord(ground.db, 'asked', new Date(wanted))
      const why = isTooOld && !isSaidOld ? 'old' : count === 0 ? 'failed' : undefined
      if (why) await onFailure?.({ why, message, lastAt }, ground)
    })
  }

  /** A backup is there: that another could not be removed is no failure of it. */
  const keepOnlyWanted = async (keeping: Keeping) => {
    try {
      const gone = expired(await listKept(keeping.store), { now: clock(), timeZone: plan.timeZone })
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
async function inTurn<T>({ url }: Keeping, work: () => Promise<T>) {
  const database = await connectToRead(url)
  try {
    return await tryInTurn({ ...database, url }, 'backups', 'alone', work)
  } finally {
    await database.close()
  }
}
