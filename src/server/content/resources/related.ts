import { fold } from '../../../contract/domain/turkish.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Row } from './row.ts'

/** Rows on each side of one, in the order of their making, among which its relatives are looked for: however many there are. */
export const NEARBY = 60

/** A word says less than a feature, and one that is shorter than this says nothing. */
const WORD = 0.6
const SHORTEST_WORD = 4
/** Turkish adds endings: words that begin alike are taken for one. */
const STEM = 5
/** What a feature says that every row has: at least so much is to be shared. */
const LEAST = Math.log(2)

/**
 * Those of these rows that share technical features or words with one, by how much and how rare that is; none that shares
 * nothing. What it reads of a row is declared: the names of its features, and its short searched texts.
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
