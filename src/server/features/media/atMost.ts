interface Waiting {
  weight: number
  start: () => void
}

interface Options {
  isUrgent?: boolean
  /** How much of the limit it takes. */
  weight?: number
}

/**
 * Runs works while their weights together are within a limit; the others wait in the order in which they came, urgent
 * ones before all. A work that weighs more than the limit runs alone.
 */
export function atMost(most: number) {
  let running = 0
  const urgent: Waiting[] = []
  const waiting: Waiting[] = []

  const startNext = () => {
    for (;;) {
      const queue = urgent.length > 0 ? urgent : waiting
      const [next] = queue
      if (!next || (running > 0 && running + next.weight > most)) return
      queue.shift()
      running += next.weight
      next.start()
    }
  }

  return async <R>(work: () => Promise<R>, { isUrgent = false, weight = 1 }: Options = {}): Promise<R> => {
    await new Promise<void>((resolve) => {
      ;(isUrgent ? urgent : waiting).push({ weight, start: resolve })
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= weight
      startNext()
    }
  }
}
