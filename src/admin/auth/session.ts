import { HttpError } from 'ra-core'
import { STORAGE_KEYS } from '../../contract/constants.ts'
import { fieldErrorsIn, problemIn } from '../api/failure.ts'
import type { DirtyForms } from '../form/dirtyForms.ts'

/** The user's session: its token, and the sign-in in place when the token is no longer accepted. */
export interface Session {
  readonly token: string | null
  /** Email of the last sign-in, the initial value when a sign-in is requested again. */
  readonly email: string
  /** Whether the user signed out here on purpose: the next sign-in starts at the dashboard. */
  readonly hasSignedOut: boolean
  /** The account lacks a required second factor: until it has one, the server refuses every other request. */
  readonly mustSetUpFactor: boolean
  /** Call it once the account has a second factor. */
  factorWasSetUp(): void
  begin(token: string, email: string): void
  end(): void
  /**
   * Runs a call with the present token. If the user's own action waits for it (`isInteractive`), a refused token (401) or a
   * sign-in that is not recent enough (403 `reauthenticate`) opens a prompt in place, and the call runs again. Any other call
   * opens no prompt, but waits for an open one; without one it fails, and the token is removed, which leads to the login, unless a
   * form is dirty.
   */
  run<T>(call: (token: string | null) => Promise<T>, options?: RunOptions): Promise<T>
  /** Runs a background request: it neither opens a prompt nor waits for one. */
  runInBackground<T>(call: (token: string | null) => Promise<T>): Promise<T>
  /** The prompt that is open. */
  readonly prompt: SignInPrompt | null
  /** The sign-in of this token is recent again: the calls that wait for it go on. */
  reauthenticated(): void
  /** The token was refused during a reauthentication: the prompt requests a sign-in instead. */
  promptSignIn(): void
  /** The prompt was closed: the calls that wait for it fail. */
  cancel(): void
  /** Notifies of changes of the token, in this tab or another, and of the prompt. */
  subscribe(listener: () => void): () => void
}

/** A sign-in with a new token, or a second proof of identity for the present one. */
export type SignInPrompt = 'signIn' | 'reauthenticate'

interface RunOptions {
  isInteractive?: boolean
  /** Reauthenticates with a password of the same form before a prompt opens; rejects if it was wrong. */
  reauthenticate?: ((token: string | null) => Promise<unknown>) | undefined
}

/** Local storage: email of the author of the drafts in this browser, who is the last signed-in user. */
export const DRAFT_OWNER = 'draft-owner'

export const isUnauthorized = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 401

/** The token is valid, but its sign-in is not recent enough for the call (docs/contract.md, section 5). */
const needsReauthentication = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && problemIn(error).code === 'reauthenticate'

export function createSession(dirtyForms: Pick<DirtyForms, 'isDirty'>, storage: Storage = localStorage): Session {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let email = ''
  let hasSignedOut = false
  let mustSetUpFactor = false
  let prompt: { kind: SignInPrompt; settle: (isSignedIn: boolean) => void; settled: Promise<boolean> } | undefined

  const token = () => storage.getItem(STORAGE_KEYS.token)

  /** Opens the prompt, or joins the open one. A new sign-in is a recent one too: it replaces a reauthentication. */
  function open(kind: SignInPrompt): Promise<boolean> {
    if (!prompt) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      prompt = { kind, settled: promise, settle: resolve }
      notify()
    } else if (kind === 'signIn') promptSignIn()
    return prompt.settled
  }

  function promptSignIn() {
    if (prompt?.kind !== 'reauthenticate') return
    prompt.kind = 'signIn'
    notify()
  }

  function close(isSignedIn: boolean) {
    prompt?.settle(isSignedIn)
    prompt = undefined
    notify()
  }

  /** Removes a refused token; without one every address redirects to the login, and back after the sign-in. */
  function removeToken(refused: string | null) {
    if (token() !== refused || dirtyForms.isDirty || prompt) return
    storage.removeItem(STORAGE_KEYS.token)
    notify()
  }

  /** Dirty forms stay, and show the refusal themselves. */
  function checkSecondFactor(error: unknown) {
    if (!problemIn(error).mustSetUpSecondFactor || mustSetUpFactor || dirtyForms.isDirty) return
    setMustSetUpFactor(true)
  }
  function setMustSetUpFactor(must: boolean) {
    mustSetUpFactor = must
    notify()
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEYS.token && key !== null) return
    if (token() === null) return notify()
    hasSignedOut = false
    close(true)
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
    factorWasSetUp: () => setMustSetUpFactor(false),
    get prompt() {
      return prompt?.kind ?? null
    },
    reauthenticated() {
      if (prompt?.kind === 'reauthenticate') close(true)
    },
    promptSignIn,
    begin(newToken, newEmail) {
      storage.setItem(STORAGE_KEYS.token, newToken)
      storage.setItem(DRAFT_OWNER, newEmail.toLowerCase())
      email = newEmail
      hasSignedOut = false
      mustSetUpFactor = false
      close(true)
    },
    end() {
      storage.removeItem(STORAGE_KEYS.token)
      storage.removeItem(DRAFT_OWNER)
      hasSignedOut = true
      close(false)
    },
    async run(call, { isInteractive = false, reauthenticate } = {}) {
      let untried = reauthenticate
      for (;;) {
        const used = token()
        try {
          return await call(used)
        } catch (error) {
          checkSecondFactor(error)
          if (needsReauthentication(error) && isInteractive) {
            const isRecent = await untried?.(used).then(() => true, throwFieldErrors)
            untried = undefined
            if (!isRecent && !(await open('reauthenticate'))) throw error
            continue
          }
          if (!isUnauthorized(error)) throw error
          // Signed in again meanwhile, in this tab or another: the new token has not been tried yet.
          if (token() !== null && token() !== used) continue
          if (!isInteractive && !prompt) {
            removeToken(used)
            throw error
          }
          if (!(await open('signIn'))) throw error
        }
      }
    },
    async runInBackground(call) {
      const used = token()
      try {
        return await call(used)
      } catch (error) {
        checkSecondFactor(error)
        if (isUnauthorized(error)) removeToken(used)
        throw error
      }
    },
    cancel: () => close(false),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** A wrong password is shown under its field; after any other failure the prompt opens. */
function throwFieldErrors(error: unknown): false {
  if (Object.keys(fieldErrorsIn(error)).length > 0) throw error
  return false
}
