import type { FastifyRequest } from 'fastify'
import { limited } from '../../contract/texts/limits.ts'
import { problems } from '../../contract/texts/problems.ts'
import { IN_PROCESS } from '../process/log.ts'
import { refused } from '../shared/problems.ts'
import { createLimiter } from './limiter.ts'
import { isLoopback, networkOf } from './networkOf.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** Whose requests are counted together. */
  by: (request: FastifyRequest) => string
  /** So many times within so many milliseconds. */
  budgets: readonly [most: number, within: number][]
  sentence: string
}

const network = ({ ip }: FastifyRequest) => networkOf(ip)
const session = (request: FastifyRequest) => request.session?.tokenHash ?? network(request)

/** What people never reach, even many of them behind one address, as mobile operators put them. */
const declared = {
  /** Any call of the API: a guard against floods. */
  api: { by: network, budgets: [[1200, MINUTE]], sentence: problems.tooMany },
  contact: {
    by: network,
    budgets: [
      [20, 10 * MINUTE],
      [100, DAY],
    ],
    sentence: limited.contact,
  },
  chat: { by: network, budgets: [[30, 10 * MINUTE]], sentence: limited.chat },
  uploads: { by: session, budgets: [[120, 10 * MINUTE]], sentence: limited.uploads },
  testMail: { by: session, budgets: [[10, 10 * MINUTE]], sentence: limited.testMail },
} as const satisfies Record<string, Limit>

/**
 * Counts a request, or refuses it. As a route's `onRequest` it comes before anything is read, as its `preHandler` after
 * what is invalid has been refused.
 */
export type RequestLimit = (request: FastifyRequest) => Promise<void>
export type RequestLimits = Record<keyof typeof declared, RequestLimit>

/** The limits of requests, each with a memory of its own, so that a flood of one kind does not wash away another's. */
export function createRequestLimits({ isOn = true, now = Date.now } = {}): RequestLimits {
  const limitOf = ({ by, budgets, sentence }: Limit): RequestLimit => {
    const limiter = createLimiter({ now })
    return async (request) => {
      if (isExempt(request, isOn)) return
      const key = by(request)
      const { retryAfter } = limiter.take(budgets.map(([most, within]) => ({ key, most, within })))
      if (retryAfter) throw refused.tooMany(sentence, retryAfter)
    }
  }
  const entries = Object.entries(declared).map(([name, limit]) => [name, limitOf(limit)])
  return Object.fromEntries(entries) as RequestLimits
}

/** The server itself, when it renders a page, and load tests on the machine. */
const isExempt = ({ raw, ip }: FastifyRequest, isOn: boolean) =>
  raw.socket?.remoteAddress === IN_PROCESS || (!isOn && isLoopback(ip))
