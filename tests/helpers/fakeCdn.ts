import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { NO_IDLE_TIMEOUT } from './timeouts.ts'

/** A response of the server behind the CDN. Times in milliseconds. */
interface Fetched {
  status: number
  body: string
  tags: string[]
  /** Whether requests with another `Authorization` get another response. */
  isOfVisitor: boolean
  fetchedAt: number
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
}

export interface PurgeRequest {
  method: string
  headers: IncomingHttpHeaders
  body: string
}

interface Options {
  tagHeader: string
  /** Time in milliseconds. */
  now: () => number
}

/**
 * A CDN on loopback: a caching proxy that obeys `CDN-Cache-Control` (RFC 9213), varies by `Authorization` if it is told
 * to, and purges tags at `/purge` as `{tags}`. Like real ones it stores a response that it requested before a purge and
 * received after it.
 */
export async function startFakeCdn({ tagHeader, now }: Options) {
  const cache = new Map<string, Fetched>()
  let turn = 0
  const cdn = {
    url: '',
    /** URLs of the servers behind it, which take turns. */
    origins: [] as string[],
    purges: [] as PurgeRequest[],
    /** Statuses of the next purge calls, which purge nothing; afterwards they succeed. */
    purgeFailures: [] as number[],
    /** Awaited before a response is stored. */
    beforeStoring: async (): Promise<unknown> => undefined,
    /** Removes all stored responses, as for want of space. */
    evict: () => cache.clear(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  const fetchAndStore = async (path: string, authorization?: string): Promise<Fetched> => {
    const origin = cdn.origins[turn++ % cdn.origins.length]!
    const response = await fetch(origin + path, { headers: { ...(authorization && { authorization }) } })
    const directives = response.headers.get('cdn-cache-control') ?? ''
    const milliseconds = (name: string) =>
      Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0) * 1000
    const fetched: Fetched = {
      status: response.status,
      body: await response.text(),
      tags: (response.headers.get(tagHeader) ?? '').split(/[\s,]+/).filter(Boolean),
      isOfVisitor: /authorization/i.test(response.headers.get('vary') ?? ''),
      fetchedAt: now(),
      maxAge: milliseconds('max-age'),
      staleWhileRevalidate: milliseconds('stale-while-revalidate'),
      staleIfError: milliseconds('stale-if-error'),
    }
    if (fetched.maxAge > 0) {
      await cdn.beforeStoring()
      cache.set(path, fetched)
    }
    return fetched
  }

  const find = async (path: string, authorization?: string): Promise<Fetched & { state: string }> => {
    const stored = cache.get(path)
    if (!stored || (stored.isOfVisitor && authorization))
      return { ...(await fetchAndStore(path, authorization)), state: 'miss' }
    const staleFor = now() - stored.fetchedAt - stored.maxAge
    if (staleFor <= 0) return { ...stored, state: 'hit' }
    const revalidated = fetchAndStore(path, authorization).catch(() => undefined)
    if (staleFor <= stored.staleWhileRevalidate) return { ...stored, state: 'stale' }
    const fetched = await revalidated
    if (fetched && fetched.status < 500) return { ...fetched, state: 'expired' }
    return staleFor <= stored.staleIfError ? { ...stored, state: 'stale' } : { ...stored, status: 502, state: 'failed' }
  }

  const purge = (response: ServerResponse, request: PurgeRequest) => {
    cdn.purges.push(request)
    const failure = cdn.purgeFailures.shift()
    if (failure) return response.writeHead(failure).end('refused')
    const { tags = [] } = JSON.parse(request.body || '{}') as { tags?: string[] }
    for (const [path, stored] of cache) if (stored.tags.some((tag) => tags.includes(tag))) cache.delete(path)
    return response.writeHead(200).end('{}')
  }

  const server = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    const { method = '', url = '', headers } = request
    if (url === '/purge') return purge(response, { method, headers, body: await text(request) })
    const { status, body, state } = await find(url, headers.authorization)
    return response.writeHead(status, { 'x-cache': state }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cdn
}

export type FakeCdn = Awaited<ReturnType<typeof startFakeCdn>>
