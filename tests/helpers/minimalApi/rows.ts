/** A stored record. */
export type Row = Record<string, unknown> & { id: number }

/** Status and body of a response. A string is sent unchanged; without a body nothing is sent. */
export type Answer = [status: number, body?: unknown]

/** Responses to a write that the specification allows. */
export const written = {
  entity: (row: Row): Answer => [200, row],
  id: ({ id }: Row): Answer => [200, id],
  empty: (): Answer => [200, {}],
  nothing: (): Answer => [204],
}
type Written = (row: Row) => Answer

export const find = (rows: Row[], key = ''): Row | undefined =>
  rows.find(({ id, slug }) => String(id) === key || slug === key)

export function read(rows: Row[], key?: string): Answer {
  const row = find(rows, key)
  return row ? [200, row] : [404]
}

export function create(rows: Row[], fields: object, answer: Written): Answer {
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1
  const row = { slug: `kayit-${id}`, ...fields, id }
  rows.push(row)
  return answer(row)
}

export function update(rows: Row[], key: string | undefined, fields: object, answer: Written): Answer {
  const row = find(rows, key)
  return row ? answer(Object.assign(row, fields, { id: row.id })) : [404, { title: 'Böyle bir kayıt yok.' }]
}

export function remove(rows: Row[], key?: string): Answer {
  const row = find(rows, key)
  if (!row) return [404]
  rows.splice(rows.indexOf(row), 1)
  return [204]
}
