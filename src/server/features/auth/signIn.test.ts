import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../../tests/helpers/authenticator.ts'
import { cpuTimeOf } from '../../../../tests/helpers/cpuTime.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { guardAccess } from '../../platform/http/access.ts'
import { zodCompilers } from '../../platform/http/httpServer.ts'
import { sendProblem } from '../../platform/http/problems.ts'
import { memoryCounters } from '../../platform/rateLimit/rateLimits.ts'
import { accountRoutes } from './accountRoutes.ts'
import { addAdministrator, changePassword, createFirstAdministrator } from './administrators.ts'
import { type AuthContext, createLoginAttempts, type LoginAttempts, MAX_AUDITED } from './loginAttempts.ts'
import { createDecoy } from './passwords.ts'
import { changeSecondFactor } from './secondFactorRoutes.ts'
import { createSessions, openSession } from './sessions.ts'
import { auditFailure } from './signIn.ts'
import { signInRoutes } from './signInRoutes.ts'

const WRONG = 'Geçersiz e-posta veya şifre.'
const off = { settings: { RATE_LIMITS: 'off' } }

describe.each(dialects)('sign-in on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, off)
  })
  afterAll(() => site.close())

  const login = (email: string, password: string) => site.call('POST /accounts/login', { email, password })
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  test('accepts the email in any case; the response is not cached', async () => {
    const { status, headers, body } = await login(` ${ADMIN.email.toUpperCase()} `, ADMIN.password)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['token'])
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a wrong password and an unknown address get the same response', async () => {
    const [password, email] = [await login(ADMIN.email, 'yanlış'), await login('kimse@example.com', ADMIN.password)]
    expect(password.status).toBe(401)
    expect(password.body.message).toBe(WRONG)
    expect(password.headers['www-authenticate']).toBe('Bearer')
    expect([email.status, email.body]).toEqual([password.status, password.body])
  })

  test('a wrong password and an unknown address take the same time', async () => {
    const timeOf = (email: string) => cpuTimeOf(() => login(email, 'yanlış'))
    // The minimum of several alternating measurements: other load only makes one slower.
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
    for (let i = 0; i < 8; i++) {
      quickest.known = Math.min(quickest.known, await timeOf(ADMIN.email))
      quickest.unknown = Math.min(quickest.unknown, await timeOf('kimse@example.com'))
    }
    const { known, unknown } = quickest
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3)
    const [stored, decoy] = [
      await site.database.db.selectFrom('administrators').select('passwordHash').executeTakeFirstOrThrow(),
      await createDecoy(),
    ]
    expect(decoy.split('$').slice(0, 4)).toEqual(stored.passwordHash.split('$').slice(0, 4))
    expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: ADMIN.email, password: 5 }, ['password']],
    [{ email: 'a'.repeat(300), password: 'b' }, ['email']],
    [{ email: 'a\0@example.com', password: 'b' }, ['email']],
  ])('a login of %j is invalid', async (body, fields) => {
    const answer = await site.call('POST /accounts/login', body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, fields])
  })

  test('tokens are stored as hashes only', async () => {
    const { token } = (await login(ADMIN.email, ADMIN.password)).body
    const rows = JSON.stringify(await site.database.db.selectFrom('sessions').selectAll().execute())
    expect(rows).not.toContain(token)
  })

  test('logout ends this session and no other', async () => {
    const [mine, other] = [await site.signIn(), await site.signIn()]
    expect((await site.call('POST /accounts/logout', undefined, bearer(mine))).status).toBe(200)
    const answer = await site.call('POST /products', { name: 'a' }, bearer(mine))
    expect([answer.status, answer.body.message]).toEqual([401, 'Oturumunuz sona ermiş. Lütfen tekrar giriş yapın.'])
    expect((await site.call('POST /accounts/logout', undefined, bearer(other))).status).toBe(200)
  })

  describe('change of the password', () => {
    const change = (token: string, currentPassword: unknown, newPassword: unknown, confirmNewPassword = newPassword) =>
      site.call('POST /accounts/change-password', { currentPassword, newPassword, confirmNewPassword }, bearer(token))

    test.each([
      ['yanlış', 'yeni-şifre', 'yeni-şifre', { currentPassword: ['Mevcut şifre yanlış.'] }],
      [ADMIN.password, 'beşli', 'beşli', { newPassword: ['Yeni şifre en az 6 karakter olmalıdır.'] }],
      [ADMIN.password, 'yeni-şifre', 'başka-şifre', { confirmNewPassword: ['Yeni şifreler eşleşmiyor.'] }],
      [undefined, 'yeni-şifre', 'yeni-şifre', { currentPassword: ['Bu alan zorunludur.'] }],
    ])('is refused from %s to %s and %s', async (current, next, confirm, errors) => {
      const answer = await change(await site.signIn(), current, next, confirm)
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
    })

    test('ends every other session of this administrator only', async () => {
      const [mine, other] = [await site.signIn(), await site.signIn()]
      const { db } = site.database
      const { id } = (await addAdministrator(db, 'komsu@example.com', 'komşu-şifre'))!
      const neighbour = await openSession({ ...site.services, settings: site.settings }, { administratorId: id })
      const answer = await change(mine, ADMIN.password, 'yeni-şifre')
      expect([answer.status, answer.body]).toEqual([200, { message: 'Şifreniz değiştirildi.' }])
      expect((await site.call('PUT /products/1/toggle-feature', undefined, bearer(mine))).status).toBe(404)
      expect((await site.call('PUT /products/1/toggle-feature', undefined, bearer(other))).status).toBe(401)
      expect((await login(ADMIN.email, ADMIN.password)).status).toBe(401)
      expect((await login(ADMIN.email, 'yeni-şifre')).status).toBe(200)
      expect((await site.call('PUT /products/1/toggle-feature', undefined, bearer(neighbour))).status).toBe(404)
      expect((await login('komsu@example.com', 'komşu-şifre')).status).toBe(200)
      await change(mine, 'yeni-şifre', ADMIN.password)
    })

    test.each([
      ['update', 'administrators'],
      ['delete', 'sessions'],
    ])('changes nothing when the %s of %s fails', async (event, table) => {
      const [mine, other] = [await site.signIn(), await site.signIn()]
      const allow = await refuse(site.database, event, table)
      const answer = await change(mine, ADMIN.password, 'yeni-şifre').finally(allow)
      expect(answer.status).toBe(500)
      expect((await site.call('PUT /products/1/toggle-feature', undefined, bearer(other))).status).toBe(404)
      expect((await login(ADMIN.email, ADMIN.password)).status).toBe(200)
    })
  })

  test('the first administrator is created once; a configured password is not returned', async () => {
    const { db } = site.database
    const settings = { ADMIN_EMAIL: ' Ikinci@example.com ', ADMIN_PASSWORD: undefined }
    expect(await createFirstAdministrator(db, settings)).toBeUndefined()
    await db.deleteFrom('administrators').execute()
    const made = await createFirstAdministrator(db, settings)
    expect(made!.email).toBe('ikinci@example.com')
    expect(await addAdministrator(db, 'IKINCI@example.com', 'başka')).toBeUndefined()
    expect((await login('ikinci@example.com', made!.password!)).status).toBe(200)
    await made!.remove()
    expect((await login('ikinci@example.com', made!.password!)).status).toBe(401)
    expect((await createFirstAdministrator(db, { ...settings, ADMIN_PASSWORD: 'verilmiş' }))!.password).toBeUndefined()
  })
})

/** Makes the database refuse a type of change to a table; returns a function that ends this. */
async function refuse({ db, dialect }: Database, event: string, table: string) {
  const isSqlite = dialect === 'sqlite'
  const on = sql`on ${sql.table(table)}`
  const raise = isSqlite
    ? sql`begin select raise(abort, 'refused'); end`
    : sql`for each row execute function refuse_it()`
  if (!isSqlite)
    await sql`create or replace function refuse_it() returns trigger language plpgsql as 'begin raise ''refused''; end'`.execute(
      db,
    )
  await sql`create trigger refusal before ${sql.raw(event)} ${on} ${raise}`.execute(db)
  return async () => void (await sql`drop trigger refusal ${isSqlite ? sql`` : on}`.execute(db))
}

/** The routes with other login attempts, as a separate application. */
async function serve({ services, settings }: TestApp, attempts: Partial<LoginAttempts>) {
  const context: AuthContext = {
    ...services,
    settings: { ...settings, SMTP_URL: 'smtp://localhost' },
    attempts: { ...createLoginAttempts({ open: memoryCounters }), ...attempts },
  }
  const app = Fastify({ schemaController: { compilersFactory: zodCompilers } })
  app.setErrorHandler(sendProblem)
  guardAccess(app, createSessions(context), { find: async () => null })
  await app.register(signInRoutes, { context, limits: { passkeyOptions: async () => {} } })
  await app.register(accountRoutes, { context })
  return { app, context }
}

test.each(dialects)('a sign-in is refused when the password changes before it is completed, on %s', async (dialect) => {
  const site = await createTestApp(dialect)
  const { db } = site.database
  const { id: administratorId } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
  const succeed = () => changePassword(context, { administratorId, password: 'yeni-şifre' })
  const { app, context } = await serve(site, { signIn: async () => ({ succeed, takeBack: succeed }) })
  const answer = await app.inject({ method: 'POST', url: '/accounts/login', payload: ADMIN })
  expect([answer.statusCode, answer.json().message]).toEqual([401, WRONG])
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect((await site.call('POST /accounts/login', ADMIN)).status).toBe(401)
  expect(await site.signIn({ ...ADMIN, password: 'yeni-şifre' })).toMatch(/^[\w-]{43}$/)
  await site.close()
})

test('a sign-in by passkey is refused when the passkey is removed before it is completed', async () => {
  // SQLite has one connection, which the sign-in's statement holds.
  const site = await createTestApp('postgres')
  const { db } = site.database
  const authenticator = createAuthenticator(site.settings.PUBLIC_URL)
  const begun = (await site.admin('POST /accounts/passkeys/options')).body
  const added = await site.admin('POST /accounts/passkeys', { name: 'Telefon', response: authenticator.create(begun) })
  const { app, context } = await serve(site, {})
  const login = async () => {
    const options = (await site.call('POST /accounts/login/passkey-options', {})).body
    const payload = { response: authenticator.get(options) }
    return (await app.inject({ method: 'POST', url: '/accounts/login/passkey', payload })).statusCode
  }
  expect(await login()).toBe(200)
  const uses = new WeakSet<object>()
  context.db = db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('"passkeys"')) uses.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (!uses.has(queryId)) return result
      const removed = await site.admin(`DELETE ${added.headers.location!.slice('/api'.length)}`, {
        currentPassword: ADMIN.password,
      })
      expect(removed.status).toBe(200)
      return result
    },
  }) as Db
  expect(await login()).toBe(401)
  await site.close()
})

test.each(dialects)(
  'a password that changes after it was confirmed no longer allows a change, on %s',
  async (dialect) => {
    const site = await createTestApp(dialect)
    const { db } = site.database
    const { id: administratorId } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
    let meanwhile: () => Promise<unknown> = async () => {}
    let beforehand: () => Promise<unknown> = async () => {}
    const { app, context } = await serve(site, {
      confirmPassword: async () => {
        await beforehand()
        return () => meanwhile() as Promise<unknown[]>
      },
    })
    const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const headers = { authorization: `Bearer ${await site.openSession()}` }
      const answer = await app.inject({ method, url, payload, headers })
      return [answer.statusCode, answer.json().errors ?? answer.json().message]
    }
    const change = (password: string) => async () =>
      expect(await changePassword(context, { administratorId, password })).toBe(true)
    const wrong = [400, { currentPassword: ['Mevcut şifre yanlış.'] }]

    meanwhile = change('yeni-şifre')
    const passwords = { currentPassword: ADMIN.password, newPassword: 'başka-şifre', confirmNewPassword: 'başka-şifre' }
    expect(await call('POST', '/accounts/change-password', passwords)).toEqual(wrong)
    expect(await site.signIn({ ...ADMIN, password: 'yeni-şifre' })).toMatch(/^[\w-]{43}$/)

    meanwhile = change('yine-yeni-şifre')
    const address = { email: 'baska@example.com', currentPassword: 'yeni-şifre' }
    expect(await call('PUT', '/accounts/email', address)).toEqual(wrong)
    expect(await db.selectFrom('accountLinks').selectAll().execute()).toEqual([])
    const queued = db.selectFrom('outbox').select('id').where('recipient', '=', 'baska@example.com')
    expect(await queued.execute()).toEqual([])

    // If the administrator is removed at that moment, the session is gone: 401 and no server error.
    await addAdministrator(db, 'komsu@example.com', 'komşu-şifre')
    beforehand = () => db.deleteFrom('administrators').where('id', '=', administratorId).execute()
    const answer = await call('PUT', '/accounts/email', { ...address, currentPassword: 'yine-yeni-şifre' })
    expect(answer).toEqual([401, 'Oturumunuz sona ermiş. Lütfen tekrar giriş yapın.'])
    const session = { id: 1, tokenHash: '', administratorId, email: ADMIN.email, isRecent: true }
    const adding = changeSecondFactor(
      context,
      { session, ip: '192.0.2.1' },
      { action: 'secondFactorSet', email: 'totpSet' },
      async () => {},
    )
    await expect(adding).rejects.toMatchObject({ status: 401 })
    expect((await site.call('POST /accounts/login', { ...ADMIN, password: 'yine-yeni-şifre' })).status).toBe(401)
    await site.close()
  },
)

test('an attempt whose counter fails opens no session and changes nothing', async () => {
  const site = await createTestApp('sqlite')
  const { db } = site.database
  const fail = () => Promise.reject(new Error('counter failed'))
  const { app } = await serve(site, {
    signIn: async () => ({ succeed: fail, takeBack: fail }),
    confirmPassword: async () => fail,
  })
  const call = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${site.token}` }
    return (await app.inject({ method: 'POST', url: `/accounts/${path}`, payload, headers })).statusCode
  }
  const stored = () =>
    db
      .selectFrom('administrators')
      .innerJoin('sessions', (on) => on.onTrue())
      .selectAll()
      .execute()
  const before = await stored()
  expect(await call('login', ADMIN)).toBe(500)
  const [currentPassword, newPassword] = [ADMIN.password, 'yeni-şifre']
  expect(await call('change-password', { currentPassword, newPassword, confirmNewPassword: newPassword })).toBe(500)
  expect(await stored()).toEqual(before)
  await site.close()
})

describe('repeated failures', () => {
  test('are delayed and then refused with Retry-After, also when concurrent', async () => {
    const site = await createTestApp('sqlite')
    const attempt = (password: string, remoteAddress: string) =>
      site.call('POST /accounts/login', { email: ADMIN.email, password }, { remoteAddress })
    const answers = await Promise.all(Array.from({ length: 14 }, () => attempt('yanlış', '192.0.2.7')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
    const refused = await attempt(ADMIN.password, '192.0.2.7')
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await attempt(ADMIN.password, '192.0.2.8')).status).toBe(200)
    await site.close()
  })

  test('are audited thirty times in a minute for each administrator, and for all unknown addresses together', async () => {
    const site = await createTestApp('sqlite')
    const { app, context } = await serve(site, {})
    app.get('/fail', { config: { access: open('GET /fail') } }, async ({ query }, reply) => {
      await auditFailure(context, reply, { by: (query as { by?: string }).by ?? null, address: null })
      return ''
    })
    const fail = async (count: number, by = '') => {
      for (let i = 0; i < count; i++) await app.inject(by ? `/fail?by=${by}` : '/fail')
    }
    await fail(2 * MAX_AUDITED)
    await fail(2 * MAX_AUDITED, ADMIN.email)
    await fail(1, 'ikinci@example.com')
    const audited = async () => {
      const rows = await site.database.db.selectFrom('activity').select('doneBy').execute()
      return [null, ADMIN.email, 'ikinci@example.com'].map((by) => rows.filter(({ doneBy }) => doneBy === by).length)
    }
    await expect.poll(audited).toEqual([MAX_AUDITED, MAX_AUDITED, 1])
    await site.close()
  })

  test('are counted by the address that a trusted proxy names, and by no other', async () => {
    const site = await createTestApp('sqlite', { settings: { TRUST_PROXY: '10.0.0.0/8' } })
    const attempt = (remoteAddress: string, client: string) =>
      site.call(
        'POST /accounts/login',
        { email: `${Math.random()}@example.com`, password: 'x' },
        {
          remoteAddress,
          headers: { 'x-forwarded-for': client },
        },
      )
    const statusesOf = async (remoteAddress: string, clientOf: (i: number) => string) =>
      (await Promise.all(Array.from({ length: 12 }, (_, i) => attempt(remoteAddress, clientOf(i))))).map(
        ({ status }) => status,
      )
    expect(await statusesOf('10.0.0.1', (i) => `192.0.2.${i}`)).not.toContain(429)
    expect(await statusesOf('10.0.0.1', () => '192.0.2.99')).toContain(429)
    expect(await statusesOf('198.51.100.1', (i) => `192.0.2.${i}`)).toContain(429)
    await site.close()
  })
})
