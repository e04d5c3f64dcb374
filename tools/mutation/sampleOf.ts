/** A random sample, the same one for the same seed (Fisher-Yates shuffle with mulberry32). */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const rest = [...all]
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [taken] = rest.splice(Math.floor(random() * rest.length), 1)
    return taken!
  })
}
