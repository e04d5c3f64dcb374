import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../../tests/helpers/authenticator.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { addAdministrator } from './administrators.ts'
import { removeFactors } from './secondFactor.ts'
import { openSession } from './sessions.ts'
import { codeOf, stepAt } from './totp.ts'

const MINUTE = 60_000
const ORIGIN = 'https://filiz.example'
const WRONG = 'Geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin.'
const VERIFIED = 1 | 4

describe.each(databases('postgres'))('passkey on %s', (dialect) => {
  let site: TestApp
  let neighbour: string
  let now = Date.parse('2026-03-01T09:00:00.000Z')
  const settings = { RATE_LIMITS: 'off', PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1:9', SITE_NAME: 'Filiz' }
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings, now: () => now })
    const { id } = (await addAdministrator(site.database.db, 'komsu@example.com', 'komşu-şifre'))!
    neighbour = await openSession(
      { db: site.database.db, settings: site.settings, now: () => now },
      { administratorId: id, stays: true },
    )
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    const { db } = site.database
    for (const id of [1, 2]) await removeFactors(db, id)
    for (const table of ['outbox', 'activity'] as const) await db.deleteFrom(table).execute()
    now += MINUTE
    await db
      .updateTable('sessions')
      .set({ authenticatedAt: new Date(now).toISOString() })
      .execute()
  })

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const login = (more: object = {}) => site.call('POST /accounts/login', { ...ADMIN, ...more })
  const aloneOptions = async () => (await site.call('POST /accounts/login/passkey-options', {})).body
  const alone = (response: object, more: object = {}) =>
    site.call('POST /accounts/login/passkey', { response, ...more })
  const options = async () =>
    (await site.admin('POST /accounts/passkeys/options', { currentPassword: ADMIN.password })).body
  const neighboursOptions = async () =>
    (await site.call('POST /accounts/passkeys/options', undefined, bearer(neighbour))).body
  const add = (response: object, name = 'Telefon', token = site.token) =>
    site.call('POST /accounts/passkeys', { name, response }, bearer(token))
  const setUp = async () => {
    const authenticator = createAuthenticator(ORIGIN)
    const { status, body, headers } = await add(authenticator.create(await options()))
    expect([status, headers.location]).toEqual([201, `/api/accounts/passkeys/${body.id}`])
    return { authenticator, added: body }
  }
  const letters = async () =>
    (await site.database.db.selectFrom('outbox').select('letter').orderBy('id').execute()).map(
      ({ letter }) => JSON.parse(letter!).subject,
    )

  test('is added with ten recovery codes: ends other sessions, emailed and audited', async () => {
    const other = await site.signIn()
    const begun = (await site.admin('POST /accounts/passkeys/options')).body
    expect(begun).toMatchObject({
      rp: { id: 'filiz.example', name: 'Filiz' },
      user: { name: ADMIN.email },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect(begun.challenge).toMatch(/^[\w-]{72}$/)
    const first = createAuthenticator(ORIGIN)
    const made = await add(first.create(begun))
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Telefon',
        createdAt: new Date(now).toISOString(),
        lastUsedAt: null,
        recoveryCodes: expect.any(Array),
      },
    ])
    expect(made.body.recoveryCodes).toHaveLength(10)
    expect((await site.call('GET /accounts/sessions', undefined, bearer(other))).status).toBe(401)
    expect(await letters()).toEqual(['Filiz: hesabınıza geçiş anahtarı eklendi'])
    const [done] = (await site.admin('GET /admin/activity?range=[0,0]')).body
    expect(done).toMatchObject({
      by: ADMIN.email,
      action: 'secondFactorSet',
      resource: 'administrators',
      recordId: '1',
    })

    const refused = await site.admin('POST /accounts/passkeys/options')
    expect(refused.body.errors).toEqual({ currentPassword: ['Bu alan zorunludur.'] })
    const again = await options()
    expect(again.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([first.create(begun).id])
    expect(again.user.id).toBe(begun.user.id)
    expect((await neighboursOptions()).user.id).not.toBe(begun.user.id)
    expect((await add(first.create(again))).body.errors).toEqual({ response: ['Bu geçiş anahtarı zaten kayıtlı.'] })
    const second = await add(createAuthenticator(ORIGIN).create(await options()), 'Anahtarlık')
    expect(second.body).toMatchObject({ name: 'Anahtarlık', recoveryCodes: null })
    const renamed = await site.admin(`PUT /accounts/passkeys/${second.body.id}`, { name: ' Yedek ' })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Yedek'])
    const { body } = await site.admin('GET /accounts/second-factor')
    expect(body).toMatchObject({
      totp: false,
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Telefon' }, { name: 'Yedek' }],
    })
  })

  test('as second factor: requested at sign-in and accepted once', async () => {
    const { authenticator, added } = await setUp()
    const missing = await login()
    expect([missing.status, missing.body.secondFactor]).toEqual([401, ['passkey']])
    expect(missing.body.passkeyOptions).toMatchObject({
      rpId: 'filiz.example',
      userVerification: 'preferred',
      allowCredentials: [{ id: authenticator.create(missing.body.passkeyOptions).id, transports: ['internal'] }],
    })
    expect((await login({ password: 'yanlış' })).body.passkeyOptions).toBeUndefined()
    const passkey = authenticator.get(missing.body.passkeyOptions)
    now += MINUTE
    expect((await login({ passkey })).status).toBe(200)
    const again = await login({ passkey })
    expect([again.status, again.body.message, again.body.secondFactor]).toEqual([401, WRONG, ['passkey']])
    // The password identifies the administrator; a failed assertion can be followed by a correct one.
    const next = authenticator.get(again.body.passkeyOptions, { flags: 1 })
    expect((await login({ passkey: next })).status).toBe(200)
    const [shown] = (await site.admin('GET /accounts/second-factor')).body.passkeys
    expect(shown).toMatchObject({ id: added.id, lastUsedAt: new Date(now).toISOString() })
    // Six digits are refused if no app is set up; a recovery code is accepted.
    expect((await login({ code: '123456' })).status).toBe(401)
    expect((await login({ code: added.recoveryCodes[0] })).status).toBe(200)
  })

  test('alone: signs in with user verification only', async () => {
    const { authenticator } = await setUp()
    const { secret } = (await site.admin('POST /accounts/totp', { currentPassword: ADMIN.password })).body
    await site.admin('PUT /accounts/totp', { code: codeOf(secret, stepAt(now)) })
    expect(await aloneOptions()).toMatchObject({ rpId: 'filiz.example', userVerification: 'required' })
    expect((await aloneOptions()).allowCredentials ?? []).toEqual([])
    const asked = await aloneOptions()
    const { status, headers, body } = await alone(authenticator.get(asked), { staySignedIn: true })
    expect([status, Object.keys(body)]).toEqual([200, ['token']])
    expect(String(headers['set-cookie'])).toContain('device=')
    const sessions = await site.call('GET /accounts/sessions', undefined, bearer(body.token))
    expect(sessions.body[0].isCurrent).toBe(true)
    const [done] = (await site.admin('GET /admin/activity?range=[0,0]')).body
    expect(done).toMatchObject({ by: ADMIN.email, action: 'signIn' })

    const refusals = [
      authenticator.get(asked),
      authenticator.get(await aloneOptions(), { flags: 1 }),
      authenticator.get(await aloneOptions(), { userHandle: 'x'.repeat(43) }),
      createAuthenticator(ORIGIN).get(await aloneOptions()),
      authenticator.get((await login()).body.passkeyOptions),
    ]
    for (const [i, response] of refusals.entries())
      expect([i, await alone(response)]).toMatchObject([i, { status: 401, body: { message: WRONG } }])
  })

  test('is refused with another origin, site, challenge, signature or owner, or a lower counter', async () => {
    const { authenticator } = await setUp()
    const asked = async () => (await login()).body.passkeyOptions
    const late = authenticator.get(await asked())
    now += 5 * MINUTE
    expect((await login({ passkey: late })).status).toBe(401)
    const notYet = authenticator.get(await asked())
    now += 5 * MINUTE - 1
    expect((await login({ passkey: notYet })).status).toBe(200)
    const tampered = authenticator.get(await asked())
    tampered.response.signature = authenticator.get(await asked()).response.signature
    const counter = authenticator.get(await asked(), { counter: 1 })
    const stranger = createAuthenticator(ORIGIN)
    await add(stranger.create(await neighboursOptions()), 'x', neighbour)
    const refusals = {
      tampered,
      counter,
      origin: authenticator.get(await asked(), { origin: 'https://filiz.example.evil.example' }),
      site: authenticator.get(await asked(), { rpId: 'evil.example' }),
      unasked: authenticator.get({ ...(await asked()), challenge: 'x'.repeat(72) }),
      neighbours: authenticator.get({ ...(await asked()), challenge: (await neighboursOptions()).challenge }),
      later: authenticator.get(laterChallenge(await asked())),
      forRegistration: authenticator.get({ ...(await asked()), challenge: (await options()).challenge }),
      forSignIn: authenticator.get({ ...(await asked()), challenge: (await aloneOptions()).challenge }),
      absent: authenticator.get(await asked(), { flags: 4 }),
      anothers: stranger.get(await asked()),
    }
    for (const [name, passkey] of Object.entries(refusals))
      expect([name, (await login({ passkey })).status]).toEqual([name, 401])
    expect((await login({ passkey: authenticator.get(await asked()) })).status).toBe(200)
  })

  test('an assertion is accepted once, also by two instances concurrently', async () => {
    const { authenticator } = await setUp()
    const { url, folder } = site.database
    const other =
      dialect === 'postgres' ? await createTestApp(dialect, { settings, now: () => now, at: { url, folder } }) : site
    const passkey = authenticator.get((await login()).body.passkeyOptions)
    const calls = [site, other, site, other].map(({ call }) => call('POST /accounts/login', { ...ADMIN, passkey }))
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const response = authenticator.get(await aloneOptions())
    expect((await other.call('POST /accounts/login/passkey', { response })).status).toBe(200)
    // Simulates a cloned passkey with its own challenge: of two assertions with the same counter, one is accepted.
    const [one, two] = [await aloneOptions(), await aloneOptions()]
    const copies = [authenticator.get(one, { counter: 900 }), authenticator.get(two, { counter: 900 })]
    expect((await Promise.all(copies.map((each) => alone(each)))).map(({ status }) => status).sort()).toEqual([
      200, 401,
    ])
    if (other !== site) await other.close()
  })

  test('challenges: open ones are not stored; used ones are stored until they expire', async () => {
    const stored = () => site.database.db.selectFrom('challenges').select('purpose').execute()
    now += 5 * MINUTE
    const { authenticator } = await setUp()
    expect(await stored()).toEqual([{ purpose: 'used' }])
    const asked = []
    for (let i = 0; i < 20; i++) asked.push(await aloneOptions(), (await login()).body.passkeyOptions)
    expect(new Set(asked.map(({ challenge }) => challenge)).size).toBe(40)
    for (const each of asked) await alone(createAuthenticator(ORIGIN).get(each))
    expect(await stored()).toHaveLength(1)
    expect((await alone(authenticator.get(asked[0]))).status).toBe(200)
    expect((await alone(authenticator.get(asked[0]))).status).toBe(401)
    expect(await stored()).toHaveLength(2)
    now += 5 * MINUTE
    expect((await alone(authenticator.get(await aloneOptions()))).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('is not registered with a challenge of another site, call or time', async () => {
    const authenticator = createAuthenticator(ORIGIN)
    const late = authenticator.create(await options())
    now += 5 * MINUTE
    expect((await add(late)).body.errors).toEqual({ response: [WRONG] })
    const made = authenticator.create(await options())
    const refusals = {
      origin: authenticator.create(await options(), { origin: 'https://evil.example' }),
      site: authenticator.create(await options(), { rpId: 'evil.example' }),
      anothers: authenticator.create(await neighboursOptions()),
      nonsense: { ...made, response: { ...made.response, attestationObject: 'Örnek' } },
    }
    for (const [name, response] of Object.entries(refusals))
      expect([name, await add(response)]).toMatchObject([
        name,
        { status: 400, body: { errors: { response: [WRONG] } } },
      ])
    expect((await site.admin('GET /accounts/second-factor')).body.passkeys).toEqual([])
    expect((await login()).status).toBe(200)
    // Invalid input does not consume a challenge, a passkey does: the same response cannot register it again after its
    // removal.
    const { status, body } = await add(made)
    expect(status).toBe(201)
    await site.admin(`DELETE /accounts/passkeys/${body.id}`, { currentPassword: ADMIN.password })
    expect((await add(made)).status).toBe(400)
  })

  test('relying party: localhost on this machine, the public host elsewhere', async () => {
    const at = async (origin: string, host: string) => {
      const headers = { origin, host }
      return (await site.call('POST /accounts/login/passkey-options', {}, { headers })).body.rpId
    }
    expect(await at('http://localhost:3000', 'localhost:3000')).toBe('localhost')
    for (const [origin, host] of [
      ['http://localhost:3000', 'localhost:4000'],
      ['http://localhost:3000', 'filiz.example'],
      ['https://evil.example', 'evil.example'],
      ['http://localhost.evil.example', 'localhost.evil.example'],
      [ORIGIN, 'filiz.example'],
    ] as const)
      expect([origin, await at(origin, host)]).toEqual([origin, 'filiz.example'])
    const here = { origin: 'http://localhost:3000', host: 'localhost:3000', authorization: `Bearer ${site.token}` }
    const authenticator = createAuthenticator('http://localhost:3000')
    const begun = (await site.call('POST /accounts/passkeys/options', {}, { headers: here })).body
    const name = 'Deneme'
    const made = await site.call(
      'POST /accounts/passkeys',
      { name, response: authenticator.create(begun) },
      { headers: here },
    )
    expect(made.status).toBe(201)
    const response = authenticator.get(
      (await site.call('POST /accounts/login/passkey-options', {}, { headers: here })).body,
    )
    expect((await alone(response)).status).toBe(401)
  })

  test('is removed with the password by its owner only; recovery codes go with the last factor', async () => {
    const { authenticator, added } = await setUp()
    const other = (await alone(authenticator.get(await aloneOptions()))).body.token
    const remove = (currentPassword: string, token = site.token) =>
      site.call(`DELETE /accounts/passkeys/${added.id}`, { currentPassword }, bearer(token))
    expect((await remove('yanlış')).body.errors).toEqual({ currentPassword: ['Mevcut şifre yanlış.'] })
    expect((await remove('komşu-şifre', neighbour)).status).toBe(404)
    const renamed = await site.call(`PUT /accounts/passkeys/${added.id}`, { name: 'x' }, bearer(neighbour))
    expect(renamed.status).toBe(404)
    expect(await remove(ADMIN.password)).toMatchObject({ status: 200, body: { message: 'Geçiş anahtarı kaldırıldı.' } })
    expect((await site.call('GET /accounts/sessions', undefined, bearer(other))).status).toBe(401)
    expect((await letters()).at(-1)).toBe('Filiz: hesabınızdan geçiş anahtarı kaldırıldı')
    expect((await site.admin('GET /accounts/second-factor')).body).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] })
    expect([(await login()).status, (await alone(authenticator.get(await aloneOptions()))).status]).toEqual([200, 401])
    expect((await remove(ADMIN.password)).status).toBe(404)
  })

  // The last one ends the other sessions.
  test('two sessions add one concurrently: the first ends the second', async () => {
    const tokens = [await site.signIn(), await site.signIn()]
    const made: object[] = []
    for (const token of tokens) {
      const begun = await site.call('POST /accounts/passkeys/options', undefined, bearer(token))
      made.push(createAuthenticator(ORIGIN).create(begun.body))
    }
    const answers = await Promise.all(tokens.map((token, i) => add(made[i]!, `${i}`, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401])
    const left = tokens[answers.findIndex(({ status }) => status === 201)]!
    const { status, body } = await site.call('GET /accounts/second-factor', undefined, bearer(left))
    expect([status, body.passkeys.length]).toEqual([200, 1])
  })
})

/** The same challenge with its expiry extended by an hour. */
function laterChallenge<Asked extends { challenge: string }>(asked: Asked): Asked {
  const bytes = Buffer.from(asked.challenge, 'base64url')
  bytes.writeUIntBE(bytes.readUIntBE(0, 6) + 60 * MINUTE, 0, 6)
  return { ...asked, challenge: bytes.toString('base64url') }
}

test('passkeys: failures are limited like those of passwords', async () => {
  const site = await createTestApp('sqlite')
  const { body } = await site.call('POST /accounts/login/passkey-options')
  const response = createAuthenticator('http://localhost:3000').get(body, { flags: VERIFIED })
  const tries = Array.from({ length: 12 }, () => site.call('POST /accounts/login/passkey', { response }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(10).fill(401), 429, 429])
  await site.close()
})
