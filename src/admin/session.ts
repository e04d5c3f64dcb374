import { HttpError } from 'ra-core'
import { STORAGE_KEYS } from '../contract/constants.ts'

/** Whether somebody is signed in, and what happens when a token has run out in the middle of the work. */
export interface Session {
  readonly token: string | null
  /** Who signed in last, to fill in when the password is asked for again; gone with the page. */
  readonly email: string
  begin(token: string, email: string): void
  end(): void
  /**
   * Runs a call with the present token. When it is refused (401) and `asksInPlace` or a form is open, nothing may be
   * lost: the password is asked for in place, and the call runs again. Otherwise the refusal is the caller's.
   */
  run<T>(call: (token: string | null) => Promise<T>, options?: { asksInPlace?: boolean }): Promise<T>
  /** From now until the returned function is called, refused calls ask for the password in place. */
  openForm(): () => void
  /** Whether a form is open. */
  readonly hasOpenForm: boolean
  /** Whether the password is being asked for. */
  readonly isAsking: boolean
  /** The question was closed unanswered: the calls that wait for it fail. */
  giveUp(): void
  subscribe(listener: () => void): () => void
}

/** A refused call that left its screen standing; react-admin must not sign anybody out for it. */
const KEPT = 'keptPlace'
export const hasKeptPlace = (error: unknown) => error instanceof HttpError && error.body?.[KEPT] === true
export const isRefused = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 401

export function createSession(storage: Storage = localStorage): Session {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let email = ''
  let openForms = 0
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

  return {
    get token() {
      return token()
    },
    get email() {
      return email
    },
    get isAsking() {
      return question !== undefined
    },
    begin(newToken, newEmail) {
      storage.setItem(STORAGE_KEYS.token, newToken)
      email = newEmail
      answer(true)
    },
    end() {
      storage.removeItem(STORAGE_KEYS.token)
      answer(false)
    },
    async run(call, { asksInPlace = false } = {}) {
      for (;;) {
        const used = token()
        try {
          return await call(used)
        } catch (error) {
          if (!isRefused(error)) throw error
          // Signed in again meanwhile, in this tab or another: the new token has not been tried yet.
          if (token() !== null && token() !== used) continue
          if (!asksInPlace && openForms === 0) throw error
          if (!(await ask())) throw new HttpError(error.message, error.status, { ...error.body, [KEPT]: true })
        }
      }
    },
    openForm() {
      openForms += 1
      return () => {
        openForms -= 1
      }
    },
    get hasOpenForm() {
      return openForms > 0
    },
    giveUp: () => answer(false),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
