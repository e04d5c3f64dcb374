/** Lets calls wait for each other, in the order in which they came. A call that fails does not hold up the next. */
export function oneAtATime<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const turn = last.then(
      () => work(...args),
      () => work(...args),
    )
    last = turn
    return turn
  }
}
