import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import { isLocalRequest, networkOf } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { type Counter, type CounterFactory, memoryCounters } from '../../platform/rateLimit/counters.ts'
import { emailKey } from './accountEmails.ts'
import type { AccountContext } from './context.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** Failed attempts within so many seconds from the first of them. */
  most: number
  within: number
  /** Counts many callers under one key: it delays nobody, and a success takes back its own attempt alone. */
  isShared?: true
}

/** Failures per key before an attempt is refused. No call uses up the budget of another. */
const BUDGETS = {
  /** Sign-in with a password from unknown devices: all of them, a network, an account. */
  strangers: { most: 2000, within: 15 * MINUTE, isShared: true },
  network: { most: 10, within: 15 * MINUTE },
  account: { most: 50, within: 15 * MINUTE },
  /** From known devices, whose cookie may be stolen or, with the signing key, forged: all of them, a network, an account, the device. */
  devices: { most: 2000, within: 15 * MINUTE, isShared: true },
  deviceNetwork: { most: 50, within: 15 * MINUTE, isShared: true },
  deviceAccount: { most: 50, within: 15 * MINUTE, isShared: true },
  device: { most: 10, within: 15 * MINUTE },
  /** The second factor after a correct password. */
  factor: { most: 15, within: 15 * MINUTE, isShared: true },
  factorDay: { most: 30, within: DAY, isShared: true },
  /** The present password of a signed-in administrator. */
  password: { most: 10, within: 15 * MINUTE },
  /** A passkey alone, and tokens of emailed links, from one network. */
  passkey: { most: 10, within: 15 * MINUTE },
  resetPassword: { most: 10, within: 15 * MINUTE },
  confirmEmail: { most: 10, within: 15 * MINUTE },
  /** Emails for a lost password: all together, those requested by a network, those sent to an address. */
  mails: { most: 500, within: 15 * MINUTE, isShared: true },
  mailNetwork: { most: 10, within: 15 * MINUTE },
  mailAddress: { most: 1, within: 5 * MINUTE },
} as const satisfies Record<string, Limit>

type Name = keyof typeof BUDGETS
const limitOf = (name: Name): Limit => BUDGETS[name]

/** Wrong second factors within so many seconds after which the account's owner is emailed, once. */
const NOTIFY_AT = 3
const NOTIFY_WITHIN = 6 * 60 * MINUTE

/**
 * Failed sign-ins that are audited in a minute, for each administrator and for all unknown addresses together: invented addresses
 * neither fill the table nor hide attempts at a real account.
 */
export const MAX_AUDITED = 30

/** Responses are delayed from this failure on, each twice as long as the one before, in milliseconds. */
const DELAYED_FROM = 4
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000

interface Attempt {
  /** The attempt was no failure: takes it back, and earlier failures with it where the key is the caller's alone. */
  succeed: () => Promise<unknown>
  /** Takes back this attempt alone. */
  takeBack: () => Promise<unknown>
}

export interface Caller {
  address: string
  /** On this machine, where limits may be off. */
  isLocal: boolean
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  isLocal: isLocalRequest(request),
})

interface SignIn extends Caller {
  email: string
  /** The name of the device, where it is known for this email. */
  device?: string | undefined
}

interface FactorAttempt extends Caller {
  administratorId: number
  /** A new password starts new budgets: whoever knew the old one does not know it. */
  passwordHash?: string | undefined
  /** From a known device or within a session, which strangers who know the password cannot lock. */
  isKnown: boolean
}

interface Options {
  limits?: boolean
  open: CounterFactory
  pause?: (milliseconds: number) => Promise<unknown>
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/** Context of functions that verify a password, a second factor or a link: attempts are limited. */
export interface AuthContext extends AccountContext {
  attempts: LoginAttempts
}

/**
 * Delays and then refuses repeated failures. Every attempt counts as a failure until it succeeds, so that many at once gain nothing. Known
 * devices have budgets of their own: strangers who guess do not lock them out.
 */
export function createLoginAttempts({ limits = true, open, pause = wait }: Options) {
  const counters = Object.fromEntries(
    Object.entries(BUDGETS).map(([name, budget]) => [name, open({ name: `attempts ${name}`, ...budget })]),
    // One counter for each name.
  ) as Record<Name, Counter>
  const wrongFactors = open({ name: 'wrong second factors', most: Number.MAX_SAFE_INTEGER, within: NOTIFY_WITHIN })
  const audited = memoryCounters({ name: 'audited failures', most: MAX_AUDITED, within: MINUTE })
  const isOff = ({ isLocal }: Caller) => !limits && isLocal

  /** Counts an attempt under each key in turn; one that is refused under a key adds no further keys and uses up no earlier budget. */
  async function begin(caller: Caller, keys: Partial<Record<Name, string>>): Promise<Attempt> {
    if (isOff(caller)) return { succeed: async () => {}, takeBack: async () => {} }
    // The keys of the record are names.
    const entries = Object.entries(keys) as [Name, string][]
    let failures = 0
    for (const [i, [name, key]] of entries.entries()) {
      const taken = await counters[name].take(key)
      if (taken.wait) {
        await Promise.all(entries.slice(0, i).map(([earlier, itsKey]) => counters[earlier].refund(itsKey)))
        throw refused.tooMany(account.tooManyAttempts, taken.wait / 1000)
      }
      if (!limitOf(name).isShared) failures = Math.max(failures, taken.count)
    }
    if (failures >= DELAYED_FROM) await pause(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - DELAYED_FROM)))
    const undo = (method: (name: Name) => 'refund' | 'reset') => () =>
      Promise.all(entries.map(([name, key]) => counters[name][method(name)](key)))
    return {
      succeed: undo((name) => (limitOf(name).isShared ? 'refund' : 'reset')),
      takeBack: undo(() => 'refund'),
    }
  }

  return {
    /** Begins an attempt; throws 429 where it is too early for one. */
    signIn({ email, device, ...caller }: SignIn): Promise<Attempt> {
      const [network, address] = [networkOf(caller.address), emailKey(email)]
      return begin(
        caller,
        device
          ? { devices: 'all', deviceNetwork: network, deviceAccount: address, device }
          : { strangers: 'all', network, account: address },
      )
    },

    /** The same for the second factor after a correct password; `fail` returns whether its owner is to be emailed now. */
    async secondFactor({ administratorId, passwordHash = '', isKnown, ...caller }: FactorAttempt) {
      const owner = `${administratorId} ${tokenHash(passwordHash)}`
      const key = `${isKnown ? 'known' : 'unknown'} ${owner}`
      const { takeBack } = await begin(caller, { factorDay: key, factor: key })
      return {
        succeed: takeBack,
        fail: async (): Promise<boolean> => (await wrongFactors.take(owner)).count === NOTIFY_AT,
      }
    },

    /**
     * The same for an email for a lost password, limited by network. A flood of all networks together refuses nothing (`isFlood`): emails then
     * go to addresses of administrators alone.
     */
    async requestEmail(caller: Caller): Promise<{ isFlood: boolean }> {
      if (isOff(caller)) return { isFlood: false }
      if ((await counters.mails.take('all')).wait) return { isFlood: true }
      await begin(caller, { mailNetwork: networkOf(caller.address) }).catch(async (refusal: unknown) => {
        await counters.mails.refund('all')
        throw refusal
      })
      return { isFlood: false }
    },

    /** Whether an address may be sent such an email now: one in a few minutes, whoever requests it. */
    mayEmail: async (caller: Caller, email: string): Promise<boolean> =>
      isOff(caller) || !(await counters.mailAddress.take(emailKey(email))).wait,

    /** The same for the token of a link, or a passkey, from a stranger. */
    takeToken: async (caller: Caller, call: 'passkey' | 'resetPassword' | 'confirmEmail') =>
      (await begin(caller, { [call]: networkOf(caller.address) })).succeed,

    /** The same for the present password of a signed-in administrator. */
    confirmPassword: async (caller: Caller, administratorId: number) =>
      (await begin(caller, { password: String(administratorId) })).succeed,

    /** Whether another failure of this kind is audited. */
    isAudited: async (key: string): Promise<boolean> => !(await audited.take(key)).wait,
  }
}
