import { fetchUtils } from 'ra-core'
import type { Session } from '../auth/session.ts'
import { failureOf, unreachable } from './failure.ts'
import { inPanelLanguage } from './inPanelLanguage.ts'
import { jsonIn } from './jsonIn.ts'
import { takePreloaded } from './preloaded.ts'

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
