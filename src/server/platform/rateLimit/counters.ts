import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { withTimeout } from '../async/promises.ts'
import type { Database } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'

/** A limit: a maximum count per key within a number of seconds, in a window that the first count opens. */
export interface Budget {
  /** Part of the key. */
  name: string
  most: number
  within: number
}

export interface Count {
  /** Milliseconds until the next one is allowed; 0 if this one is. */
  wait: number
  /** Count in this window, including this one. */
  count: number
}

export interface Counter {
  take(key: string): Promise<Count>
  /** Undoes one `take`. */
  refund(key: string): Promise<unknown>
  reset(key: string): Promise<unknown>
}

export type CounterFactory = (budget: Budget) => Counter

/** Counters of this process; a restart resets them. */
export const memoryCounters: CounterFactory = ({ name, most, within }) =>
  counterOf(new RateLimiterMemory({ keyPrefix: name, points: most, duration: within }))

interface SharedOptions extends Pick<Database, 'db' | 'dialect'> {
  /** Timeout of a query, in milliseconds. */
  counterTimeout?: number
}

/** Counters that all instances on a PostgreSQL database share; SQLite has a single process. */
export function sharedCounters({ db, dialect, counterTimeout = TIMEOUT }: SharedOptions): CounterFactory {
  if (dialect === 'sqlite') return memoryCounters
  const storeClient = queryClient(db, counterTimeout)
  return ({ name, most, within }) => {
    const options = { keyPrefix: name, points: most, duration: within }
    // While the database does not respond each instance counts separately: requests are still limited and do not hang.
    const insuranceLimiter = new RateLimiterMemory(options)
    const table = { storeClient, storeType: 'client', tableName: 'limits', tableCreated: true }
    return counterOf(new RateLimiterPostgres({ ...options, ...table, insuranceLimiter }), digestOf)
  }
}

const counterOf = (limiter: RateLimiterAbstract, nameOf = (key: string) => key): Counter => ({
  take: (key) =>
    limiter.consume(nameOf(key)).then(
      ({ consumedPoints }) => ({ wait: 0, count: consumedPoints }),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { wait: Math.max(1, refusal.msBeforeNext), count: refusal.consumedPoints }
      },
    ),
  refund: (key) => limiter.reward(nameOf(key)),
  reset: (key) => limiter.delete(nameOf(key)),
})

/** Hashes keys in the database, because they would reveal addresses and sign-in attempts. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Timeout of a query, in milliseconds. */
const TIMEOUT = 3000
/** Pause of queries after a timeout, in milliseconds. */
const PAUSE = 10_000

/** The client that the library expects, with a timeout and a pause after a failure. */
function queryClient(db: Db, timeout: number) {
  let pausedUntil = 0
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      if (Date.now() < pausedUntil) throw new Error('database query skipped after a timeout')
      try {
        const { rows } = await withTimeout(timeout, db.executeQuery<object>(CompiledQuery.raw(text, values)))
        return { rows, rowCount: rows.length }
      } catch (error) {
        pausedUntil = Date.now() + PAUSE
        throw error
      }
    },
  }
}
