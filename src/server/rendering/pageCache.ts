/** Rendered pages in memory, the least recently used one forgotten first. Whatever changes, all of it is forgotten. */
export interface PageCache<P> {
  /** The page kept under a key, else the one that `make` makes. Requests that come together share one making. */
  get(key: string, make: () => Promise<P>): Promise<P>
  clear(): void
}

interface Limits<P> {
  /** Which pages are worth keeping. */
  isKept: (page: P) => boolean
  sizeOf: (page: P) => number
  /** What all kept pages may weigh together, in bytes. */
  maxSize: number
  /** A page is made anew after this long, for what changes by itself: the year in the footer. In milliseconds. */
  maxAge: number
  now?: () => number
}

export function createPageCache<P>({ isKept, sizeOf, maxSize, maxAge, now = Date.now }: Limits<P>): PageCache<P> {
  let kept = new Map<string, { page: P; until: number; size: number }>()
  let making = new Map<string, Promise<P>>()
  let size = 0

  const forget = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  const keep = (key: string, page: P) => {
    forget(key)
    const weight = key.length + sizeOf(page)
    kept.set(key, { page, until: now() + maxAge, size: weight })
    size += weight
    for (const oldest of kept.keys()) {
      if (size <= maxSize) break
      forget(oldest)
    }
  }

  return {
    async get(key, make) {
      const known = kept.get(key)
      if (known && known.until > now()) {
        kept.delete(key)
        kept.set(key, known)
        return known.page
      }
      const running = making.get(key)
      if (running) return running
      // A page whose making began before a change may show what was before it: it is answered, but not kept.
      const generation = making
      const page = make().finally(() => generation.delete(key))
      generation.set(key, page)
      const made = await page
      if (generation === making && isKept(made)) keep(key, made)
      return made
    },

    clear() {
      kept = new Map()
      making = new Map()
      size = 0
    },
  }
}
