import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SeenProduct } from '../../src/public/products/product.ts'

type Answerer = (response: ServerResponse) => void

const json = (status: number, body: unknown): Answerer => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(body))
  }
}

/** An API that keeps the specification's section 7 and no more, over real HTTP. */
export interface ApiServer {
  url: string
  products: SeenProduct[]
  /** The paths that were asked for, in order. */
  asked: string[]
  /** Answers of a path's own (without its query), instead of what the products say. */
  answers: Map<string, Answerer>
  /** Answers a path with this, from now on. */
  answer(path: string, status: number, body?: unknown): void
  /** Leaves a path without an answer until the returned function is called. */
  hold(path: string): () => void
  close(): Promise<void>
}

export async function startApi(products: SeenProduct[] = []): Promise<ApiServer> {
  const server = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    api.asked.push(request.url ?? '')
    const answerer = api.answers.get(path) ?? fromProducts(api.products, path, new URLSearchParams(query))
    answerer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api: ApiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    products,
    asked: [],
    answers: new Map(),
    answer: (path, status, body = {}) => void api.answers.set(path, json(status, body)),
    hold(path) {
      const waiting: ServerResponse[] = []
      api.answers.set(path, (response) => void waiting.push(response))
      return () => {
        api.answers.delete(path)
        for (const response of waiting) fromProducts(api.products, path, new URLSearchParams())(response)
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

function fromProducts(products: SeenProduct[], path: string, query: URLSearchParams): Answerer {
  const [first, last] = JSON.parse(query.get('range') ?? '[0, 999]') as [number, number]
  if (path === '/products') return json(200, products.slice(first, last + 1))
  if (path === '/products/featured')
    return json(
      200,
      products.filter(({ isFeatured }) => isFeatured),
    )
  const key = decodeURIComponent(path.replace('/products/', ''))
  const product = products.find(({ id, slug }) => slug === key || String(id) === key)
  return product ? json(200, product) : json(404, { message: 'Aradığınız kayıt bulunamadı.' })
}
