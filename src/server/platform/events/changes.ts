/** Change events: tell caches and scheduled jobs that rows of a table have changed. */
export interface Changes {
  /** Announces a change; this process's listeners have run when it returns. Never throws. */
  emit(table: string): Promise<void>
  subscribe(listener: (table: string) => void): () => void
}

/** In place of a table name: anything may have changed. */
export const EVERYTHING = '*'

export interface ProcessChanges extends Changes {
  /** Runs the listeners for a change that another process made. */
  hear(table: string): void
  /** Sets a relay that publishes every change made here to other processes. */
  passOn(relay: (table: string) => Promise<void>): void
}

/** Change events of one process; `platform/db/notify.ts` shares them between instances. */
export function createChanges(): ProcessChanges {
  const listeners = new Set<(table: string) => void>()
  let relay: (table: string) => Promise<void> = async () => {}
  const hear = (table: string) => {
    for (const listener of listeners) listener(table)
  }
  return {
    hear,
    async emit(table) {
      hear(table)
      await relay(table)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    passOn(newRelay) {
      relay = newRelay
    },
  }
}
