import { STORAGE_KEYS } from '../../contract/constants.ts'
import { totalIn } from '../../contract/domain/paging.ts'
import { withPicturesFrom } from '../../contract/domain/pictures.ts'
import type { ApiResponse } from '../../contract/site.ts'
import { addPictureDescriptions } from '../media/pictureFacts.ts'
import { NO_RESPONSE } from './responses.ts'

const OWN = '/api'

/** Root URL of the API: our own server's, or another that keeps the specification (`VITE_API_URL`). */
export const apiRoot = (): string => (import.meta.env.VITE_API_URL || OWN).replace(/\/+$/, '')

/** Whether the API is our own, which has more endpoints than the specification. */
export const isOwnApi = (): boolean => apiRoot() === OWN

/**
 * GET request to a path below the API root. A refusal (4xx) is a response; a server error or no response throws, so that data
 * already shown stays. A body that is not JSON becomes null.
 */
export async function fetchResponse(apiPath: string, init?: Pick<RequestInit, 'signal'>): Promise<ApiResponse> {
  const response = await callApi(apiPath, init)
  if (response.status >= 500) throw new Error(`${apiPath} answered ${response.status}`)
  const total = totalIn(response.headers.get('content-range'))
  const body: unknown = await response.json().catch(() => null)
  addPictureDescriptions(body)
  return { status: response.status, body: withPicturesFrom(apiRoot(), body), total }
}

/** POST request with a JSON body. Never throws: without a response the status is 0; a body that is not JSON becomes null. */
export async function postJson(
  apiPath: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  try {
    const response = await callApi(apiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return NO_RESPONSE
  }
}

/** Sends the administrator's token if there is one, and repeats the call without it after a 401. */
async function callApi(apiPath: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const call = (more: Record<string, string> = {}) =>
    fetch(apiRoot() + apiPath, { ...init, headers: { accept: 'application/json', ...headers, ...more } as HeadersInit })
  const token = storedToken()
  if (!token) return call()
  const response = await call({ authorization: `Bearer ${token}` })
  return response.status === 401 ? call() : response
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.token)
  } catch {
    return null
  }
}
