import { isIPv6 } from 'node:net'

const MINUTE = 60_000
/** Failures are forgotten this long after the first of them. */
const WINDOW = 15 * MINUTE
/** From this failure on each answer is slowed, twice as much as the one before. */
const SLOWED_FROM = 3
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000
/** Who guesses from many addresses makes more keys than visitors ever would; the oldest are forgotten first. */
const MOST_KEYS = 10_000

export interface Attempt {
  /** How long to wait before the answer, in milliseconds. */
  delay: number
  /** Seconds until another attempt is allowed; 0 when this one is. */
  retryAfter: number
  /** Takes the attempt back: it was no failure. */
  succeed(): void
}
export type Attempts = ReturnType<typeof createAttempts>

/**
 * Slows down whoever guesses, then refuses. Every attempt counts as a failure until it succeeds, so that many at once
 * gain nothing. Kept in memory: a restart forgives.
 */
export function createAttempts({ limits = true, now = Date.now }: { limits?: boolean; now?: () => number } = {}) {
  const failures = new Map<string, { count: number; until: number }>()

  const countOf = (key: string) => {
    const known = failures.get(key)
    if (known && known.until > now()) return known
    failures.delete(key)
    const fresh = { count: 0, until: now() + WINDOW }
    failures.set(key, fresh)
    if (failures.size > MOST_KEYS) failures.delete(failures.keys().next().value!)
    return fresh
  }

  return {
    /**
     * Counts an attempt from an address under each of these keys, which say how many failures they bear before the
     * answer is "later".
     */
    begin(address: string, allowed: Record<string, number>): Attempt {
      if (!limits && isLoopback(address)) return { delay: 0, retryAfter: 0, succeed() {} }
      const counts = Object.entries(allowed).map(([key, most]) => ({ key, most, failed: countOf(key) }))
      const refusedUntil = counts.map(({ most, failed }) => (failed.count >= most ? failed.until : 0))
      const longest = Math.max(...refusedUntil)
      if (longest) return { delay: 0, retryAfter: Math.ceil((longest - now()) / 1000), succeed() {} }
      const worst = Math.max(...counts.map(({ failed }) => failed.count))
      for (const { failed } of counts) failed.count++
      return {
        delay: worst < SLOWED_FROM ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (worst - SLOWED_FROM)),
        retryAfter: 0,
        succeed() {
          for (const { key } of counts) failures.delete(key)
        },
      }
    },
  }
}

/** `RATE_LIMITS=off` is for load tests on the machine itself, and means nothing to anyone else. */
const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)

/** Whom an address stands for: in IPv6 a household or a server has a whole /64. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? `${expand(address).slice(0, 4).join(':')}::/64` : address

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}
