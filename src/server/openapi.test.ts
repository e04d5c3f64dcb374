import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { things } from '../../tests/admin/things.ts'
import { createTestApp, type TestApp } from '../../tests/setup/testApp.ts'
import { draftedMigration } from '../../tests/setup/throwaway.ts'
import { authEndpoints } from '../contract/auth.ts'
import { type Access, endpointOf, parseEndpoint } from '../contract/endpoint.ts'
import { resources as declared } from '../contract/index.ts'
import { endpointsOf, type Resource } from '../contract/resource.ts'

const resources: Record<string, Resource> = { ...declared, things }

interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; in: string; schema?: object; content?: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: object }>
}

describe('the description of the API', () => {
  let site: TestApp
  let paths: Record<string, Record<string, Operation>>
  let text: string
  let document: Record<string, never>
  beforeAll(async () => {
    site = await createTestApp('sqlite', { resources, drafts: await draftedMigration(things) })
    document = (await site.call('GET /openapi.json')).body
    paths = document.paths!
    text = JSON.stringify(document)
  })
  afterAll(() => site.close())
  const operations = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  test('is OpenAPI 3.1 with every declared call in it', () => {
    expect(document.openapi).toBe('3.1.0')
    const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*')
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${shapeOf(path)}`)
    const endpoints = [
      ...Object.values<Access>(authEndpoints).map(endpointOf),
      ...Object.values(resources).flatMap(endpointsOf),
    ]
    for (const endpoint of [...endpoints, 'GET /health' as const, 'GET /ready' as const]) {
      const { method, path } = parseEndpoint(endpoint)
      expect(described).toContain(`${method} /api${shapeOf(path)}`)
    }
  })

  test('keeps the rules of its format', () => {
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      for (const { schema, content } of operation.parameters) expect(Boolean(schema) !== Boolean(content)).toBe(true)
      for (const { description } of Object.values(operation.responses)) expect(description).toMatch(/\w/)
      expect(Object.keys(operation.responses)).toContain('default')
    }
  })

  test('refers to nothing that it does not hold', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
    expect(references).toContain('components/schemas/products.input')
    for (const reference of references) {
      const found = reference.split('/').reduce<Record<string, never> | undefined>((part, key) => part?.[key], document)
      expect([reference, found]).toEqual([reference, expect.any(Object)])
    }
  })

  test('says what may be sent, what comes back and how it may be refused', () => {
    const { get, post } = paths['/api/products']!
    const sort = get!.parameters.find(({ name }) => name === 'sort')!
    expect(JSON.stringify(sort.content)).toContain('"enum":["id","createdAt","updatedAt","name"')
    expect(post!.requestBody!.content['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/products.input',
    })
    expect(Object.keys(post!.responses)).toEqual(['201', '400', '401', '413', '415', 'default'])
    expect(Object.keys(paths['/api/products/{id}']!.put!.responses)).toContain('404')
    expect(get!.security).toEqual([])
    expect(post!.security).toEqual([{ token: [] }])
    expect(paths['/api/files/upload-product-image']!.post!.requestBody!.content).toHaveProperty('multipart/form-data')
    expect(text).not.toContain('9007199254740991')
  })

  test('tells the truth about every answer that a call without anything gets', async () => {
    for (const { path, method, operation } of operations().filter(({ path }) => path !== '/api/accounts/logout')) {
      const { status } = await site.admin(
        `${method.toUpperCase()} ${path.slice('/api'.length).replace(/\{\w+\}/g, '999')}`,
      )
      expect(status).not.toBe(401)
      expect([method, path, Object.keys(operation.responses)]).toEqual([
        method,
        path,
        expect.arrayContaining([String(status)]),
      ])
    }
  })
})
