import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import { countRows } from '../../content/resources/readList.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { type Passage, splitPassages } from './documents.ts'
import { type Language, languages, termsOf } from './language.ts'
import { isNumber, stemsOf } from './stems.ts'
import { type SearchContext, visibleCondition } from './visibility.ts'
import { createVocabularyReader, meaningsOf, type Vocabulary } from './vocabulary.ts'

/** A page that may answer a question, with its best passages first. */
export interface FoundPage {
  title: string
  url: string
  passages: Passage[]
  /** Coverage: share of the question's terms that the page has, by weight, from 0 to 1. */
  coverage: number
}

export interface Found {
  /** Pages about the question, best first. */
  pages: FoundPage[]
  /** `pages`, and others that have some of the question's terms. */
  near: FoundPage[]
  /** Terms of the question that occur on the site. */
  terms: Term[]
}

/** A word of a question. */
export interface Term {
  /** Stems of the index that match the word. */
  stems: ReadonlySet<string>
  /** Number of documents with its most common stem. */
  documents: number
  /** Inverse document frequency: the rarer, the higher. */
  weight: number
}

export interface Search {
  language: Language
  find(question: string): Promise<Found>
  /** The newest pages of a source, each with its first passage. */
  list(source: string, limit: number): Promise<{ title: string; url: string; text: string }[]>
  /** The number of pages of a source. */
  count(source: string): Promise<number>
}

/** Maximum numbers of pages that the database ranks for one question, and of documents that it examines. */
const CANDIDATES = 40
const MAX_MATCHES = 600
/** Maximum number of terms of one question; of a longer one the rarest are used. */
const MAX_TERMS = 16
/** Maximum number of common terms that a document must have together. */
const MAX_TOGETHER = 3
/** Minimum weight of a term. */
const LEAST_WEIGHT = 0.7
/** Weight of a word that does not occur on the site: the question is likely to be about something else. */
const UNKNOWN = 5
/** Minimum coverage of a page about the question, and of one that is near. */
const LEAST_COVERAGE = 0.42
const NEAR_COVERAGE = 0.25
/** Factor for terms in different passages of a page, which count less than terms in one. */
const SCATTERED = 0.8
const PAGES = 4
const PASSAGES = 3

/** Full-text search for the assistant, in the pages of a language that visitors see now. */
export function createAssistantSearch(context: SearchContext, language = languages.tr): Search {
  const { db } = context
  const { locale } = language
  const readVocabulary = createVocabularyReader(db, language)
  const fullText = dialects[dialectOf(db)](locale)

  const visible = (source?: string) =>
    visibleCondition(context, {
      locale,
      of: ({ name, isForAssistant }) => isForAssistant && (source === undefined || name === source),
    })

  const candidates = async (query: Query): Promise<Candidate[]> => {
    const { rows } = await sql<Candidate>`
      select search_documents.id, url, title, text, search_documents.title_stems, search_documents.text_stems, ${fullText.rank(query)} as rank
      from ${fullText.fromClause} where ${fullText.matches(query)} and ${fullText.amongNewest(query)} and ${visible()}
      order by rank desc, search_documents.id desc limit ${sql.lit(CANDIDATES)}`.execute(db)
    return rows
  }

  return {
    language,

    async find(question) {
      const vocabulary = await readVocabulary()
      const terms = readTerms(termsOf(question, language), vocabulary)
      const found = new Map<number, Candidate>()
      for (const query of queriesOf(terms))
        for (const candidate of await candidates(query))
          if (!found.has(candidate.id)) found.set(candidate.id, candidate)
      const near = rankPages([...found.values()], terms).filter(({ coverage }) => coverage >= NEAR_COVERAGE)
      return {
        pages: near.filter(({ coverage }) => coverage >= LEAST_COVERAGE).slice(0, PAGES),
        near: near.slice(0, PAGES),
        terms: terms.filter(({ documents }) => documents > 0),
      }
    },

    async list(name, limit) {
      const rows = await db
        .selectFrom('searchDocuments')
        .select(['title', 'url', 'text'])
        .where('source', '=', name)
        .where(visible(name))
        .orderBy('recordId', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ text, ...row }) => ({ ...row, text: splitPassages(text)[0]!.text }))
    },

    async count(name) {
      return countRows(anyTable(db), {
        table: 'searchDocuments',
        where: [sql<boolean>`source = ${name}`, visible(name)],
      })
    },
  }
}

function readTerms(stems: readonly string[], vocabulary: Vocabulary): Term[] {
  const terms = stems.map((stem): Term => {
    const meanings = meaningsOf(stem, vocabulary)
    const documents = Math.max(0, ...[...meanings].map((each) => vocabulary.counts.get(each)!))
    const rarity = Math.log(1 + (vocabulary.documents - documents + 0.5) / (documents + 0.5))
    return {
      stems: meanings,
      documents,
      weight: documents ? LEAST_WEIGHT + (vocabulary.language.crops.has(stem) ? 0 : rarity) : UNKNOWN,
    }
  })
  return terms.sort((a, b) => b.weight - a.weight).slice(0, MAX_TERMS)
}

/** Groups of stems: a document must have one stem of each group. */
type Query = readonly (readonly string[])[]

/** Two queries: any of the rare terms, and common ones only together, so that the database examines few documents. */
function queriesOf(terms: readonly Term[]): Query[] {
  const known = terms.filter(({ documents }) => documents > 0).toSorted((a, b) => a.documents - b.documents)
  let matches = 0
  const rare = known.filter(({ documents }) => {
    matches += documents
    return matches <= MAX_MATCHES
  })
  const common = known.slice(rare.length, rare.length + MAX_TOGETHER)
  return [[rare.flatMap(({ stems }) => [...stems])], common.map(({ stems }) => [...stems])].filter(
    (query) => query[0]?.length,
  )
}

interface FullText {
  fromClause: RawBuilder<unknown>
  rank(query: Query): RawBuilder<number>
  matches(query: Query): RawBuilder<boolean>
  /** Whether a document is among the newest matches. */
  amongNewest(query: Query): RawBuilder<boolean>
}

/** Stems are letters and digits, so they need no quoting in either query language. Numbers match in titles only. */
const dialects: Record<'sqlite' | 'postgres', (locale: Locale) => FullText> = {
  sqlite(locale) {
    const index = sql.table({ tr: 'search_index', en: 'search_index_en' }[locale])
    const matches = (query: Query) => sql<boolean>`${index} match ${ftsQuery(query)}`
    return {
      // `cross` prevents the planner from starting with the documents.
      fromClause: sql`${index} cross join search_documents on search_documents.id = ${index}.rowid`,
      rank: () => sql`-bm25(${index}, 4.0, 1.0)`,
      matches,
      amongNewest: (query) => sql`${index}.rowid >= (select min(rowid) from (
        select rowid from ${index} where ${matches(query)} order by rowid desc limit ${sql.lit(MAX_MATCHES)}))`,
    }
  },
  postgres: (locale) => ({
    fromClause: sql`search_documents`,
    rank: (query) => sql`ts_rank_cd(stems, ${tsQuery(query)}::tsquery, 1)`,
    matches: (query) => sql`stems @@ ${tsQuery(query)}::tsquery`,
    amongNewest: (query) => sql`search_documents.id = any(array(
      select id from search_documents where stems @@ ${tsQuery(query)}::tsquery and locale = ${locale}
      order by id + 0 desc limit ${sql.lit(MAX_MATCHES)}))`,
  }),
}

const ftsQuery = (query: Query): string =>
  query
    .map((stems) => `(${stems.map((stem) => `${isNumber(stem) ? 'title_stems : ' : ''}"${stem}"`).join(' OR ')})`)
    .join(' AND ')

const tsQuery = (query: Query): string =>
  query.map((stems) => `(${stems.map((stem) => (isNumber(stem) ? `${stem}:A` : stem)).join(' | ')})`).join(' & ')

interface Candidate {
  id: number
  url: string
  title: string
  text: string
  titleStems: string
  textStems: string
}

/** Sorts pages by their coverage, which is computed alike for both databases; ties by the database's ranking. */
const rankPages = (candidates: readonly Candidate[], terms: readonly Term[]): FoundPage[] =>
  candidates
    .map(({ url, title, text, titleStems, textStems }) => {
      const inTitle = termsIn(titleStems.split(' '), terms)
      const parts = splitPassages(text)
      const passages = textStems.split('\n').map((line, i) => {
        const stems = line.split(' ').filter((stem) => !isNumber(stem))
        const found = termsIn(stems, terms)
        return { part: parts[i]!, found, relevance: shareOf(found, terms) + densityOf(stems, terms) }
      })
      const anywhere = passages.flatMap(({ found }) => found).concat(inTitle)
      const coverage = Math.max(
        SCATTERED * shareOf(anywhere, terms),
        ...passages.map(({ found }) => shareOf([...found, ...inTitle], terms)),
      )
      passages.sort((a, b) => b.relevance - a.relevance)
      return { url, title, coverage, passages: passages.slice(0, PASSAGES).map(({ part }) => part) }
    })
    .sort((a, b) => b.coverage - a.coverage)

/** The terms that match one of these stems. */
function termsIn(stems: readonly string[], terms: readonly Term[]): Term[] {
  const present = new Set(stems)
  return terms.filter((term) => [...term.stems].some((stem) => present.has(stem)))
}

/** Term frequency divided by passage length, to rank passages with the same terms. The 20 damps short passages. */
const densityOf = (stems: readonly string[], terms: readonly Term[]): number =>
  stems.filter((stem) => terms.some((term) => term.stems.has(stem))).length / (stems.length + 20)

/** Share of a question that was found, by the weight of its terms. */
const shareOf = (found: readonly Term[], terms: readonly Term[]): number =>
  weightOf([...new Set(found)]) / Math.max(weightOf(terms), Number.MIN_VALUE)

const weightOf = (terms: readonly Term[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

/** Weight of the terms in a text, and its length in stems. Numbers match no term. */
export function weightIn(text: string, terms: readonly Term[], language: Language): { weight: number; length: number } {
  const stems = stemsOf(text, language.locale).filter((stem) => !isNumber(stem))
  return { weight: weightOf(termsIn(stems, terms)), length: stems.length }
}
