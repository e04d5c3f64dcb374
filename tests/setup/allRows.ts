import type { Listed } from '../../src/server/resources/listFound.ts'
import type { Row } from '../../src/server/resources/row.ts'

/** Every row of a list, however long it is. */
export async function allRows({ rows, rest }: Listed): Promise<Row[]> {
  const all = [...rows]
  if (rest) for await (const slice of rest) all.push(...slice)
  return all
}
