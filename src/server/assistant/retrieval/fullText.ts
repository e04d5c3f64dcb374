import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'

/** Words of which a passage is to have one. */
type AnyOf = readonly string[]

/** Where in a passage words are looked for: in its title and heading, or in these and the text. */
export type Place = 'title' | 'anywhere'

/** One database's own full text, over the columns of words in the table `passages`. */
interface FullText {
  /** The table `passages`, to be read by its words. */
  passages: RawBuilder<unknown>
  /** The id of a passage where its words are kept: they are read in its order, no further than asked for. */
  id: RawBuilder<number>
  /** Whether a passage has one word of each group there. */
  hasAll(groups: readonly AnyOf[], place: Place): RawBuilder<boolean>
}

/** Words are letters and digits alone (`words.ts`), so that they need no quoting in either query language. */
const fullText: Record<Dialect, FullText> = {
  sqlite: {
    // Without `cross` the planner might begin with the passages.
    passages: sql`passages_index cross join passages on passages.id = passages_index.rowid`,
    id: sql`passages_index.rowid`,
    hasAll(groups, place) {
      const query = groups.map((words) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ')
      return sql`passages_index match ${place === 'title' ? `title_words : (${query})` : query}`
    },
  },
  postgres: {
    passages: sql`passages`,
    id: sql`passages.id`,
    hasAll(groups, place) {
      const weight = place === 'title' ? ':A' : ''
      const query = groups.map((words) => `(${words.map((word) => word + weight).join(' | ')})`).join(' & ')
      return sql`passages.words @@ ${query}::tsquery`
    },
  },
}

const dialectOf = (db: Kysely<Tables>): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** The full text of the database that this speaks to. */
export const fullTextOf = (db: Kysely<Tables>): FullText => fullText[dialectOf(db)]

/** Waits until nobody writes to a table any more; the embedded database has one writer anyway. */
export async function waitForWriters(trx: Kysely<Tables>, table: string): Promise<void> {
  if (dialectOf(trx) === 'postgres') await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
}
