import { randomBytes } from 'node:crypto'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'
import { sendProblem } from '../http/problems.ts'
import { observeRequests, redactUrl } from './log.ts'
import { createMetrics } from './metrics.ts'

test('redactUrl: removes the query and every token that the server issues', async () => {
  const site = await createTestApp('sqlite')
  const { id } = (await site.admin('POST /blog', { title: 'Yazı', content: 'Metin', publishOption: 'draft' })).body
  const { pathname } = new URL((await site.admin(`GET /blog/admin/${id}/preview-link`)).body.url)
  const preview = pathname.split('/').at(-1)!
  const form = (await site.call('GET /contact/form-token')).body.token as string
  await site.close()
  const link = randomBytes(32).toString('base64url')
  for (const token of [preview, form, site.token, link])
    for (const path of [
      `/onizleme/${token}`,
      `/api/blog/preview/${token}/`,
      `/login/sifre/${token}`,
      `/a?b=${token}`,
    ]) {
      expect(redactUrl(path)).not.toContain(token.split('.').at(-1))
      expect(redactUrl(path)).toMatch(/^\/(onizleme|api|login|a)/)
    }
  expect(redactUrl('/api/admin/personal-data?of=ayse@example.com')).toBe('/api/admin/personal-data')
})

test.each([
  '/',
  '/urunler/sulama-sistemlerinde-verimlilik-nasil-artirilir-bir-yilin-ozeti',
  '/assets/ProductsPage-B7dK2x_Q.js',
  `/uploads/${'0f'.repeat(32)}-640.avif`,
])('redactUrl: keeps a URL without a secret: %s', (url) => expect(redactUrl(url)).toBe(url))

test('log: completed and failed requests contain no secret', async () => {
  const lines: string[] = []
  const app = Fastify({
    logger: { stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(sendProblem)
  observeRequests(app, createMetrics().durations)
  app.get('/onizleme/:token', async () => {
    throw new Error('broken')
  })
  const token = randomBytes(32).toString('base64url')
  await app.inject(`/onizleme/1.abc.${token}?code=123456`)
  expect(lines.map((line) => JSON.parse(line).url)).toEqual(['/onizleme/1.abc.…', '/onizleme/1.abc.…'])
  expect(lines.join('')).not.toMatch(new RegExp(`${token}|123456`))
})

// A regular expression with quadratic time would exceed the timeout.
test('redactUrl: a long URL is redacted in linear time', () => {
  const path = `/${'a'.repeat(500_000)}`
  expect(redactUrl(path)).toBe(path)
  expect(redactUrl(`/onizleme/${'a'.repeat(50)}B`)).toBe('/onizleme/…')
})
