import { type Listed, slicesOf } from '../../src/server/content/resources/readList.ts'

/** All rows of a list of any length. */
export async function allRows<R>(listed: Listed<R>): Promise<R[]> {
  const all: R[] = []
  for await (const slice of slicesOf(listed)) all.push(...slice)
  return all
}
