import { type RawBuilder, type Selectable, sql } from 'kysely'
import { SEARCH_MAX_RESULTS, type SearchResult } from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import type { Listed } from '../../content/resources/readList.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageSources, recordSources } from './documents.ts'
import { excerptOf, matchesIn, type QueryWord } from './excerpts.ts'
import { hasUnknownLetters, searchWordsOf, stemmers } from './stems.ts'
import { type SearchContext, visibleCondition } from './visibility.ts'
import { createWordReader, type WordList } from './words.ts'

interface SearchOptions {
  locale: Locale
  /** First and last result, from 0; at most `SEARCH_MAX_RESULTS` are returned. */
  range: readonly [first: number, last: number]
  /** Adds the matched words of titles. */
  titleRanges?: boolean
}

export type SiteSearch = (q: string, options: SearchOptions) => Promise<Listed<SearchResult>>

/**
 * Search of the pages that visitors see now. Every word of the query must match a word of the title or the text: the
 * word itself, another one with its stem, or one that differs by a letter; the last word may be the beginning of one.
 * Best first: without wrong letters, in the title, then by the database's ranking.
 */
export function createSiteSearch(context: SearchContext): SiteSearch {
  const { db } = context
  const list = createWordReader(db)
  const dialect = dialects[dialectOf(db)]

  /** The documents in the range, each beside the total and the newest document's id; without any, one row of these two. */
  async function read(words: readonly QueryWord[], { locale, range: [first, last] }: SearchOptions) {
    const length = Math.min(last - first + 1, SEARCH_MAX_RESULTS)
    const bestFirst = sql`order by is_exact desc, title_rank desc, relevance desc, document_id desc`
    const { rows } = await sql<FoundDocument | NoDocument>`
      with matched as materialized (
        select search_documents.id as document_id, ${dialect.order(words)}
        from ${dialect.fromClause} where ${dialect.matches(words)} and ${visibleCondition(context, { locale, of: ({ kind }) => kind !== undefined })}),
      best as (select * from matched ${bestFirst} limit ${sql.lit(length)} offset ${sql.lit(first)})
      select (select max(id) from search_documents) as newest, (select count(*) from matched) as total,
        source, record_id, title, url, text
      from (select 1) as one left join best on true left join search_documents on id = document_id ${bestFirst}`.execute(
      db,
    )
    return rows
  }

  return async (q, options) => {
    const { locale, range, titleRanges } = options
    const [first] = range
    const typed = searchWordsOf(q)
    if (!typed.length || hasUnknownLetters(q)) return { rows: [], length: 0, first, total: 0 }
    let words = queryWordsOf(typed, locale, list.words)
    let found = await read(words, options)
    // Among the words of new documents are others that a word with a wrong letter may mean.
    if (await list.readUntil(Number(found[0]!.newest))) {
      words = queryWordsOf(typed, locale, list.words)
      found = await read(words, options)
    }
    const rows = found.filter(isDocument).map(
      ({ source, recordId, title, url, text }): SearchResult => ({
        resource: kinds.get(source)!,
        id: Number(recordId) || source,
        title,
        url,
        ...excerptOf(text, words, locale),
        ...(titleRanges && { titleRanges: matchesIn(title, words, locale) }),
      }),
    )
    return { rows, length: rows.length, first, total: Number(found[0]!.total) }
  }
}

interface NoDocument {
  newest: number | null
  total: number
  source: null
}

type FoundDocument = Pick<NoDocument, 'newest' | 'total'> &
  Pick<Selectable<Tables['searchDocuments']>, 'source' | 'recordId' | 'title' | 'url' | 'text'>

const isDocument = (row: FoundDocument | NoDocument): row is FoundDocument => row.source !== null

const kinds = new Map([...recordSources, ...pageSources].flatMap(({ name, kind }) => (kind ? [[name, kind]] : [])))

/** Maximum number of words that one word with a wrong letter may mean. */
const MAX_MEANT = 50

function queryWordsOf(typed: readonly string[], locale: Locale, list: WordList): QueryWord[] {
  const stem = stemmers[locale]
  return typed
    .map((word, i) => ({ word, isLast: i === typed.length - 1 }))
    .filter(({ word, isLast }, i) => isLast || typed.indexOf(word) === i)
    .map(({ word, isLast }) => {
      const exact = stem(word)
      const meant = new Set(list.meantBy(word, locale).map(stem))
      meant.delete(exact)
      return { stem: exact, prefix: isLast ? word : undefined, meant: [...meant].slice(0, MAX_MEANT) }
    })
}

/** What of a word a document must have: `whole` is a word with its stem, `exact` also a beginning, `any` also mistakes. */
type Strictness = 'whole' | 'exact' | 'any'

interface Dialect {
  fromClause: RawBuilder<unknown>
  matches(words: readonly QueryWord[]): RawBuilder<boolean>
  /**
   * The columns by which matches are sorted, descending: `is_exact` (without wrong letters), `title_rank` (the title has
   * no word of the query, some, all, or all of them whole) and `relevance`.
   */
  order(words: readonly QueryWord[]): RawBuilder<unknown>
}

/** Words are letters and digits, so they need no quoting in either query language. */
const dialects: Record<'sqlite' | 'postgres', Dialect> = {
  sqlite: {
    // `cross` prevents the planner from starting with the documents.
    fromClause: sql`search_words cross join search_documents on search_documents.id = search_words.rowid`,
    matches: (words) => sql`search_words match ${ftsQuery(words, 'any')}`,
    order(words) {
      const matches = (query: string) =>
        sql`(search_documents.id in (select rowid from search_words where search_words match ${query}))`
      return orderOf(words, {
        has: (strictness) => matches(ftsQuery(words, strictness)),
        // Only the title has weight.
        hasAnyInTitle: sql`bm25(search_words, 1.0, 0.0) < 0`,
        hasEachInTitle: (strictness) => matches(`title_words : (${ftsQuery(words, strictness)})`),
        relevance: sql`-bm25(search_words, 8.0, 1.0)`,
      })
    },
  },
  postgres: {
    fromClause: sql`search_documents`,
    matches: (words) => sql`words @@ ${tsQuery(words, 'any')}::tsquery`,
    order: (words) =>
      orderOf(words, {
        has: (strictness) => sql`(words @@ ${tsQuery(words, strictness)}::tsquery)`,
        hasAnyInTitle: sql`(words @@ ${tsQuery(words, 'any', { isTitle: true, join: ' | ' })}::tsquery)`,
        hasEachInTitle: (strictness) => sql`(words @@ ${tsQuery(words, strictness, { isTitle: true })}::tsquery)`,
        relevance: sql`ts_rank(words, ${tsQuery(words, 'any')}::tsquery, 1)`,
      }),
  },
}

interface OrderConditions {
  has(strictness: Strictness): RawBuilder<unknown>
  /** Whether the title has a word of the query, or one that is meant. */
  hasAnyInTitle: RawBuilder<unknown>
  hasEachInTitle(strictness: Strictness): RawBuilder<unknown>
  relevance: RawBuilder<unknown>
}

/** The columns of `Dialect.order`. Each condition costs as much as the search: the weakest first, and none that says nothing. */
function orderOf(words: readonly QueryWord[], conditions: OrderConditions): RawBuilder<unknown> {
  const { has, hasAnyInTitle, hasEachInTitle, relevance } = conditions
  const isExact = words.some(({ meant }) => meant.length > 0) ? has('exact') : sql`1 = 1`
  const hasEach = words.length > 1 ? sql`when not ${hasEachInTitle('any')} then 1` : sql``
  return sql`${isExact} as is_exact,
    case when not (${hasAnyInTitle}) then 0 ${hasEach} when not ${hasEachInTitle('whole')} then 2 else 3 end as title_rank,
    ${relevance} as relevance`
}

const ftsQuery = (words: readonly QueryWord[], strictness: Strictness): string =>
  words
    .map((word) => {
      const { plain, prefix } = alternativesOf(word, strictness)
      return `(${[...plain.map((each) => `"${each}"`), ...prefix.map((each) => `"${each}" *`)].join(' OR ')})`
    })
    .join(' AND ')

const tsQuery = (
  words: readonly QueryWord[],
  strictness: Strictness,
  { isTitle = false, join = ' & ' }: { isTitle?: boolean; join?: string } = {},
): string => {
  const weight = isTitle ? 'A' : ''
  return words
    .map((word) => {
      const { plain, prefix } = alternativesOf(word, strictness)
      const labelled = weight ? `:${weight}` : ''
      return `(${[...plain.map((each) => each + labelled), ...prefix.map((each) => `${each}:*${weight}`)].join(' | ')})`
    })
    .join(join)
}

const alternativesOf = ({ stem, prefix, meant }: QueryWord, strictness: Strictness) => ({
  plain: strictness === 'any' ? [stem, ...meant] : [stem],
  prefix: prefix === undefined || strictness === 'whole' ? [] : [prefix],
})
