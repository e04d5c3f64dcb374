import Fastify, { type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordedRoute, recordRoutes } from '../../../../tests/helpers/recordRoutes.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Access } from '../../../contract/schema/endpoint.ts'
import type { ApiDocument } from '../../api/openapi/document.ts'
import { guardAccess } from './access.ts'
import { sendProblem } from './problems.ts'

/** Endpoints for API keys with read access, in addition to open ones. The list detects an unintended declaration. */
const READ_BY_KEYS = [
  'GET /admin/page-content/about',
  'GET /admin/page-content/blog-page',
  'GET /admin/page-content/chat-texts',
  'GET /admin/page-content/contact-info',
  'GET /admin/page-content/contact-page',
  'GET /admin/page-content/footer',
  'GET /admin/page-content/home',
  'GET /admin/page-content/menu',
  'GET /admin/page-content/privacy',
  'GET /admin/page-content/products-page',
  'GET /admin/page-content/references-page',
  'GET /admin/page-content/services-page',
  'GET /admin/page-content/site-settings',
  'GET /admin/page-content/sustainability',
  'GET /admin/pictures',
  'GET /admin/pictures/:id',
  'GET /blog/admin',
  'GET /blog/admin/:id',
  'GET /blog/admin/:id/preview-link',
  'GET /products/:id/preview-link',
  'GET /services/:id/preview-link',
]
/** Additional endpoints for API keys with write access. */
const WRITTEN_BY_KEYS = [
  'DELETE /admin/page-content/blog-page',
  'DELETE /admin/page-content/chat-texts',
  'DELETE /admin/page-content/contact-page',
  'DELETE /admin/page-content/footer',
  'DELETE /admin/page-content/home',
  'DELETE /admin/page-content/menu',
  'DELETE /admin/page-content/privacy',
  'DELETE /admin/page-content/products-page',
  'DELETE /admin/page-content/references-page',
  'DELETE /admin/page-content/services-page',
  'DELETE /admin/page-content/sustainability',
  'DELETE /admin/pictures/:id',
  'DELETE /blog/:id',
  'DELETE /products/:id',
  'DELETE /services/:id',
  'DELETE /slides/:id',
  'POST /admin/pictures/:id/replace',
  'POST /blog',
  'POST /files/upload-blog-image',
  'POST /files/upload-document',
  'POST /files/upload-logo',
  'POST /files/upload-page-image',
  'POST /files/upload-person-image',
  'POST /files/upload-product-image',
  'POST /files/upload-reference-image',
  'POST /files/upload-service-image',
  'POST /files/upload-slide-image',
  'POST /products',
  'POST /services',
  'POST /slides',
  'PUT /admin/page-content/about',
  'PUT /admin/page-content/blog-page',
  'PUT /admin/page-content/chat-texts',
  'PUT /admin/page-content/contact-info',
  'PUT /admin/page-content/contact-page',
  'PUT /admin/page-content/footer',
  'PUT /admin/page-content/home',
  'PUT /admin/page-content/menu',
  'PUT /admin/page-content/privacy',
  'PUT /admin/page-content/products-page',
  'PUT /admin/page-content/references-page',
  'PUT /admin/page-content/services-page',
  'PUT /admin/page-content/site-settings',
  'PUT /admin/page-content/sustainability',
  'PUT /admin/pictures/:id',
  'PUT /blog/:id',
  'PUT /products/:id',
  'PUT /products/:id/hide',
  'PUT /products/:id/show',
  'PUT /products/:id/toggle-feature',
  'PUT /products/order',
  'PUT /services/:id',
  'PUT /services/:id/hide',
  'PUT /services/:id/show',
  'PUT /services/:id/toggle-feature',
  'PUT /services/order',
  'PUT /slides/:id',
]
/** All endpoints of these resources are listed above; API key access to new resources is in their declarations. */
const NAMED = ['products', 'services', 'blog', 'slides', 'messages', 'pictures']

const CALLERS = ['nobody', 'reader', 'writer', 'administrator'] as const
type Caller = (typeof CALLERS)[number]
/** Result of a call: accepted, whatever its response, or refused with a status. */
type Fate = 'in' | 401 | 403

/** The expected result from the declaration alone. */
function declaredFate(access: Access | undefined, method: string, caller: Caller): Fate {
  if (typeof access === 'object' && 'open' in access) return 'in'
  if (caller === 'nobody') return 401
  if (caller === 'administrator') return 'in'
  const isKeyed = typeof access === 'object' && 'keyed' in access
  return isKeyed && (caller === 'writer' || method === 'GET') ? 'in' : 403
}

/** A malformed body: an accepted call changes nothing. */
const BROKEN = { 'content-type': 'application/json' }
const NO_TOKENS = ['', 'Bearer', 'Bearer wrong', 'Bearer \0', 'Bearer flz_', `Bearer flz_${'x'.repeat(43)}`]

describe.each(databases('sqlite'))('access on %s', (dialect) => {
  let site: TestApp
  let routes: RecordedRoute[]
  let tokens: Record<Caller, string>
  beforeAll(async () => {
    const heard = recordRoutes()
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
    routes = heard.end()
    const keyFor = async (access: string) =>
      (await site.admin('POST /admin/access-keys', { name: access, access })).body.key as string
    tokens = { nobody: '', reader: await keyFor('read'), writer: await keyFor('write'), administrator: site.token }
  })
  afterAll(() => site.close())

  const ask = async ({ method, url }: RecordedRoute, authorization: string) => {
    const isRead = method === 'GET'
    const { statusCode, headers } = await site.app.inject({
      method: method as InjectOptions['method'],
      url: url.replace(/:\w+/g, '1'),
      headers: { ...(!isRead && BROKEN), ...(authorization && { authorization }) },
      ...(!isRead && { payload: '{broken' }),
    })
    return { status: statusCode, headers }
  }
  const fateOf = async (route: RecordedRoute, authorization: string): Promise<Fate> => {
    const { status } = await ask(route, authorization)
    return status === 401 || status === 403 ? status : 'in'
  }

  test.each(CALLERS)("matches the endpoint's declaration: %s", async (caller) => {
    expect(routes.length).toBeGreaterThan(120)
    const authorization = tokens[caller] && `Bearer ${tokens[caller]}`
    const declared: Record<string, Fate> = {}
    const found: Record<string, Fate> = {}
    for (const route of routes) {
      declared[route.line] = declaredFate(route.config?.access, String(route.method), caller)
      found[route.line] = await fateOf(route, authorization)
    }
    expect(found).toEqual(declared)
  })

  test('of API keys is limited to content', () => {
    const added = Object.keys(resources).filter((name) => !NAMED.includes(resources[name as 'products'].name))
    const reachedBy = (caller: Caller) =>
      routes
        .filter(({ schema }) => !added.some((name) => schema?.tags?.includes(name)))
        .filter(({ config, method }) => declaredFate(config?.access, String(method), caller) === 'in')
        .filter(({ config, method }) => declaredFate(config?.access, String(method), 'nobody') !== 'in')
        .map(({ line }) => line)
        .sort()
    expect(reachedBy('reader')).toEqual(READ_BY_KEYS)
    expect(reachedBy('writer')).toEqual([...READ_BY_KEYS, ...WRITTEN_BY_KEYS].sort())
  })

  test('without a session is refused before the body is read, and not cached', async () => {
    const closed = routes.filter(({ config, method }) => declaredFate(config?.access, String(method), 'nobody') === 401)
    expect(closed.length).toBeGreaterThan(90)
    for (const route of closed)
      for (const authorization of [...NO_TOKENS, `Basic ${site.token}`, site.token, `Bearer ${site.token}x`]) {
        const { status, headers } = await ask(route, authorization)
        const actual = [route.line, authorization, status, headers['www-authenticate'], headers['cache-control']]
        expect(actual).toEqual([route.line, authorization, 401, 'Bearer', 'private, no-store'])
      }
  })

  test('to open routes does not depend on an expired token', async () => {
    const open = routes.filter(
      ({ config, schema, line }) =>
        typeof config?.access === 'object' && 'open' in config.access && !schema?.hide && !line.includes(':token'),
    )
    expect(open.length).toBeGreaterThan(20)
    for (const route of open)
      for (const authorization of ['', 'Bearer expired', `Bearer flz_${'x'.repeat(43)}`]) {
        const { status, headers } = await ask(route, authorization)
        const actual = [route.line, status === 401 || status === 403, headers['cache-control']]
        expect(actual).toEqual([route.line, false, route.method === 'GET' ? 'no-cache' : 'no-store'])
      }
  })

  test('matches the OpenAPI document', async () => {
    const { paths }: ApiDocument = (await site.call('GET /openapi.json')).body
    const schemes = { reader: 'readKey', writer: 'writeKey', administrator: 'token' } as const
    for (const { config, method, path, line, schema } of routes) {
      if (schema?.hide) continue
      const { security } = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]![String(method).toLowerCase()]!
      const isOpen = declaredFate(config?.access, String(method), 'nobody') === 'in'
      const may = (['administrator', 'reader', 'writer'] as const).filter(
        (caller) => !isOpen && declaredFate(config?.access, String(method), caller) === 'in',
      )
      expect([line, security]).toEqual([line, may.map((caller) => ({ [schemes[caller]]: [] }))])
    }
  })
})

test('access: a route without a declaration is closed, also to API keys', async () => {
  const app = Fastify()
  const key = { id: 1, name: 'x', access: 'write' } as const
  guardAccess(app, { find: async () => null, hasFactor: async () => false }, { find: async () => key })
  app.setErrorHandler(sendProblem)
  app.get('/forgotten', async () => 'secret')
  expect((await app.inject('/forgotten')).statusCode).toBe(401)
  const headers = { authorization: 'Bearer flz_x' }
  expect((await app.inject({ url: '/forgotten', headers })).statusCode).toBe(403)
})
