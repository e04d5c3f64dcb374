import { hash } from '../../../src/contract/domain/hash.ts'

/** Repeatable random numbers: the same seed gives the same sequence on every machine. */
export type Random = {
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32, started from the FNV-1a hash of the seed. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const a = Math.imul(state ^ (state >>> 15), 1 | state)
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a
    return ((b ^ (b >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  }
}
