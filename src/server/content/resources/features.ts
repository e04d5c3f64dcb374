import type { Fields } from '../../../contract/schema/fields.ts'
import { specNameOf } from '../../../contract/schema/specNames.ts'
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
