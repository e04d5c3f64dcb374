import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { HttpError, type Identifier } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { FORM_KEY_HEADER } from '../../contract/api/formKey.ts'
import { type Access, endpointOf, fillEndpoint } from '../../contract/schema/endpoint.ts'
import type { Toggle } from '../../contract/schema/resource.ts'
import type { Session } from '../auth/session.ts'
import { useServices } from '../services.ts'
import { createBackgroundHttp, createHttp, type Http, send, withToken } from './http.ts'

/**
 * Method and path of a call. The id fills the parameter, whatever its name (`:id`, `:idOrSlug`); several are filled by the
 * segments of an id such as `products/9`.
 */
export function callOf(access: Access, id: Identifier = '') {
  const endpoint = endpointOf(access)
  const names = Array.from(endpoint.matchAll(/:(\w+)/g), ([, name]) => name!)
  const values = names.length > 1 ? String(id).split('/') : [id]
  return fillEndpoint(endpoint, Object.fromEntries(names.map((name, index) => [name, values[index]!])))
}

/** Whether a flag has a single endpoint, which flips it. */
export const isFlip = (toggle: Toggle | undefined): boolean => !(typeof toggle === 'object' && 'on' in toggle)

/** Endpoint that sets a flag to `value`: its flipping endpoint, or one of its two. */
export const toggleCallOf = (toggle: Toggle | undefined, value: boolean): Access | undefined =>
  typeof toggle === 'object' && 'on' in toggle ? (value ? toggle.on : toggle.off) : toggle

/** Makes one declared call and returns its response. A failure is an `HttpError`; an undeclared call is a 405. */
export type Call = (access: Access | undefined, params?: CallParams) => Promise<unknown>

interface CallParams {
  id?: Identifier | undefined
  /** Sent as JSON. */
  data?: object | undefined
  query?: Record<string, string> | undefined
  /** A read that the user's own action waits for: it may open a sign-in prompt, as changes do. */
  isInteractive?: boolean | undefined
  /** Idempotency key of the submitted form, which makes a repeated request safe. */
  formKey?: string | undefined
}

export const createCall = (apiUrl: string, session: Session): Call => callBy(createHttp(session), apiUrl)

function callBy(http: Http, apiUrl: string): Call {
  // A server on another origin may not allow the header (CORS), and the browser would refuse the call.
  const isOwn = new URL(apiUrl, window.location.href).origin === window.location.origin
  return async (access, { id, data, query, isInteractive, formKey } = {}) => {
    if (!access) throw new HttpError('', 405, {})
    const { method, path } = callOf(access, id)
    const search = new URLSearchParams(query).toString()
    const { json } = await http(apiUrl + path + (search && `?${search}`), {
      method,
      isInteractive,
      reauthenticate: reauthenticationBy(apiUrl, data),
      ...(data && { body: JSON.stringify(data) }),
      ...(formKey && isOwn && { headers: new Headers({ Accept: 'application/json', [FORM_KEY_HEADER]: formKey }) }),
    })
    return json
  }
}

/** A form that contains the password proves the user's identity: no prompt asks for it again. */
function reauthenticationBy(apiUrl: string, data: object = {}) {
  const { currentPassword } = data as { currentPassword?: unknown }
  if (typeof currentPassword !== 'string' || !currentPassword) return undefined
  return (token: string | null) => reauthenticate({ apiUrl, token }, { currentPassword })
}

/** API client for endpoints that belong to no resource of the data provider. */
export function useCall(): Call {
  const { apiUrl, session } = useServices()
  return useMemo(() => createCall(apiUrl, session), [apiUrl, session])
}

/** API client for background requests, and for pages in front of the login: it opens no sign-in prompt. */
export function useBackgroundCall(): Call {
  const { apiUrl, session } = useServices()
  return useMemo(() => callBy(createBackgroundHttp(session), apiUrl), [apiUrl, session])
}

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

/** The response to a background request of a page in front of react-admin; undefined until it arrives, or after a failure. */
export function useResponse<T>(access: Access, data?: object): T | undefined {
  const call = useBackgroundCall()
  const [response, setResponse] = useState<T>()
  const body = JSON.stringify(data)
  useEffect(() => {
    let isCurrent = true
    call(access, { data: body && JSON.parse(body) }).then(
      (received) => isCurrent && setResponse(received as T | undefined),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [call, access, body])
  return response
}
