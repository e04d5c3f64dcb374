/** Returns a function that computes its result once for the same arguments, which are compared by identity. */
export function memoize<Args extends readonly [object, ...object[]], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  type Level = WeakMap<object, Level | { result: Result }>
  const known: Level = new WeakMap()
  return (...args) => {
    // Each level but the last has the next one, and the last has results.
    const level = args.slice(0, -1).reduce((outer: Level, arg) => {
      const inner = (outer.get(arg) as Level | undefined) ?? new WeakMap()
      outer.set(arg, inner)
      return inner
    }, known)
    const last = args.at(-1)!
    const found = (level.get(last) as { result: Result } | undefined) ?? { result: compute(...args) }
    level.set(last, found)
    return found.result
  }
}
