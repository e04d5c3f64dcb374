import { fetchUtils } from 'ra-core'
import type { Session } from '../auth/session.ts'
import { failureOf, jsonIn, unreachable } from './failure.ts'
import { inPanelLanguage } from './inPanelLanguage.ts'

type HttpResponse = Awaited<ReturnType<typeof fetchUtils.fetchJson>>
interface Options extends fetchUtils.Options {
  /** The user's own action waits for it: it may open a sign-in prompt. A change always may. */
  isInteractive?: boolean | undefined
  /** See `RunOptions` of the session. */
  reauthenticate?: ((token: string | null) => Promise<unknown>) | undefined
}

/** Sends a request with the token; a failure is an `HttpError` in the shape of `failureOf`. */
export type Http = (url: string, options?: Options) => Promise<HttpResponse>

/** Reads open no sign-in prompt unless `isInteractive`, but wait for an open one. Changes may open one: typed text would be lost. */
export const createHttp =
  (session: Session): Http =>
  (url, { isInteractive = false, reauthenticate, ...options } = {}) =>
    session.run((token) => send(url, withToken(options, token)), {
      isInteractive: isInteractive || (options.method ?? 'GET') !== 'GET',
      reauthenticate,
    })

/** For background requests: they neither open a sign-in prompt nor wait for one. */
export const createBackgroundHttp =
  (session: Session): Http =>
  (url, { isInteractive: _, reauthenticate: __, ...options } = {}) =>
    session.runInBackground((token) => send(url, withToken(options, token)))

export const withToken = (options: fetchUtils.Options, token: string | null): fetchUtils.Options =>
  token ? { ...options, user: { authenticated: true, token: `Bearer ${token}` } } : options

export async function send(url: string, options: fetchUtils.Options = {}): Promise<HttpResponse> {
  const headers = fetchUtils.createHeadersFromOptions(options)
  const { response, body } = await responseOf(url, { ...options, headers })
  const json = jsonIn(body)
  if (!response.ok) throw failureOf(response.status, await inPanelLanguage(json), response.headers.get('location'))
  return { status: response.status, headers: response.headers, body, json }
}

async function responseOf(url: string, options: RequestInit) {
  try {
    const preloaded = takePreloaded(url, options)
    if (preloaded) return await preloaded
    const response = await fetch(url, options)
    return { response, body: await response.text() }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw unreachable()
  }
}

/** API responses that the document's script preloads before the panel's code is loaded (`PRELOAD_SCRIPT` of the server). */
interface Preloaded {
  token: string
  /** Time of the requests (`performance.now()`). */
  at: number
  responses: Record<string, Promise<{ response: Response; body: string }>>
}

declare global {
  interface Window {
    preloaded?: Preloaded | undefined
  }
}

/** Maximum age in milliseconds: no list refetches by itself sooner. */
const MAX_AGE = 60_000

/** The preloaded response to a request, if it has the same token; each is used once, and none after a change. */
function takePreloaded(url: string, { method = 'GET', headers }: RequestInit) {
  const { preloaded } = window
  if (!preloaded) return undefined
  const isSame = new Headers(headers).get('Authorization') === `Bearer ${preloaded.token}`
  if (method !== 'GET' || !isSame || performance.now() - preloaded.at > MAX_AGE) window.preloaded = undefined
  const response = window.preloaded?.responses[url]
  delete preloaded.responses[url]
  return response
}
