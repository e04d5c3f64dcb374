/** With one row in another's place; undefined when there is no such place. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] | undefined {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return undefined
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
