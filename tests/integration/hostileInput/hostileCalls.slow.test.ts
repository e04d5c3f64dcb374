import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HONEYPOT } from '../../../src/contract/api/contactCalls.ts'
import { problem } from '../../../src/contract/problem.ts'
import type { ApiDocument, Operation } from '../../../src/server/api/openapi/document.ts'
import { exampleOf } from '../../helpers/exampleOf.ts'
import { isSlow } from '../../helpers/slowTests.ts'
import { createTestApp, databases, type TestApp } from '../../helpers/testApp.ts'
import { TEST_TIMEOUT } from '../../helpers/timeouts.ts'
import { bodyText, contentType, headers, pathPart, queryString } from './hostileTexts.ts'

/** Requests per operation. */
const CALLS = isSlow ? 25 : 6

interface Call {
  line: string
  method: string
  path: string
  operation: Operation
}

/** docs/contract.md, section 3, "Errors": no client input leads to a 5xx, and every error is a problem (RFC 9457). */
describe.each(databases('postgres'))('hostile calls on %s', (dialect) => {
  let site: TestApp
  let calls: Call[]
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
    await site.admin('POST /products', { name: 'Sensör' })
    await site.admin('POST /blog', { title: 'Yazı', content: 'Metin', publishOption: 'now' })
    await site.call('POST /contact/send-message', { name: 'a', email: 'a@b.co', subject: 'a', message: 'a' })
    const { paths } = (await site.call('GET /openapi.json')).body as ApiDocument
    calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        const line = `${method.toUpperCase()} ${path}`
        return { line, method: method.toUpperCase(), path, operation }
      }),
    )
  })
  afterAll(() => site.close())

  test('no operation responds with a server error', { timeout: 15 * TEST_TIMEOUT }, async () => {
    expect(calls.length).toBeGreaterThan(50)
    const findings: string[] = []
    for (const call of calls) {
      const token = await site.openSession()
      const property = fc.asyncProperty(requestOf(call), async (request) => {
        const finding = findingIn(call, await send(token, request))
        if (finding) throw new Error(finding)
      })
      const { counterexample, errorInstance } = await fc.check(property, { numRuns: CALLS, endOnFailure: true })
      if (counterexample) findings.push(`${call.line}: ${(errorInstance as Error).message} ${printed(counterexample)}`)
    }
    expect(findings).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test.each(['POST /contact/send-message', 'PUT /admin/contact-messages/1/mark-read', 'POST /products'])(
    'deep nesting in any field: 400 for %s',
    async (line) => {
      for (const levels of [33, 5000, 100_000])
        for (const field of [HONEYPOT, 'name', 'en', 'x']) {
          const payload = `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`
          const headers = { ...(await signedIn()), 'content-type': 'application/json' }
          const { status } = await site.call(line, payload, { headers })
          const isTooLong = levels === 100_000 && line === 'POST /contact/send-message'
          expect([field, levels, status]).toEqual([field, levels, isTooLong ? 413 : 400])
        }
    },
  )

  test('a revision that is no text: 409', async () => {
    const headers = await signedIn()
    const { id } = (await site.call('POST /products', { name: 'Damla' }, { headers })).body
    const answer = await site.call(`DELETE /products/${id}`, { updatedAt: { toString: 1 } }, { headers })
    expect(answer.status).toBe(409)
  })

  /** A new session: an earlier request may have ended all sessions. */
  const signedIn = async () => ({ authorization: `Bearer ${await site.openSession()}` })

  const send = (token: string, request: InjectOptions) =>
    site.app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } })
})

function requestOf({ method, path, operation }: Call): fc.Arbitrary<InjectOptions> {
  const names = path.match(/\{\w+\}/g) ?? []
  const [schema] = Object.values(operation.requestBody?.content ?? {}).map((content) => content.schema)
  const valid = (schema && exampleOf(schema)) ?? {}
  return fc
    .record({
      parts: fc.tuple(...names.map(() => pathPart)),
      query: queryString,
      type: contentType,
      headers,
      // Also sends bodies where none is expected.
      body:
        method === 'GET' && !schema
          ? fc.constant(undefined)
          : fc.option(bodyText(valid as Record<string, unknown>), { nil: undefined, freq: 20 }),
    })
    .map(({ parts, query, type, headers, body }) => ({
      method: method as 'GET',
      url: names.reduce<string>((url, name, i) => url.replace(name, () => parts[i]!), path) + query,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { payload: body }),
    }))
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

/** Why a response violates the contract; undefined if it does not. */
function findingIn({ operation }: Call, answer: Answer): string | undefined {
  const { statusCode: status, headers, payload } = answer
  if (status < 400) return undefined
  const isMeant = status < 500 || ((status === 502 || status === 503) && String(status) in operation.responses)
  if (!isMeant) return `${status} ${payload.slice(0, 200)}`
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `${status} is no problem`
  return problem.safeParse(JSON.parse(payload)).data?.status === status ? undefined : `${status} is no true problem`
}

const printed = (value: unknown) => JSON.stringify(value).slice(0, 400)
