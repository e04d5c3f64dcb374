import { synonymsOf } from './synonyms.ts'

/** The words of the index, each with the number of passages that have it. */
export type Vocabulary = ReadonlyMap<string, number>

/** How surely a word of the index is what a question's stem meant: from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>

const SURE = 1
/** Another form of the word, where the stem was cut too early or too late. */
const OTHER_FORM = 0.8
const SYNONYM = 0.6
const MISSPELT = 0.7

/** Stems that are shorter have too many neighbours. */
const SHORTEST_PREFIX = 4
const SHORTEST_MISSPELT = 5
/** In shorter ones another letter makes another word: `çilek`, `çiçek`. */
const SHORTEST_CHANGED = 7
/** Letters by which two stems of one word may differ in length. */
const FORM_GAP = 2
/** Longer words that begin with as many same letters are of one root: `kalibrasyon`, `kalibre`. */
const ROOT = 6
/** One term stands for at most this many words. */
const MOST = 8

/** The words of the index that a stem may stand for: itself, its other forms and synonyms, else what it was meant to be. */
export function meant(stem: string, vocabulary: Vocabulary): Meanings {
  const known = (words: Iterable<string>) => [...words].filter((word) => vocabulary.has(word))
  const meanings: [string, number][] = [
    ...known([stem]).map((word): [string, number] => [word, SURE]),
    ...formsOf(stem, vocabulary).map((word): [string, number] => [word, OTHER_FORM]),
    ...known(synonymsOf(stem)).map((word): [string, number] => [word, SYNONYM]),
  ]
  const found = meanings.length ? meanings : nearest(stem, vocabulary).map((word): [string, number] => [word, MISSPELT])
  // The surest of several meanings of one word is written last.
  return new Map(found.slice(0, MOST).toReversed())
}

/** Words that begin with the stem and go on a little, or that it begins with. */
function formsOf(stem: string, vocabulary: Vocabulary): string[] {
  if (/^\d/.test(stem) || stem.length < SHORTEST_PREFIX) return []
  const shorter = Array.from({ length: FORM_GAP }, (_, i) => stem.slice(0, -1 - i)).filter(
    (word) => word.length > SHORTEST_PREFIX && vocabulary.has(word),
  )
  const beginning = stem.slice(0, ROOT)
  const others = [...vocabulary.keys()].filter(
    (word) =>
      word !== stem &&
      ((word.startsWith(stem) && word.length <= stem.length + FORM_GAP) ||
        (beginning.length === ROOT && word.startsWith(beginning))),
  )
  return [...new Set([...shorter, ...others])]
}

/** The words that are as near as any, within one mistake, or two in long words. The first letter is seldom the wrong one. */
function nearest(stem: string, vocabulary: Vocabulary): string[] {
  if (/^\d/.test(stem) || stem.length < SHORTEST_MISSPELT) return []
  let [best, found] = [stem.length < 8 ? 1 : 2, [] as string[]]
  for (const word of vocabulary.keys()) {
    if (word[0] !== stem[0] || Math.abs(word.length - stem.length) > best) continue
    const distance = distanceOf(stem, word, best)
    if (distance > best) continue
    if (distance < best) [best, found] = [distance, []]
    found.push(word)
  }
  return found
}

/** How many letters were missed, added, changed or swapped with their neighbour (Damerau and Levenshtein), up to `most`. */
function distanceOf(a: string, b: string, most: number): number {
  const changed = a.length < SHORTEST_CHANGED ? 2 : 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : changed)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced, isSwapped ? before[j - 2]! + 1 : replaced)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}
