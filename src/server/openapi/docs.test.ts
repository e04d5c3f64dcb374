import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/setup/testApp.ts'
import { schemaText } from './schemaText.ts'

describe('the page that shows the API', () => {
  let site: TestApp
  let page: { status: number; headers: Record<string, unknown>; body: string }
  beforeAll(async () => {
    site = await createTestApp('sqlite', {
      settings: { SITE_NAME: 'Ak & <b>Kara</b>', PUBLIC_URL: 'https://ak.example' },
    })
    page = await site.call('GET /docs')
  })
  afterAll(() => site.close())

  test('shows every operation, and leads to each', async () => {
    const { paths } = (await site.call('GET /openapi.json')).body as { paths: Record<string, object> }
    const ids = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }: { operationId: string }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(page.body.match(new RegExp(`<article id="${id}">`, 'g'))).toHaveLength(1)
      expect(page.body).toContain(`href="#${id}"`)
    }
  })

  test('needs no script and nobody else, and may load nothing more', () => {
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(page.body).not.toMatch(/<script|<style|style=|onclick|src=/)
    const loaded = [...page.body.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(loaded).toEqual(['/api/docs.css', '/favicon.svg'])
  })

  test('has its stylesheet beside it', async () => {
    const { status, headers } = await site.call('GET /docs.css')
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('says what a call takes, what it needs, and how to try it', () => {
    const article = /<article id="postBlog">.*?<\/article>/s.exec(page.body)![0]
    expect(article).toContain('needs a token')
    expect(article).toContain('<code>title</code> <small>must be given</small>')
    expect(article).toContain('whole number from 1 to 30, or null')
    expect(article).toContain('curl -X POST https://ak.example/api/blog')
    expect(/<article id="getBlog">.*?<\/article>/s.exec(page.body)![0]).not.toContain('needs a token')
  })

  test('takes no name for markup', () => {
    expect(page.body).toContain('Ak &#38; &#60;b&#62;Kara')
    expect(page.body).not.toContain('<b>Kara')
  })
})

test.each([
  [{ type: 'string', minLength: 1, maxLength: 2000 }, 'text, not empty, at most 2,000 characters'],
  [{ type: 'string', format: 'date-time' }, 'time'],
  [{ anyOf: [{ enum: ['', 'a', 'b'] }, { type: 'null' }] }, 'one of a, b, or null'],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number from 1'],
  [{ type: 'integer', maximum: 5 }, 'whole number up to 5'],
  [{ type: 'array', items: { type: 'boolean' } }, 'list of: true or false'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'names, each with: text'],
  [{ const: 'ok' }, '"ok"'],
  [{}, 'anything'],
])('a schema is told in words: %j', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})
