import { setImmediate as others } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { anyTable } from '../../../platform/db/tables.ts'
import { fullTextOf } from './fullText.ts'
import { createKeeper, type Ground } from './keepPassages.ts'
import { type Passage, type Ranked, rankPassages, shareOf } from './rank.ts'
import { readTerms, type Term } from './terms.ts'
import { termsOf } from './words.ts'

/** A page that may answer a question, with the passages of it that speak of it, best first. */
export interface FoundPage {
  title: string
  url: string
  passages: Passage[]
  /** Which share of the question it has, by the weight of the terms: 0 to 1. */
  coverage: number
  /** Relevance of its best passage, comparable between the pages of one question only. */
  score: number
}

export interface Found {
  /** Pages that speak of what is asked, best first. */
  pages: FoundPage[]
  /** The same, and others that have some of its words: for somebody who can judge. */
  near: FoundPage[]
  /** The question's terms, as far as the site knows them. */
  terms: Term[]
}

export interface Finder {
  find(question: string): Promise<Found>
  /** The newest pages of a source, each with how it begins. */
  list(source: string, most: number): Promise<Pick<Passage, 'title' | 'url' | 'text'>[]>
  /** How many pages a source has. */
  count(source: string): Promise<number>
}

/** Passages that are ranked for one question. */
const CANDIDATES = 160
/** Where more have its words, those are looked for that have the weightiest ones together: so many of each combination. */
const WEIGHTIEST = 4
const OF_COMBINATION = 40
/** Passages with a word that more have than this are not looked through, only the newest of all passages. */
const COMMON = 5000
const NEWEST = 500
/** Records whose change is read before a question is answered; the others are read behind it. */
const CHANGES_FIRST = 100
/** A page that has less of the question speaks of something else. */
const LEAST_COVERAGE = 0.42
/** One that has less than this is not even near. */
const NEAR_COVERAGE = 0.25
/** Words of the question that stand far apart on a page say less than those in one passage. */
const SCATTERED = 0.8
/** Pages that answer one question, and passages of each. */
const PAGES = 4
const PASSAGES = 3

/** Finds pages by what they say, among those that visitors see at this moment. */
export function createFinder(ground: Ground): Finder {
  const { db, sources, now = Date.now } = ground
  const { passages, id, hasAll, isAmongNewest } = fullTextOf(db)
  const { edition, keepUp } = createKeeper(ground)

  /** A condition on passages: whoever sees the site at this moment sees the record that they were taken from. */
  const isSeen = (of = sources) => {
    const moment = new Date(now())
    const conditions = of.map(({ name, table, visible }) => {
      const record = anyTable(db)
        .selectFrom(table)
        .select(sql.lit(1).as('one'))
        .where(visible(moment))
        // Without an offset PostgreSQL might read all records first, to look them up among those.
        .limit(1)
        .offset(0)
      return sql<boolean>`(source = ${name} and exists ${record})`
    })
    return sql<boolean>`edition = ${edition} and (${sql.join(conditions, sql` or `)})`
  }

  const read = async (condition: RawBuilder<boolean>, most: number): Promise<Passage[]> => {
    const { rows } = await sql<Passage>`
      select passages.id, url, title, heading, text, passages.title_words, passages.text_words
      from ${passages} where ${condition} and ${isSeen()}
      order by ${id} desc limit ${sql.lit(most)}`.execute(db)
    return rows
  }

  /** Passages that have words of the question: all of them, or those that have most of it. */
  const candidates = async (terms: readonly Term[]): Promise<Passage[]> => {
    if (terms.reduce((sum, term) => sum + term.passages, 0) <= CANDIDATES)
      return read(hasAll([terms.flatMap(wordsOf)]), CANDIDATES)
    const found = new Map<number, Passage>()
    const look = async (condition: RawBuilder<boolean>, most: number) => {
      for (const passage of await read(condition, most)) found.set(passage.id, passage)
      await others()
    }
    const weightiest = terms.toSorted((a, b) => b.weight - a.weight).slice(0, WEIGHTIEST)
    const rare = weightiest.filter(isRare)
    if (rare.length) await look(hasAll([rare.flatMap(wordsOf)]), CANDIDATES)
    for (const combination of combinationsOf(weightiest.filter((term) => !isRare(term)))) {
      const [common, telling] = [combination.filter(isCommon), combination.filter((term) => !isCommon(term))]
      if (!telling.length || found.size >= CANDIDATES) continue
      await look(hasAll(common.map(wordsOf), telling.map(wordsOf)), OF_COMBINATION)
      await look(hasAll(combination.map(wordsOf)), OF_COMBINATION)
    }
    const common = weightiest.filter(isCommon).flatMap(wordsOf)
    if (common.length && found.size < CANDIDATES)
      await look(sql`${hasAll([common])} and ${isAmongNewest(NEWEST)}`, CANDIDATES)
    return [...found.values()]
  }

  return {
    async find(question) {
      await keepUp(CHANGES_FIRST)
      const terms = await readTerms(db, edition, termsOf(question))
      const known = terms.filter(({ words }) => words.size)
      const ranked = known.length ? rankPassages(await candidates(known), terms) : []
      const near = pagesOf(ranked, terms).filter(({ coverage }) => coverage >= NEAR_COVERAGE)
      const pages = near.filter(({ coverage }) => coverage >= LEAST_COVERAGE)
      return { pages: pages.slice(0, PAGES), near: near.slice(0, PAGES), terms: known }
    },

    async list(name, most) {
      await keepUp(CHANGES_FIRST)
      return db
        .selectFrom('passages')
        .select(['title', 'url', 'text'])
        .where('source', '=', name)
        .where('position', '=', 0)
        .where(isSeen(sources.filter((source) => source.name === name)))
        .orderBy('recordId', 'desc')
        .limit(most)
        .execute()
    },

    count: async (name) => (await sources.find((source) => source.name === name)?.count(db, new Date(now()))) ?? 0,
  }
}

const wordsOf = ({ words }: Term) => [...words.keys()]

/** Whether all passages with a term are read, whatever else they have. */
const isRare = ({ passages, words }: Term) => passages * words.size <= OF_COMBINATION
const isCommon = ({ passages }: Term) => passages > COMMON

/** Every choice among terms, the weightiest one first. */
function combinationsOf(terms: readonly Term[]): Term[][] {
  const weightOf = (chosen: readonly Term[]) => chosen.reduce((sum, { weight }) => sum + weight, 0)
  return Array.from({ length: 2 ** terms.length - 1 }, (_, choice) =>
    terms.filter((_, i) => (choice + 1) & (1 << i)),
  ).sort((a, b) => weightOf(b) - weightOf(a))
}

/** Pages in the order of their best passage. */
function pagesOf(ranked: readonly Ranked[], terms: readonly Term[]): FoundPage[] {
  const byPage = Map.groupBy(ranked, ({ passage }) => passage.url)
  return [...byPage.values()].map((of) => {
    const { url, title } = of[0]!.passage
    const together = terms.map((_, i) => Math.max(...of.map(({ sureness }) => sureness[i]!)))
    const coverage = Math.max(shareOf(of[0]!.sureness, terms), SCATTERED * shareOf(together, terms))
    return { url, title, coverage, score: of[0]!.score, passages: of.slice(0, PASSAGES).map(({ passage }) => passage) }
  })
}
