import { sql } from 'kysely'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { precedenceFieldOf } from '../../../contract/schema/fields.ts'
import { anyTable, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { Table } from './rows.ts'

/** Rows per statement. */
const SLICE = 500

/**
 * Puts these rows of a table before the others, in this order; the other rows lose their places. Nothing else of a row changes, nor does
 * its revision. Returns whether anything changed. Throws `Refused` for ids that are doubled or unknown, and where `was` is given and is
 * not the present order.
 */
export async function reorderRows(
  db: Db,
  { name: table, fields }: Table,
  ids: readonly number[],
  was?: readonly number[],
): Promise<boolean> {
  const trx = anyTable(db)
  const place = precedenceFieldOf({ fields })!
  const key = sortColumnOf(fields, place)
  const keyOf = (wanted: number) => sortKeyOf(fields, place, wanted)!
  const last = new Map(ids.map((id, i) => [id, i]))
  const doubled = ids.filter((id, i) => last.get(id) !== i)
  if (doubled.length) throw invalid(validation.orderedTwice(numbered(doubled)))
  // Two orders at the same time would be mixed; the embedded database has one writer at a time.
  if (dialectOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`.execute(db)

  const found = new Set<number>()
  for (const slice of slicesOf(ids))
    for (const { id } of await trx.selectFrom(table).select('id').where('id', 'in', slice).execute())
      found.add(Number(id))
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length) throw invalid(validation.orderedUnknown(numbered(unknown)))

  const rows = await trx.selectFrom(table).select(['id', place]).where(key, '>=', FIRST_PLACED).execute()
  const placed = new Map(rows.map((row) => [Number(row.id), Number(row[place])]))
  if (was && !isOrder(placed, was)) throw new Refused(409, problems.staleOrder)
  const wanted = new Map(ids.map((id, i) => [id, i + 1]))

  const left = [...placed.keys()].filter((id) => !wanted.has(id))
  const moved = ids.filter((id) => placed.get(id) !== wanted.get(id))
  for (const slice of slicesOf(left))
    await trx
      .updateTable(table)
      .set((eb) => ({ [place]: null, [key]: eb.ref('createdAt') }))
      .where('id', 'in', slice)
      .execute()
  for (const slice of slicesOf(moved)) {
    const each = (columnValue: (place: number) => unknown) =>
      sql`case id ${sql.join(
        slice.map((id) => sql`when ${sql.lit(id)} then ${sql.lit(columnValue(wanted.get(id)!))}`),
        sql` `,
      )} end`
    await trx
      .updateTable(table)
      .set({ [place]: each((place) => place), [key]: each(keyOf) })
      .where('id', 'in', slice)
      .execute()
  }
  return left.length + moved.length > 0
}

/** Sort keys of rows with a place begin with a letter, those of the others with a digit. */
const FIRST_PLACED = 'a'

/** Whether these rows and no others have a place, in this order. */
const isOrder = (placed: ReadonlyMap<number, number>, ids: readonly number[]) =>
  ids.length === placed.size &&
  ids.every((id, i) => placed.has(id) && (i === 0 || placed.get(ids[i - 1]!)! <= placed.get(id)!))

/** There is one field, so that its error is the error. */
const invalid = (sentence: string) => new Refused(400, sentence, { errors: { ids: [sentence] } })

const numbered = (ids: readonly number[]) => [...new Set(ids)].slice(0, 5).join(', ') + (ids.length > 5 ? ', …' : '')

const slicesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / SLICE) }, (_, i) => ids.slice(i * SLICE, (i + 1) * SLICE))
