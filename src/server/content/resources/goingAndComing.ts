import { calledBy, precedenceFieldOf } from '../../../contract/schema/fields.ts'
import { encodeRow } from '../../platform/db/columns.ts'
import { whole } from './asItWas.ts'
import { type Belongings, giveBack, hold, takeBelongings } from './belongings.ts'
import type { Row, Values } from './row.ts'
import { always, momentAfter, type Outcome } from './rules.ts'
import type { Writing } from './writing.ts'

/** Deletes rows, and brings back those that the bin kept. */
export function goingAndComing({ resource, rules, table, stored, addresses, uses, ...to }: Writing) {
  const { decode, now, clock, trace, settled, writing, attempt } = to
  const place = precedenceFieldOf(resource)
  /** Others may stand where it stood by now. */
  const unplaced = place ? { [place]: null } : {}
  return {
    /** Deletes a row; `purge` keeps nothing of it. */
    remove: (id: number, guard = always, action: 'delete' | 'purge' = 'delete') =>
      attempt(id, guard, async (trx, row, within) => {
        if (!(await hold(trx, table, row))) return undefined
        await rules.removing?.(row, trx)
        const rows = await takeBelongings(trx, rules.belongings?.(row) ?? [])
        const removed = await trx
          .deleteFrom(table)
          .where('id', '=', id)
          .where('updatedAt', '=', row.updatedAt)
          .returningAll()
          .executeTakeFirst()
        if (!removed) return undefined
        const slugs = (await addresses?.forget(trx, id)) ?? []
        await uses.settle(within, row, undefined)
        const belongings = { slugs, rows }
        const title = calledBy(row, resource)
        await trace(trx, action, row, undefined, { deleted: { title, belongings } })
        return decode(removed)
      }),

    /**
     * Stores a deleted row again, under its id, with what went with it: at its address, or where another has that by now, at one
     * like it, and without the place that it had in an order. What it is to have otherwise changes it. Throws `Refused` where it
     * cannot come back.
     */
    async comeBack(kept: Row, belongings: Belongings, otherwise: Values = {}): Promise<Outcome> {
      const was = whole(resource.fields, kept)
      for (;;) {
        const row = await writing(async (trx, within) => {
          await rules.comingBack?.(was, trx)
          if (await stored(trx, was.id)) return 'stale'
          const slug = addresses && { [addresses.field]: await addresses.freeAgain(trx, was) }
          const hasMoved = addresses && slug![addresses.field] !== was[addresses.field]
          const isChanged = hasMoved || Object.keys(otherwise).length > 0
          const written = await trx
            .insertInto(table)
            .values({
              id: was.id,
              ...encodeRow(resource.fields, { ...was, ...otherwise, ...slug, ...unplaced }),
              createdAt: was.createdAt,
              updatedAt: isChanged ? momentAfter(was.updatedAt, now()) : was.updatedAt,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!written) return undefined
          const after = decode(written)
          await addresses?.settle(trx, undefined, after, clock())
          await addresses?.giveBack(trx, belongings.slugs, after.id)
          await giveBack(trx, belongings)
          await rules.cameBack?.(after, trx)
          await uses.settle(within, undefined, after)
          await trace(trx, 'restore', was, after, { wasGone: true })
          return after
        })
        if (typeof row === 'string') return { refused: row }
        if (row) return settled(row)
      }
    },
  }
}
