/** What would be lost if its screen went away now: what is typed and not saved, or on its way. */
export interface Unsaved {
  /**
   * From now until the returned function is called there is something. `onGivenUp` is called when it is given up on
   * purpose: from then on nobody is to be asked about it.
   */
  hold(onGivenUp?: () => void): () => void
  /** Whether there is anything. */
  readonly isHeld: boolean
  /** Gives everything up: the record is deleted, or the person signs out and has said so. */
  giveUp(): void
}

export function createUnsaved(): Unsaved {
  const held = new Set<{ onGivenUp: () => void }>()
  return {
    hold(onGivenUp = () => {}) {
      const own = { onGivenUp }
      held.add(own)
      return () => held.delete(own)
    },
    get isHeld() {
      return held.size > 0
    },
    giveUp() {
      const all = [...held]
      held.clear()
      for (const { onGivenUp } of all) onGivenUp()
    },
  }
}
