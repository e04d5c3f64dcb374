import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../../tests/helpers/authenticator.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { removeFactors } from './secondFactor.ts'
import { codeOf, stepAt } from './totp.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const MISSING = 'Şifreniz doğru. Girişi tamamlamak için ikinci adımı da yapın.'
const WRONG = 'Kod yanlış, süresi geçmiş ya da daha önce kullanılmış.'
const WRONG_PASSWORD = 'Geçersiz e-posta veya şifre.'

describe.each(databases('sqlite'))('TOTP on %s', (dialect) => {
  let site: TestApp
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  beforeAll(async () => {
    // No mail server is listening: emails are read from the outbox.
    const settings = { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9', SITE_NAME: 'Filiz' }
    site = await createTestApp(dialect, { settings, now: () => now })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    const { db } = site.database
    await removeFactors(db, 1)
    for (const table of ['outbox', 'activity'] as const) await db.deleteFrom(table).execute()
    // All earlier codes have expired.
    now += 120 * SECOND
    await db
      .updateTable('sessions')
      .set({ authenticatedAt: new Date(now).toISOString() })
      .execute()
  })

  const login = (more: object = {}, options: object = {}) =>
    site.call('POST /accounts/login', { ...ADMIN, ...more }, options)
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const isOpen = async (token: string) =>
    (await site.call('GET /accounts/sessions', undefined, bearer(token))).status === 200
  const state = async () => (await site.admin('GET /accounts/second-factor')).body
  const letters = async () => {
    const rows = await site.database.db.selectFrom('outbox').select(['recipient', 'letter']).orderBy('id').execute()
    return rows.map(({ recipient, letter }) => [recipient, JSON.parse(letter!).subject])
  }
  /** The app's code for a time step relative to now. */
  const codeFrom =
    (secret: string) =>
    (offset = 0) =>
      codeOf(secret, stepAt(now) + offset)
  /** Sets up TOTP, and waits until the confirming code has expired. */
  const setUp = async () => {
    const { secret } = (await site.admin('POST /accounts/totp')).body
    const code = codeFrom(secret)
    const { status, body } = await site.admin('PUT /accounts/totp', { code: code() })
    expect(status).toBe(200)
    now += 60 * SECOND
    return { secret: secret as string, code, recoveryCodes: body.recoveryCodes as string[] }
  }

  test('takes effect once a code is confirmed: ends other sessions, emailed and audited', async () => {
    const other = await site.signIn()
    const { body } = await site.admin('POST /accounts/totp')
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.otpauthUrl).toContain(
      `otpauth://totp/Filiz:${encodeURIComponent(ADMIN.email)}?secret=${body.secret}&issuer=Filiz`,
    )
    expect(await state()).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [], isRequired: false })
    expect((await login()).status).toBe(200)
    const code = codeFrom(body.secret)
    const wrong = await site.admin('PUT /accounts/totp', { code: code(5) })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: [WRONG] }])
    expect([await isOpen(other), await letters()]).toEqual([true, []])

    const confirmed = await site.admin('PUT /accounts/totp', { code: ` ${code().slice(0, 3)} ${code().slice(3)} ` })
    expect([confirmed.status, Object.keys(confirmed.body)]).toEqual([200, ['recoveryCodes']])
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    for (const each of confirmed.body.recoveryCodes)
      expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)
    expect(await state()).toMatchObject({ totp: true, recoveryCodesLeft: 10 })
    expect(await isOpen(other)).toBe(false)
    expect(await letters()).toEqual([[ADMIN.email, 'Filiz: girişinize ikinci adım eklendi']])
    const [done] = (await site.admin('GET /admin/activity?range=[0,0]')).body
    expect(done).toMatchObject({
      by: ADMIN.email,
      action: 'secondFactorSet',
      resource: 'administrators',
      recordId: '1',
    })
    // The confirming code is already used.
    expect((await login({ code: code() })).status).toBe(401)

    const stored = JSON.stringify([
      await site.database.db.selectFrom('recoveryCodes').selectAll().execute(),
      await site.database.db.selectFrom('activity').selectAll().execute(),
      (await site.admin(`GET /admin/personal-data?of=${ADMIN.email}`)).body,
    ])
    for (const secret of [body.secret, ...confirmed.body.recoveryCodes]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(secret.replaceAll('-', ''))
    }
  })

  test('is requested only after a correct password, and accepted in the same call', async () => {
    const { code } = await setUp()
    const missing = await login()
    expect([missing.status, missing.headers['content-type'], missing.body]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
      {
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: MISSING,
        message: MISSING,
        secondFactor: ['totp'],
      },
    ])
    const strangers = [
      await login({ password: 'yanlış', code: code() }),
      await login({ email: 'kimse@example.com', code: code() }),
    ]
    for (const { status, body } of strangers)
      expect([status, body.message, body.secondFactor]).toEqual([401, WRONG_PASSWORD, undefined])
    expect(strangers[0]!.body).toEqual(strangers[1]!.body)
    const wrong = await login({ code: code(7) })
    expect([wrong.status, wrong.body.message, wrong.body.secondFactor]).toEqual([401, WRONG, ['totp']])
    // The code is still unused.
    const { status, body } = await login({ code: code() })
    expect([status, Object.keys(body)]).toEqual([200, ['token']])
    expect(await isOpen(body.token)).toBe(true)
  })

  test('accepts the previous, present and next step, each once and in order', async () => {
    const { code } = await setUp()
    const statuses = []
    for (const offset of [-2, 2, -1, -1, 0, -1, 0, 1]) statuses.push((await login({ code: code(offset) })).status)
    expect(statuses).toEqual([401, 401, 200, 401, 200, 401, 401, 200])
    now += 30 * SECOND
    expect((await login({ code: code() })).status).toBe(401)
    now += 30 * SECOND
    expect((await login({ code: code() })).status).toBe(200)
  })

  test('a code is accepted once, also by two instances concurrently', async () => {
    const { code, recoveryCodes } = await setUp()
    const { url, folder } = site.database
    const settings = { RATE_LIMITS: 'off' }
    // SQLite has only one process.
    const other =
      dialect === 'postgres' ? await createTestApp(dialect, { settings, now: () => now, at: { url, folder } }) : site
    const together = async (brought: string) => {
      const calls = [site, other, site, other].map(({ call }) =>
        call('POST /accounts/login', { ...ADMIN, code: brought }),
      )
      return (await Promise.all(calls)).map(({ status }) => status).sort()
    }
    expect(await together(code())).toEqual([200, 401, 401, 401])
    expect(await together(recoveryCodes[0]!)).toEqual([200, 401, 401, 401])
    if (other !== site) await other.close()
  })

  test('each recovery code is accepted once, in any spelling, and their number is shown', async () => {
    const { recoveryCodes } = await setUp()
    const [first, second, third] = recoveryCodes as [string, string, string]
    expect((await login({ code: first })).status).toBe(200)
    expect((await login({ code: first })).body).toMatchObject({ status: 401, message: WRONG })
    const typed = second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
    expect((await login({ code: typed })).status).toBe(200)
    expect((await state()).recoveryCodesLeft).toBe(8)
    expect((await letters()).slice(1)).toEqual(Array(2).fill([ADMIN.email, 'Filiz: kurtarma kodunuz kullanıldı']))

    expect((await site.admin('POST /accounts/recovery-codes', { currentPassword: 'yanlış' })).status).toBe(400)
    const { body } = await site.admin('POST /accounts/recovery-codes', { currentPassword: ADMIN.password })
    expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    expect((await state()).recoveryCodesLeft).toBe(10)
    expect((await letters()).at(-1)).toEqual([ADMIN.email, 'Filiz: yeni kurtarma kodlarınız'])
    expect([(await login({ code: third })).status, (await login({ code: body.recoveryCodes[2] })).status]).toEqual([
      401, 200,
    ])
  })

  test('is removed with the password: ends other sessions and deletes recovery codes', async () => {
    const { code, recoveryCodes } = await setUp()
    const other = (await login({ code: code() })).body.token
    const remove = (currentPassword?: string) => site.admin('DELETE /accounts/totp', { currentPassword })
    expect((await remove('yanlış')).body.errors).toEqual({ currentPassword: ['Mevcut şifre yanlış.'] })
    expect((await remove()).body.errors).toEqual({ currentPassword: ['Bu alan zorunludur.'] })
    expect([await isOpen(other), (await state()).totp]).toEqual([true, true])
    expect(await remove(ADMIN.password)).toMatchObject({
      status: 200,
      body: { message: 'Doğrulama uygulaması kaldırıldı.' },
    })
    expect([await isOpen(other), await state()]).toMatchObject([false, { totp: false, recoveryCodesLeft: 0 }])
    expect((await login()).status).toBe(200)
    expect((await letters()).at(-1)).toEqual([ADMIN.email, 'Filiz: girişinizden ikinci adım kaldırıldı'])
    const [done] = (await site.admin('GET /admin/activity?filter={"action":"secondFactorRemoved"}')).body
    expect(done).toMatchObject({ by: ADMIN.email, resource: 'administrators', recordId: '1' })
    expect((await remove(ADMIN.password)).status).toBe(404)
    const renewed = await site.admin('POST /accounts/recovery-codes', { currentPassword: ADMIN.password })
    expect(renewed.status).toBe(409)
    await setUp()
    expect((await login({ code: recoveryCodes[0] })).status).toBe(401)
  })

  test('is replaced with the password; an unconfirmed secret expires after an hour', async () => {
    const { code } = await setUp()
    expect((await site.admin('POST /accounts/totp')).body.errors).toEqual({ currentPassword: ['Bu alan zorunludur.'] })
    expect((await site.admin('POST /accounts/totp', { currentPassword: 'yanlış' })).status).toBe(400)
    const begin = async () =>
      codeFrom((await site.admin('POST /accounts/totp', { currentPassword: ADMIN.password })).body.secret)
    const late = await begin()
    now += HOUR
    expect((await site.admin('PUT /accounts/totp', { code: late() })).status).toBe(400)
    const next = await begin()
    expect([(await login({ code: next() })).status, (await login({ code: code() })).status]).toEqual([401, 200])
    expect((await site.admin('PUT /accounts/totp', { code: next() })).status).toBe(200)
    now += 60 * SECOND
    expect([(await login({ code: code() })).status, (await login({ code: next() })).status]).toEqual([401, 200])
  })
})

describe.each(dialects)('wrong second factors from many networks on %s', (dialect) => {
  test('are limited per account, emailed to the owner at the third, and audited apart', async () => {
    const now = Date.parse('2026-03-01T09:00:00.000Z')
    const settings = { SMTP_URL: 'smtp://127.0.0.1:9', SITE_NAME: 'Filiz', PUBLIC_URL: 'https://filiz.example' }
    const site = await createTestApp(dialect, { now: () => now, settings })
    const { db } = site.database
    const { headers } = await site.call('POST /accounts/login', ADMIN, { remoteAddress: '192.0.2.1' })
    const cookie = String(headers['set-cookie']).split(';')[0]!
    const { secret } = (await site.admin('POST /accounts/totp')).body
    const code = (offset: number) => codeOf(secret, stepAt(now) + offset)
    await site.admin('PUT /accounts/totp', { code: code(-1) })
    await db.deleteFrom('outbox').execute()
    const login = (more: object, i: number, cookie = '') =>
      site.call('POST /accounts/login', { ...ADMIN, ...more }, { remoteAddress: `203.0.113.${i}`, headers: { cookie } })
    const sentMails = async () =>
      (await db.selectFrom('outbox').select(['recipient', 'letter']).execute()).map(({ recipient, letter }) => [
        recipient,
        JSON.parse(letter!),
      ])

    await login({ password: 'yanlış', code: code(7) }, 0)
    for (let i = 1; i <= 2; i++) await login({ code: code(7) }, i)
    await login({}, 3)
    expect(await sentMails()).toEqual([])
    const passkey = createAuthenticator('https://filiz.example').get({ challenge: 'x' })
    const guesses = [{ passkey }, { code: 'abcd-efgh' }, ...Array(13).fill({ code: code(7) })]
    const answers = await Promise.all(guesses.map((more, i) => login(more, 4 + i)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(13).fill(401), 429, 429])
    const mails = await sentMails()
    expect(mails).toEqual([
      [ADMIN.email, expect.objectContaining({ subject: 'Filiz: şifreniz doğru girildi, ikinci adım yanlıştı' })],
    ])
    expect(mails[0]![1].text).toContain('https://filiz.example/admin/settings/account')

    const refused = await login({ code: code(0) }, 40)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await login({ password: 'yanlış' }, 41)).status).toBe(401)
    expect((await login({ code: code(0) }, 42, cookie)).status).toBe(200)
    const actions = async () => {
      const rows = await db
        .selectFrom('activity')
        .select(['action', 'doneBy'])
        .where('action', 'like', '%Failed')
        .execute()
      return rows.map(({ action, doneBy }) => `${action} ${doneBy}`).sort()
    }
    await expect
      .poll(actions)
      .toEqual([
        ...Array(15).fill(`secondFactorFailed ${ADMIN.email}`),
        ...Array(2).fill(`signInFailed ${ADMIN.email}`),
      ])
    await site.close()
  })
})

test('codes: failures are limited like those of passwords; a request without a code resets none', async () => {
  const now = Date.parse('2026-03-01T09:00:00.000Z')
  const site = await createTestApp('sqlite', { now: () => now })
  const { secret } = (await site.admin('POST /accounts/totp')).body
  const code = (offset: number) => codeOf(secret, stepAt(now) + offset)
  await site.admin('PUT /accounts/totp', { code: code(-1) })
  const login = async (more: object, remoteAddress = '192.0.2.77') =>
    (await site.call('POST /accounts/login', { ...ADMIN, ...more }, { remoteAddress })).status
  const together = async (count: number, call: () => Promise<number>) =>
    (await Promise.all(Array.from({ length: count }, call))).sort()
  expect(await together(9, () => login({ code: code(7) }))).toEqual(Array(9).fill(401))
  expect([await login({}), await login({}), await login({ code: 'x' })]).toEqual([401, 401, 401])
  expect([await login({}), await login({ code: code(0) }), await login({ code: code(0) }, '192.0.2.78')]).toEqual([
    429, 429, 200,
  ])
  const removals = together(
    12,
    async () => (await site.admin('DELETE /accounts/totp', { currentPassword: 'x' })).status,
  )
  expect(await removals).toEqual([...Array(10).fill(400), 429, 429])
  await site.close()
})
