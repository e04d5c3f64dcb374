import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type * as Library from 'rate-limiter-flexible'
import type { Database } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'

/** The library's index would load every store that it knows, at every start. */
const load = createRequire(import.meta.url)
const part = <Name extends keyof typeof Library>(name: Name) =>
  load(`rate-limiter-flexible/lib/${name}.js`) as (typeof Library)[Name]
const RateLimiterMemory = part('RateLimiterMemory')
const RateLimiterRes = part('RateLimiterRes')

/** What one key may do: so many times within so many seconds, from the first time on. */
export interface Budget {
  /** Keys are told apart by it, too. */
  name: string
  most: number
  within: number
}

export interface Taken {
  /** Milliseconds until another is allowed; 0 when this one is. */
  wait: number
  /** How many were counted, this one included. */
  count: number
}

/** Counts what is done under keys, and says when it was enough. */
export interface Counter {
  take(key: string): Promise<Taken>
  giveBack(key: string): Promise<unknown>
  forget(key: string): Promise<unknown>
}

export type OpenCounter = (budget: Budget) => Counter

/** Counters of this process alone. A restart forgives. */
export const countHere: OpenCounter = ({ name, most, within }) =>
  counterOf(new RateLimiterMemory({ keyPrefix: name, points: most, duration: within }))

interface Together extends Pick<Database, 'db' | 'dialect'> {
  /** How long a count is waited for, in milliseconds. */
  countPatience?: number
}

/** Counters that all instances on a database share; an embedded one has a single process, which counts by itself. */
export function countTogether({ db, dialect, countPatience = PATIENCE }: Together): OpenCounter {
  if (dialect === 'sqlite') return countHere
  const RateLimiterPostgres = part('RateLimiterPostgres')
  const storeClient = patientClient(db, countPatience)
  return ({ name, most, within }) => {
    const options = { keyPrefix: name, points: most, duration: within }
    // While the database gives no answer each instance counts by itself: the door neither opens nor hangs.
    const insuranceLimiter = new RateLimiterMemory(options)
    const table = { storeClient, storeType: 'client', tableName: 'limits', tableCreated: true }
    return counterOf(new RateLimiterPostgres({ ...options, ...table, insuranceLimiter }), digestOf)
  }
}

const counterOf = (limiter: Library.RateLimiterAbstract, nameOf = (key: string) => key): Counter => ({
  take: (key) =>
    limiter.consume(nameOf(key)).then(
      ({ consumedPoints }) => ({ wait: 0, count: consumedPoints }),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { wait: Math.max(1, refusal.msBeforeNext), count: refusal.consumedPoints }
      },
    ),
  giveBack: (key) => limiter.reward(nameOf(key)),
  forget: (key) => limiter.delete(nameOf(key)),
})

/** A table is read by more people than a process: at a glance it tells neither addresses nor who tried to sign in. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** A count is not worth more of a visitor's time, in milliseconds. */
const PATIENCE = 3000
/** So long nothing more is asked of a database that gave no answer, in milliseconds. */
const REST = 10_000

/** The database as the library asks it. */
function patientClient(db: Db, patience: number) {
  let silentUntil = 0
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      if (Date.now() < silentUntil) throw new Error('the database gave no answer just now')
      const asked = db.executeQuery<object>(CompiledQuery.raw(text, values))
      asked.catch(() => {})
      try {
        const { rows } = await Promise.race([asked, tooLate(patience)])
        return { rows, rowCount: rows.length }
      } catch (error) {
        silentUntil = Date.now() + REST
        throw error
      }
    },
  }
}

async function tooLate(patience: number): Promise<never> {
  await wait(patience, undefined, { ref: false })
  throw new Error(`the database gave no answer for ${patience} milliseconds`)
}
