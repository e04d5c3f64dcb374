import { fetchUtils } from 'ra-core'
import type { Session } from '../auth/session.ts'
import { failureOf, unreachable } from './failure.ts'
import { jsonIn } from './jsonIn.ts'
import { takePreloaded } from './preloaded.ts'

export type HttpAnswer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>
interface Options extends fetchUtils.Options {
  /** The person's own action waits for it: it may ask for a sign-in in place. A change always may. */
  asksInPlace?: boolean | undefined
  /** Renews the sign-in with what was typed already. */
  renew?: ((token: string | null) => Promise<unknown>) | undefined
}

/** Calls an address, with the token; a failure is an `HttpError` in the one shape of `failureOf`. */
export type Http = (url: string, options?: Options) => Promise<HttpAnswer>

/** Reads are background requests, which open no dialog, unless `asksInPlace` is set; a change always may: typed text would be lost. */
export const createHttp =
  (session: Session): Http =>
  (url, { asksInPlace = false, renew, ...options } = {}) =>
    session.run((token) => send(url, withToken(options, token)), {
      asksInPlace: asksInPlace || (options.method ?? 'GET') !== 'GET',
      renew,
    })

/** For what stands beside the work: nobody is asked for a password because of it, least of all while typing. */
export const createQuietHttp =
  (session: Session): Http =>
  (url, { asksInPlace: _, renew: __, ...options } = {}) =>
    session.runQuietly((token) => send(url, withToken(options, token)))

export const withToken = (options: fetchUtils.Options, token: string | null): fetchUtils.Options =>
  token ? { ...options, user: { authenticated: true, token: `Bearer ${token}` } } : options

export async function send(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  const headers = fetchUtils.createHeadersFromOptions(options)
  const { response, body } = await answerOf(url, { ...options, headers })
  const json = jsonIn(body)
  if (!response.ok) throw failureOf(response.status, json, response.headers.get('location'))
  return { status: response.status, headers: response.headers, body, json }
}

async function answerOf(url: string, options: RequestInit) {
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
