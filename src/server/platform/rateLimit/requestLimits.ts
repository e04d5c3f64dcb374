import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyActorOf } from '../../../contract/api/accessKeyCalls.ts'
import { limited } from '../../../contract/i18n/shared/limits.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { hasBody } from '../http/bodyLimits.ts'
import { networkOf } from '../http/networkOf.ts'
import { refused } from '../http/problems.ts'
import { isFromHere } from '../http/unnamedProxy.ts'
import { IN_PROCESS } from '../observability/log.ts'
import { countHere, type OpenCounter } from './counters.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** Whose requests are counted together. */
  by: (request: FastifyRequest) => string
  /** So many times within so many seconds; the shortest first, so that what it refuses costs nothing of the next. */
  budgets: readonly [most: number, within: number][]
  sentence: string
  /** All instances count together; else each by itself, without asking the database. */
  isShared?: boolean
}

const network = ({ ip }: FastifyRequest) => networkOf(ip)
const session = (request: FastifyRequest) =>
  request.session?.tokenHash ?? (request.key ? keyActorOf(String(request.key.id)) : network(request))

const SALT = randomBytes(16)
/**
 * One of 16,384 shares of all networks, of which nobody knows who is in which: who comes from more networks than there is
 * memory to count takes none. People are far too few to get in each other's way at the budget of a flood.
 */
const share = ({ ip }: FastifyRequest) =>
  String(createHash('sha256').update(SALT).update(networkOf(ip)).digest().readUInt16LE() & 0x3fff)

/** What people never reach, even many of them behind one address, as mobile operators put them. */
const declared = {
  /** Any call of the API: a guard against floods. */
  api: { by: share, budgets: [[1200, MINUTE]], sentence: problems.tooMany },
  /** Forms of visitors, calls about accounts and chat, valid or not: before anything of them is read. */
  forms: { by: share, budgets: [[100, MINUTE]], sentence: problems.tooMany },
  /** Any other call with a body. */
  bodies: { by: share, budgets: [[600, MINUTE]], sentence: problems.tooMany },
  contact: {
    by: network,
    budgets: [
      [20, 10 * MINUTE],
      [100, DAY],
    ],
    sentence: limited.contact,
    isShared: true,
  },
  chat: { by: network, budgets: [[30, 10 * MINUTE]], sentence: limited.chat, isShared: true },
  /** What strangers may ask a passkey to sign: nothing of it is stored, neither is the count. */
  passkeyOptions: { by: share, budgets: [[60, 10 * MINUTE]], sentence: problems.tooMany },
  uploads: { by: session, budgets: [[120, 10 * MINUTE]], sentence: limited.uploads },
  testMail: { by: session, budgets: [[10, 10 * MINUTE]], sentence: limited.testMail },
} as const satisfies Record<string, Limit>

/**
 * Counts a request, or refuses it. As a route's `onRequest` it comes before anything is read, as its `preHandler` after
 * what is invalid has been refused.
 */
export type RequestLimit = (request: FastifyRequest) => Promise<void>
export type RequestLimits = Record<keyof typeof declared, RequestLimit>

interface Ground {
  isOn?: boolean
  /** Counts what is shared, and what is not. */
  together: OpenCounter
  here?: OpenCounter
}

/** The limits of requests. */
export function createRequestLimits({ isOn = true, together, here = countHere }: Ground) {
  const limitOf = (name: string, { by, budgets, sentence, isShared }: Limit): RequestLimit => {
    const open = isShared ? together : here
    const counters = budgets.map(([most, within]) => open({ name: `${name} ${within}`, most, within }))
    return async (request) => {
      if (isExempt(request, isOn)) return
      for (const counter of counters) {
        const { wait } = await counter.take(by(request))
        if (wait) throw refused.tooMany(sentence, wait / 1000)
      }
    }
  }
  const entries = Object.entries(declared).map(([name, limit]) => [name, limitOf(name, limit)])
  return Object.fromEntries(entries) as RequestLimits
}

/** Counts every call of this scope that brings a body, by what its route takes. */
export function limitBodyRate(app: FastifyInstance, limits: Pick<RequestLimits, 'forms' | 'bodies'>) {
  app.addHook('onRequest', async (request) => {
    const { body } = request.routeOptions.config
    if (body && hasBody(request.raw)) await limits[body === 'form' || body === 'chat' ? 'forms' : 'bodies'](request)
  })
}

/** The server itself, when it renders a page, and load tests on the machine. */
const isExempt = (request: FastifyRequest, isOn: boolean) =>
  request.raw.socket?.remoteAddress === IN_PROCESS || (!isOn && isFromHere(request))
