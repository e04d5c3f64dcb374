import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordedRoute, recordRoutes } from '../../../../tests/helpers/recordRoutes.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { isOpen } from '../../../contract/schema/endpoint.ts'
import { removeFactors } from './secondFactor.ts'
import { codeOf, stepAt } from './totp.ts'

/** Endpoints for setting up a second factor, or signing out. */
const LEFT = [
  'GET /accounts/second-factor',
  'POST /accounts/logout',
  'POST /accounts/passkeys',
  'POST /accounts/passkeys/options',
  'POST /accounts/reauthenticate',
  'POST /accounts/totp',
  'PUT /accounts/totp',
]

describe.each(dialects)('required second factor on %s', (dialect) => {
  const now = Date.parse('2026-03-01T09:00:00.000Z')
  let site: TestApp
  let routes: RecordedRoute[]
  beforeAll(async () => {
    const heard = recordRoutes()
    site = await createTestApp(dialect, { settings: { REQUIRE_SECOND_FACTOR: 'true' }, now: () => now })
    routes = heard.end()
  })
  afterAll(() => site.close())

  test('a session without one may only set one up; other routes respond with 403', async () => {
    const closed = routes.filter(({ config }) => !config?.access || !isOpen(config.access))
    expect(closed.length).toBeGreaterThan(90)
    const left: string[] = []
    for (const { line } of closed.filter((route) => route.line !== 'POST /accounts/logout')) {
      const { status, body } = await site.admin(line.replace(/:\w+/g, '1'))
      if (status !== 403) left.push(line)
      else expect([line, body]).toMatchObject([line, { status: 403, mustSetUpSecondFactor: true }])
    }
    const leaving = { headers: { authorization: `Bearer ${await site.signIn()}` } }
    if ((await site.call('POST /accounts/logout', undefined, leaving)).status === 200)
      left.push('POST /accounts/logout')
    expect(left.sort()).toEqual(LEFT)
    const { body } = await site.admin('GET /admin/people')
    expect(body.message).toBe('Devam etmek için önce girişinize ikinci bir adım ekleyin.')
  })

  test('after the setup the session is complete; without a token only public routes respond', async () => {
    expect((await site.admin('GET /accounts/second-factor')).body).toMatchObject({ totp: false, isRequired: true })
    const { secret } = (await site.admin('POST /accounts/totp')).body
    expect((await site.admin('PUT /accounts/totp', { code: codeOf(secret, stepAt(now)) })).status).toBe(200)
    const { id } = (await site.admin('POST /products', { name: 'Gizli', isHidden: true })).body
    const seen = async () => {
      const metrics = await site.admin('GET /metrics', undefined, { remoteAddress: '192.0.2.1' })
      return [(await site.admin(`GET /products/${id}`)).status, metrics.status]
    }
    expect(await seen()).toEqual([200, 200])
    await removeFactors(site.database.db, 1)
    expect(await seen()).toEqual([404, 401])
  })
})
