import type { Db } from '../../../platform/db/tables.ts'
import { formsSought, type Meanings, meant, neighboursSought, type Range, type Vocabulary } from './vocabulary.ts'
import { isNumber } from './words.ts'

/** What a word of a question may mean here, and how much that says: the more, the fewer passages have it (BM25). */
export interface Term {
  words: Meanings
  /** How many passages have the most common of these words. */
  passages: number
  weight: number
}

/** Terms that one question may have: of a longer one those count that say most. */
const MOST_TERMS = 24
/** Terms among them that stand nowhere on the site as they were typed. */
const MOST_STRANGE = 12
/** Words that are read of one range of the index. */
const MOST_WORDS = 200
/** However rare a word of the site is, it does not outweigh two others. */
const MOST_RARE = 3.5
/** What a number weighs: it tells `Kök 6` from others, and no more. */
const NUMBER = 1
/** What a word weighs that stands nowhere on the site: the question is likely to be about something else. */
const STRANGE = 5

/** The word that stands for every passage. */
export const EVERY = ''

/** The terms of a question, by the index as it is now; a bounded part of that is read, however large it is. */
export async function readTerms(db: Db, edition: string, stems: readonly string[]): Promise<Term[]> {
  if (!stems.length) return []
  const index = indexOf(db, edition)
  const counts = await index.has([EVERY, ...stems])
  const strange = stems.filter((stem) => !counts.has(stem)).slice(0, MOST_STRANGE)
  const rarest = stems.filter((stem) => counts.has(stem)).sort((a, b) => counts.get(a)! - counts.get(b)!)
  const asked = new Set([...strange, ...rarest.slice(0, MOST_TERMS - strange.length)])
  const sought = [...asked].map(formsSought)
  const vocabulary = new Map([
    ...(await index.has(sought.flatMap(({ words }) => words))),
    ...(await index.within(sought.flatMap(({ among }) => among))),
  ])
  const all = counts.get(EVERY) ?? 0
  const terms: Term[] = []
  for (const stem of stems) {
    if (!asked.has(stem)) continue
    const found = meant(stem, vocabulary)
    if (found.size) terms.push(termOf(found, vocabulary, all))
    else {
      const neighbours = await index.within(neighboursSought(stem))
      terms.push(termOf(meant(stem, neighbours), neighbours, all))
    }
  }
  return terms
}

function termOf(words: Meanings, vocabulary: Vocabulary, all: number): Term {
  const passages = Math.max(0, ...[...words.keys()].map((word) => vocabulary.get(word)!))
  const rarity = Math.log(1 + (all - passages + 0.5) / (passages + 0.5))
  const isNumeric = [...words.keys()].every(isNumber)
  return { words, passages, weight: isNumeric && passages ? NUMBER : passages ? Math.min(MOST_RARE, rarity) : STRANGE }
}

/** The words of an edition's index, with how many passages have each. */
function indexOf(db: Db, edition: string) {
  const words = () => db.selectFrom('passageWords').select(['word', 'passages']).where('edition', '=', edition)
  const within = ({ beginning, isBackwards, shortest, longest }: Range) => {
    const column = isBackwards ? 'backwards' : 'word'
    return words()
      .where(column, '>=', beginning)
      .where(column, '<', `${beginning}${AFTER_LETTERS}`)
      .where((eb) => eb.between(eb.fn('length', ['word']), shortest, longest))
      .orderBy(column)
      .limit(MOST_WORDS)
  }
  const vocabularyOf = (rows: { word: string; passages: number }[]): Vocabulary =>
    new Map(rows.map(({ word, passages }) => [word, passages]))
  return {
    has: async (some: readonly string[]): Promise<Vocabulary> =>
      vocabularyOf(await words().where('word', 'in', some).execute()),
    async within(ranges: readonly Range[]): Promise<Vocabulary> {
      const read: { word: string; passages: number }[] = []
      for (const range of ranges) read.push(...(await within(range).execute()))
      return vocabularyOf(read)
    },
  }
}

/** The sign after the last letter that a word may have. */
const AFTER_LETTERS = '{'
