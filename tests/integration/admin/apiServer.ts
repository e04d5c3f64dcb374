import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { resources } from '../../../src/contract/resources/index.ts'
import { endpointOf } from '../../../src/contract/schema/endpoint.ts'
import type { Resource } from '../../../src/contract/schema/resource.ts'
import { NO_IDLE_TIMEOUT } from '../../helpers/timeouts.ts'

type Row = Record<string, unknown> & { id: number }
/** Response to creates, updates, deletes and toggles, which the specification leaves open. */
export type WriteAnswer = 'entity' | 'id' | 'empty' | 'nothing'

export interface ApiCall {
  method: string
  /** Path below the API root, with its query. */
  path: string
  token: string | undefined
  body: unknown
}

interface Options {
  rows?: Record<string, Row[]>
  /** `full` implements the list parameters and responds with entities; `bare` implements only docs/product.md, section 7. */
  flavour?: 'full' | 'bare'
  writeAnswer?: WriteAnswer
  /** Flags with the last segment of the endpoint that flips each. */
  toggles?: Record<string, string>
  /** Singletons by key; null is one that was never saved. */
  pages?: Record<string, Record<string, unknown> | null>
  /** Further responses by method and path: `GET /admin/dashboard/stats`. */
  answers?: Record<string, unknown>
}

/** Empty lists of all resources, which the dashboard requests whatever a test is about. */
const nothingWaits: Record<string, unknown> = Object.fromEntries(
  Object.values<Resource>(resources).map(({ endpoints }) => [endpointOf(endpoints.list), []]),
)

/** A real HTTP server on loopback with rows in memory, for tests of API clients. */
export async function startApi(options: Options = {}) {
  const { rows = {}, flavour = 'full', writeAnswer = 'entity', toggles = {}, pages = {}, answers = {} } = options
  const calls: ApiCall[] = []
  const failures: { match: RegExp; status: number; body: unknown }[] = []
  const holds: { match: RegExp; released: Promise<void> }[] = []
  const state = { token: 'secret' as string, delay: 0, open: 0, left: 0 }
  const times = (function* () {
    for (let second = 0; ; second += 1) yield new Date(Date.UTC(2026, 4, 21, 11, 2, second)).toISOString()
  })()
  const stamp = () => times.next().value as string
  for (const row of Object.values(rows).flat()) if (flavour === 'full') row.updatedAt ??= stamp()

  const server = createServer(NO_IDLE_TIMEOUT, async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    response.setHeader('Access-Control-Expose-Headers', 'content-range')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    state.open += 1
    response.on('close', () => {
      state.open -= 1
      if (!response.writableEnded) state.left += 1
    })
    const call = await callOf(request)
    calls.push(call)
    for (const { match, released } of holds) if (match.test(`${call.method} ${call.path}`)) await released
    if (state.delay) await new Promise((resolve) => setTimeout(resolve, state.delay))
    const failure = failures.find(({ match }) => match.test(`${call.method} ${call.path}`))
    if (failure) failures.splice(failures.indexOf(failure), 1)
    if (failure?.status === 0) return request.socket.destroy()
    const [status, body, headers] = failure ? [failure.status, failure.body] : answer(call)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(body === undefined ? '' : typeof body === 'string' && failure ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function answer({ method, path, token, body }: ApiCall): [number, unknown?, Record<string, string>?] {
    const { pathname, searchParams } = new URL(path, 'http://api')
    if (pathname === '/accounts/login') return [200, { token: state.token }]
    if (method !== 'GET' && token !== state.token)
      return [401, { message: 'Oturumunuz sona ermiş. Lütfen tekrar giriş yapın.' }]
    if (pathname === '/accounts/logout') return [204]
    if (pathname.startsWith('/files/')) return [201, { publicUrl: `/uploads/${pathname.split('/').at(-1)}.webp` }]
    const known = { ...(!rows[pathname.slice(1)] && nothingWaits), ...answers }[`${method} ${pathname}`]
    if (known !== undefined) return [200, known]
    const [, key] = /^\/admin\/page-content\/(.+)$/.exec(pathname) ?? []
    if (key !== undefined) return answerPage(key, method, body as Record<string, unknown>)
    const [, name, id, action] = pathname.split('/') as [string, string, string?, string?]
    const list = rows[name]
    if (!list) return [404, {}]
    if (method === 'POST') {
      const row = { id: Math.max(0, ...list.map((one) => one.id)) + 1, ...(body as object), ...stamps() } as Row
      list.unshift(row)
      return [201, written(row)]
    }
    if (id === undefined) return answerList(name, list, searchParams)
    const row = list.find((one) => String(one.id) === id)
    if (!row) return [404, { message: 'Aradığınız kayıt bulunamadı.' }]
    if (method === 'DELETE') {
      list.splice(list.indexOf(row), 1)
      return [200, written(row)]
    }
    if (method === 'PUT') {
      const { updatedAt, ...changes } = (body ?? {}) as Partial<Row>
      if (updatedAt && row.updatedAt && updatedAt !== row.updatedAt)
        return [409, { message: 'Bu kayıt siz düzenlerken değiştirildi. Güncel hâlini görüp tekrar kaydedin.' }]
      const flag = Object.keys(toggles).find((field) => toggles[field] === action)
      Object.assign(row, flag ? { [flag]: !row[flag] } : changes, stamps())
      return [200, written(row)]
    }
    return [200, row]
  }

  /** Like our server; a bare one has no `updatedAt`, and responds with 404 if nothing was saved. */
  function answerPage(key: string, method: string, body: Record<string, unknown>): [number, unknown?] {
    const content = pages[key]
    if (method === 'GET') return content ? [200, content] : flavour === 'full' ? [200, { updatedAt: null }] : [404, {}]
    const { updatedAt, ...changes } = body
    if (flavour === 'full' && updatedAt !== undefined && updatedAt !== (content?.updatedAt ?? null))
      return [409, { message: 'Bu kayıt siz düzenlerken değiştirildi. Güncel hâlini görüp tekrar kaydedin.' }]
    pages[key] = { ...content, ...changes, ...stamps() }
    return [200, flavour === 'full' ? pages[key] : undefined]
  }

  const stamps = () => (flavour === 'full' ? { updatedAt: stamp() } : {})

  function written(row: Row) {
    return { entity: row, id: row.id, empty: {}, nothing: undefined }[writeAnswer]
  }

  function answerList(name: string, list: Row[], query: URLSearchParams): [number, unknown, Record<string, string>?] {
    if (flavour === 'bare') return [200, list]
    const { q, ...equal } = JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>
    const [field, order] = JSON.parse(query.get('sort') ?? '["id","DESC"]') as [string, string]
    const [first, last] = JSON.parse(query.get('range') ?? '[0,1000000]') as [number, number]
    const found = list
      .filter((row) => Object.entries(equal).every(([key, value]) => [value].flat().includes(row[key])))
      .filter((row) => !q || JSON.stringify(row).toLocaleLowerCase('tr').includes(String(q).toLocaleLowerCase('tr')))
      .toSorted(
        (a, b) =>
          (order === 'ASC' ? 1 : -1) * String(a[field]).localeCompare(String(b[field]), 'tr', { numeric: true }),
      )
    return [200, found.slice(first, last + 1), { 'Content-Range': `${name} ${first}-${last}/${found.length}` }]
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    pages,
    calls,
    state,
    /** Matching calls get their response only once the returned function is called. */
    hold: (match: RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.push({ match, released: promise })
      return resolve
    },
    /** The next matching call (`/^PUT .products/`) fails with this status; 0 closes the connection without a response. */
    failNext: (match: RegExp, status: number, body: unknown = {}) => {
      failures.push({ match, status, body })
    },
    callsOf: (match: RegExp) => calls.filter(({ method, path }) => match.test(`${method} ${path}`)),
    /** Waits for running calls first. */
    async close() {
      do await new Promise((resolve) => setTimeout(resolve, 5))
      while (state.open > 0)
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>

async function callOf(request: IncomingMessage): Promise<ApiCall> {
  const content = await text(request)
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return {
    method: request.method!,
    path: request.url!,
    token: request.headers.authorization?.replace(/^Bearer /, ''),
    body: isJson && content ? JSON.parse(content) : content || undefined,
  }
}
