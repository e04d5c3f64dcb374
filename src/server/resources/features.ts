import { sql } from 'kysely'
import type { Fields } from '../../contract/declaring/fields.ts'
import type { Part } from './parts.ts'
import type { Row } from './row.ts'

/** Rows of a list that are looked at for what they share: however many there are. */
export const LOOKED_AT = 240

/** As many as a row of links has room for. */
const MOST = 7

/** The technical features that several of these rows have, but not all of them; what most have comes first. */
export function sharedFeatures(rows: readonly Row[], fields: Fields): { name: string }[] {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const field of featureFieldsOf(fields))
      for (const name of Object.keys(row[field] ?? {})) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1 && count < rows.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => ({ name }))
}

export const featureFieldsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'specs')

/** Rows among which one feature is looked for, the newest: what they say of it stands in no index. */
const AMONG = 5000

/**
 * Rows that have a feature. Features are stored as JSON, where only a name stands before a colon. `replace` tells letter
 * case apart on both databases.
 */
export function withFeature(table: string, field: string, feature: string): Part {
  const [rows, specs] = [sql.table(table), sql.ref(field)]
  const ids = sql`select id from ${rows}
    where id > (select max(id) - ${sql.lit(AMONG)} from ${rows})
    and replace(${specs}, ${`${JSON.stringify(feature)}:`}, '') <> ${specs}`
  return { flags: {}, where: (eb) => eb('id', 'in', sql<number>`(${ids})`) }
}
