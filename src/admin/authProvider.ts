import type { AuthProvider } from 'ra-core'
import { authEndpoints } from '../contract/api/endpoints.ts'
import { callOf } from './api/calls.ts'
import { send, withToken } from './api/http.ts'
import type { Session } from './session/session.ts'

/**
 * Signing out, for react-admin. Who may be here is decided by the gate (`App.tsx`), which leads to the form that signs in, and
 * what becomes of a refused call by the session.
 */
export function createAuthProvider(apiUrl: string, session: Session): AuthProvider {
  return {
    async login() {},
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
