/** Rendered pages in memory, the least recently used one forgotten first. Whatever changes, all of it is forgotten. */
export interface PageCache<P> {
  /** The page kept under a key, else the one that `make` makes. Requests that come together share one making. */
  get(key: string, make: () => Promise<P>): Promise<P>
  /** The page kept under a key, where there is one. */
  find(key: string): P | undefined
  clear(): void
}

interface Limits<P, Place extends string> {
  /** What the pages of each place may weigh together, in bytes: what is in one pushes nothing out of another. */
  places: Record<Place, number>
  /** Where a page is kept; undefined when it is not worth keeping. */
  placeOf: (page: P) => Place | undefined
  sizeOf: (page: P) => number
  /** Whether making a page failed for a while: until it works out again the one that was kept is given, as old as it is. */
  isFailed?: (page: P) => boolean
  /** A page is made anew after this long, for what changes by itself: the year in the footer. In milliseconds. */
  maxAge: number
  now?: () => number
}

/** So long nobody waits for another try at a page that could not be made anew, in milliseconds. */
const PAUSE = 10_000

interface Kept<P> {
  page: P
  until: number
  size: number
}

export function createPageCache<P, Place extends string>({
  places,
  placeOf,
  sizeOf,
  isFailed = () => false,
  maxAge,
  now = Date.now,
}: Limits<P, Place>): PageCache<P> {
  const kept = Object.entries<number>(places).map(([place, maxSize]) => ({ place, ...createShelf<P>(maxSize) }))
  let making = new Map<string, Promise<P>>()

  const find = (key: string): P | undefined => {
    for (const shelf of kept) {
      const known = shelf.take(key)
      if (known && known.until > now()) return known.page
    }
    return undefined
  }

  const keep = (key: string, page: P) => {
    const place = placeOf(page)
    for (const shelf of kept) {
      shelf.forget(key)
      if (shelf.place === place) shelf.put(key, { page, until: now() + maxAge, size: key.length + sizeOf(page) })
    }
  }

  return {
    find,
    async get(key, make) {
      const known = find(key)
      if (known !== undefined) return known
      const running = making.get(key)
      if (running) return running
      // A page whose making began before a change may show what was before it: it is answered, but not kept.
      const generation = making
      const page = make().finally(() => generation.delete(key))
      generation.set(key, page)
      const made = await page
      if (generation !== making) return made
      const old = isFailed(made) && kept.map((shelf) => shelf.take(key)).find(Boolean)
      if (old) {
        old.until = now() + PAUSE
        return old.page
      }
      keep(key, made)
      return made
    },

    clear() {
      for (const { clear } of kept) clear()
      making = new Map()
    },
  }
}

/** So much of one kind, in the order in which it was used. */
function createShelf<P>(maxSize: number) {
  const kept = new Map<string, Kept<P>>()
  let size = 0
  const forget = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return {
    forget,
    take(key: string): Kept<P> | undefined {
      const known = kept.get(key)
      if (!known) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    put(key: string, page: Kept<P>) {
      kept.set(key, page)
      size += page.size
      for (const oldest of kept.keys()) {
        if (size <= maxSize) break
        forget(oldest)
      }
    },
    clear() {
      kept.clear()
      size = 0
    },
  }
}
