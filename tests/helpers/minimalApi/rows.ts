/** A record as the other server keeps it. */
export type Row = Record<string, unknown> & { id: number }

/** A status and a body; a string body is sent as it is, none as nothing. */
export type Answer = [status: number, body?: unknown]

/** The ways to answer a write that the specification leaves open. */
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
