import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Answer } from '../../../contract/site.ts'
import { API_ROOT } from '../../platform/http/access.ts'
import { bareAddress } from '../../platform/http/clientAddress.ts'
import { parsed } from './answers.ts'

export interface Visitor {
  /** Where the request came from, as far as `TRUST_PROXY` lets one know. */
  ip: string
}

export interface PostAnswer extends Answer {
  /** When it may be tried again, as HTTP says it. */
  retryAfter?: string | undefined
}

/** Sends to the API what a visitor's browser could not send itself: to a path below its root. */
export type Post = (path: string, body: object, visitor: Visitor) => Promise<PostAnswer>

/**
 * Sends it to our own API, without a socket and in the visitor's own name: what the server asks itself is free of limits,
 * and a visitor is not.
 */
export const postInProcess =
  (app: FastifyInstance): Post =>
  async (path, body, { ip }) => {
    const address = bareAddress(ip)
    const { statusCode, headers, payload } = await app.inject({
      method: 'POST',
      url: API_ROOT + path,
      payload: body,
      // A proxy may pass on any word as an address; one that is none counts with all the others of its kind.
      remoteAddress: isIP(address) ? address : NOWHERE,
    })
    const retryAfter = headers['retry-after']
    return { status: statusCode, body: parsed(payload), ...(retryAfter && { retryAfter: String(retryAfter) }) }
  }

const NOWHERE = '0.0.0.0'
/** Longer than for a page: it is sent once, and by hand. */
const PATIENCE = 15_000

/** Sends it to another server that keeps the specification's API. */
export const postElsewhere =
  (apiUrl: string): Post =>
  async (path, body, { ip }) => {
    try {
      const response = await fetch(apiUrl + path, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const retryAfter = response.headers.get('retry-after') ?? undefined
      return { status: response.status, body: parsed(await response.text()), retryAfter }
    } catch {
      return { status: 503, body: null }
    }
  }
