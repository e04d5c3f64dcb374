import { createLimiter } from '../limits/limiter.ts'
import { isLoopback } from '../limits/networkOf.ts'

/** Failures are forgotten this long after the first of them, in milliseconds. */
const WINDOW = 15 * 60_000
/** From this failure on each answer is slowed, twice as much as the one before. */
const SLOWED_FROM = 3
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000

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
 * gain nothing.
 */
export function createAttempts({ limits = true, now = Date.now }: { limits?: boolean; now?: () => number } = {}) {
  const limiter = createLimiter({ now })
  return {
    /**
     * Counts an attempt from an address under each of these keys, which say how many failures they bear before the
     * answer is "later".
     */
    begin(address: string, allowed: Record<string, number>): Attempt {
      if (!limits && isLoopback(address)) return { delay: 0, retryAfter: 0, succeed() {} }
      const budgets = Object.entries(allowed).map(([key, most]) => ({ key, most, within: WINDOW }))
      const { retryAfter, before, forget } = limiter.take(budgets)
      const isSlowed = !retryAfter && before >= SLOWED_FROM
      return {
        delay: isSlowed ? Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (before - SLOWED_FROM)) : 0,
        retryAfter,
        succeed: forget,
      }
    },
  }
}
