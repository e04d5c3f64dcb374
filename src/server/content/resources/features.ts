import { fold } from '../../../contract/domain/turkish.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import { specNameOf } from '../../../contract/schema/values.ts'
import type { Row } from './context.ts'

/** Maximum number of features, one row of links. */
const MOST_FEATURES = 7

/** Technical features that several rows have, but not all of them, most frequent first. */
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
    .slice(0, MOST_FEATURES)
    .map(([name]) => ({ name }))
}

export const featureFieldsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'specs')

/** Related rows are searched among this many on each side of a row, in the order of creation. */
export const NEARBY = 60

/** The weight of a word relative to a feature; shorter words do not count. */
const WORD = 0.6
const SHORTEST_WORD = 4
/** Turkish adds endings: words with the same beginning count as one. */
const STEM = 5
/** The minimum shared weight: that of a feature that every row has. */
const LEAST = Math.log(2)

/**
 * Ranks rows related to one row, by the number and rarity of shared technical features and words. Compares the names of
 * features and the short searched texts.
 */
export function relatedTo(row: Row, others: readonly Row[], fields: Fields): Row[] {
  const all = [row, ...others].map((each) => traitsOf(each, fields))
  const rarity = new Map<string, number>()
  for (const traits of all) for (const trait of traits) rarity.set(trait, (rarity.get(trait) ?? 0) + 1)
  const weightOf = (trait: string) =>
    Math.log(1 + all.length / rarity.get(trait)!) * (trait.startsWith(FEATURE) ? 1 : WORD)
  const [own, ...theirs] = all
  return others
    .map((other, i) => {
      const shared = [...theirs[i]!].filter((trait) => own!.has(trait))
      return { other, share: shared.reduce((sum, trait) => sum + weightOf(trait), 0) }
    })
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share || b.other.id - a.other.id)
    .map(({ other }) => other)
}

const FEATURE = '='

function traitsOf(row: Row, fields: Fields): Set<string> {
  const traits = new Set<string>()
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'specs') for (const feature of Object.keys(row[name] ?? {})) traits.add(FEATURE + fold(feature))
    if (field.kind === 'text' && field.searched)
      for (const word of fold(String(row[name] ?? '')).match(/[a-z0-9]+/g) ?? [])
        if (word.length >= SHORTEST_WORD) traits.add(word.slice(0, STEM))
  }
  return traits
}
