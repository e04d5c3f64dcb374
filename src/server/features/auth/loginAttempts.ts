import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import { isLocalRequest, networkOf } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { type Counter, type CounterFactory, memoryCounters } from '../../platform/rateLimit/rateLimits.ts'
import { emailKey } from './accountEmails.ts'
import type { AccountContext } from './context.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** Maximum number of failed attempts, and the window in seconds, which begins with the first one. */
  most: number
  within: number
  /** The key is shared by many callers: no delay applies, and a success takes back only its own attempt. */
  isKeySharedByCallers?: true
}

/** Maximum number of failures per key before attempts are refused. The budgets are independent of each other. */
const BUDGETS = {
  /** Sign-in with a password from unknown devices: in total, per network, per account. */
  strangers: { most: 2000, within: 15 * MINUTE, isKeySharedByCallers: true },
  network: { most: 10, within: 15 * MINUTE },
  account: { most: 50, within: 15 * MINUTE },
  /** The same from known devices, whose cookies may be stolen or forged; and per device. */
  devices: { most: 2000, within: 15 * MINUTE, isKeySharedByCallers: true },
  deviceNetwork: { most: 50, within: 15 * MINUTE, isKeySharedByCallers: true },
  deviceAccount: { most: 50, within: 15 * MINUTE, isKeySharedByCallers: true },
  device: { most: 10, within: 15 * MINUTE },
  /** Second factor, per account. */
  factor: { most: 15, within: 15 * MINUTE, isKeySharedByCallers: true },
  factorDay: { most: 30, within: DAY, isKeySharedByCallers: true },
  /** Current password of a signed-in administrator. */
  password: { most: 10, within: 15 * MINUTE },
  /** Sign-in with a passkey alone, and tokens of emailed links, per network. */
  passkey: { most: 10, within: 15 * MINUTE },
  resetPassword: { most: 10, within: 15 * MINUTE },
  confirmEmail: { most: 10, within: 15 * MINUTE },
  /** Emails for a lost password: in total, per requesting network, per recipient. */
  mails: { most: 500, within: 15 * MINUTE, isKeySharedByCallers: true },
  mailNetwork: { most: 10, within: 15 * MINUTE },
  mailAddress: { most: 1, within: 5 * MINUTE },
} as const satisfies Record<string, Limit>

type Name = keyof typeof BUDGETS
const limitOf = (name: Name): Limit => BUDGETS[name]

/** Number of wrong second factors within a window (seconds) after which the account's owner is emailed once. */
const NOTIFY_AT = 3
const NOTIFY_WITHIN = 6 * 60 * MINUTE

/**
 * Failed sign-ins that are audited per minute, for each administrator and for all unknown addresses together: requests
 * with invented addresses neither fill the table nor hide attempts at a real account.
 */
export const MAX_AUDITED = 30

/** Number of the first delayed failure, and delays in milliseconds, doubled with each further one. */
const DELAYED_FROM = 4
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000

interface Attempt {
  /** Takes back this attempt, and all earlier failures of keys that belong to one caller. */
  succeed: () => Promise<unknown>
  /** Takes back only this attempt. */
  takeBack: () => Promise<unknown>
}

export interface Caller {
  address: string
  /** The caller is on this machine, where limits may be off. */
  isLocal: boolean
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  isLocal: isLocalRequest(request),
})

interface SignIn extends Caller {
  email: string
  /** Name of the device if it is known for this email. */
  device?: string | undefined
}

interface FactorAttempt extends Caller {
  administratorId: number
  /** Hash of the password: a new password resets the budgets. */
  passwordHash?: string | undefined
  /** The caller is a known device or has a session: attempts from unknown devices cannot lock it out. */
  isKnown: boolean
}

interface Options {
  limits?: boolean
  open: CounterFactory
  pause?: (milliseconds: number) => Promise<unknown>
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/** Context of functions that verify a password, a second factor or a link, with limited attempts. */
export interface AuthContext extends AccountContext {
  attempts: LoginAttempts
}

/**
 * Delays and then refuses repeated failures. An attempt counts as a failure until it succeeds, so that concurrent
 * attempts are limited too. Known devices have separate budgets: strangers who guess do not lock them out.
 */
export function createLoginAttempts({ limits = true, open, pause = wait }: Options) {
  const counters = Object.fromEntries(
    Object.entries(BUDGETS).map(([name, budget]) => [name, open({ name: `attempts ${name}`, ...budget })]),
    // `Object.fromEntries` loses the names.
  ) as Record<Name, Counter>
  const wrongFactors = open({ name: 'wrong second factors', most: Number.MAX_SAFE_INTEGER, within: NOTIFY_WITHIN })
  const audited = memoryCounters({ name: 'audited failures', most: MAX_AUDITED, within: MINUTE })
  const isOff = ({ isLocal }: Caller) => !limits && isLocal

  /** Counts an attempt under each key in turn. Above the limit of a key, takes back the earlier ones and throws 429. */
  async function begin(caller: Caller, keys: Partial<Record<Name, string>>): Promise<Attempt> {
    if (isOff(caller)) return { succeed: async () => {}, takeBack: async () => {} }
    // `Object.entries` loses the type of the keys.
    const entries = Object.entries(keys) as [Name, string][]
    let failures = 0
    for (const [i, [name, key]] of entries.entries()) {
      const taken = await counters[name].take(key)
      if (taken.wait) {
        await Promise.all(entries.slice(0, i).map(([earlier, itsKey]) => counters[earlier].refund(itsKey)))
        throw refused.tooMany(account.tooManyAttempts, taken.wait / 1000)
      }
      if (!limitOf(name).isKeySharedByCallers) failures = Math.max(failures, taken.count)
    }
    if (failures >= DELAYED_FROM) await pause(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - DELAYED_FROM)))
    const undo = (method: (name: Name) => 'refund' | 'reset') => () =>
      Promise.all(entries.map(([name, key]) => counters[name][method(name)](key)))
    return {
      succeed: undo((name) => (limitOf(name).isKeySharedByCallers ? 'refund' : 'reset')),
      takeBack: undo(() => 'refund'),
    }
  }

  return {
    /** Begins a sign-in attempt; throws 429 if it must wait. */
    signIn({ email, device, ...caller }: SignIn): Promise<Attempt> {
      const [network, address] = [networkOf(caller.address), emailKey(email)]
      return begin(
        caller,
        device
          ? { devices: 'all', deviceNetwork: network, deviceAccount: address, device }
          : { strangers: 'all', network, account: address },
      )
    },

    /** Begins a second-factor attempt; `fail` returns whether the account's owner is to be emailed now. */
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
     * Counts an email request for a lost password; throws 429 above the limit of its network. `isFlood`: all networks
     * together are above theirs.
     */
    async countEmailRequest(caller: Caller): Promise<{ isFlood: boolean }> {
      if (isOff(caller)) return { isFlood: false }
      if ((await counters.mails.take('all')).wait) return { isFlood: true }
      await begin(caller, { mailNetwork: networkOf(caller.address) }).catch(async (refusal: unknown) => {
        await counters.mails.refund('all')
        throw refusal
      })
      return { isFlood: false }
    },

    /** Whether an address may get another such email now, whoever requests it. */
    mayEmail: async (caller: Caller, email: string): Promise<boolean> =>
      isOff(caller) || !(await counters.mailAddress.take(emailKey(email))).wait,

    /** Begins an attempt with the token of a link, or with a passkey alone. */
    takeToken: async (caller: Caller, call: 'passkey' | 'resetPassword' | 'confirmEmail') =>
      (await begin(caller, { [call]: networkOf(caller.address) })).succeed,

    /** Begins an attempt with the current password of a signed-in administrator. */
    confirmPassword: async (caller: Caller, administratorId: number) =>
      (await begin(caller, { password: String(administratorId) })).succeed,

    /** Counts a failed sign-in; false above the audit limit. */
    isAudited: async (key: string): Promise<boolean> => !(await audited.take(key)).wait,
  }
}
