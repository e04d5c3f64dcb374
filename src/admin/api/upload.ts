import type { Session } from '../auth/session.ts'
import { failureOf, jsonIn, unreachable } from './failure.ts'
import { inPanelLanguage } from './inPanelLanguage.ts'

export interface Sending {
  /** Reports the progress, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Aborts the upload. */
  signal?: AbortSignal
}

interface FormSending extends Sending {
  /** Further fields of the form, sent in front of the file. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Sends a file as multipart `file` and returns its public address. `XMLHttpRequest`, because `fetch` reports no progress.
 */
export async function upload(session: Session, url: string, file: File, sending: Sending = {}): Promise<string> {
  const { publicUrl } = await sendForm(session, url, file, sending)
  if (typeof publicUrl === 'string' && publicUrl) return publicUrl
  throw failureOf(200, undefined)
}

/** Sends a file as multipart `file`, and returns the response. */
export const sendForm = (
  session: Session,
  url: string,
  file: File,
  sending: FormSending = {},
): Promise<UploadResponse> => session.run((token) => sendFile(url, file, token, sending), { isInteractive: true })

type UploadResponse = Readonly<Record<string, unknown>>

async function sendFile(
  url: string,
  file: File,
  token: string | null,
  { onProgress, signal, fields = {} }: FormSending,
): Promise<UploadResponse> {
  signal?.throwIfAborted()
  const { promise: loaded, resolve, reject } = Promise.withResolvers<unknown>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader('Accept', 'application/json')
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
  request.onload = resolve
  request.onerror = () => reject(unreachable())
  request.onabort = () => reject(signal?.reason)
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  request.send(form)
  await loaded
  const body = jsonIn(request.responseText)
  if (request.status < 300) return body ?? {}
  throw failureOf(request.status, await inPanelLanguage(body))
}
