/** Tells whoever keeps derived things (rendered pages) that stored things have changed. */
export interface Changes {
  /** Says that rows of a table changed; listeners have run when this returns. */
  emit(table: string): void
  subscribe(listener: (table: string) => void): () => void
}

export function createChanges(): Changes {
  const listeners = new Set<(table: string) => void>()
  return {
    emit(table) {
      for (const listener of listeners) listener(table)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
