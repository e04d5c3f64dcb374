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
/** Longer ones are no words. */
const LONGEST = 40
/** One term stands for at most this many words. */
const MOST = 8

/** A part of the index's words. */
export interface Range {
  /** What they begin with, or end with where they are read backwards. */
  beginning: string
  isBackwards: boolean
  shortest: number
  longest: number
}

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

/** The words of which `meant` asks whether the index has them, and those among which it looks for other forms. */
export const formsSought = (stem: string): { words: string[]; among: Range[] } => ({
  words: [stem, ...shorterForms(stem), ...synonymsOf(stem)],
  among: hasForms(stem)
    ? [
        {
          beginning: stem.slice(0, ROOT),
          isBackwards: false,
          shortest: stem.length > ROOT ? ROOT : stem.length,
          longest: stem.length < ROOT ? stem.length + FORM_GAP : LONGEST,
        },
      ]
    : [],
})

/**
 * Among which words `meant` looks for what a stem was meant to be. One mistake leaves one half of a word whole, two of
 * them leave a third, at its beginning or at its end unless they are far apart.
 */
export function neighboursSought(stem: string): Range[] {
  if (!hasNeighbours(stem)) return []
  const most = mistakesIn(stem)
  const whole = Math.floor(stem.length / (most + 1))
  const lengths = { shortest: stem.length - most, longest: stem.length + most }
  return [
    { beginning: stem.slice(0, whole), isBackwards: false, ...lengths },
    { beginning: backwards(stem).slice(0, whole), isBackwards: true, ...lengths },
  ]
}

/** A word of the index from its end. */
export const backwards = (word: string): string => [...word].reverse().join('')

const hasForms = (stem: string) => !/^\d/.test(stem) && stem.length >= SHORTEST_PREFIX && stem.length <= LONGEST
const hasNeighbours = (stem: string) => !/^\d/.test(stem) && stem.length >= SHORTEST_MISSPELT && stem.length <= LONGEST
const mistakesIn = (stem: string) => (stem.length < 8 ? 1 : 2)

const shorterForms = (stem: string): string[] =>
  hasForms(stem)
    ? Array.from({ length: FORM_GAP }, (_, i) => stem.slice(0, -1 - i)).filter((word) => word.length > SHORTEST_PREFIX)
    : []

/** Words that begin with the stem and go on a little, or that it begins with. */
function formsOf(stem: string, vocabulary: Vocabulary): string[] {
  if (!hasForms(stem)) return []
  const beginning = stem.slice(0, ROOT)
  const others = [...vocabulary.keys()].filter(
    (word) =>
      word !== stem &&
      ((word.startsWith(stem) && word.length <= stem.length + FORM_GAP) ||
        (beginning.length === ROOT && word.startsWith(beginning))),
  )
  return [...new Set([...shorterForms(stem).filter((word) => vocabulary.has(word)), ...others])]
}

/** The words that are as near as any, within one mistake, or two in long words. The first letter is seldom the wrong one. */
function nearest(stem: string, vocabulary: Vocabulary): string[] {
  if (!hasNeighbours(stem)) return []
  let [best, found] = [mistakesIn(stem), [] as string[]]
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
