import { setImmediate as others } from 'node:timers/promises'
import type { Db } from '../../../platform/db/tables.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import { waitForWriters } from './fullText.ts'
import { makeAnew } from './makeAnew.ts'
import type { Source } from './sources.ts'

/**
 * The rules by which stems and sections are made. When they change, so must this: the passages of the new edition are made
 * beside those of the old one, which instances of the old version go on reading and keeping.
 */
const EDITION = '4'

export interface Ground {
  db: Db
  sources: readonly Source[]
  edition?: string
  /** Records that are read in one transaction: more where nobody else waits for the database. */
  batch?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

export interface Keeper {
  edition: string
  /** Makes the passages of records anew that have changed: of all, or of about so many; of no more once the signal is given. */
  keepUp(most?: number, signal?: AbortSignal): Promise<void>
  /** Says that this edition is read, and takes away what nobody reads any more. */
  tidy(): Promise<void>
}

/** Records that are read and written in one transaction: it has the embedded database to itself, for moments only. */
const BATCH = 5
const HOUR = 60 * 60 * 1000
/** An edition that no server has read for so long goes. */
const KEPT = 24 * HOUR
/** Rows that are deleted at once. */
const MOST_ROWS = 500

/**
 * Keeps an edition of the passages as new as what they are taken from. What has changed stands in `passageChanges`: the
 * database writes it down with the change, whoever makes it. Any number of processes may keep up at the same time.
 */
export function createKeeper({ db, sources, edition = EDITION, batch = BATCH, now = Date.now }: Ground): Keeper {
  const ago = (time: number) => new Date(now() - time).toISOString()
  const ofEdition = (from = db) => ({
    sources: from.selectFrom('passageSources').selectAll().where('edition', '=', edition),
    changes: from.selectFrom('passageChanges').selectAll().where('edition', '=', edition),
  })

  /** Has changes written down for this edition from now on; what is there already is still to be read. */
  const makeKnown = async () => {
    const known = await ofEdition().sources.execute()
    for (const { name: source, table } of sources.filter(({ name }) => !known.some(({ source }) => source === name)))
      await db.transaction().execute(async (trx) => {
        // What is being written at this moment is neither there to be read nor heard of.
        await waitForWriters(trx, table)
        await trx
          .insertInto('passageSources')
          .values({ edition, source, readTo: BEFORE_ALL, seenAt: ago(0) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
  }

  let isKnown: Promise<void> | undefined
  const known = () => {
    isKnown ??= makeKnown().catch((error: unknown) => {
      isKnown = undefined
      throw error
    })
    return isKnown
  }

  const readChanged = async (trx: Db): Promise<boolean> => {
    const changes = await ofEdition(trx).changes.orderBy('id').limit(batch).execute()
    if (!changes.length) return false
    // What is written down after these is read once more: it may be newer than what is read now.
    await deleteRows(trx, 'passageChanges', changes)
    for (const [name, records] of Map.groupBy(changes, ({ source }) => source)) {
      const source = sources.find((each) => each.name === name)
      const ids = [...new Set(records.map(({ recordId }) => recordId))]
      if (source) await makeAnew(trx, edition, source, ids)
    }
    return true
  }

  const readUnread = async (trx: Db): Promise<void> => {
    const unread = await ofEdition(trx).sources.where('readTo', 'is not', null).orderBy('source').executeTakeFirst()
    if (!unread) return
    const source = sources.find(({ name }) => name === unread.source)
    const ids = (await source?.idsAfter(trx, unread.readTo!, batch)) ?? []
    if (source && ids.length) await makeAnew(trx, edition, source, ids)
    await trx
      .updateTable('passageSources')
      .set({ readTo: ids.at(-1) ?? null })
      .where('edition', '=', edition)
      .where('source', '=', unread.source)
      .execute()
  }

  const hasMore = async (): Promise<boolean> =>
    Boolean(
      (await ofEdition().changes.limit(1).executeTakeFirst()) ??
        (await ofEdition().sources.where('readTo', 'is not', null).limit(1).executeTakeFirst()),
    )

  const forget = async (old: string) => {
    for (const table of ['passages', 'passageChanges'] as const)
      for (let rows = [NONE]; rows.length; await others()) {
        rows = await db.selectFrom(table).select('id').where('edition', '=', old).limit(MOST_ROWS).execute()
        if (rows.length) await deleteRows(db, table, rows)
      }
    await db.deleteFrom('passageWords').where('edition', '=', old).execute()
    await db.deleteFrom('passageSources').where('edition', '=', old).execute()
  }

  return {
    edition,

    async keepUp(most = Number.POSITIVE_INFINITY, signal?) {
      await known()
      for (let read = 0; read < most && !signal?.aborted && (await hasMore()); read += batch) {
        await db.transaction().execute(async (trx) => {
          // The rows are a lock: processes that keep the same edition do so one after the other.
          await trx
            .updateTable('passageSources')
            .set({ seenAt: ago(0) })
            .where('edition', '=', edition)
            .execute()
          if (!(await readChanged(trx))) await readUnread(trx)
        })
        await others()
      }
    },

    async tidy() {
      isKnown = undefined
      await known()
      await db
        .updateTable('passageSources')
        .set({ seenAt: ago(0) })
        .where('edition', '=', edition)
        .where('seenAt', '<', ago(HOUR))
        .execute()
      const old = await db
        .selectFrom('passageSources')
        .select('edition')
        .groupBy('edition')
        .having((eb) => eb(eb.fn.max('seenAt'), '<', ago(KEPT)))
        .execute()
      for (const { edition } of old) await forget(edition)
    },
  }
}

/** Less than any id; a singleton's is 0. */
const BEFORE_ALL = -1
const NONE = { id: 0 }

const deleteRows = (db: Db, table: 'passages' | 'passageChanges', rows: readonly { id: number }[]) =>
  db
    .deleteFrom(table)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()

/**
 * Reads what has changed before somebody asks, so that nobody waits for it. Questions look for themselves too: this only
 * spares them the time.
 */
export function passagesJob(ground: Ground): Job {
  const keeper = createKeeper(ground)
  return {
    name: 'keep passages',
    tables: [...new Set(ground.sources.map(({ table }) => table))],
    async run(signal) {
      await keeper.tidy()
      // Where others go on saving there is always more.
      await keeper.keepUp(undefined, signal)
      return undefined
    },
  }
}
