import type { AuthProvider } from 'ra-core'
import { authEndpoints } from '../contract/authEndpoints.ts'
import { account } from '../contract/texts/both/account.ts'
import { callOf } from './api/calls.ts'
import { fieldTextsIn, sentenceOf } from './api/failure.ts'
import { send, withToken } from './api/http.ts'
import { isRefused, type Session } from './session.ts'

export interface Credentials {
  email: string
  password: string
  /** The session goes on although it is not used; said only where it is wanted. */
  staySignedIn?: true
}

type SignInFailure = 'wrongCredentials' | 'noToken' | 'loginFailed' | 'tooManyAttempts'

/** Signing in failed: for one of the known reasons, or with the server's own text alone. */
export class SignInError extends Error {
  readonly reason: SignInFailure | undefined
  constructor(reason: SignInFailure | undefined, text: string | undefined = reason && account[reason]) {
    super(text)
    this.reason = reason
  }
}

export type SignIn = (credentials: Credentials) => Promise<void>

/** Signs in as the specification's sections 7 and 8 say. */
export const createSignIn =
  (apiUrl: string, session: Session): SignIn =>
  async (credentials) => {
    const { method, path } = callOf(authEndpoints.login)
    const answer = await send(apiUrl + path, { method, body: JSON.stringify(credentials) }).catch((error) => {
      throw signInErrorOf(error)
    })
    const token: unknown = answer.json?.token
    if (typeof token !== 'string' || !token) throw new SignInError('noToken')
    session.begin(token, credentials.email)
  }

function signInErrorOf(error: unknown): SignInError {
  if (isRefused(error)) return new SignInError('wrongCredentials')
  const joined = Object.values(fieldTextsIn(error)).join(' ')
  if (joined) return new SignInError(undefined, joined)
  if ((error as { status?: number }).status !== 429) return new SignInError('loginFailed')
  const said = sentenceOf(error, '')
  return said ? new SignInError(undefined, said) : new SignInError('tooManyAttempts')
}

/**
 * Signing in and out, for react-admin. Who may be here is decided by the gate (`App.tsx`), and what becomes of a refused
 * call by the session.
 */
export function createAuthProvider(apiUrl: string, session: Session): AuthProvider {
  return {
    login: createSignIn(apiUrl, session),
    async logout() {
      const { token } = session
      session.end()
      const { method, path } = callOf(authEndpoints.logout)
      // The session ends here whatever the server says about it there.
      if (token) void send(apiUrl + path, withToken({ method }, token)).catch(() => {})
      return false
    },
    async checkAuth() {},
    async checkError() {},
  }
}
