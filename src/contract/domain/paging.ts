/** Total number of rows, from a response's `Content-Range` (`products 0-24/319`); undefined if it has none. */
export function totalIn(contentRange: string | null | undefined): number | undefined {
  const [, total] = /\/(\d+)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? undefined : Number(total)
}

/** Page numbers of a pagination: the first, the last, the current one and its neighbours; undefined is a gap. `1 … 4 5 6 … 120` */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((candidate) => candidate >= 1 && candidate <= pages)
  return [...new Set(offered)].flatMap((candidate, index, all) => {
    const before = all[index - 1] ?? candidate - 1
    if (candidate - before === 1) return [candidate]
    return candidate - before === 2 ? [candidate - 1, candidate] : [undefined, candidate]
  })
}
