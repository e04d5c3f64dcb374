import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { resources } from '../../../src/contract/resources/index.ts'
import type { RecordOf } from '../../../src/contract/schema/resource.ts'
import type { PublicRecord } from '../../../src/public/data/endpoints.ts'
import type { PublicProduct } from '../../../src/public/features/products/product.ts'
import { NO_IDLE_TIMEOUT } from '../../helpers/timeouts.ts'

type Answerer = (response: ServerResponse) => void

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answerer => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers })
    response.end(JSON.stringify(body))
  }
}

type PublicRecordOf<N extends keyof typeof resources> = PublicRecord<RecordOf<(typeof resources)[N]> & { id: number }>

/** Content of the site: lists as in public responses, and the singletons by key. */
export interface Content {
  products: PublicProduct[]
  services: PublicRecordOf<'services'>[]
  blog: PublicRecordOf<'blog'>[]
  slides: PublicRecordOf<'slides'>[]
  pages: Record<string, object>
}

/** An HTTP server with the endpoints of docs/product.md, section 7 only. */
export interface ApiServer extends Content {
  url: string
  /** Whether it pages lists and sends their totals; the specification does not require that. */
  knowsParts: boolean
  /** Paths of the requests, in order. */
  asked: string[]
  /** Bodies of the POST requests with their paths, in order. */
  sent: { path: string; body: unknown }[]
  /** Responses by path (without the query), instead of those from the content. */
  answers: Map<string, Answerer>
  /** Sets the response of a path. */
  answer(path: string, status: number, body?: unknown): void
  /** Holds the responses of a path until the returned function is called. */
  hold(path: string): () => void
  close(): Promise<void>
}

export async function startApi(content: Partial<Content> = {}): Promise<ApiServer> {
  const server = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    api.asked.push(request.url ?? '')
    if (request.method === 'POST') api.sent.push({ path, body: parsed(await text(request)) })
    const answerer = api.answers.get(path) ?? fromContent(api, path, new URLSearchParams(query))
    answerer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api: ApiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    products: [],
    services: [],
    blog: [],
    slides: [],
    pages: {},
    ...content,
    knowsParts: true,
    asked: [],
    sent: [],
    answers: new Map(),
    answer: (path, status, body = {}) => void api.answers.set(path, json(status, body)),
    hold(path) {
      const waiting: ServerResponse[] = []
      const before = api.answers.get(path)
      api.answers.set(path, (response) => void waiting.push(response))
      return () => {
        if (before) api.answers.set(path, before)
        else api.answers.delete(path)
        const answerer = before ?? fromContent(api, path, new URLSearchParams())
        for (const response of waiting) answerer(response)
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return api
}

function fromContent({ knowsParts, pages, ...content }: ApiServer, path: string, query: URLSearchParams): Answerer {
  const [, name = '', key = ''] = path.split('/').map(decodeURIComponent)
  if (name === 'page-content') return found(pages[key])
  const records = { ...content }[name as Exclude<keyof Content, 'pages'>] as Record<string, unknown>[] | undefined
  if (!records) return found(undefined)
  if (key === '') return knowsParts ? partOf(records, query.get('range')) : json(200, records)
  if (key === 'featured')
    return json(
      200,
      records.filter(({ isFeatured }) => isFeatured),
    )
  return found(records.find(({ id, slug }) => slug === key || String(id) === key))
}

function partOf(records: object[], range: string | null): Answerer {
  const [first, last] = JSON.parse(range ?? '[0, 999]') as [number, number]
  return json(200, records.slice(first, last + 1), {
    'content-range': `rows ${first}-${last}/${records.length}`,
    'access-control-expose-headers': 'content-range',
  })
}

const found = (body: object | undefined): Answerer =>
  body ? json(200, body) : json(404, { message: 'Aradığınız kayıt bulunamadı.' })

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
