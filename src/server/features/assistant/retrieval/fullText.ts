import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Dialect, dialectOf } from '../../../platform/db/connect.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** Words of which a passage is to have one. */
type AnyOf = readonly string[]

/** One database's own full text, over the columns of words in the table `passages`. */
interface FullText {
  /** The table `passages`, to be read by its words. */
  passages: RawBuilder<unknown>
  /** The ids of passages, to sort what was found by. */
  id: RawBuilder<number>
  /** Whether a passage has one word of each group, and those of the second ones in its title or heading. */
  hasAll(groups: readonly AnyOf[], inTitle?: readonly AnyOf[]): RawBuilder<boolean>
  /** Whether a passage is among so many that were made last, of which no other is read. */
  isAmongNewest(count: number): RawBuilder<boolean>
}

const newest = (count: number) => sql`select id from passages order by id desc limit ${sql.lit(count)}`

/** Words are letters and digits alone (`words.ts`), so that they need no quoting in either query language. */
const fullText: Record<Dialect, FullText> = {
  sqlite: {
    // Without `cross` the planner might begin with the passages.
    passages: sql`passages_index cross join passages on passages.id = passages_index.rowid`,
    // The index is read in this order, no further than asked for.
    id: sql`passages_index.rowid`,
    hasAll(groups, inTitle = []) {
      const either = (words: AnyOf) => `(${words.map((word) => `"${word}"`).join(' OR ')})`
      const query = [...inTitle.map((words) => `title_words : ${either(words)}`), ...groups.map(either)]
      return sql`passages_index match ${query.join(' AND ')}`
    },
    isAmongNewest: (count) => sql`passages_index.rowid >= (select min(id) from (${newest(count)}))`,
  },
  postgres: {
    passages: sql`passages`,
    // By the id itself it might walk through all passages to find the few that have rare words, where it takes them for many.
    id: sql`passages.id + 0`,
    hasAll(groups, inTitle = []) {
      const either = (weight: string) => (words: AnyOf) => `(${words.map((word) => word + weight).join(' | ')})`
      const query = [...inTitle.map(either(':A')), ...groups.map(either(''))]
      return sql`passages.words @@ ${query.join(' & ')}::tsquery`
    },
    isAmongNewest: (count) => sql`passages.id = any(array(${newest(count)}))`,
  },
}

/** The full text of the database that this speaks to. */
export const fullTextOf = (db: Kysely<Tables>): FullText => fullText[dialectOf(db)]

/** Waits until nobody writes to a table any more; the embedded database has one writer anyway. */
export async function waitForWriters(trx: Kysely<Tables>, table: string): Promise<void> {
  if (dialectOf(trx) === 'postgres') await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
}
