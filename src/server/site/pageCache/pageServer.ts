import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyServerFactory } from 'fastify'
import { encodingFor } from '../../platform/http/compression.ts'
import type { CachedPage } from './pageCache.ts'

/** A request served from the page cache. */
export interface CacheHit {
  request: IncomingMessage
  status: number
  /** Time of its arrival, by `performance.now()`. */
  since: number
}

export interface PageSource {
  /** The cached page for a URL as sent by the client; undefined if the framework has to respond. */
  find(url: string): CachedPage | undefined
  onHit(hit: CacheHit): void
}

/**
 * The HTTP server in front of the framework (Fastify's `serverFactory`): serves cached pages itself, byte for byte like
 * the framework, and passes every other request on.
 */
export function createPageServer() {
  let source: PageSource | undefined

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if (!source || (method !== 'GET' && method !== 'HEAD') || headers.host === undefined) return false
    const page = source.find(url)
    if (page?.status !== 200) return false
    const since = performance.now()
    const isUnchanged = headers['if-none-match']?.includes(page.body.etag) ?? false
    const encoding = encodingFor(headers['accept-encoding'])
    const body = isUnchanged ? undefined : page.body.ready(encoding)
    if (!(isUnchanged || body)) return false
    const status = isUnchanged ? 304 : 200
    const { onHit } = source
    response.on('finish', () => onHit({ request, status, since }))
    const rawHeaders: string[] = []
    for (const name in page.headers) rawHeaders.push(name, page.headers[name]!)
    if (body && encoding !== 'identity') rawHeaders.push('content-encoding', encoding)
    if (body) rawHeaders.push('content-length', String(body.length))
    response.writeHead(status, rawHeaders)
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }

  const serverFactory: FastifyServerFactory = (handler, options) => {
    // The framework passes its own options on, untyped.
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as Required<
      FastifyHttpOptions<Server>
    >
    const server = createServer(http ?? {}, (request, response) => {
      if (!serve(request, response)) handler(request, response)
    })
    return Object.assign(server, { keepAliveTimeout, requestTimeout }).setTimeout(connectionTimeout)
  }

  return {
    serverFactory,
    /** Serves from this source from now on; undefined: passes every request on. */
    serveFrom(given: PageSource | undefined) {
      source = given
    },
  }
}
