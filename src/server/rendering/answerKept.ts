import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type EncodedBody, type Encoding, encodingFor } from '../http/encodings.ts'

/** A page in memory, with what the framework said around it, by what it was asked for. */
export interface KeptPage {
  status: number
  body: EncodedBody
  said: Map<Encoding | 'unchanged', Said>
}

/** Headers as Node takes them fastest: names and values in turn, for a body of this many bytes. */
interface Said {
  headers: string[]
  length?: number
}

/** Keeps with a page what the framework has just said around it. */
export function keepSaid({ said }: KeptPage, reply: FastifyReply): void {
  const headers = reply.getHeaders()
  const encoding = (headers['content-encoding'] as Encoding | undefined) ?? 'identity'
  const kind = reply.statusCode === 304 ? 'unchanged' : encoding
  if (!said.has(kind))
    said.set(kind, { headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]) })
}

/** A request that was answered here. */
export interface AnsweredHere {
  request: IncomingMessage
  status: number
  /** When it came, in milliseconds as `performance.now()` counts. */
  since: number
}

interface KeptPages {
  /** The page that is kept for an address, as the client wrote it; undefined where the framework is to see to it. */
  find(url: string, headers: IncomingHttpHeaders): KeptPage | undefined
  onAnswered(answered: AnsweredHere): void
}

/**
 * Answers with pages that are kept before the framework does its work: what comes out is to the byte what came out when
 * the framework answered the same before. Anything that is not as usual is left to it.
 */
export function answerKept(app: FastifyInstance, { find, onAnswered }: KeptPages): void {
  const { server } = app
  const others = server.listeners('request') as RequestListener[]
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if (isClosing || (method !== 'GET' && method !== 'HEAD') || headers.host === undefined) return false
    const page = find(url, headers)
    if (page?.status !== 200) return false
    const since = performance.now()
    const isUnchanged = headers['if-none-match']?.includes(page.body.etag)
    const encoding = encodingFor(headers['accept-encoding'])
    const said = page.said.get(isUnchanged ? 'unchanged' : encoding)
    const body = isUnchanged ? undefined : page.body.ready(encoding)
    if (!said || !(isUnchanged || body)) return false
    const status = isUnchanged ? 304 : 200
    response.on('finish', () => onAnswered({ request, status, since }))
    response.writeHead(status, body ? headersFor(body, said) : said.headers)
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const other of others) other.call(server, request, response)
  })
}

/** A body may have become smaller since. */
function headersFor({ length }: Buffer, said: Said): string[] {
  if (said.length === undefined) said.headers.push('content-length', '')
  if (said.length !== length) said.headers = [...said.headers.slice(0, -1), String(length)]
  said.length = length
  return said.headers
}
