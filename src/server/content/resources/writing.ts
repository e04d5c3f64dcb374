import { type Fields, precedenceFieldOf } from '../../../contract/schema/fields.ts'
import { pathNameOf } from '../../../contract/schema/pathName.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { usesIn } from '../../features/media/library/pictureUses.ts'
import { decodeRow } from '../../platform/db/columns.ts'
import { type AnyDb, anyTable, type Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext as Within } from '../../platform/db/transaction.ts'
import { addressesOf } from './addresses.ts'
import type { Reader } from './createReader.ts'
import type { Ground } from './ground.ts'
import { leaveTraces } from './leaveTraces.ts'
import type { Row, Values } from './row.ts'
import { ADMINISTRATOR, type Guard, type Outcome } from './rules.ts'
import { shownAs } from './shownAs.ts'
import type { Deed } from './trace.ts'

export type Writing = ReturnType<typeof writingOf>

/** What each write to a resource goes through: a transaction, a look at the row as it is by now, and the traces that it leaves. */
export function writingOf(
  db: Db,
  resource: Resource,
  { actor, changes, bringBack, rules = {}, now = Date.now }: Ground,
  { present, stored }: Pick<Reader, 'present' | 'stored'>,
) {
  const { name: table, fields } = resource
  const own = withoutPlace(resource)
  const decode = (row: Values) => decodeRow(fields, row) as Row
  const clock = () => new Date(now())

  const addresses = addressesOf(resource, rules)
  const uses = usesIn(resource, bringBack)

  const path = pathNameOf(resource)
  const shown = shownAs(resource, rules)
  const trace = (
    trx: AnyDb,
    action: Deed['action'],
    before: Row | undefined,
    after: Row | undefined,
    { deleted, wasGone = false }: Pick<Deed, 'deleted'> & { wasGone?: boolean } = {},
  ) =>
    leaveTraces(trx, {
      action,
      actor,
      resource: path,
      id: (after ?? before)!.id,
      table,
      fields: own,
      at: after && after.updatedAt !== before?.updatedAt ? after.updatedAt : clock().toISOString(),
      shown: shown(wasGone ? undefined : before, after),
      before,
      after,
      ...(deleted && { deleted }),
    })

  const settled = async (row: Row): Promise<Outcome> => ({ row: (await present([row], ADMINISTRATOR))[0]! })

  /** Writes a row, unless somebody else is in the way, and says that the table changed where it did. */
  const writing = <T>(
    work: (trx: AnyDb, within: Within) => Promise<T>,
    isChange: (outcome: T) => boolean = (outcome) => typeof outcome === 'object',
  ): Promise<T> =>
    inTransaction({ db, changes }, async (within) => {
      const outcome = await work(anyTable(within.db), within)
      if (isChange(outcome)) await within.changes.emit(table)
      return outcome
    })

  /**
   * Does something to a stored row, if nobody else has changed that row in between; else looks again. Work that
   * changes nothing answers the row that it was given.
   */
  const attempt = async (
    id: number,
    guard: Guard,
    work: (trx: AnyDb, row: Row, within: Within) => Promise<Row | undefined>,
  ): Promise<Outcome> => {
    for (;;) {
      let before: Row | undefined
      const outcome = await writing(
        async (trx, within) => {
          before = await stored(trx, id)
          if (!before) return 'missing'
          return guard(before.updatedAt) ? work(trx, before, within) : 'stale'
        },
        (outcome) => typeof outcome === 'object' && outcome !== before,
      )
      if (typeof outcome === 'string') return { refused: outcome }
      if (outcome) return settled(outcome)
    }
  }

  return {
    ...{ resource, rules, table, path, own, stored, addresses, uses },
    ...{ decode, now, clock, trace, settled, writing, attempt },
  }
}

/** Where a row stands among the others is not written with it: that is changed by itself, and without its revision. */
const withoutPlace = ({ fields }: Resource): Fields => {
  const placed = precedenceFieldOf({ fields })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== placed))
}
