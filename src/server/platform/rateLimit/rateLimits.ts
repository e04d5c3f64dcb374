import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { keyActorOf } from '../../../contract/api/endpoints.ts'
import { limited, problems } from '../../../contract/i18n/shared/messages.ts'
import { withTimeout } from '../async/promises.ts'
import type { Database } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { isLocalRequest, networkOf } from '../http/access.ts'
import { hasBody } from '../http/bodies.ts'
import { refused } from '../http/problems.ts'
import { IN_PROCESS } from '../observability/log.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** The key by which requests are counted. */
  by: (request: FastifyRequest) => string
  /**
   * Maximum counts within numbers of seconds; the shortest first, so that a request it refuses does not count for the
   * next.
   */
  budgets: readonly [most: number, within: number][]
  message: string
  /** Counted in the database, for all instances together; otherwise per instance. */
  isShared?: boolean
}

const network = ({ ip }: FastifyRequest) => networkOf(ip)
const session = (request: FastifyRequest) =>
  request.session?.tokenHash ?? (request.key ? keyActorOf(String(request.key.id)) : network(request))

const SALT = randomBytes(16)
/**
 * Flood guard key: one of 16,384 salted hash buckets of networks, so that an attack from many networks cannot exhaust
 * memory. Visitors are too few to reach a flood's budget together.
 */
const networkBucket = ({ ip }: FastifyRequest) =>
  String(createHash('sha256').update(SALT).update(networkOf(ip)).digest().readUInt16LE() & 0x3fff)

/** Budgets that people do not reach, not even many behind one address of a mobile operator. */
const declared = {
  /** Every API request: flood guard. */
  api: { by: networkBucket, budgets: [[1200, MINUTE]], message: problems.tooMany },
  /** Visitors' forms, account routes and chat, valid or not: before their body is read. */
  forms: { by: networkBucket, budgets: [[100, MINUTE]], message: problems.tooMany },
  /** Other requests with a body. */
  bodies: { by: networkBucket, budgets: [[600, MINUTE]], message: problems.tooMany },
  contact: {
    by: network,
    budgets: [
      [20, 10 * MINUTE],
      [100, DAY],
    ],
    message: limited.contact,
    isShared: true,
  },
  chat: { by: network, budgets: [[30, 10 * MINUTE]], message: limited.chat, isShared: true },
  search: { by: network, budgets: [[240, MINUTE]], message: limited.search },
  /** Passkey challenges for anonymous callers. */
  passkeyOptions: { by: networkBucket, budgets: [[60, 10 * MINUTE]], message: problems.tooMany },
  uploads: { by: session, budgets: [[120, 10 * MINUTE]], message: limited.uploads },
  testMail: { by: session, budgets: [[10, 10 * MINUTE]], message: limited.testMail },
} as const satisfies Record<string, Limit>

/** Counts a request or refuses it (429): as a route's `onRequest` before the body is read, as its `preHandler` after validation. */
export type RequestLimit = (request: FastifyRequest) => Promise<void>
export type RequestLimits = Record<keyof typeof declared, RequestLimit>

interface LimitOptions {
  isOn?: boolean
  shared: CounterFactory
  local?: CounterFactory
}

export function createRequestLimits({ isOn = true, shared, local = memoryCounters }: LimitOptions) {
  const limitOf = (name: string, { by, budgets, message, isShared }: Limit): RequestLimit => {
    const counterOf = isShared ? shared : local
    const counters = budgets.map(([most, within]) => counterOf({ name: `${name} ${within}`, most, within }))
    return async (request) => {
      if (isExempt(request, isOn)) return
      for (const counter of counters) {
        const { wait } = await counter.take(by(request))
        if (wait) throw refused.tooMany(message, wait / 1000)
      }
    }
  }
  const entries = Object.entries(declared).map(([name, limit]) => [name, limitOf(name, limit)])
  // One limit for each declared name.
  return Object.fromEntries(entries) as RequestLimits
}

/** Counts this scope's requests with a body, by the kind of their route. */
export function limitBodyRate(app: FastifyInstance, limits: Pick<RequestLimits, 'forms' | 'bodies'>) {
  app.addHook('onRequest', async (request) => {
    const { body } = request.routeOptions.config
    if (body && hasBody(request.raw)) await limits[body === 'form' || body === 'chat' ? 'forms' : 'bodies'](request)
  })
}

/** Exempt: the server's own requests during rendering, and load tests on this machine. */
const isExempt = (request: FastifyRequest, isOn: boolean) =>
  request.raw.socket?.remoteAddress === IN_PROCESS || (!isOn && isLocalRequest(request))

/** Budget of a counter: a maximum count per key within a number of seconds, in a window that the first count opens. */
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
