import { setTimeout as wait } from 'node:timers/promises'
import { account } from '../../contract/texts/both/account.ts'
import type { Counter, OpenCounter } from '../limits/counters.ts'
import { networkOf } from '../limits/networkOf.ts'
import { refused } from '../shared/problems.ts'
import { emailKey } from './administrators.ts'

/** Failures are forgotten this long after the first of them, in seconds. */
const WINDOW = 15 * 60

/** How many failures are borne under one key before the answer is "later". */
const BUDGETS = {
  network: 10,
  /** Of one e-mail, from devices that nobody knows. */
  account: 50,
  /** From all such devices, at all e-mails: what invented ones may take of processor and memory. */
  strangers: 2000,
  device: 10,
  password: 10,
  /** Of links by mail, from one network, to one e-mail, and by all together: nobody is buried in mails. */
  mailNetwork: 10,
  mailAccount: 5,
  mails: 500,
}

/** What all take from together slows nobody, and is not forgiven all at once. */
const OF_ALL: ReadonlySet<keyof typeof BUDGETS> = new Set(['strangers', 'mails'])

/** From this failure on each answer is slowed, twice as much as the one before, in milliseconds. */
const SLOWED_FROM = 4
const FIRST_DELAY = 100
const LONGEST_DELAY = 1000

/** It was no failure: forgets it, and those before it. */
export type Succeed = () => Promise<unknown>

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

interface Ground {
  limits?: boolean
  open: OpenCounter
  pause?: (milliseconds: number) => Promise<unknown>
}

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Slows down whoever guesses, then refuses. Every attempt counts as a failure until it succeeds, so that many at once
 * gain nothing. A device that has signed in before has a budget of its own: strangers who guess lock nobody out of it.
 */
export function createAttempts({ limits = true, open, pause = wait }: Ground) {
  const names = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]
  const counters = Object.fromEntries(
    names.map((name) => [name, open({ name: `attempts ${name}`, most: BUDGETS[name], within: WINDOW })]),
  ) as Record<keyof typeof BUDGETS, Counter>

  /** Counts an attempt under each key in turn; who is refused under one makes no more keys, and has used up none. */
  async function begin({ isHere }: Caller, keys: Partial<Record<keyof typeof BUDGETS, string>>): Promise<Attempt> {
    if (!limits && isHere) return { succeed: async () => {}, takeBack: async () => {} }
    const given = Object.entries(keys) as [keyof typeof BUDGETS, string][]
    let failures = 0
    for (const [i, [name, key]] of given.entries()) {
      const taken = await counters[name].take(key)
      if (taken.wait) {
        await Promise.all(given.slice(0, i).map(([earlier, its]) => counters[earlier].giveBack(its)))
        throw refused.tooMany(account.tooManyAttempts, taken.wait / 1000)
      }
      if (!OF_ALL.has(name)) failures = Math.max(failures, taken.count)
    }
    if (failures >= SLOWED_FROM) await pause(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - SLOWED_FROM)))
    const undo = (how: (name: keyof typeof BUDGETS) => 'giveBack' | 'forget') => () =>
      Promise.all(given.map(([name, key]) => counters[name][how(name)](key)))
    return { succeed: undo((name) => (OF_ALL.has(name) ? 'giveBack' : 'forget')), takeBack: undo(() => 'giveBack') }
  }

  return {
    /** Throws the refusal where it is too early for another attempt. */
    signIn: ({ email, device, ...caller }: SignIn): Promise<Attempt> =>
      begin(
        caller,
        device ? { device } : { strangers: 'all', network: networkOf(caller.address), account: emailKey(email) },
      ),

    /** The same for a mail to whatever address a stranger says; each counts, and none is taken back. */
    askForMail: async ({ email, ...caller }: Omit<SignIn, 'device'>): Promise<void> => {
      await begin(caller, { mails: 'all', mailNetwork: networkOf(caller.address), mailAccount: emailKey(email) })
    },

    /** The same for a link or a passkey that a stranger brings. */
    takeLink: async (caller: Caller): Promise<Succeed> =>
      (await begin(caller, { network: networkOf(caller.address) })).succeed,

    /** The same for the present password of whoever is signed in. */
    changePassword: async (caller: Caller, administratorId: number): Promise<Succeed> =>
      (await begin(caller, { password: String(administratorId) })).succeed,
  }
}
