import { type RawBuilder, sql } from 'kysely'
import type { Hooks } from '../../content/resources/hooks.ts'
import { countRows } from '../../content/resources/readList.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Passage, type Source, sources, splitPassages } from './documents.ts'
import { createVocabularyReader, type Meanings, meaningsOf, type Vocabulary } from './vocabulary.ts'
import { isNumber, stemsOf, termsOf } from './words.ts'

/** A page that may answer a question, with the passages that do so best, best first. */
export interface FoundPage {
  title: string
  url: string
  passages: Passage[]
  /** Share of the question that the page has, by the weight of the terms: 0 to 1. */
  coverage: number
  /** Relevance, comparable between the pages of one question only. */
  score: number
}

export interface Found {
  /** Pages that are about the question, best first. */
  pages: FoundPage[]
  /** The same and others that have some of its words, for somebody who can judge. */
  near: FoundPage[]
  /** The question's terms that the site has. */
  terms: Term[]
}

/** A word of a question: the stems of the index that it may stand for. */
export interface Term {
  stems: Meanings
  /** The number of documents that have the most common of its stems. */
  documents: number
  /** Inverse document frequency: the rarer, the higher. */
  weight: number
}

export interface Search {
  find(question: string): Promise<Found>
  /** The newest pages of a source, each with its text. */
  list(source: string, most: number): Promise<{ title: string; url: string; text: string }[]>
  /** The number of pages of a source. */
  count(source: string): Promise<number>
}

interface Context {
  db: Db
  /** Which records visitors see, by resource. */
  rules: Record<string, Hooks>
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Pages that the database ranks for one question, and documents that it looks at for that. */
const CANDIDATES = 40
const MAX_MATCHES = 600
/** Terms of one question: the rarest of a longer one. */
const MAX_TERMS = 16
/** Common terms that are looked for together. */
const MAX_TOGETHER = 3
/** Weights of a word in all documents, and of the rarest one, which two others outweigh. */
const [LEAST_WEIGHT, MAX_WEIGHT] = [0.7, 3.5]
/** Weight of a number: it distinguishes `Kök 6` from others, and no more. */
const NUMBER = 1
/** Weight of a word that the site does not have: the question is likely to be about something else. */
const UNKNOWN = 5
/** Least coverage of a page that is about the question, and of one that is near. */
const LEAST_COVERAGE = 0.42
const NEAR_COVERAGE = 0.25
/** Terms in different passages of a page count less than in one. */
const SCATTERED = 0.8
const PAGES = 4
const PASSAGES = 3

/** Finds pages by their text, among those that visitors see at this moment. */
export function createSearch({ db, rules, now = Date.now }: Context): Search {
  const readVocabulary = createVocabularyReader(db)
  const { from, rank, matches, among } = fullText[dialectOf(db)]

  /** A condition on documents: visitors see the record at this moment, whatever was indexed. */
  const isVisible = (of = sources) => {
    const moment = new Date(now())
    const conditions = of.map(({ name, table, visible }) => {
      const record = anyTable(db).selectFrom(table).select(sql.lit(1).as('one')).where(visible(rules, moment))
      // Without an offset PostgreSQL may read the whole table first.
      return sql<boolean>`(source = ${name} and exists ${record.limit(1).offset(0)})`
    })
    return sql<boolean>`(${sql.join(conditions, sql` or `)})`
  }

  const candidates = async (query: Query): Promise<Candidate[]> => {
    const { rows } = await sql<Candidate>`
      select search_documents.id, url, title, text, search_documents.title_stems, search_documents.text_stems, ${rank(query)} as rank
      from ${from} where ${matches(query)} and ${among(query)} and ${isVisible()}
      order by rank desc, search_documents.id desc limit ${sql.lit(CANDIDATES)}`.execute(db)
    return rows
  }

  return {
    async find(question) {
      const vocabulary = await readVocabulary()
      const terms = readTerms(termsOf(question), vocabulary)
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

    async list(name, most) {
      const rows = await db
        .selectFrom('searchDocuments')
        .select(['title', 'url', 'text'])
        .where('source', '=', name)
        .where(isVisible(sources.filter((source) => source.name === name)))
        .orderBy('recordId', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ text, ...row }) => ({ ...row, text: splitPassages(text)[0]!.text }))
    },

    async count(name) {
      const source = sources.find((each) => each.name === name)
      return source ? countDocuments(source) : 0
    },
  }

  async function countDocuments(source: Source): Promise<number> {
    return countRows(anyTable(db), {
      table: 'searchDocuments',
      where: [sql<boolean>`source = ${source.name}`, isVisible([source])],
    })
  }
}

function readTerms(stems: readonly string[], vocabulary: Vocabulary): Term[] {
  const terms = stems.map((stem): Term => {
    const meanings = meaningsOf(stem, vocabulary)
    const documents = Math.max(0, ...[...meanings.keys()].map((word) => vocabulary.counts.get(word)!))
    const rarity = Math.log(1 + (vocabulary.documents - documents + 0.5) / (documents + 0.5))
    const weight = !documents
      ? UNKNOWN
      : [...meanings.keys()].every(isNumber)
        ? NUMBER
        : Math.min(MAX_WEIGHT, LEAST_WEIGHT + rarity)
    return { stems: meanings, documents, weight }
  })
  return terms.sort((a, b) => b.weight - a.weight).slice(0, MAX_TERMS)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Stems of which a document must have one of each group. */
type Query = readonly (readonly string[])[]

/** What the database is asked: any of the words, or of common ones only all together, so that it looks at few documents. */
function queriesOf(terms: readonly Term[]): Query[] {
  const known = terms.filter(({ documents }) => documents > 0).toSorted((a, b) => a.documents - b.documents)
  const rare = known.filter((_, i) => sumOf(known.slice(0, i + 1).map(({ documents }) => documents)) <= MAX_MATCHES)
  const common = known.slice(rare.length, rare.length + MAX_TOGETHER)
  return [
    ...(rare.length ? [[rare.flatMap(({ stems }) => [...stems.keys()])]] : []),
    ...(common.length ? [common.map(({ stems }) => [...stems.keys()])] : []),
  ]
}

interface FullText {
  from: RawBuilder<unknown>
  rank(query: Query): RawBuilder<number>
  matches(query: Query): RawBuilder<boolean>
  /** Whether a document is among the newest that match. */
  among(query: Query): RawBuilder<boolean>
}

/** Stems are letters and digits, so that they need no quoting in either query language. Numbers match in titles only. */
const fullText: Record<'sqlite' | 'postgres', FullText> = {
  sqlite: {
    // Without `cross` the planner may begin with the documents.
    from: sql`search_index cross join search_documents on search_documents.id = search_index.rowid`,
    rank: () => sql`-bm25(search_index, 4.0, 1.0)`,
    matches: (query) => sql`search_index match ${ftsQuery(query)}`,
    among: (query) => sql`search_index.rowid >= (select min(rowid) from (
      select rowid from search_index where search_index match ${ftsQuery(query)} order by rowid desc limit ${sql.lit(MAX_MATCHES)}))`,
  },
  postgres: {
    from: sql`search_documents`,
    rank: (query) => sql`ts_rank_cd(stems, ${tsQuery(query)}::tsquery, 1)`,
    matches: (query) => sql`stems @@ ${tsQuery(query)}::tsquery`,
    among: (query) => sql`search_documents.id = any(array(
      select id from search_documents where stems @@ ${tsQuery(query)}::tsquery order by id + 0 desc limit ${sql.lit(MAX_MATCHES)}))`,
  },
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
  rank: number
}

/** Orders what the database has ranked by coverage of the question too, which both databases count alike. */
function rankPages(candidates: readonly Candidate[], terms: readonly Term[]): FoundPage[] {
  const best = Math.max(...candidates.map(({ rank }) => rank), Number.MIN_VALUE)
  return candidates
    .map(({ url, title, text, titleStems, textStems, rank }) => {
      const inTitle = surenessOf(titleStems.split(' '), terms)
      const parts = splitPassages(text)
      const passages = textStems.split('\n').map((line, i) => {
        const stems = line.split(' ').filter((stem) => !isNumber(stem))
        const sureness = surenessOf(stems, terms)
        return { part: parts[i]!, sureness, own: shareOf(sureness, terms) + densityOf(stems, terms) }
      })
      const together = highest(inTitle, ...passages.map(({ sureness }) => sureness))
      const coverage = Math.max(
        SCATTERED * shareOf(together, terms),
        ...passages.map(({ sureness }) => shareOf(highest(sureness, inTitle), terms)),
      )
      passages.sort((a, b) => b.own - a.own)
      return {
        url,
        title,
        coverage,
        score: coverage * Math.cbrt(rank / best),
        passages: passages.slice(0, PASSAGES).map(({ part }) => part),
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** Occurrences of the terms in a passage by its length: which of several that have them is most about them. */
function densityOf(stems: readonly string[], terms: readonly Term[]): number {
  const count = stems.filter((stem) => terms.some((term) => term.stems.has(stem))).length
  return count / (stems.length + 20)
}

/** How surely these stems have each of the terms. */
function surenessOf(stems: readonly string[], terms: readonly Term[]): number[] {
  const has = new Set(stems)
  return terms.map((term) => Math.max(0, ...[...term.stems].map(([stem, sure]) => (has.has(stem) ? sure : 0))))
}

const highest = (...sureness: readonly (readonly number[])[]): number[] =>
  sureness[0]!.map((_, i) => Math.max(...sureness.map((each) => each[i]!)))

/** Share of a question, by the weight of its terms. */
function shareOf(sureness: readonly number[], terms: readonly Term[]): number {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  return whole && terms.reduce((sum, { weight }, i) => sum + weight * sureness[i]!, 0) / whole
}

/** Stems of a text with how surely each means a term; numbers mean none. */
export const weightIn = (text: string, terms: readonly Term[]): { weight: number; length: number } => {
  const stems = stemsOf(text).filter((stem) => !isNumber(stem))
  const sureness = surenessOf(stems, terms)
  return { weight: terms.reduce((sum, { weight }, i) => sum + weight * sureness[i]!, 0), length: stems.length }
}
