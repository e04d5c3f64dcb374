import { HttpError } from 'ra-core'
import { STORAGE_KEYS } from '../../contract/constants.ts'
import { toldIn } from '../api/failure.ts'
import type { Unsaved } from './unsaved.ts'

/** Whether somebody is signed in, and what happens when a token no longer counts. */
export interface Session {
  readonly token: string | null
  /** Who signed in last, to fill in when the password is asked for again; gone with the page. */
  readonly email: string
  /** Whether the person signed out here on purpose: who signs in next begins anew. */
  readonly hasSignedOut: boolean
  /** The account lacks a second factor where every one must have it: until it has, the server answers nothing else. */
  readonly mustSetUpFactor: boolean
  /** It has one now. */
  hasSetUpFactor(): void
  begin(token: string, email: string): void
  end(): void
  /**
   * Runs a call with the present token. When it is refused (401) and `asksInPlace`, or something is unsaved, nothing may
   * be lost: the password is asked for in place, and the call runs again. Otherwise the token is forgotten, which leads
   * to the login, and the refusal is the caller's.
   */
  run<T>(call: (token: string | null) => Promise<T>, options?: { asksInPlace?: boolean }): Promise<T>
  /** Runs a call that nobody waits for: it asks nobody for a password, least of all while they type. */
  runQuietly<T>(call: (token: string | null) => Promise<T>): Promise<T>
  /** Whether the password is being asked for. */
  readonly isAsking: boolean
  /** The question was closed unanswered: the calls that wait for it fail. */
  giveUp(): void
  /** Hears of a token that comes or goes, in this tab or another, and of questions. */
  subscribe(listener: () => void): () => void
}

/** Where local storage keeps whose drafts are made here: the e-mail of whoever signed in last. */
export const DRAFT_OWNER = 'draft-owner'

export const isRefused = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 401

export function createSession(unsaved: Pick<Unsaved, 'isHeld'>, storage: Storage = localStorage): Session {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let email = ''
  let hasSignedOut = false
  let mustSetUpFactor = false
  let question: { answer: (isSignedIn: boolean) => void; answered: Promise<boolean> } | undefined

  const token = () => storage.getItem(STORAGE_KEYS.token)

  function ask(): Promise<boolean> {
    if (!question) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      question = { answered: promise, answer: resolve }
      notify()
    }
    return question.answered
  }

  function answer(isSignedIn: boolean) {
    question?.answer(isSignedIn)
    question = undefined
    notify()
  }

  /** A token that no longer counts opens nothing: without it every address leads to the login, and back. */
  function forget(refused: string | null) {
    if (token() !== refused || unsaved.isHeld || question) return
    storage.removeItem(STORAGE_KEYS.token)
    notify()
  }

  /** What is unsaved stays on its screen, where the refusal is said. */
  function hear(error: unknown) {
    if (!toldIn(error).mustSetUpSecondFactor || mustSetUpFactor || unsaved.isHeld) return
    setMustSetUpFactor(true)
  }
  function setMustSetUpFactor(must: boolean) {
    mustSetUpFactor = must
    notify()
  }

  const hearOtherTabs = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEYS.token && key !== null) return
    if (token() === null) return notify()
    hasSignedOut = false
    answer(true)
  }

  return {
    get token() {
      return token()
    },
    get email() {
      return email
    },
    get hasSignedOut() {
      return hasSignedOut
    },
    get mustSetUpFactor() {
      return mustSetUpFactor
    },
    hasSetUpFactor: () => setMustSetUpFactor(false),
    get isAsking() {
      return question !== undefined
    },
    begin(newToken, newEmail) {
      storage.setItem(STORAGE_KEYS.token, newToken)
      storage.setItem(DRAFT_OWNER, newEmail.toLowerCase())
      email = newEmail
      hasSignedOut = false
      mustSetUpFactor = false
      answer(true)
    },
    end() {
      storage.removeItem(STORAGE_KEYS.token)
      storage.removeItem(DRAFT_OWNER)
      hasSignedOut = true
      answer(false)
    },
    async run(call, { asksInPlace = false } = {}) {
      for (;;) {
        const used = token()
        try {
          return await call(used)
        } catch (error) {
          hear(error)
          if (!isRefused(error)) throw error
          // Signed in again meanwhile, in this tab or another: the new token has not been tried yet.
          if (token() !== null && token() !== used) continue
          if (!asksInPlace && !unsaved.isHeld && !question) {
            forget(used)
            throw error
          }
          if (!(await ask())) throw error
        }
      }
    },
    async runQuietly(call) {
      const used = token()
      try {
        return await call(used)
      } catch (error) {
        hear(error)
        if (isRefused(error)) forget(used)
        throw error
      }
    },
    giveUp: () => answer(false),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
      }
    },
  }
}
