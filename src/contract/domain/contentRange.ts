/** How many rows a list has in all, by its answer's `Content-Range` (`products 0-24/319`); undefined where none says so. */
export function totalIn(contentRange: string | null | undefined): number | undefined {
  const [, total] = /\/(\d+)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? undefined : Number(total)
}
