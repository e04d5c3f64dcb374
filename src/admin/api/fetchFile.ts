import { failureOf, unreachable } from './failure.ts'
import { inPanelLanguage } from './inPanelLanguage.ts'

/** Fetches a file with a token; `accept` selects its format. A failure is an `HttpError`. */
export async function fetchFile(url: string, token: string | null, accept = '*/*'): Promise<Blob> {
  const response = await request(url, token, { headers: { Accept: accept } })
  return response.blob().catch(throwUnreachable)
}

export interface Download {
  /** File name from the server; undefined if there is none. */
  name: string | undefined
  content: Blob
}

/** Downloads a file that the server creates; `onBytes` reports the received bytes. A failure is an `HttpError`. */
export async function postForFile(
  url: string,
  token: string | null,
  { data, onBytes }: { data: object; onBytes: (bytes: number) => void },
): Promise<Download> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await request(url, token, { method: 'POST', headers, body: JSON.stringify(data) })
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
  const content = await new Response(response.body?.pipeThrough(counting)).blob().catch(throwUnreachable)
  const [, name] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content }
}

async function request(url: string, token: string | null, init: RequestInit & { headers: Record<string, string> }) {
  const headers = { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { ...init, headers }).catch(throwUnreachable)
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  throw failureOf(response.status, await inPanelLanguage(body))
}

function throwUnreachable(): never {
  throw unreachable()
}
