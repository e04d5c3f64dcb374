import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Meanings } from './vocabulary.ts'

/** Words of the index that a question's term stands for, and what the term weighs: more the rarer they are. */
export interface Term {
  words: Meanings
  weight: number
}

/** One database's own full text, over the columns of words in the table `passages`. */
interface FullText {
  /** Every word of the index with the number of passages that have it. */
  vocabulary: RawBuilder<{ word: string; passages: number }>
  /** Ids of passages that have any of the words, and a rank, better ones higher. */
  matches(terms: readonly Term[]): RawBuilder<{ id: number; rank: number }>
}

/** A word in the title or a heading counts as much as this many in the text. */
export const TITLE_WEIGHT = 4

const allOf = (terms: readonly Term[]) => [...new Set(terms.flatMap(({ words }) => [...words.keys()]))]

/** Words are letters and digits alone (`words.ts`), so that they need no quoting in either query language. */
export const fullText: Record<Dialect, FullText> = {
  sqlite: {
    vocabulary: sql`select term as word, doc as passages from passages_vocabulary`,
    matches: (terms) => sql`
      select rowid as id, -bm25(passages_index, ${sql.lit(TITLE_WEIGHT)}, 1.0) as rank
      from passages_index where passages_index match ${allOf(terms)
        .map((word) => `"${word}"`)
        .join(' OR ')}`,
  },
  postgres: {
    vocabulary: sql`select word, ndoc as passages from ts_stat('select words from passages')`,
    matches: (terms) => {
      // ts_rank knows no rarity of words: each term is ranked by itself and weighed.
      const ranks = terms.map(
        ({ words, weight }) =>
          sql`${sql.lit(weight)} * ts_rank('{0, 0, 0.25, 1}', words, ${[...words.keys()].join(' | ')}::tsquery)`,
      )
      return sql`select id, ${sql.join(ranks, sql` + `)} as rank from passages where words @@ ${allOf(terms).join(' | ')}::tsquery`
    },
  },
}

/** The full text of the database that this speaks to. */
export const fullTextOf = (db: Kysely<Tables>): FullText =>
  fullText[db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite']
