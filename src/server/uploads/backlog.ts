/**
 * Does things behind the answers, one after the other. What comes when too many wait already is dropped, so only what
 * can be made up for later belongs here. `work` never fails.
 */
export function createBacklog<T>(work: (item: T) => Promise<void>, most: number) {
  const waiting: T[] = []
  let running: Promise<void> | undefined

  const run = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    running = undefined
  }

  return {
    add(item: T) {
      if (waiting.length < most) waiting.push(item)
      running ??= run()
    },
    /** Drops what waits, and lets what runs come to its end. */
    async close(): Promise<void> {
      waiting.length = 0
      await running
    },
  }
}
