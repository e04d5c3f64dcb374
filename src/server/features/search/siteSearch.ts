import { type RawBuilder, sql } from 'kysely'
import { SEARCH_MAX_RESULTS, type SearchResult } from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import type { Listed } from '../../content/resources/readList.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { pageSources, recordSources } from './documents.ts'
import { excerptOf, matchesIn, type QueryWord } from './excerpts.ts'
import { stemmers } from './language.ts'
import { isVisible, type SearchContext } from './visibility.ts'
import { createWordReader, hasUnknownLetters, searchWordsOf, type WordList } from './words.ts'

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
  const readWords = createWordReader(db)
  const dialect = dialects[dialectOf(db)]

  return async (q, { locale, range: [first, last], titleRanges }) => {
    const length = Math.min(last - first + 1, SEARCH_MAX_RESULTS)
    const typed = searchWordsOf(q)
    const nothing = { rows: [], length: 0, first, total: 0 }
    if (!typed.length || hasUnknownLetters(q)) return nothing
    const words = queryWordsOf(typed, locale, await readWords())
    const matched = sql`matched as materialized (
      select search_documents.id as id, ${dialect.order(words)}
      from ${dialect.fromClause} where ${dialect.matches(words)} and ${isVisible(context, { locale, of: ({ kind }) => kind !== undefined })})`
    const { rows: ranked } = await sql<{ id: number; total: number }>`
      with ${matched} select id, (select count(*) from matched) as total from matched
      order by is_exact desc, is_title desc, is_whole desc, in_title desc, relevance desc, id desc
      limit ${sql.lit(length)} offset ${sql.lit(first)}`.execute(db)
    if (!ranked.length) {
      if (first === 0) return nothing
      const { rows } = await sql<{ total: number }>`with ${matched} select count(*) as total from matched`.execute(db)
      return { ...nothing, total: Number(rows[0]!.total) }
    }
    const documents = await db
      .selectFrom('searchDocuments')
      .select(['id', 'source', 'recordId', 'title', 'url', 'text'])
      .where(
        'id',
        'in',
        ranked.map(({ id }) => id),
      )
      .execute()
    const byId = new Map(documents.map((document) => [Number(document.id), document]))
    const rows = ranked.flatMap(({ id }): SearchResult[] => {
      // A document may have been replaced in the meantime.
      const document = byId.get(Number(id))
      if (!document) return []
      const { source, recordId, title, url, text } = document
      return [
        {
          resource: kinds.get(source)!,
          id: Number(recordId) || source,
          title,
          url,
          ...excerptOf(text, words, locale),
          ...(titleRanges && { titleRanges: matchesIn(title, words, locale) }),
        },
      ]
    })
    return { rows, length: rows.length, first, total: Number(ranked[0]!.total) }
  }
}

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
  /** The columns by which matches are sorted: `is_exact`, `is_title`, `is_whole`, `in_title`, `relevance`. */
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
        sql`search_documents.id in (select rowid from search_words where search_words match ${query})`
      const inTitle = (query: string) => matches(`title_words : (${query})`)
      return sql`${matches(ftsQuery(words, 'exact'))} as is_exact, ${inTitle(ftsQuery(words, 'any'))} as is_title,
        ${inTitle(ftsQuery(words, 'whole'))} as is_whole, ${inTitle(ftsQuery(words, 'any', ' OR '))} as in_title,
        -bm25(search_words, 8.0, 1.0) as relevance`
    },
  },
  postgres: {
    fromClause: sql`search_documents`,
    matches: (words) => sql`words @@ ${tsQuery(words, 'any')}::tsquery`,
    order: (words) =>
      sql`words @@ ${tsQuery(words, 'exact')}::tsquery as is_exact, words @@ ${tsQuery(words, 'any', { isTitle: true })}::tsquery as is_title,
        words @@ ${tsQuery(words, 'whole', { isTitle: true })}::tsquery as is_whole,
        words @@ ${tsQuery(words, 'any', { isTitle: true, join: ' | ' })}::tsquery as in_title,
        ts_rank(words, ${tsQuery(words, 'any')}::tsquery, 1) as relevance`,
  },
}

const ftsQuery = (words: readonly QueryWord[], strictness: Strictness, join = ' AND '): string =>
  words
    .map((word) => {
      const { plain, prefix } = alternativesOf(word, strictness)
      return `(${[...plain.map((each) => `"${each}"`), ...prefix.map((each) => `"${each}" *`)].join(' OR ')})`
    })
    .join(join)

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
