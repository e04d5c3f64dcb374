import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { authEndpoints } from '../../contract/auth.ts'
import { type Access, endpointOf, fillEndpoint, isOpen } from '../../contract/endpoint.ts'
import { peopleCalls } from '../../contract/peopleCalls.ts'
import { endpointsOf, type Resource } from '../../contract/resource.ts'
import { resources } from '../../contract/resources/index.ts'
import { createSessions } from '../accounts/sessions.ts'
import { sendProblem } from '../shared/problems.ts'
import { guardAccess } from './access.ts'

const all: Resource[] = Object.values(resources)
const openOnes = new Set<string>(
  [
    ...Object.values<Access>({ ...authEndpoints, ...peopleCalls }),
    ...all.flatMap(({ endpoints: { toggle: _, preview, lists = {}, reads = {}, ...single } }) => [
      ...Object.values(single),
      ...Object.values(lists),
      ...Object.values(reads),
      ...(preview ? [preview.read] : []),
    ]),
  ]
    .filter((access): access is Access => access !== undefined && isOpen(access as Access))
    .map(endpointOf),
)
const endpoints = [
  ...Object.values<Access>({ ...authEndpoints, ...peopleCalls }).map(endpointOf),
  ...all.flatMap(endpointsOf),
]
const lineOf = (endpoint: (typeof endpoints)[number]) => {
  const { method, path } = fillEndpoint(endpoint, { id: 1, idOrSlug: 1, slug: 'x', token: 'x' })
  return `${method} ${path}`
}
const closed = endpoints.filter((endpoint) => !openOnes.has(endpoint)).map(lineOf)

describe.each(dialects)('access on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  test('is walked from declarations that close most calls', () => {
    expect(closed).toEqual(expect.arrayContaining(['POST /products', 'DELETE /products/1', 'POST /accounts/logout']))
    expect(closed).toHaveLength(endpoints.length - openOnes.size)
  })

  test.each(closed)('%s is closed to strangers, before anything of the request is read', async (line) => {
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer wrong',
      `Basic ${site.token}`,
      site.token,
      `Bearer ${site.token}x`,
      'Bearer \0',
    ]) {
      const { status, headers } = await site.call(line, '{broken', {
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      })
      expect([authorization, status, headers['www-authenticate'], headers['cache-control']]).toEqual([
        authorization,
        401,
        'Bearer',
        'private, no-store',
      ])
    }
  })

  test.each(closed)('%s is open to the administrator, and kept by no cache', async (line) => {
    // A call may end its session.
    const authorization = `Bearer ${await createSessions(site.database.db).open(1)}`
    const { status, headers } = await site.call(line, undefined, { headers: { authorization } })
    expect(status).not.toBe(401)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  // What a preview link opens is kept by no cache.
  test.each([...openOnes].filter((line) => !line.includes(':token')).map((endpoint) => lineOf(endpoint as never)))(
    '%s is open, also to a token that has expired',
    async (line) => {
      for (const authorization of ['', 'Bearer expired']) {
        const { status, headers } = await site.call(line, line.startsWith('GET') ? undefined : {}, {
          headers: { authorization },
        })
        expect(status).not.toBe(401)
        expect(headers['cache-control']).toBe(line.startsWith('GET') ? 'no-cache' : 'no-store')
      }
    },
  )

  test('is what the description says', async () => {
    const { paths } = (await site.call('GET /openapi.json')).body
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(operations as Record<string, { security: object[] }>)) {
        const answer = await site.call(`${method.toUpperCase()} ${path.slice('/api'.length).replace(/\{\w+\}/, '1')}`)
        expect([method, path, answer.status === 401]).toEqual([method, path, security.length > 0])
      }
  })
})

test('a route that does not say who may call it is closed', async () => {
  const app = Fastify()
  guardAccess(app, { find: async () => null })
  app.setErrorHandler(sendProblem)
  app.get('/forgotten', async () => 'secret')
  expect((await app.inject('/forgotten')).statusCode).toBe(401)
})
