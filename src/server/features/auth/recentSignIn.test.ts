import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../../tests/helpers/authenticator.ts'
import { type RecordedRoute, recordRoutes } from '../../../../tests/helpers/recordRoutes.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import type { Activity } from '../../../contract/api/administration.ts'
import { removeFactors } from './secondFactor.ts'
import { codeOf, stepAt } from './totp.ts'

const MINUTE = 60_000
const ORIGIN = 'https://filiz.example'

/** The calls of the contract's row "recent sign-in" (docs/contract.md, section 5). */
const RECENT = [
  'DELETE /admin/people/:id',
  'DELETE /admin/personal-data',
  'GET /admin/backups/:name',
  'POST /accounts/change-password',
  'POST /accounts/passkeys',
  'POST /accounts/passkeys/options',
  'POST /accounts/totp',
  'POST /admin/access-keys',
  'POST /admin/backups/:name/restore',
  'POST /admin/people',
  'POST /admin/webhooks',
  'PUT /accounts/email',
  'PUT /accounts/totp',
  'PUT /admin/mail-settings',
  'PUT /admin/webhooks/:id',
]
/** Calls that other contract rows may add; each is enforced by its declaration like the ones above. */
const ADDED_LATER = /^(GET|POST|PUT) \/admin\/(backups\/download|backups\/upload)/

describe.each(databases('sqlite'))('calls that need a recent sign-in on %s', (dialect) => {
  let site: TestApp
  let routes: RecordedRoute[]
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  beforeAll(async () => {
    const heard = recordRoutes()
    site = await createTestApp(dialect, { now: () => now, settings: { RATE_LIMITS: 'off' } })
    routes = heard.end()
  })
  afterAll(() => site.close())

  test('are those of the contract, refused before the body is read', async () => {
    now += 10 * MINUTE + 1
    const refused: string[] = []
    const headers = { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' }
    for (const { line, method, url } of routes) {
      const broken = method === 'GET' ? {} : { payload: '{broken' }
      const answer = await site.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, '1'),
        headers,
        ...broken,
      })
      if (answer.statusCode !== 403) continue
      refused.push(line)
      expect([line, answer.headers['content-type'], answer.json()]).toMatchObject([
        line,
        'application/problem+json; charset=utf-8',
        { status: 403, code: 'reauthenticate', message: 'Bu işlem için önce kimliğinizi yeniden doğrulayın.' },
      ])
    }
    expect(refused.filter((line) => !ADDED_LATER.test(line)).sort()).toEqual(RECENT)
    expect((await site.admin('GET /admin/people')).body).toHaveLength(1)
  })

  test('are described in OpenAPI', async () => {
    const { paths } = (await site.call('GET /openapi.json')).body
    for (const line of RECENT) {
      const [method, path] = line.split(' ') as [string, string]
      const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
      expect([line, operation.description]).toEqual([line, expect.stringContaining('10 minutes')])
      expect(operation.responses['403'].description).toContain('`code` is `reauthenticate`')
    }
    const renewing = paths['/api/accounts/reauthenticate'].post
    expect(Object.keys(renewing.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429']))
  })

  test('are refused to API keys', async () => {
    await site.admin('POST /accounts/reauthenticate', { currentPassword: ADMIN.password })
    const { key } = (await site.admin('POST /admin/access-keys', { name: 'Yazan', access: 'write' })).body
    const headers = { authorization: `Bearer ${key}` }
    for (const line of [...RECENT, 'POST /accounts/reauthenticate']) {
      const { status, body } = await site.call(line.replace(/:\w+/g, '1'), undefined, { headers })
      expect([line, status, body.code]).toEqual([line, 403, undefined])
    }
  })
})

describe.each(dialects)('recent sign-in on %s', (dialect) => {
  let site: TestApp
  let token: string
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  let begun: number
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => now, settings: { PUBLIC_URL: ORIGIN } })
  })
  beforeEach(async () => {
    now += 60 * MINUTE
    begun = now
    token = await site.signIn()
  })
  afterAll(() => site.close())

  const as = (line: string, body?: unknown, own = token) =>
    site.call(line, body, { headers: { authorization: `Bearer ${own}`, origin: ORIGIN } })
  const invite = async (own = token) => (await as('POST /admin/people', { email: 'ayse@example.com' }, own)).status
  const renew = (body: object) => as('POST /accounts/reauthenticate', body)
  /** The audit log entries of renewals since the start of this test. */
  const renewals = async (): Promise<object[]> => {
    const { body } = await as('GET /admin/activity?filter={"action":"reauthenticate"}')
    const since = body.filter(({ at }: Activity) => Date.parse(at) >= begun)
    return since.map(({ id: _, at: __, address: ___, ...done }: Activity) => done)
  }
  const late = () => {
    now += 10 * MINUTE + 1
  }

  test('lasts ten minutes, and is renewed by the password for this session alone', async () => {
    const other = await site.openSession()
    now += 10 * MINUTE
    expect(await invite()).toBe(201)
    now += 1
    expect(await invite()).toBe(403)
    const wrong = await renew({ currentPassword: 'tahmin' })
    expect([wrong.status, wrong.headers['www-authenticate'], wrong.body.errors]).toEqual([
      401,
      'Bearer',
      { currentPassword: ['Mevcut şifre yanlış.'] },
    ])
    expect(await invite()).toBe(403)
    const right = await renew({ currentPassword: ADMIN.password })
    expect([right.status, right.body]).toEqual([200, { message: 'Kimliğiniz doğrulandı.' }])
    expect(await renewals()).toEqual([{ by: ADMIN.email, action: 'reauthenticate', resource: null, recordId: null }])
    expect([await invite(), await invite(other)]).toEqual([201, 403])
    late()
    expect(await invite()).toBe(403)
  })

  test('a session of an older version is not recent', async () => {
    await site.database.db.updateTable('sessions').set({ authenticatedAt: null }).execute()
    expect(await invite()).toBe(403)
    await renew({ currentPassword: ADMIN.password })
    expect(await invite()).toBe(201)
  })

  test('does not last longer when the clock is set back', async () => {
    now -= 30 * MINUTE
    expect(await invite()).toBe(403)
  })

  test('is not renewed without a proof, or by a code if no factor is set up', async () => {
    late()
    expect(await renew({})).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: ['Bu alan zorunludur.'] } },
    })
    expect((await renew({ code: '123456' })).status).toBe(401)
    expect((await site.call('POST /accounts/reauthenticate', { currentPassword: ADMIN.password })).status).toBe(401)
    expect(await invite()).toBe(403)
  })

  test('is renewed by a code or a passkey if they are set up', async () => {
    const { secret } = (await as('POST /accounts/totp', {})).body
    const codes = (await as('PUT /accounts/totp', { code: codeOf(secret, stepAt(now)) })).body.recoveryCodes as string[]
    late()
    // A factor that is already on is changed with the password.
    expect((await as('POST /accounts/totp', {})).status).toBe(400)
    const asked = await renew({})
    expect([asked.status, asked.body.secondFactor]).toEqual([401, ['totp']])
    expect((await renew({ code: '000000' })).body.errors).toEqual({ code: [expect.stringContaining('Kod yanlış')] })
    expect(await invite()).toBe(403)
    expect((await renew({ code: codeOf(secret, stepAt(now)) })).status).toBe(200)
    expect(await invite()).toBe(201)
    late()
    expect((await renew({ code: codes[0] })).status).toBe(200)
    expect((await renew({ code: codes[0] })).status).toBe(401)
    expect(await renewals()).toHaveLength(2)
    late()
    const authenticator = createAuthenticator(ORIGIN)
    const options = (await as('POST /accounts/passkeys/options', { currentPassword: ADMIN.password })).body
    const added = await as('POST /accounts/passkeys', { name: 'Telefon', response: authenticator.create(options) })
    expect(added.status).toBe(201)
    const { passkeyOptions, secondFactor } = (await renew({})).body
    expect(secondFactor).toEqual(['totp', 'passkey'])
    const passkey = authenticator.get(passkeyOptions)
    expect([await invite(), (await renew({ passkey })).status, await invite()]).toEqual([403, 200, 201])
    expect((await renew({ passkey })).body.errors).toEqual({ passkey: [expect.any(String)] })
    // Signing in with a passkey renews it too.
    late()
    const signIn = (await site.call('POST /accounts/login/passkey-options', undefined, { headers: { origin: ORIGIN } }))
      .body
    expect((await renew({ passkey: authenticator.get(signIn) })).status).toBe(200)
    await removeFactors(site.database.db, 1)
  })

  test('is not renewed by another account’s passkey', async () => {
    const { db } = site.database
    const authenticator = createAuthenticator(ORIGIN)
    const options = (await as('POST /accounts/passkeys/options', {})).body
    await as('POST /accounts/passkeys', { name: 'Telefon', response: authenticator.create(options) })
    const ece = await db
      .insertInto('administrators')
      .values({ email: 'ece@example.com', passwordHash: '', createdAt: '', updatedAt: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('passkeys').set({ administratorId: ece.id }).execute()
    late()
    const signIn = (await site.call('POST /accounts/login/passkey-options', undefined, { headers: { origin: ORIGIN } }))
      .body
    expect((await renew({ passkey: authenticator.get(signIn) })).status).toBe(401)
    expect(await invite()).toBe(403)
    await db.deleteFrom('administrators').where('id', '=', ece.id).execute()
  })

  test.runIf(dialect === 'sqlite')('failures are limited and audited like those of sign-in', async () => {
    late()
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 11)
      statuses.push((await renew({ currentPassword: `tahmin ${statuses.length}` })).status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    const refused = await renew({ currentPassword: ADMIN.password })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await invite()).toBe(403)
    const failures = () =>
      site.database.db.selectFrom('activity').select('doneBy').where('action', '=', 'signInFailed').execute()
    await expect.poll(async () => (await failures()).length).toBeGreaterThanOrEqual(statuses.length - 1)
    expect(new Set((await failures()).map(({ doneBy }) => doneBy))).toEqual(new Set([ADMIN.email]))
  })
})

test('required second factor: a session without one can be renewed to set one up', async () => {
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  const site = await createTestApp('sqlite', { settings: { REQUIRE_SECOND_FACTOR: 'true' }, now: () => now })
  try {
    now += 11 * MINUTE
    expect((await site.admin('POST /accounts/totp', {})).body).toMatchObject({ status: 403, code: 'reauthenticate' })
    expect((await site.admin('POST /admin/people', {})).body).toMatchObject({ mustSetUpSecondFactor: true })
    expect((await site.admin('POST /accounts/reauthenticate', { currentPassword: ADMIN.password })).status).toBe(200)
    expect((await site.admin('POST /accounts/totp', {})).status).toBe(200)
  } finally {
    await site.close()
  }
})
