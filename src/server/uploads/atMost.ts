/** Lets at most so many works run at a time; the others wait in the order in which they came. */
export function atMost(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over the place; where nobody waits, it is free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
