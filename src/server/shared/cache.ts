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
  /** Whether making it failed for a while: until it works out again what was kept is given, as old as it is, and nobody waits. */
  isFailed?: (value: V) => boolean
  /** It is made anew after this long, for what changes by itself: the year in the footer. In milliseconds. */
  maxAge: number
  now?: () => number
}

/** So long there is no other try at what could not be made anew, in milliseconds. */
const PAUSE = 10_000

interface Kept<V> {
  value: V
  until: number
  size: number
  /** The last try to make it anew failed. */
  isFailing?: boolean
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

  const take = (key: string) => kept.map((shelf) => shelf.take(key)).find(Boolean)
  const isFresh = ({ until }: Kept<V>) => until > now()

  const keep = (key: string, value: V) => {
    const place = placeOf(value)
    for (const shelf of kept) {
      shelf.forget(key)
      if (shelf.place === place) shelf.put(key, { value, until: now() + maxAge, size: key.length + sizeOf(value) })
    }
  }

  const renew = async (key: string, make: () => Promise<V>, generation: typeof making): Promise<V> => {
    const made = await make()
    // What began to be made before a change may show what was before it: it is answered, but not kept.
    if (generation !== making) return made
    const old = isFailed(made) && take(key)
    if (old) {
      Object.assign(old, { until: now() + PAUSE, isFailing: true })
      return old.value
    }
    keep(key, made)
    return made
  }

  return {
    find(key) {
      const known = take(key)
      return known && isFresh(known) ? known.value : undefined
    },

    async get(key, make) {
      const known = take(key)
      if (known && isFresh(known)) return known.value
      const generation = making
      let running = generation.get(key)
      if (!running) {
        running = renew(key, make, generation).finally(() => generation.delete(key))
        generation.set(key, running)
        // What breaks behind whoever is given the old is met by the next one.
        if (known?.isFailing) running.catch(() => Object.assign(known, { isFailing: false }))
      }
      return known?.isFailing ? known.value : running
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
