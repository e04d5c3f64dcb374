interface Waiting<T> {
  item: T
  end: () => void
}

/**
 * Does things behind the answers, one after the other. What comes when too many wait already is dropped, so only what
 * can be made up for later belongs here. `work` never fails, and hears when it should come to an end.
 */
export function createBacklog<T>(work: (item: T, closing: AbortSignal) => Promise<void>, most: number) {
  const waiting: Waiting<T>[] = []
  const closing = new AbortController()
  let running: Promise<void> | undefined

  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await work(next.item, closing.signal)
      next.end()
    }
    running = undefined
  }

  return {
    /** Ends when it is done, or dropped. */
    add(item: T): Promise<void> {
      if (waiting.length >= most) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ item, end: resolve })
      running ??= run()
      return promise
    },
    /** Drops what waits, and lets what runs come to its end. */
    async close(): Promise<void> {
      closing.abort()
      for (const { end } of waiting.splice(0)) end()
      await running
    },
  }
}
