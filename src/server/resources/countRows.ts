import type { ListQuery } from '../../contract/declaring/lists.ts'
import { flagsOf } from '../db/columns.ts'
import type { Listing } from './listing.ts'
import { all, inOneOf, isIn, isNamed, matching, type Part, partsOf, WHOLE, withValues } from './parts.ts'

/** How many rows of a listing a filter finds. Where it asks for flags alone, that is known and nothing is counted. */
export async function countRows(listing: Listing, filter: ListQuery['filter'] = {}): Promise<number> {
  const { fields, only = {}, among = WHOLE } = listing
  const within = all([withValues(fields, only), matching(fields, filter)])
  if (isNamed(fields, filter)) return sumOf([countOf(listing, all([inOneOf(among), within]))])
  const parts = partsOf(fields, among, [only, filter])
  const flags = flagsOf(fields)
  const isOfFlags = Object.keys({ ...only, ...filter }).every((name) => flags.includes(name))
  const known = parts.filter(({ where }) => isOfFlags && !where)
  const counted = parts.filter((part) => !known.includes(part))
  return sumOf([
    known.length ? knownCount(listing, known) : 0,
    ...counted.map((part) => countOf(listing, all([isIn(part), within]))),
  ])
}

const sumOf = async (numbers: (number | Promise<number>)[]) =>
  (await Promise.all(numbers)).reduce((sum, number) => sum + number, 0)

async function countOf({ db, table }: Listing, condition: ReturnType<typeof all>): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return total
}

/** The database counts by itself how many rows have which flags (`db/migrations/lists.ts`). */
async function knownCount({ db, table, fields }: Listing, parts: readonly Part[]): Promise<number> {
  const keys = parts.map(({ flags }) =>
    flagsOf(fields)
      .map((flag) => Number(flags[flag]))
      .join(''),
  )
  const rows = await db
    .selectFrom('rowCounts')
    .select('total')
    .where('resource', '=', table)
    .where('flags', 'in', keys)
    .execute()
  return rows.reduce((sum, { total }) => sum + Number(total), 0)
}
