import type { Term } from './terms.ts'
import { isNumber } from './words.ts'

/** A passage of a page, with its stems. */
export interface Passage {
  id: number
  url: string
  title: string
  heading: string
  text: string
  titleWords: string
  textWords: string
}

export interface Ranked {
  passage: Passage
  score: number
  /** How surely it has each of the terms: 0 to 1. */
  sureness: number[]
}

/** A word in the title or a heading counts as much as this many in the text. */
const TITLE_WEIGHT = 4
/** BM25's usual constants: how fast repetition tires, and how much length counts. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.6
/** How many words a passage of ordinary length has. */
const USUAL_LENGTH = 90

/** Orders passages for a question in the same way whichever database found them: BM25 over title and text, times coverage. */
export const rankPassages = (passages: readonly Passage[], terms: readonly Term[]): Ranked[] =>
  passages
    .map((passage) => rankPassage(passage, terms))
    .sort((a, b) => b.score - a.score || a.passage.id - b.passage.id)

function rankPassage(passage: Passage, terms: readonly Term[]): Ranked {
  const [title, text] = [countsOf(passage.titleWords), countsOf(passage.textWords)]
  const length = passage.textWords.length / 7
  const tiring = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH)
  const found = terms.map(({ words }) =>
    [...words].filter(([word]) => title.has(word) || (text.has(word) && !isNumber(word))),
  )
  const sureness = found.map((words) => Math.max(0, ...words.map(([, sure]) => sure)))
  const score = terms.reduce((sum, { weight }, i) => {
    const count = found[i]!.reduce(
      (all, [word, sure]) => all + sure * (TITLE_WEIGHT * (title.get(word) ?? 0) + (text.get(word) ?? 0)),
      0,
    )
    return sum + (weight * count * (SATURATION + 1)) / (count + tiring)
  }, 0)
  return { passage, score: score * shareOf(sureness, terms), sureness }
}

/** Which share of a question is had, by the weight of its terms: 0 to 1. */
export function shareOf(sureness: readonly number[], terms: readonly Term[]): number {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  return whole && terms.reduce((sum, { weight }, i) => sum + weight * sureness[i]!, 0) / whole
}

function countsOf(words: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
