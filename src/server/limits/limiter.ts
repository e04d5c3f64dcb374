/** What one key may do: so many times within so many milliseconds, from the first time on. */
export interface Budget {
  key: string
  most: number
  within: number
}

export interface Taken {
  /** Seconds until another is allowed; 0 when this one is. */
  retryAfter: number
  /** How many were counted before this one, under the key that has most. */
  before: number
  /** Forgets everything that is counted under these keys. */
  forget(): void
}

export type Limiter = ReturnType<typeof createLimiter>

/** Who comes from many addresses makes more keys than visitors ever would; the oldest are forgotten first. */
const MOST_KEYS = 10_000

/** Counts what is done under keys, and says when it was enough. Kept in memory: a restart forgives. */
export function createLimiter({ now = Date.now, mostKeys = MOST_KEYS } = {}) {
  const windows = new Map<string, { count: number; until: number }>()

  const windowOf = ({ key, within }: Budget) => {
    const name = `${within} ${key}`
    const known = windows.get(name)
    if (known && known.until > now()) return known
    windows.delete(name)
    const fresh = { count: 0, until: now() + within }
    windows.set(name, fresh)
    if (windows.size > mostKeys) windows.delete(windows.keys().next().value!)
    return fresh
  }

  return {
    /** Counts one under each of these budgets, or under none when one of them is spent. */
    take(budgets: readonly Budget[]): Taken {
      const open = budgets.map((budget) => ({ ...budget, window: windowOf(budget) }))
      const spentUntil = Math.max(
        0,
        ...open.filter(({ window, most }) => window.count >= most).map((o) => o.window.until),
      )
      const before = Math.max(0, ...open.map(({ window }) => window.count))
      if (!spentUntil) for (const { window } of open) window.count++
      return {
        retryAfter: spentUntil && Math.ceil((spentUntil - now()) / 1000),
        before,
        forget() {
          for (const { key, within } of open) windows.delete(`${within} ${key}`)
        },
      }
    },
  }
}
