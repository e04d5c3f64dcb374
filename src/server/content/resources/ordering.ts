import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import { anyTable, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { Table } from './rows.ts'

/** Rows per statement. */
const SLICE = 500

/**
 * Sort keys of placed rows begin with a letter, those of others (creation times) with a digit (`placeKey`): the index
 * finds them.
 */
const FIRST_PLACED_KEY = 'a'

/**
 * Places these rows of a table first, in this order; all other rows lose their positions. Nothing else of a row
 * changes, nor does its version. Returns whether anything changed. Throws `Refused` for duplicate or unknown ids, and
 * if `was` is given and differs from the present order.
 */
export async function reorderRows(
  db: Db,
  { name: table, fields }: Table,
  ids: readonly number[],
  was?: readonly number[],
): Promise<boolean> {
  const trx = anyTable(db)
  const place = placeFieldOf({ fields })!
  const key = sortColumnOf(fields, place)
  const last = new Map(ids.map((id, i) => [id, i]))
  const doubled = ids.filter((id, i) => last.get(id) !== i)
  if (doubled.length) throw invalid(validation.orderedTwice(numbered(doubled)))
  // Two concurrent orders would be mixed; SQLite has one writer at a time.
  if (dialectOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`.execute(db)

  const found = await queryInBatches(ids, (slice) =>
    trx.selectFrom(table).select('id').where('id', 'in', slice).execute(),
  )
  const known = new Set(found.map(({ id }) => Number(id)))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length) throw invalid(validation.orderedUnknown(numbered(unknown)))

  const placed = trx.selectFrom(table).select('id').where(key, '>=', FIRST_PLACED_KEY)
  const present = (await placed.orderBy(place).orderBy('id').execute()).map(({ id }) => Number(id))
  if (was && !isDeepStrictEqual(present, was)) throw new Refused(409, problems.staleOrder)
  if (isDeepStrictEqual(present, ids)) return false

  await trx
    .updateTable(table)
    .set((eb) => ({ [place]: null, [key]: eb.ref('createdAt') }))
    .where(key, '>=', FIRST_PLACED_KEY)
    .execute()
  for (let first = 0; first < ids.length; first += SLICE) {
    const slice = ids.slice(first, first + SLICE)
    const each = (valueAt: (position: number) => unknown) =>
      sql`case id ${sql.join(
        slice.map((id, i) => sql`when ${sql.lit(id)} then ${sql.lit(valueAt(first + i + 1))}`),
        sql` `,
      )} end`
    await trx
      .updateTable(table)
      .set({ [place]: each((position) => position), [key]: each((position) => sortKeyOf(fields, place, position)) })
      .where('id', 'in', slice)
      .execute()
  }
  return true
}

/** There is only one field, so its error is also the message. */
const invalid = (sentence: string) => new Refused(400, sentence, { errors: { ids: [sentence] } })

const numbered = (ids: readonly number[]) => [...new Set(ids)].slice(0, 5).join(', ') + (ids.length > 5 ? ', …' : '')
