import { failureOf, unreachable } from './failure.ts'

/** Fetches a file with a token, in the form that is wanted where there are several; a failure is an `HttpError` as of any call. */
export async function fileAt(url: string, token: string | null, accept = '*/*'): Promise<Blob> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, Accept: accept } }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => undefined))
  return response.blob()
}
