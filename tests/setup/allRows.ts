import { type Listed, slicesOf } from '../../src/server/content/resources/readList.ts'

/** Every row of a list, however long it is. */
export async function allRows<R>(listed: Listed<R>): Promise<R[]> {
  const all: R[] = []
  for await (const slice of slicesOf(listed)) all.push(...slice)
  return all
}
