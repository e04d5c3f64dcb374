/** What was made, in memory (pages, answers, where files lie): the least recently used is forgotten first, and where something changes, all. */
export interface Cache<V> {
  /** What is kept under a key, else what `make` makes. Who comes meanwhile shares one making. */
  get(key: string, make: () => Promise<V>): Promise<V>
  /** What is kept under a key, where there is something. */
  find(key: string): V | undefined
  clear(): void
}

interface Limits<V, Place extends string> {
  /** What is kept in each place may weigh so much together, in bytes: what is in one pushes nothing out of another. */
  places: Record<Place, number>
  /** Where something is kept; undefined when it is not worth keeping. */
  placeOf: (value: V) => Place | undefined
  sizeOf: (value: V) => number
  /** Whether making it failed for a while: until it works out again what was kept is given, as old as it is. */
  isFailed?: (value: V) => boolean
  /** It is made anew after this long, for what changes by itself: the year in the footer. In milliseconds. */
  maxAge: number
  now?: () => number
}

/** So long nobody waits for another try at what could not be made anew, in milliseconds. */
const PAUSE = 10_000

interface Kept<V> {
  value: V
  until: number
  size: number
}

export function createCache<V, Place extends string>({
  places,
  placeOf,
  sizeOf,
  isFailed = () => false,
  maxAge,
  now = Date.now,
}: Limits<V, Place>): Cache<V> {
  const kept = Object.entries<number>(places).map(([place, maxSize]) => ({ place, ...createShelf<V>(maxSize) }))
  let making = new Map<string, Promise<V>>()

  const find = (key: string): V | undefined => {
    for (const shelf of kept) {
      const known = shelf.take(key)
      if (known && known.until > now()) return known.value
    }
    return undefined
  }

  const keep = (key: string, value: V) => {
    const place = placeOf(value)
    for (const shelf of kept) {
      shelf.forget(key)
      if (shelf.place === place) shelf.put(key, { value, until: now() + maxAge, size: key.length + sizeOf(value) })
    }
  }

  return {
    find,
    async get(key, make) {
      const known = find(key)
      if (known !== undefined) return known
      const running = making.get(key)
      if (running) return running
      // What began to be made before a change may show what was before it: it is answered, but not kept.
      const generation = making
      const value = make().finally(() => generation.delete(key))
      generation.set(key, value)
      const made = await value
      if (generation !== making) return made
      const old = isFailed(made) && kept.map((shelf) => shelf.take(key)).find(Boolean)
      if (old) {
        old.until = now() + PAUSE
        return old.value
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
function createShelf<V>(maxSize: number) {
  const kept = new Map<string, Kept<V>>()
  let size = 0
  const forget = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return {
    forget,
    take(key: string): Kept<V> | undefined {
      const known = kept.get(key)
      if (!known) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    put(key: string, value: Kept<V>) {
      kept.set(key, value)
      size += value.size
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
