/** How many rows a list has in all, by its answer's `Content-Range` (`products 0-24/319`); undefined where none says so. */
export function totalIn(contentRange: string | null | undefined): number | undefined {
  const [, total] = /\/(\d+)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? undefined : Number(total)
}

/** The pages to offer: the ends, the present one and its neighbours; undefined is a gap. `1 … 4 5 6 … 120` */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((candidate) => candidate >= 1 && candidate <= pages)
  return [...new Set(offered)].flatMap((candidate, index, all) => {
    const before = all[index - 1] ?? candidate - 1
    if (candidate - before === 1) return [candidate]
    return candidate - before === 2 ? [candidate - 1, candidate] : [undefined, candidate]
  })
}
