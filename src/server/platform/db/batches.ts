import type { SelectQueryBuilder } from 'kysely'

/** The number of rows that a query selects; PostgreSQL counts in `bigint`. */
export async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  // Kysely's type of the row depends on the tables, which are generic here.
  return Number((counted as { count: unknown }).count)
}

/** Rows that one statement deletes or updates, so that other writers do not wait long. */
const BATCH_SIZE = 500

interface SelectedIds {
  limit(count: number): { execute(): Promise<{ id: number }[]> }
}

/**
 * Calls `work` with batches of selected ids, until the last batch or the signal. `work` must remove its ids from the
 * selection. It gets ids instead of a subquery because PostgreSQL would scan the whole table for `in (select … limit
 * …)`.
 */
export async function inBatches(
  selected: SelectedIds,
  work: (ids: number[]) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const ids = (await selected.limit(BATCH_SIZE).execute()).map(({ id }) => id)
    if (ids.length) await work(ids)
    if (ids.length < BATCH_SIZE) return
  }
}

/** Parameters of one query; both databases accept more. */
const MAX_PARAMETERS = 1000

/**
 * Runs a query for a list of values of any length, such as ids, in batches that fit into one query's parameters, and
 * concatenates the results.
 */
export async function queryInBatches<V, T>(values: readonly V[], query: (batch: V[]) => Promise<T[]>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < values.length; i += MAX_PARAMETERS)
    results.push(...(await query(values.slice(i, i + MAX_PARAMETERS))))
  return results
}
