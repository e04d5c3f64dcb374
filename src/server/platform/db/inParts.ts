/** A query takes no more parameters than this on either database. */
const MOST_PARAMETERS = 1000

/** What a query answers about more ids than it takes at once. */
export async function inParts<T>(ids: readonly number[], work: (ids: number[]) => Promise<T[]>): Promise<T[]> {
  const done: T[] = []
  for (let i = 0; i < ids.length; i += MOST_PARAMETERS) done.push(...(await work(ids.slice(i, i + MOST_PARAMETERS))))
  return done
}
