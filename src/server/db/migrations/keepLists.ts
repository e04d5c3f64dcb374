import type { Dialect } from '../connect.ts'
import { countByFlags } from './listCounts.ts'
import { indexOrders } from './listIndexes.ts'
import { indexTrigrams } from './listTrigrams.ts'
import type { AnyDatabase } from './types.ts'

/** What the lists of a table ask of the database, by the names that its columns have in the program. */
export interface KeptLists {
  table: string
  /** Flags, which every list is narrowed by or merged from. */
  flags: readonly string[]
  /** What lists are sorted by besides the flags and the id. */
  orders: readonly string[]
  /** Those of them that may be null, which then stand last. */
  empties?: readonly string[]
  /** The column of folded text that `q` searches. */
  searched?: string
}

/**
 * Keeps a table's lists cheap however many rows it has; frozen, as every word of migrations. An index for each order, how
 * many rows have which flags, and the trigrams of the text that `q` searches. What an earlier call made goes first.
 */
export async function keepLists(dialect: Dialect, db: AnyDatabase, lists: KeptLists): Promise<void> {
  await indexOrders[dialect](db, lists)
  await countByFlags[dialect](db, lists)
  await indexTrigrams[dialect](db, lists)
}
