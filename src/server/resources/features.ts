import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Fields } from '../../contract/declaring/fields.ts'
import { specKeyOf, specNameOf } from '../../contract/declaring/specNames.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import type { Part } from './parts.ts'
import type { Row } from './row.ts'

/** As many as a row of links has room for. */
const MOST = 7

/** The technical features that several rows have, but not all of them; what most have comes first. */
export async function sharedFeatures(
  slices: AsyncIterable<readonly Row[]>,
  fields: Fields,
): Promise<{ name: string }[]> {
  const counts = new Map<string, number>()
  let total = 0
  for await (const rows of slices) {
    total += rows.length
    for (const row of rows)
      for (const field of featureFieldsOf(fields))
        for (const name of new Set(Object.keys(row[field] ?? {}).map(specNameOf)))
          counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > 1 && count < total)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => ({ name }))
}

export const featureFieldsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'specs')

/** Rows that are looked at in one go: a few milliseconds of the embedded database, which has this thread while it works. */
const SLICE = 2000

interface Wanted {
  table: string
  field: string
  feature: string
}

/**
 * The rows that have a feature, of all that there are: no index has features, so each row is looked at once for a request, in slices,
 * between which others have their turn. Features are stored as JSON, where only a name stands before a colon. `replace` tells
 * letter case apart on both databases.
 */
export async function withFeature(db: AnyDb, { table, field, feature }: Wanted): Promise<Part> {
  const [rows, specs] = [sql.table(table), sql.ref(field)]
  const ids: number[] = []
  // A name that is a whole number is stored with a mark by the panel, and without one by clients that do not know it.
  const [name, marked] = [specNameOf(feature), specKeyOf(specNameOf(feature))].map((key) => `${JSON.stringify(key)}:`)
  for (let last = 0, isWhole = false; !isWhole; ) {
    const { rows: slice } = await sql<{ id: number; has: unknown }>`
      select id, replace(replace(${specs}, ${name}, ''), ${marked}, '') <> ${specs} as has from ${rows}
      where id > ${last} order by id limit ${sql.lit(SLICE)}`.execute(db)
    for (const { id, has } of slice) if (has) ids.push(Number(id))
    isWhole = slice.length < SLICE
    last = Number(slice.at(-1)?.id)
    if (!isWhole) await others()
  }
  const found =
    dialectOf(db) === 'sqlite'
      ? sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
      : sql<number>`(select unnest(${ids}::bigint[]))`
  return { flags: {}, where: (eb) => eb('id', 'in', found) }
}
