import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

describe.each(dialects)('metrics on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { TRUST_PROXY: '10.0.0.0/8' } })
  })
  afterAll(() => site.close())
  const ask = (remoteAddress: string, headers = {}) => site.call('GET /metrics', undefined, { remoteAddress, headers })

  test('count requests by route and status, for a local request', async () => {
    await site.call('GET /products/yok', undefined, { remoteAddress: '192.0.2.7' })
    const { status, headers, body } = await ask('127.0.0.1')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain; version=/)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/products\/:idOrSlug",status="404"\} 1\n/,
    )
  })

  test('require a session from elsewhere, through a proxy or not', async () => {
    expect((await ask('192.0.2.7')).status).toBe(401)
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(401)
    expect((await ask('127.0.0.1', { 'x-real-ip': '192.0.2.7' })).status).toBe(401)
    expect((await ask('127.0.0.1', { via: '1.1 caddy' })).status).toBe(401)
    expect((await ask('127.0.0.1', { forwarded: 'for=192.0.2.7' })).status).toBe(401)
    expect((await ask('127.0.0.1', { host: 'www.example.com' })).status).toBe(401)
    expect((await ask('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(401)
    expect((await ask('192.0.2.7', { authorization: 'Bearer x' })).status).toBe(401)
    expect((await ask('192.0.2.7', { authorization: `Bearer ${site.token}` })).status).toBe(200)
  })
})

test('metrics: no request counts as local on a public site without TRUST_PROXY', async () => {
  const statusOf = async (settings: Record<string, string>) => {
    const site = await createTestApp('sqlite', { settings })
    const { status } = await site.call('GET /metrics', undefined, { remoteAddress: '127.0.0.1' })
    await site.close()
    return status
  }
  for (const PUBLIC_URL of ['https://www.example.com', 'http://www.example.com', 'http://192.0.2.7:8080']) {
    expect([PUBLIC_URL, await statusOf({ PUBLIC_URL })]).toEqual([PUBLIC_URL, 401])
    expect([PUBLIC_URL, await statusOf({ PUBLIC_URL, TRUST_PROXY: '10.0.0.0/8' })]).toEqual([PUBLIC_URL, 200])
  }
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect([PUBLIC_URL, await statusOf({ PUBLIC_URL })]).toEqual([PUBLIC_URL, 200])
})
