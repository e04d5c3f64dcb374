import { authEndpoints } from '../../contract/api/endpoints.ts'
import type { PasskeyAssertion } from '../../contract/api/secondFactor.ts'
import { callOf } from './calls.ts'
import { send, withToken } from './http.ts'

/** What shows once more whose token it is: one is enough. With none the server says what may be brought beside the password. */
export interface Proof {
  currentPassword?: string
  code?: string
  passkey?: PasskeyAssertion
}

/** Renews the sign-in of a token; rejects with an `HttpError`. */
export async function reauthenticate(
  { apiUrl, token }: { apiUrl: string; token: string | null },
  proof: Proof,
): Promise<void> {
  const { method, path } = callOf(authEndpoints.reauthenticate)
  await send(apiUrl + path, withToken({ method, body: JSON.stringify(proof) }, token))
}
