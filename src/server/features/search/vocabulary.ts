import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { fold } from '../../../contract/domain/turkish.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { stemOf } from './stem.ts'

/** The stems of the index, sorted, each with the number of documents that have it. */
export interface Vocabulary {
  words: readonly string[]
  counts: ReadonlyMap<string, number>
  /** The number of all documents. */
  documents: number
}

/** How surely a stem of the index is what a word of the question means: 0 to 1. */
export type Meanings = ReadonlyMap<string, number>

const SURE = 1
/** Another form of the word, where the stem was cut too early or too late. */
const OTHER_FORM = 0.8
const SYNONYM = 0.6
const MISSPELT = 0.7

/** Shorter stems have too many neighbours. */
const SHORTEST_PREFIX = 4
const SHORTEST_MISSPELT = 5
/** In shorter ones a different letter makes a different word: `çilek`, `çiçek`. */
const SHORTEST_CHANGED = 7
/** By how many letters two stems of one word may differ. */
const FORM_GAP = 2
/** Longer stems that share so many first letters are of one root: `kalibrasyon`, `kalibre`. */
const ROOT = 6
/** Longer sequences of letters are no words. */
const LONGEST = 40
/** Stems that one word of a question may stand for. */
const MAX_MEANINGS = 8

export const vocabularyOf = (counts: ReadonlyMap<string, number>, documents = counts.size): Vocabulary => ({
  words: [...counts.keys()].sort(),
  counts,
  documents,
})

/** The stems of the index that a question's stem may stand for: itself, its other forms and synonyms, else its nearest spellings. */
export function meaningsOf(stem: string, vocabulary: Vocabulary): Meanings {
  const isKnown = (word: string) => vocabulary.counts.has(word)
  const meanings: [string, number][] = [
    ...[stem].filter(isKnown).map((word): [string, number] => [word, SURE]),
    ...formsOf(stem, vocabulary).map((word): [string, number] => [word, OTHER_FORM]),
    ...(synonyms.get(stem) ?? []).filter(isKnown).map((word): [string, number] => [word, SYNONYM]),
  ]
  const found = meanings.length
    ? meanings
    : nearestTo(stem, vocabulary).map((word): [string, number] => [word, MISSPELT])
  // The surest meaning of a stem comes last, so that it stays.
  return new Map(found.slice(0, MAX_MEANINGS).toReversed())
}

const isLetters = (stem: string, shortest: number) =>
  !/^\d/.test(stem) && stem.length >= shortest && stem.length <= LONGEST

/** Stems that begin with this one and go on a little, that it begins with, or that share a long root. */
function formsOf(stem: string, { words, counts }: Vocabulary): string[] {
  if (!isLetters(stem, SHORTEST_PREFIX)) return []
  const shorter = [stem.slice(0, -1), stem.slice(0, -2)].filter(
    (word) => word.length > SHORTEST_PREFIX && counts.has(word),
  )
  const longer = withPrefix(words, stem.slice(0, ROOT)).filter(
    (word) => word !== stem && (stem.length >= ROOT || word.length <= stem.length + FORM_GAP),
  )
  return [...new Set([...shorter, ...longer])]
}

/** The nearest spellings: within one mistake, or two in long words. The first letter is seldom the wrong one. */
function nearestTo(stem: string, { words }: Vocabulary): string[] {
  if (!isLetters(stem, SHORTEST_MISSPELT)) return []
  let [best, found] = [stem.length < 8 ? 1 : 2, [] as string[]]
  for (const word of withPrefix(words, stem[0]!)) {
    if (Math.abs(word.length - stem.length) > best) continue
    const distance = distanceOf(stem, word, best)
    if (distance > best) continue
    if (distance < best) [best, found] = [distance, []]
    found.push(word)
  }
  return found
}

/** The words of a sorted list that begin with a prefix. */
function withPrefix(words: readonly string[], prefix: string): string[] {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (words[middle]! < prefix) from = middle + 1
    else to = middle
  }
  let end = from
  while (words[end]?.startsWith(prefix)) end++
  return words.slice(from, end)
}

/** Damerau-Levenshtein distance: letters that are missing, added, changed or swapped with their neighbour, up to `most`. */
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

/** Words that growers and engineers use for one thing. */
const SYNONYMS = [
  'analiz tahlil çözümleme etüt inceleme',
  'numune örnek',
  'sensör sonda algılayıcı duyarga',
  'cihaz alet aygıt ürün',
  'saat sayaç',
  'eğitim ders kurs okul seminer',
  'belge sertifika',
  'meteoroloji hava',
  'dron drone iha insansız',
  'takip izleme gözlem',
  'hububat tahıl buğday',
  'kırağı don ayaz',
  'ücret fiyat bedel',
  'şirket firma kurum',
  'misyon görev amaç',
].map((group) => fold(group).split(' ').map(stemOf))

const synonyms = new Map<string, string[]>()
for (const group of SYNONYMS)
  for (const stem of group)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...group.filter((other) => other !== stem)])

/** Words per query on SQLite, which blocks the process meanwhile. */
const BATCH = 5000
/** A vocabulary that took longer to read, in milliseconds, is read again in the background, at most once in `PAUSE`. */
const QUICK = 100
const PAUSE = 60_000

/** Reads the vocabulary from the full-text index, again after the index has changed. */
export function createVocabularyReader(db: Db): () => Promise<Vocabulary> {
  let cached: { vocabulary: Vocabulary; lastId: number; readAt: number; took: number } | undefined
  let reading: Promise<Vocabulary> | undefined

  const read = async (lastId: number): Promise<Vocabulary> => {
    const readAt = performance.now()
    const counts = await readCounts[dialectOf(db)](db)
    const { documents } = await db
      .selectFrom('searchDocuments')
      .select((eb) => eb.fn.countAll<number>().as('documents'))
      .executeTakeFirstOrThrow()
    const vocabulary = vocabularyOf(counts, Number(documents))
    cached = { vocabulary, lastId, readAt, took: performance.now() - readAt }
    return vocabulary
  }

  return async () => {
    // A changed document gets a new id; the words of one that was only deleted do no harm.
    const { lastId } = await db
      .selectFrom('searchDocuments')
      .select((eb) => eb.fn.max('id').as('lastId'))
      .executeTakeFirstOrThrow()
    if (cached && cached.lastId === Number(lastId)) return cached.vocabulary
    const isSlow = cached && cached.took > QUICK
    if (!isSlow || performance.now() > cached!.readAt + PAUSE)
      reading ??= read(Number(lastId)).finally(() => {
        reading = undefined
      })
    if (!isSlow) return reading!
    reading?.catch(() => {})
    return cached!.vocabulary
  }
}

const readCounts = {
  async sqlite(db: Db): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    for (let last = ''; ; await nextTurn()) {
      const { rows } = await sql<{ term: string; doc: number }>`
        select term, doc from search_vocabulary where term > ${last} order by term limit ${sql.lit(BATCH)}`.execute(db)
      for (const { term, doc } of rows) counts.set(term, doc)
      if (rows.length < BATCH) return counts
      last = rows.at(-1)!.term
    }
  },
  async postgres(db: Db): Promise<Map<string, number>> {
    const { rows } = await sql<{ word: string; ndoc: number }>`
      select word, ndoc from ts_stat('select stems from search_documents')`.execute(db)
    return new Map(rows.map(({ word, ndoc }) => [word, ndoc]))
  },
}
