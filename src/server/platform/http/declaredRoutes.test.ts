import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RecordedRoute, recordRoutes } from '../../../../tests/helpers/recordRoutes.ts'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { endpointOf, isOpen } from '../../../contract/schema/endpoint.ts'
import { openBuiltSite } from '../../site/assets/builtSite.ts'
import { API_ROOT } from './access.ts'

/** Open endpoints that are not in the OpenAPI document (`api/openapi/openapi.test.ts`). */
const OPEN_AND_HIDDEN = [
  'GET /docs',
  'GET /docs/start.js',
  'GET /docs/swagger-ui-bundle.js',
  'GET /docs/swagger-ui.css',
  // Its handler decides on access.
  'GET /metrics',
  'GET /openapi.json',
]

const dist = writeSmallBuild()
let site: TestApp
let apiRoutes: () => RecordedRoute[]

beforeAll(async () => {
  const heard = recordRoutes()
  site = await createTestApp('sqlite', { source: openBuiltSite(dist) })
  apiRoutes = heard.end
})
afterAll(async () => {
  await site.close()
  rmSync(dist, { recursive: true })
})

test('API routes: all are declared, wherever they are registered', () => {
  expect(apiRoutes().length).toBeGreaterThan(60)
  const undeclared = apiRoutes().filter(({ line, config }) => !config?.access || endpointOf(config.access) !== line)
  expect(undeclared.map(({ line }) => line)).toEqual([])
})

test('API routes: open ones hidden from OpenAPI are listed', () => {
  const found = apiRoutes().filter(({ config, schema }) => config?.access && isOpen(config.access) && schema?.hide)
  expect(found.map(({ line }) => line).sort()).toEqual(OPEN_AND_HIDDEN)
})

test('API routes: OpenAPI lacks only those marked as hidden', async () => {
  const { paths } = (await site.call('GET /openapi.json')).body as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.slice(API_ROOT.length)}`),
  )
  const shown = apiRoutes().filter(({ schema }) => !schema?.hide)
  expect(shown.map(({ line }) => line.replace(/:(\w+)/g, '{$1}')).sort()).toEqual(described.sort())
})

test('API routes: the handler of unknown paths opens none', async () => {
  for (const line of ['GET /', 'GET /yok', 'POST /yok', 'DELETE /products'])
    expect((await site.call(line)).status).toBeOneOf([404, 405])
})
