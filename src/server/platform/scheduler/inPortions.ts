/** Rows that go at once, so that nobody waits long for the database meanwhile. */
const PORTION = 500

interface Rows {
  limit(most: number): { execute(): Promise<{ id: number }[]> }
}

/**
 * Does something to one portion of rows after the other, until there is none that is whole, or the process is to end. It is told
 * which rows: where a query is to find them inside another, PostgreSQL reads the whole table rather than look up a portion.
 */
export async function inPortions(
  rows: Rows,
  work: (ids: number[]) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const ids = (await rows.limit(PORTION).execute()).map(({ id }) => id)
    if (ids.length) await work(ids)
    if (ids.length < PORTION) return
  }
}
