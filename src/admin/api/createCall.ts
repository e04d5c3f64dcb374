import { HttpError, type Identifier } from 'ra-core'
import { useMemo } from 'react'
import { FORM_KEY_HEADER } from '../../contract/api/formKey.ts'
import type { Access } from '../../contract/schema/endpoint.ts'
import { useServices } from '../services.ts'
import type { Session } from '../auth/session.ts'
import { callOf } from './calls.ts'
import { createHttp, createQuietHttp, type Http } from './http.ts'
import { reauthenticate } from './reauthenticate.ts'

/** Makes one declared call and gives what it answers. A failure is an `HttpError`; a call that nobody declared is a 405. */
export type Call = (access: Access | undefined, params?: CallParams) => Promise<unknown>

interface CallParams {
  id?: Identifier | undefined
  /** Sent as JSON. */
  data?: object | undefined
  query?: Record<string, string> | undefined
  /** A read that the person's own action waits for: it may ask for a sign-in in place, as changes do. */
  asksInPlace?: boolean | undefined
  /** That of the form which is sent, so that it may be sent again. */
  formKey?: string | undefined
}

export const createCall = (apiUrl: string, session: Session): Call => callBy(createHttp(session), apiUrl)

function callBy(http: Http, apiUrl: string): Call {
  // A server elsewhere that does not name the header for other origins would have the browser refuse the call.
  const isOwn = new URL(apiUrl, window.location.href).origin === window.location.origin
  return async (access, { id, data, query, asksInPlace, formKey } = {}) => {
    if (!access) throw new HttpError('', 405, {})
    const { method, path } = callOf(access, id)
    const search = new URLSearchParams(query).toString()
    const { json } = await http(apiUrl + path + (search && `?${search}`), {
      method,
      asksInPlace,
      renew: renewalOf(apiUrl, data),
      ...(data && { body: JSON.stringify(data) }),
      ...(formKey && isOwn && { headers: new Headers({ Accept: 'application/json', [FORM_KEY_HEADER]: formKey }) }),
    })
    return json
  }
}

/** Whoever types their password in the form of a call that needs a recent sign-in has shown it: it is asked for once. */
function renewalOf(apiUrl: string, data: object = {}) {
  const { currentPassword } = data as { currentPassword?: unknown }
  if (typeof currentPassword !== 'string' || !currentPassword) return undefined
  return (token: string | null) => reauthenticate({ apiUrl, token }, { currentPassword })
}

/** For what is neither a resource nor a singleton. */
export function useCall(): Call {
  const { apiUrl, session } = useServices()
  return useMemo(() => createCall(apiUrl, session), [apiUrl, session])
}

/** For what nobody asked for, and for pages in front of the sign-in: a refusal is its caller's, whatever is on the screen. */
export function useQuietCall(): Call {
  const { apiUrl, session } = useServices()
  return useMemo(() => callBy(createQuietHttp(session), apiUrl), [apiUrl, session])
}
