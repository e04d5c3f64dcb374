import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../../contract/constants.ts'
import { SECOND_LOCALE } from '../../../contract/domain/locales.ts'
import { totalIn } from '../../../contract/domain/paging.ts'
import { withPicturesFrom } from '../../../contract/domain/pictures.ts'
import type { ApiResponse, MatchedPage } from '../../../contract/site.ts'
import { API_ROOT, bareAddress } from '../../platform/http/access.ts'
import { IN_PROCESS } from '../../platform/observability/log.ts'

/** A response of the API to the site's own request. */
export interface SiteResponse extends ApiResponse {
  /** For a redirect: the present path of the record. */
  location?: string
  /** `no-store`: neither the response nor a page rendered from it may be cached. */
  isPrivate?: boolean
}

/** Sends a GET request to a path below the API's root. Undefined if there is no response. */
export type RequestApi = (path: string) => Promise<SiteResponse | undefined>

export const NOT_FOUND = 404

/** Requests to our own API, in-process. */
export const requestInProcess =
  (app: FastifyInstance): RequestApi =>
  async (path) => {
    const { statusCode, headers, payload } = await app.inject({ url: API_ROOT + path, remoteAddress: IN_PROCESS })
    const { location, 'content-range': range, 'cache-control': cacheControl } = headers
    return {
      status: statusCode,
      body: parseBody(payload),
      total: totalIn(range && String(range)),
      ...(location && { location: String(location) }),
      ...(String(cacheControl).includes('no-store') && { isPrivate: true }),
    }
  }

/** Returns a function that sends a HEAD request to the app in-process: the status and `Location` for a visitor. */
export const injectHead =
  (app: FastifyInstance) =>
  async (url: string): Promise<{ status: number; location?: string | undefined }> => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url, remoteAddress: IN_PROCESS })
    return { status: statusCode, location: headers.location }
  }

/** Timeouts of another API, in milliseconds. The browser requests a late part of a page again. */
const TIMEOUTS = { get: 5000, post: 15_000 }

/** Requests to another server with the same API (`VITE_API_URL`). */
export const requestRemote =
  (apiUrl: string): RequestApi =>
  async (path) => {
    try {
      const response = await fetch(apiUrl + path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUTS.get),
      })
      const total = totalIn(response.headers.get('content-range'))
      return { status: response.status, body: withPicturesFrom(apiUrl, parseBody(await response.text())), total }
    } catch {
      return undefined
    }
  }

/**
 * The responses that a page is rendered from. Fallbacks are requested only if their list is empty, or the record that they
 * stand in for is missing.
 */
export async function responsesForPage(
  { requests, onlyIfEmpty = {}, onlyIfMissing = {} }: Pick<MatchedPage, 'requests' | 'onlyIfEmpty' | 'onlyIfMissing'>,
  requestApi: RequestApi,
): Promise<Record<string, SiteResponse>> {
  const first = requests.filter((path) => !(path in onlyIfEmpty || path in onlyIfMissing))
  const responses = await responsesTo(first, requestApi)
  const isFilled = ({ status, body }: SiteResponse) => status < 400 && Array.isArray(body) && body.length > 0
  const missing = requests.filter((path) => {
    if (path in onlyIfMissing) return responses[onlyIfMissing[path]!]?.status === NOT_FOUND
    const list = responses[onlyIfEmpty[path] ?? '']
    return path in onlyIfEmpty && !(list && isFilled(list))
  })
  return missing.length ? { ...responses, ...(await responsesTo(missing, requestApi)) } : responses
}

/** Responses by path; a path without a response is omitted. */
export async function responsesTo(
  paths: readonly string[],
  requestApi: RequestApi,
): Promise<Record<string, SiteResponse>> {
  const responses = await Promise.all(paths.map(async (path) => [path, await requestApi(path)] as const))
  return Object.fromEntries(responses.filter((entry): entry is [string, SiteResponse] => entry[1] !== undefined))
}

/**
 * The path of a page whose record has another slug: if a response redirects, or the record that was looked for in the first
 * language exists in the second, the last path segment, which is the record's slug, is replaced. Pages and API share only
 * that segment.
 */
export function redirectedPath(
  path: string,
  responses: Record<string, SiteResponse>,
  { onlyIfMissing = {} }: Pick<MatchedPage, 'onlyIfMissing'> = {},
): string | undefined {
  for (const [requested, response] of Object.entries(responses)) {
    const slug = requested in onlyIfMissing ? secondSlugIn(response) : lastSegmentOf(response.location ?? '')
    const segments = path.split('/')
    const index = segments.lastIndexOf(lastSegmentOf(requested))
    if (slug && index > 0 && segments[index] !== slug) return segments.with(index, slug).join('/')
  }
  return undefined
}

/** The slug of a record in the second language; undefined if it does not exist there. */
function secondSlugIn({ status, body }: SiteResponse): string | undefined {
  if (!SECOND_LOCALE || status !== 200) return undefined
  const { alternates } = body as { alternates?: Partial<Record<Locale, string | null>> }
  return alternates?.[SECOND_LOCALE] ?? undefined
}

const lastSegmentOf = (path: string): string => path.split('?', 1)[0]!.replace(/^.*\//s, '')

interface Visitor {
  /** The client address, as far as `TRUST_PROXY` allows. */
  ip: string
}

interface PostResponse extends ApiResponse {
  retryAfter?: string | undefined
}

/** Sends a form posted by a browser without scripts to a path below the API's root. */
export type PostToApi = (path: string, body: object, visitor: Visitor) => Promise<PostResponse>

/** Posts to our own API, in-process, but from the visitor's address: in-process requests have no rate limit. */
export const postInProcess =
  (app: FastifyInstance): PostToApi =>
  async (path, body, { ip }) => {
    const address = bareAddress(ip)
    const { statusCode, headers, payload } = await app.inject({
      method: 'POST',
      url: API_ROOT + path,
      payload: body,
      // A proxy may send any text as an address; invalid ones share one limit.
      remoteAddress: isIP(address) ? address : '0.0.0.0',
    })
    const retryAfter = headers['retry-after']
    return { status: statusCode, body: parseBody(payload), ...(retryAfter && { retryAfter: String(retryAfter) }) }
  }

/** Posts to another server with the same API. */
export const postRemote =
  (apiUrl: string): PostToApi =>
  async (path, body, { ip }) => {
    try {
      const response = await fetch(apiUrl + path, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUTS.post),
      })
      const retryAfter = response.headers.get('retry-after') ?? undefined
      return { status: response.status, body: parseBody(await response.text()), retryAfter }
    } catch {
      return { status: 503, body: null }
    }
  }

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
