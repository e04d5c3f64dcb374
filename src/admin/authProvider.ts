import type { AuthProvider } from 'ra-core'
import { authEndpoints } from '../contract/api/endpoints.ts'
import { callOf } from './api/calls.ts'
import { send, withToken } from './api/http.ts'
import type { Session } from './auth/session.ts'
import type { Credentials, SecondFactorProof } from './auth/signIn.ts'
import type { DirtyForms } from './form/dirtyForms.ts'
import { LOGIN_PATH } from './resources/definitions.ts'

/** Parameters of a login: by password, with a second factor where it is required, or by a passkey alone. */
export type LoginParams =
  | (Credentials & { proof?: SecondFactorProof | undefined; signal?: AbortSignal })
  | { byPasskey: true; staySignedIn: boolean }

interface Deps {
  apiUrl: string
  session: Session
  dirtyForms: DirtyForms
}

/** React-admin's authentication on top of the session, which repeats a refused call after a sign-in in place. */
export function createAuthProvider({ apiUrl, session, dirtyForms }: Deps): AuthProvider {
  return {
    async login(params: LoginParams) {
      const { signIn, signInByPasskey } = await import('./auth/signIn.ts')
      if ('byPasskey' in params) return signInByPasskey({ apiUrl, session }, params.staySignedIn)
      const { proof, signal, ...credentials } = params
      await signIn({ apiUrl, session, signal }, credentials, proof)
    },
    /** Ends the session in the browser whatever the server responds. `false`: `SignedInOnly` redirects to the login. */
    async logout() {
      const { token } = session
      session.end()
      const { method, path } = callOf(authEndpoints.logout)
      if (token) void send(apiUrl + path, withToken({ method }, token)).catch(() => {})
      return false
    },
    /** A form with unsaved changes stays open without a token: its save requests a sign-in in place. */
    async checkAuth() {
      if (session.token === null && !dirtyForms.isDirty) throw { redirectTo: LOGIN_PATH, message: false }
    },
    /**
     * Never rejects, which would end the session: on a 401 the session has already prompted for a sign-in, which the user
     * declined, or, for a background read, removed the token, which leads to the login.
     */
    async checkError() {},
    async getIdentity() {
      return { id: session.email, fullName: session.email }
    },
    /** There is one role. */
    async getPermissions() {
      return 'administrator'
    },
  }
}
