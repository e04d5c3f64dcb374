import { HttpError } from 'ra-core'
import { STORAGE_KEYS } from '../../contract/constants.ts'
import { fieldTextsIn, toldIn } from '../api/failure.ts'
import type { Unsaved } from '../form/dirtyForms.ts'

/** Whether somebody is signed in, and what happens when a token no longer counts. */
export interface Session {
  readonly token: string | null
  /** Who signed in last, to fill in when the password is asked for again: kept beside the token. */
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
   * Runs a call with the present token. Where the person's own action waits for it (`asksInPlace`), a refused token (401)
   * or a sign-in that is not recent enough (403 `reauthenticate`) asks in place, and the call runs again. A background call
   * opens no dialog: its refusal is the caller's, and the token is forgotten, which leads to the login, unless something is
   * unsaved.
   */
  run<T>(call: (token: string | null) => Promise<T>, options?: RunOptions): Promise<T>
  /** Runs a call that nobody waits for: it asks nobody for a password, least of all while they type. */
  runQuietly<T>(call: (token: string | null) => Promise<T>): Promise<T>
  /** Whether something is being asked for. */
  readonly isAsking: boolean
  /** What is being asked for: a sign-in with a new token, or what shows once more whose token it is. */
  readonly asking: Question | null
  /** The sign-in of this token is recent again: the calls that wait for that go on. */
  reauthenticated(): void
  /** The token turned out to count no more while its sign-in was to be renewed: a new one is asked for. */
  askSignIn(): void
  /** The question was closed unanswered: the calls that wait for it fail. */
  giveUp(): void
  /** Hears of a token that comes or goes, in this tab or another, and of questions. */
  subscribe(listener: () => void): () => void
}

export type Question = 'signIn' | 'reauthenticate'

interface RunOptions {
  asksInPlace?: boolean
  /** Renews the sign-in with what was typed already, before anything is asked for; rejects where that was wrong. */
  renew?: ((token: string | null) => Promise<unknown>) | undefined
}

/** Where local storage keeps whose drafts are made here: the e-mail of whoever signed in last. */
export const DRAFT_OWNER = 'draft-owner'

export const isRefused = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 401

/** The token counts, but the sign-in behind it is not recent enough for the call (CONTRACT section 5). */
export const needsReauthentication = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && toldIn(error).code === 'reauthenticate'

export function createSession(unsaved: Pick<Unsaved, 'isHeld'>, storage: Storage = localStorage): Session {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let email = ''
  let hasSignedOut = false
  let mustSetUpFactor = false
  let question: { kind: Question; answer: (isSignedIn: boolean) => void; answered: Promise<boolean> } | undefined

  const token = () => storage.getItem(STORAGE_KEYS.token)

  /** A new sign-in is a recent one too: it answers both questions, and is asked for in the place of the other. */
  function ask(kind: Question): Promise<boolean> {
    if (!question) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      question = { kind, answered: promise, answer: resolve }
      notify()
    } else if (kind === 'signIn') askSignIn()
    return question.answered
  }

  function askSignIn() {
    if (question?.kind !== 'reauthenticate') return
    question.kind = 'signIn'
    notify()
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
      return email || (token() && storage.getItem(DRAFT_OWNER)) || ''
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
    get asking() {
      return question?.kind ?? null
    },
    reauthenticated() {
      if (question?.kind === 'reauthenticate') answer(true)
    },
    askSignIn,
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
    async run(call, { asksInPlace = false, renew } = {}) {
      let untried = renew
      for (;;) {
        const used = token()
        try {
          return await call(used)
        } catch (error) {
          hear(error)
          if (needsReauthentication(error) && asksInPlace) {
            const hasRenewed = await untried?.(used).then(() => true, wrongIn)
            untried = undefined
            if (!hasRenewed && !(await ask('reauthenticate'))) throw error
            continue
          }
          if (!isRefused(error)) throw error
          // Signed in again meanwhile, in this tab or another: the new token has not been tried yet.
          if (token() !== null && token() !== used) continue
          if (!asksInPlace && !question) {
            forget(used)
            throw error
          }
          if (!(await ask('signIn'))) throw error
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

/** What was typed was wrong: the form says so under its field. Any other failure leaves it to the question. */
function wrongIn(error: unknown): false {
  if (Object.keys(fieldTextsIn(error)).length > 0) throw error
  return false
}
