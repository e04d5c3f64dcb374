/** Tells whoever keeps derived things (rendered pages), or waits for something to do, that stored things have changed. */
export interface Changes {
  /** Says that rows of a table changed; listeners of this process have run when this returns. It never fails. */
  emit(table: string): Promise<void>
  subscribe(listener: (table: string) => void): () => void
}

/** In place of a table's name: anything may have changed. */
export const EVERYTHING = '*'

export interface ProcessChanges extends Changes {
  /** Tells the listeners of this process alone, of a change that was made elsewhere. */
  hear(table: string): void
  /** Has every change that is made here told to others too. */
  passOn(relay: (table: string) => Promise<void>): void
}

/** The changes of one process, and of others once they are shared (`platform/db/notify.ts`). */
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
