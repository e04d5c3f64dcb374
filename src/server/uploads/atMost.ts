/** Lets at most so many works run at a time; the others wait in the order in which they came, urgent ones before all. */
export function atMost(most: number) {
  let running = 0
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  return async <R>(work: () => Promise<R>, { isUrgent = false } = {}): Promise<R> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => (isUrgent ? urgent : waiting).push(resolve))
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over the place; where nobody waits, it is free.
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else running--
    }
  }
}
