import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { callOf } from './calls.ts'
import { send, withToken } from './http.ts'

/** Proof of the user's identity: one is enough. Without any the server lists the second factors of the account. */
export interface Proof {
  currentPassword?: string
  code?: string
  passkey?: AuthenticationResponseJSON
}

/** Reauthenticates a token; rejects with an `HttpError`. */
export async function reauthenticate(
  { apiUrl, token }: { apiUrl: string; token: string | null },
  proof: Proof,
): Promise<void> {
  const { method, path } = callOf(authEndpoints.reauthenticate)
  await send(apiUrl + path, withToken({ method, body: JSON.stringify(proof) }, token))
}
