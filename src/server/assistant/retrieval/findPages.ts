import { sql } from 'kysely'
import { anyTable } from '../../db/tables.ts'
import { fullTextOf, type Term } from './fullText.ts'
import { type Passage, type Ranked, rankPassages, shareOf } from './rank.ts'
import { createUpToDate, type Ground, type Words } from './upToDate.ts'
import { meant } from './vocabulary.ts'
import { termsOf } from './words.ts'

/** A page that may answer a question, with the passages of it that speak of it, best first. */
export interface FoundPage {
  title: string
  url: string
  passages: Passage[]
  /** Which share of the question it has, by the weight of the terms: 0 to 1. */
  coverage: number
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
  /** The newest pages of a source, each with how it begins, and how many there are. */
  list(source: string, most: number): Promise<{ pages: Pick<Passage, 'title' | 'url' | 'text'>[]; count: number }>
}

/** Passages that the database hands over to be ranked. */
const CANDIDATES = 80
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
  const fullText = fullTextOf(db)
  const upToDate = createUpToDate(ground)

  /** A condition on passages: whoever sees the site at this moment sees the record that they were taken from. */
  const isSeen = (of = sources) => {
    const moment = new Date(now())
    const conditions = of.map(({ name, table, visible }) => {
      const record = anyTable(db).selectFrom(table).select(sql.lit(1).as('one')).where(visible(moment))
      return sql<boolean>`(source = ${name} and exists ${record})`
    })
    return sql<boolean>`(${sql.join(conditions, sql` or `)})`
  }

  const candidates = async (terms: readonly Term[]): Promise<Passage[]> => {
    const { rows } = await sql<Passage>`
      select passages.id, url, title, heading, text, title_words, text_words
      from (${fullText.matches(terms)}) as matches join passages on passages.id = matches.id
      where ${isSeen()}
      order by matches.rank desc limit ${sql.lit(CANDIDATES)}`.execute(db)
    return rows
  }

  return {
    async find(question) {
      const words = await upToDate()
      const terms = termsOf(question).map((stem) => termOf(stem, words))
      const known = terms.filter(({ words }) => words.size)
      const ranked = known.length ? rankPassages(await candidates(known), terms) : []
      const near = pagesOf(ranked, terms).filter(({ coverage }) => coverage >= NEAR_COVERAGE)
      const pages = near.filter(({ coverage }) => coverage >= LEAST_COVERAGE)
      return { pages: pages.slice(0, PAGES), near: near.slice(0, PAGES), terms: known }
    },

    async list(name, most) {
      await upToDate()
      const pages = await db
        .selectFrom('passages')
        .select(['title', 'url', 'text'])
        .where('position', '=', 0)
        .where(isSeen(sources.filter((source) => source.name === name)))
        .orderBy('recordId', 'desc')
        .execute()
      return { pages: pages.slice(0, most), count: pages.length }
    },
  }
}

/** However rare a word of the site is, it does not outweigh two others. */
const MOST_RARE = 3.5
/** What a word weighs that stands nowhere on the site: the question is likely to be about something else. */
const STRANGE = 5

/** What a stem of a question may mean here, and how much that says: the more, the fewer passages have it (BM25). */
function termOf(stem: string, { vocabulary, passages }: Words): Term {
  const words = meant(stem, vocabulary)
  const having = Math.max(0, ...[...words.keys()].map((word) => vocabulary.get(word)!))
  const rarity = Math.log(1 + (passages - having + 0.5) / (having + 0.5))
  return { words, weight: having ? Math.min(MOST_RARE, rarity) : STRANGE }
}

/** Pages in the order of their best passage. */
function pagesOf(ranked: readonly Ranked[], terms: readonly Term[]): FoundPage[] {
  const byPage = Map.groupBy(ranked, ({ passage }) => passage.url)
  return [...byPage.values()].map((of) => {
    const { url, title } = of[0]!.passage
    const together = terms.map((_, i) => Math.max(...of.map(({ sureness }) => sureness[i]!)))
    const coverage = Math.max(shareOf(of[0]!.sureness, terms), SCATTERED * shareOf(together, terms))
    return { url, title, coverage, passages: of.slice(0, PASSAGES).map(({ passage }) => passage) }
  })
}
