import { STORAGE_KEYS } from '../../contract/constants.ts'
import { apiRoot } from './apiRoot.ts'

/**
 * Calls the API, with the token while there is one (the specification's section 7). One that no longer counts closes
 * nothing that is open to everybody: what is refused because of it is asked again without.
 */
export async function callApi(address: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const call = (more: Record<string, string> = {}) =>
    fetch(apiRoot() + address, { ...init, headers: { accept: 'application/json', ...headers, ...more } as HeadersInit })
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
