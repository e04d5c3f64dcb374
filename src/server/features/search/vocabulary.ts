import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import { countOf } from '../../platform/db/batches.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { pageSources, recordSources } from './documents.ts'
import type { Language } from './language.ts'
import { isWithinOneLetter } from './words.ts'

/** The stems of the documents in a language, sorted, each with the number of documents that have it. */
export interface Vocabulary {
  language: Language
  stems: readonly string[]
  counts: ReadonlyMap<string, number>
  documents: number
}

/** Shorter stems have too many neighbours; longer sequences of letters are no words. */
const PREFIX_LENGTH = 4
const SPELLING_LENGTH = 5
const MAX_LENGTH = 40
/** In shorter stems a different letter makes a different word: `çilek`, `çiçek`. */
const REPLACED_LENGTH = 7
/** Other forms differ by few letters in length. */
const FORM_GAP = 2
/** Maximum number of stems that match one word of a question. */
const MAX_MEANINGS = 8

export const vocabularyOf = (
  counts: ReadonlyMap<string, number>,
  language: Language,
  documents = counts.size,
): Vocabulary => ({
  language,
  stems: [...counts.keys()].sort(),
  counts,
  documents,
})

/** Stems of the index that match a question's stem: itself, its other forms and synonyms, else similar spellings. */
export function meaningsOf(stem: string, { language, stems, counts }: Vocabulary): ReadonlySet<string> {
  const isWord = /^\D/.test(stem) && stem.length <= MAX_LENGTH
  const forms =
    isWord && stem.length >= PREFIX_LENGTH
      ? withPrefix(stems, stem.slice(0, language.rootLength)).filter(
          ({ length }) => Math.abs(length - stem.length) <= FORM_GAP,
        )
      : []
  const known = [stem, ...forms, ...(language.synonyms.get(stem) ?? [])].filter((each) => counts.has(each))
  const spelt =
    known.length === 0 && isWord && stem.length >= SPELLING_LENGTH
      ? withPrefix(stems, stem[0]!).filter((each) => isMisspelt(stem, each))
      : []
  return new Set([...known, ...spelt].slice(0, MAX_MEANINGS))
}

/** The entries of a sorted list that begin with a prefix. */
function withPrefix(sorted: readonly string[], prefix: string): string[] {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! < prefix) from = middle + 1
    else to = middle
  }
  let end = from
  while (sorted[end]?.startsWith(prefix)) end++
  return sorted.slice(from, end)
}

/** Whether two stems differ by one letter; a replaced one counts in long stems only. */
const isMisspelt = (a: string, b: string): boolean =>
  isWithinOneLetter(a, b) && (a.length !== b.length || a.length >= REPLACED_LENGTH || lettersOf(a) === lettersOf(b))

const lettersOf = (word: string): string => [...word].sort().join('')

/** Stems per query on SQLite, where a query blocks the process. */
const BATCH = 5000
/** Stale-while-revalidate, in milliseconds: a vocabulary that took longer to read is read again in the background. */
const SLOW = 100

/** Reads the vocabulary of a language from the full-text index, and again after the index has changed. */
export function createVocabularyReader(db: Db, language: Language): () => Promise<Vocabulary> {
  let cached: { vocabulary: Vocabulary; lastId: number; isSlow: boolean } | undefined
  let reading: Promise<Vocabulary> | undefined
  const { locale } = language

  const read = async (lastId: number): Promise<Vocabulary> => {
    const start = performance.now()
    const counts = await readCounts[dialectOf(db)](db, locale)
    const vocabulary = vocabularyOf(counts, language, await countOf(documents(db, locale)))
    cached = { vocabulary, lastId, isSlow: performance.now() - start > SLOW }
    return vocabulary
  }

  return async () => {
    // A changed document gets a new id; stems of deleted documents are harmless.
    const { lastId } = await db
      .selectFrom('searchDocuments')
      .select((eb) => eb.fn.max('id').as('lastId'))
      .executeTakeFirstOrThrow()
    if (cached?.lastId === Number(lastId)) return cached.vocabulary
    reading ??= read(Number(lastId)).finally(() => {
      reading = undefined
    })
    if (!cached?.isSlow) return reading
    reading.catch(() => {})
    return cached.vocabulary
  }
}

/** The documents with stems. */
const documents = (db: Db, locale: Locale) =>
  db
    .selectFrom('searchDocuments')
    .where('locale', '=', locale)
    .where(
      'source',
      'in',
      [...recordSources, ...pageSources].flatMap(({ name, isForAssistant }) => (isForAssistant ? [name] : [])),
    )

const readCounts = {
  async sqlite(db: Db, locale: Locale): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    const vocabulary = sql.table({ tr: 'search_vocabulary', en: 'search_vocabulary_en' }[locale])
    for (let last = ''; ; await nextTurn()) {
      const { rows } = await sql<{ term: string; doc: number }>`
        select term, doc from ${vocabulary} where term > ${last} order by term limit ${sql.lit(BATCH)}`.execute(db)
      for (const { term, doc } of rows) counts.set(term, doc)
      if (rows.length < BATCH) return counts
      last = rows.at(-1)!.term
    }
  },
  async postgres(db: Db, locale: Locale): Promise<Map<string, number>> {
    const { rows } = await sql<{ word: string; ndoc: number }>`
      select word, ndoc from ts_stat(${`select stems from search_documents where locale = '${locale}'`})`.execute(db)
    return new Map(rows.map(({ word, ndoc }) => [word, ndoc]))
  },
}
