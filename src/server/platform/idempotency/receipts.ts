import { createHash } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import { inTransaction, type TransactionContext } from '../db/transaction.ts'

/** For how long a form that was sent is known again, in milliseconds. */
const KNOWN_FOR = 24 * 60 * 60 * 1000

/** However many forms are sent within a day, so many are known; the oldest are forgotten first. */
const MOST = 10_000

export interface Sent {
  /** What tells the form apart from all others: the endpoint, whoever calls it, and the form's own key. */
  key: readonly unknown[]
  /** What it says, as JSON. */
  content: unknown
}

/** What becomes of a form. */
export interface Making<M, F> {
  /** Makes it, together with the receipt or not at all; `id` finds it again. */
  make(ground: TransactionContext): Promise<{ made: M; id?: number }>
  /** Finds what was made; undefined where that is gone, and the form is as good as new. */
  find(id: number | null): Promise<F | undefined>
}

/** What was made of a form, now or before; `isOther` where it said something else then. */
export type Receipt<M, F> = { isFirst: true; made: M } | { isFirst: false; made: F; isOther: boolean }

export type Receipts = ReturnType<typeof createReceipts>

/** Knows for a day which forms were sent, so that one whose answer was lost may be sent again: all instances know it. */
export function createReceipts({ db, changes }: TransactionContext, now: () => number = Date.now, most = MOST) {
  return {
    async once<M, F = M>({ key, content }: Sent, { make, find }: Making<M, F>): Promise<Receipt<M, F>> {
      const [name, said] = [digestOf(key), digestOf(content)]
      for (;;) {
        await forgetOld(db, new Date(now() - KNOWN_FOR).toISOString())
        const first = await inTransaction({ db, changes }, async (ground) => {
          // Whoever sends the same at the same time waits here until it is certain what became of this one.
          const taken = await ground.db
            .insertInto('receipts')
            .values({ key: name, content: said, madeAt: new Date(now()).toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!taken) return undefined
          const { made, id } = await make(ground)
          if (id !== undefined)
            await ground.db.updateTable('receipts').set({ recordId: id }).where('id', '=', taken.id).execute()
          await ground.db
            .deleteFrom('receipts')
            .where('id', '<=', taken.id - most)
            .execute()
          return { made }
        })
        if (first) return { isFirst: true, made: first.made }
        const before = await db.selectFrom('receipts').selectAll().where('key', '=', name).executeTakeFirst()
        const made = before && (await find(before.recordId))
        if (made !== undefined) return { isFirst: false, made, isOther: before!.content !== said }
        if (before) await db.deleteFrom('receipts').where('id', '=', before.id).execute()
      }
    },
  }
}

const forgetOld = (db: Db, since: string) => db.deleteFrom('receipts').where('madeAt', '<=', since).execute()

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
