import { failureOf, unreachable } from './failure.ts'
import { inPanelLanguage } from './inPanelLanguage.ts'

async function failureIn(response: Response) {
  const body = await response.json().catch(() => undefined)
  return failureOf(response.status, await inPanelLanguage(body))
}

/** Fetches a file with a token; `accept` selects its format. A failure is an `HttpError`. */
export async function fileAt(url: string, token: string | null, accept = '*/*'): Promise<Blob> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, Accept: accept } }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw await failureIn(response)
  return response.blob()
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
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw await failureIn(response)
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
  const content = await new Response(response.body?.pipeThrough(counting)).blob().catch(() => {
    throw unreachable()
  })
  const [, name] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content }
}
