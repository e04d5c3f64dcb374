/** Tells whoever keeps derived things (rendered pages) that stored things have changed. */
export interface Changes {
  /** Says that rows of a table changed; listeners of this process have run when this returns. It never fails. */
  emit(table: string): Promise<void>
  subscribe(listener: (table: string) => void): () => void
}

export function createChanges(): Changes {
  const listeners = new Set<(table: string) => void>()
  return {
    async emit(table) {
      for (const listener of listeners) listener(table)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
