import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { NO_IDLE_TIMEOUT } from '../timeouts.ts'
import { firstContent } from './content.ts'
import { ADMIN, type Call, routesOver, TOKEN } from './routes.ts'
import type { Answer } from './rows.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * An independent server with only the endpoints of docs/product.md, section 7: it shares no code with ours, and has no list
 * queries, extra fields or `Content-Range`. Where the specification leaves a response body open, endpoints differ: an entity, an
 * id, an empty object, or no body.
 */
export async function startMinimalApi() {
  const server = createServer(NO_IDLE_TIMEOUT).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = firstContent(url)
  const routes = routesOver(store, url)
  const read: string[] = []
  const received: { call: string; body: unknown }[] = []
  const failing = new Map<string, Answer>()

  function answerTo(method: string, path: string, isSignedIn: boolean, call: Omit<Call, 'params'>): Answer {
    const failure = failing.get(`${method} ${path}`)
    if (failure) return failure
    const route = routes.find((each) => each.method === method && each.path.test(path))
    if (!route) return [404]
    if (!route.isOpen && !isSignedIn) return [401]
    const params = route.path.exec(path)!.slice(1).map(decodeURIComponent)
    return route.answer({ ...call, params })
  }

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    allowOtherOrigins(response)
    const { method = '', headers } = request
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const { pathname, searchParams: query } = new URL(request.url!, 'http://api')
    if (pathname.endsWith('.png')) return response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL)
    const body = await bodyOf(request)
    if (method === 'GET') read.push(request.url!)
    else received.push({ call: `${method} ${pathname}`, body })
    const [status, answer] = answerTo(method, pathname, headers.authorization === `Bearer ${TOKEN}`, { query, body })
    if (answer === undefined) return response.writeHead(status).end()
    response.writeHead(status, { 'content-type': 'application/json' })
    return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })

  return {
    url,
    store,
    /** URLs of the GET requests, in order. */
    read,
    /** Other requests with their bodies, in order. */
    received,
    /** Credentials of the administrator. */
    admin: ADMIN,
    /** Makes an endpoint (`'GET /products'`) return this response until `mend` is called. */
    fail: (call: string, ...answer: Answer) => void failing.set(call, answer),
    mend: () => failing.clear(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type MinimalApi = Awaited<ReturnType<typeof startMinimalApi>>

/** CORS: the site is on another origin. */
function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await buffer(request)
  return request.headers['content-type']?.startsWith('application/json') && bytes.length > 0
    ? (JSON.parse(bytes.toString()) as Record<string, unknown>)
    : {}
}
