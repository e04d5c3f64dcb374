import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { account, problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isLocalRequest, networkOf } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Counter, CounterFactory } from '../../platform/rateLimit/counters.ts'
import { emailKey } from './administrators.ts'
import { isPassword } from './passwords.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface Limit {
  /** So many attempts that did not succeed, within so many seconds from the first of them. */
  most: number
  within: number
  /** Counted under one key for many callers: it slows nobody, and a success takes back its own attempt alone. */
  isShared?: true
}

/** What may fail under one key before the answer is "later". No call uses up the budget of another. */
const BUDGETS = {
  /** Sign-in with a password, from devices that nobody knows: all of them, a network, an account. */
  strangers: { most: 2000, within: 15 * MINUTE, isShared: true },
  network: { most: 10, within: 15 * MINUTE },
  account: { most: 50, within: 15 * MINUTE },
  /** From known devices, whose cookie may be stolen or, with the signing key, forged: all of them, a network, an account, the device. */
  devices: { most: 2000, within: 15 * MINUTE, isShared: true },
  deviceNetwork: { most: 50, within: 15 * MINUTE, isShared: true },
  deviceAccount: { most: 50, within: 15 * MINUTE, isShared: true },
  device: { most: 10, within: 15 * MINUTE },
  /** The second factor behind a right password. */
  factor: { most: 15, within: 15 * MINUTE, isShared: true },
  factorDay: { most: 30, within: DAY, isShared: true },
  /** The present password of somebody who is signed in. */
  password: { most: 10, within: 15 * MINUTE },
  /** A passkey alone, and what links by mail hold, from one network. */
  passkey: { most: 10, within: 15 * MINUTE },
  resetPassword: { most: 10, within: 15 * MINUTE },
  confirmEmail: { most: 10, within: 15 * MINUTE },
  /** Mails with a link to a new password: wanted by all together, by a network, and sent to an address. */
  mails: { most: 500, within: 15 * MINUTE, isShared: true },
  mailNetwork: { most: 10, within: 15 * MINUTE },
  mailAddress: { most: 1, within: 5 * MINUTE },
} as const satisfies Record<string, Limit>

type Name = keyof typeof BUDGETS
const limitOf = (name: Name): Limit => BUDGETS[name]

/** From so many wrong second factors on within so many seconds the account's owner hears of it, once. */
const NOTIFY_AT = 3
const NOTIFY_WITHIN = 6 * 60 * MINUTE

/** From this failure on each answer is slowed, twice as much as the one before, in milliseconds. */
const SLOWED_FROM = 4
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000

/** It was no failure: forgets it, and those before it. */
type Succeed = () => Promise<unknown>

interface Attempt {
  succeed: Succeed
  /** It was neither: forgets this one alone. */
  takeBack: () => Promise<unknown>
}

export interface Caller {
  address: string
  /** On the machine itself, where limits may be off. */
  isHere: boolean
}

interface SignIn extends Caller {
  email: string
  /** The device, where it has signed in with this e-mail before. */
  device?: string
}

interface FactorGuess extends Caller {
  administratorId: number
  /** A new password, which whoever knew the old one does not have, begins new budgets. */
  passwordHash?: string | undefined
  /** From a known device or within a session: strangers who know the password lock nobody out there. */
  isKnown: boolean
}

interface Ground {
  limits?: boolean
  open: CounterFactory
  pause?: (milliseconds: number) => Promise<unknown>
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Slows down whoever guesses, then refuses. Every attempt counts as a failure until it succeeds, so that many at once
 * gain nothing. A device that has signed in before has budgets of its own: strangers who guess lock nobody out of it.
 */
export function createLoginAttempts({ limits = true, open, pause = wait }: Ground) {
  const names = Object.keys(BUDGETS) as Name[]
  const counters = Object.fromEntries(
    names.map((name) => [name, open({ name: `attempts ${name}`, ...limitOf(name) })]),
  ) as Record<Name, Counter>
  const wrongFactors = open({ name: 'wrong second factors', most: Number.MAX_SAFE_INTEGER, within: NOTIFY_WITHIN })
  const isOff = ({ isHere }: Caller) => !limits && isHere

  /** Counts an attempt under each key in turn; who is refused under one makes no more keys, and has used up none. */
  async function begin(caller: Caller, keys: Partial<Record<Name, string>>): Promise<Attempt> {
    if (isOff(caller)) return { succeed: async () => {}, takeBack: async () => {} }
    const given = Object.entries(keys) as [Name, string][]
    let failures = 0
    for (const [i, [name, key]] of given.entries()) {
      const taken = await counters[name].take(key)
      if (taken.wait) {
        await Promise.all(given.slice(0, i).map(([earlier, its]) => counters[earlier].refund(its)))
        throw refused.tooMany(account.tooManyAttempts, taken.wait / 1000)
      }
      if (!limitOf(name).isShared) failures = Math.max(failures, taken.count)
    }
    if (failures >= SLOWED_FROM) await pause(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - SLOWED_FROM)))
    const undo = (how: (name: Name) => 'refund' | 'reset') => () =>
      Promise.all(given.map(([name, key]) => counters[name][how(name)](key)))
    return {
      succeed: undo((name) => (limitOf(name).isShared ? 'refund' : 'reset')),
      takeBack: undo(() => 'refund'),
    }
  }

  return {
    /** Throws the refusal where it is too early for another attempt. */
    signIn({ email, device, ...caller }: SignIn): Promise<Attempt> {
      const [network, of] = [networkOf(caller.address), emailKey(email)]
      return begin(
        caller,
        device
          ? { devices: 'all', deviceNetwork: network, deviceAccount: of, device }
          : { strangers: 'all', network, account: of },
      )
    },

    /** The same for the second factor behind a right password; `fail` says whether its owner is to hear of it now. */
    async guessFactor({ administratorId, passwordHash = '', isKnown, ...caller }: FactorGuess) {
      const of = `${administratorId} ${tokenHash(passwordHash)}`
      const key = `${isKnown ? 'known' : 'unknown'} ${of}`
      const { takeBack } = await begin(caller, { factorDay: key, factor: key })
      return {
        succeed: takeBack,
        fail: async (): Promise<{ isNews: boolean }> => ({ isNews: (await wrongFactors.take(of)).count === NOTIFY_AT }),
      }
    },

    /**
     * The same for a mail with a link to a new password, limited by network. When all together have wanted more than strangers may
     * (`isFlood`), nothing is refused: mails then go to addresses of administrators alone.
     */
    async askForMail(caller: Caller): Promise<{ isFlood: boolean }> {
      if (isOff(caller)) return { isFlood: false }
      if ((await counters.mails.take('all')).wait) return { isFlood: true }
      await begin(caller, { mailNetwork: networkOf(caller.address) }).catch(async (refusal: unknown) => {
        await counters.mails.refund('all')
        throw refusal
      })
      return { isFlood: false }
    },

    /** Whether an address may be sent such a mail now, whoever wants it: one in a few minutes. */
    mayMail: async (caller: Caller, email: string): Promise<boolean> =>
      isOff(caller) || !(await counters.mailAddress.take(emailKey(email))).wait,

    /** The same for a link or a passkey that a stranger brings. */
    takeLink: async (caller: Caller, call: 'passkey' | 'resetPassword' | 'confirmEmail'): Promise<Succeed> =>
      (await begin(caller, { [call]: networkOf(caller.address) })).succeed,

    /** The same for the present password of whoever is signed in. */
    changePassword: async (caller: Caller, administratorId: number): Promise<Succeed> =>
      (await begin(caller, { password: String(administratorId) })).succeed,
  }
}

export const callerOf = (request: FastifyRequest) => ({ address: request.ip, isHere: isLocalRequest(request) })

/**
 * Refuses whoever is signed in and does not know their own password; guesses are limited as those at the sign-in are. Answers the
 * stored hash that it was compared with: what is written then looks whether that is in force still.
 */
export async function confirmPassword(
  request: FastifyRequest,
  currentPassword: string | undefined,
  { db, attempts }: { db: Db; attempts: Pick<LoginAttempts, 'changePassword'> },
): Promise<string> {
  const { administratorId } = request.session!
  if (currentPassword === undefined) throw refused.invalid({ currentPassword: [validation.required] })
  const succeed = await attempts.changePassword(callerOf(request), administratorId)
  const found = await db
    .selectFrom('administrators')
    .select('passwordHash')
    .where('id', '=', administratorId)
    .executeTakeFirst()
  // Somebody has removed them meanwhile.
  if (!found) throw refused.unauthorized(problems.expired)
  if (!(await isPassword(found.passwordHash, currentPassword)))
    throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
  await succeed()
  return found.passwordHash
}
