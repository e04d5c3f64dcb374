import type { Binned } from '../../../contract/api/bin.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { withPictures } from '../../features/media/library/comebacks.ts'
import type { EveryResource } from '../../features/media/library/everyResource.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { type Actor, SYSTEM } from '../../platform/events/actor.ts'
import { refused } from '../../platform/http/problems.ts'
import { leaveTraces } from '../resources/leaveTraces.ts'
import { rowOf } from '../resources/outcomes.ts'
import type { Listed } from '../resources/readList.ts'
import type { Row } from '../resources/row.ts'
import { type BinRow, contentOf, hide, listBin, type Of, oldestKept, shown, takeOut } from './binRows.ts'
import { forgetGone, idsOfGone, letOutOfHand, takeInHand } from './goneRows.ts'

export type Bin = ReturnType<typeof createBin>

/** Where deleted records wait: they come back whole, or go for good. */
export function createBin({ db, changes, now }: TransactionContext & { now: () => number }, every: EveryResource) {
  const knownOf = ({ resource }: Pick<Of, 'resource'>) => {
    if (!Object.hasOwn(every, resource)) throw refused.notFound()
    return every[resource]!
  }

  /**
   * Removes what is left of a record that nobody sees any more. It may be cut off anywhere, and done again. Files are removed
   * outside of any transaction: their store may be silent.
   */
  const finish = async (id: number): Promise<void> => {
    const removeFiles = await db.transaction().execute(async (trx) => {
      const entry = await takeInHand(trx, id, now())
      if (!entry) return undefined
      const { row, belongings } = contentOf(entry)
      return (await every[entry.resource]?.rules?.purged?.(row, belongings, trx)) ?? nothing
    })
    if (!removeFiles) return
    try {
      await removeFiles()
    } catch (error) {
      await letOutOfHand(db, id)
      throw error
    }
    await forgetGone(db, id)
  }

  /** Has a record be gone, within a transaction: at once, or where files are to go with it, to everybody's eyes. */
  const letGo = async (ground: TransactionContext, of: Of, actor: Actor): Promise<BinRow> => {
    const { resource, rules } = knownOf(of)
    const at = new Date(now()).toISOString()
    const entry = await (rules?.purged ? hide(ground.db, of, at) : takeOut(ground.db, of))
    if (!entry) throw refused.notFound()
    const { fields, name: table } = resource
    await leaveTraces(ground.db, { ...of, action: 'purge', actor, at, table, fields, before: contentOf(entry).row })
    return entry
  }

  const purge = async (of: Of, actor: Actor): Promise<Binned> => {
    const entry = await inTransaction({ db, changes }, (ground) => letGo(ground, of, actor))
    // Where the store of its files is silent, the hourly job ends it.
    if (entry.goneAt) await finish(entry.id).catch(() => {})
    return shown(entry)
  }

  return {
    /** What may come back still. */
    list: (query: ListQuery): Promise<Listed<Binned>> => listBin(db, query),

    /** Brings a record back, under its id. Throws `Refused` where it is not there or cannot come back. */
    restore: (of: Of, actor: Actor): Promise<Row> => {
      const known = knownOf(of)
      return inTransaction({ db, changes }, async (ground) => {
        const entry = await takeOut(ground.db, of)
        if (!entry) throw refused.notFound()
        const { row, belongings } = contentOf(entry)
        const was = (await withPictures({ ...ground, every, actor }, known.resource.fields, row)) as Row
        const otherwise = known.rules?.asBack?.(was, new Date(entry.deletedAt), new Date(now()))
        return rowOf(await known.stores.on(ground).by(actor).of(known.resource).comeBack(was, belongings, otherwise))
      })
    },

    /** Has a record be gone for good, with its history, and answers what it was. Throws `Refused` where it is not there. */
    purge,

    /** The same within a transaction; files that go with it go by the hourly job. */
    purgeWithin: letGo,

    /** Has all go whose time is over, and removes what was left where that was cut off, until the process is to end. */
    async empty(stopping?: AbortSignal): Promise<void> {
      let failure: { error: unknown } | undefined
      // One whose files cannot be removed holds up no other.
      const remember = (error: unknown) => {
        failure ??= { error }
      }
      for (const id of await idsOfGone(db)) if (!stopping?.aborted) await finish(id).catch(remember)
      const over = await db
        .selectFrom('bin')
        .select(['resource', 'recordId'])
        .where('deletedAt', '<', oldestKept(now()))
        .where('goneAt', 'is', null)
        .execute()
      // Another instance may be quicker.
      for (const { resource, recordId } of over)
        if (every[resource] && !stopping?.aborted)
          await purge({ resource, id: Number(recordId) }, SYSTEM).catch(ignoreMissing)
      if (failure) throw failure.error
    },
  }
}

const nothing = async () => {}

/** For whom it is well that somebody else was quicker. */
export function ignoreMissing(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error
}
