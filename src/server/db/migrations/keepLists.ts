import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import type { KeptLists } from './keptLists.ts'
import { countByFlags } from './listCounts.ts'
import { indexOrders } from './listIndexes.ts'
import { indexTrigrams } from './listTrigrams.ts'

/**
 * Keeps a table's lists cheap however many rows it has; frozen, as every word of migrations. An index for each order, how
 * many rows have which flags, and the trigrams of the text that `q` searches. What an earlier call made goes first.
 */
export async function keepLists(dialect: Dialect, db: AnyDatabase, lists: KeptLists): Promise<void> {
  await indexOrders[dialect](db, lists)
  await countByFlags[dialect](db, lists)
  await indexTrigrams[dialect](db, lists)
}
