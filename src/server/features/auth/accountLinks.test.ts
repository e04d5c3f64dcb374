import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { sharedCounters } from '../../platform/rateLimit/rateLimits.ts'

const MINUTE = 60_000
const ENDED = 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.'
const SENT = 'Bu adresle bir hesap varsa yeni şifre bağlantısı gönderildi. Bağlantı 30 dakika geçerlidir.'

describe.each(databases('postgres'))('lost password on %s', (dialect) => {
  let server: MailServer
  let site: TestApp
  let now: number
  const open = (settings: Record<string, string> = {}) =>
    createTestApp(dialect, {
      now: () => now,
      background: true,
      settings: { SMTP_URL: server.url, PUBLIC_URL: 'https://filiz.example', SITE_NAME: 'Filiz', ...settings },
    })
  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00.000Z')
    server = await startMailServer()
    site = await open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await site.close()
    await server.close()
  })

  const forgot = (email: unknown = ADMIN.email, remoteAddress = '192.0.2.1') =>
    site.call('POST /accounts/forgot-password', { email }, { remoteAddress })
  const reset = (token: string, newPassword: string, confirmNewPassword = newPassword) =>
    site.call('POST /accounts/reset-password', { token, newPassword, confirmNewPassword })
  const login = async (password: string, email = ADMIN.email) =>
    (await site.call('POST /accounts/login', { email, password })).status
  const mails = async (count: number) => {
    // Notices to every administrator have a test of their own (`accountEmails.test.ts`).
    const letters = () => server.received.filter(({ subject }) => !/: yönetim panelin(e|den) biri /.test(subject ?? ''))
    await expect.poll(() => letters().length).toBe(count)
    return letters()
  }
  const tokenIn = (mail: MailServer['received'][number]) =>
    /https:\/\/filiz\.example\/login\/(?:sifre|davet|eposta)\/([\w-]{43})\n/.exec(mail.text!)![1]!
  const askedToken = async (count = 1) => {
    await forgot()
    return tokenIn((await mails(count)).at(-1)!)
  }

  test('is replaced by an emailed link: ends all sessions and emails the owner', async () => {
    const [session] = [await site.signIn()]
    const token = await askedToken()
    expect(server.received[0]).toMatchObject({
      recipients: [ADMIN.email],
      subject: 'Filiz: yeni şifre belirleme bağlantınız',
    })
    expect(JSON.stringify(await site.database.db.selectFrom('accountLinks').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await site.database.db.selectFrom('outbox').selectAll().execute())).not.toContain(token)
    const answer = await reset(token, 'bambaşka-bir-şifre')
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Yeni şifreniz kaydedildi. Artık bu şifreyle giriş yapabilirsiniz.' },
    ])
    const headers = { authorization: `Bearer ${session}` }
    expect((await site.call('GET /accounts/sessions', undefined, { headers })).status).toBe(401)
    expect([await login(ADMIN.password), await login('bambaşka-bir-şifre')]).toEqual([401, 200])
    expect((await mails(2))[1]).toMatchObject({ recipients: [ADMIN.email], subject: 'Filiz: şifreniz değişti' })
  })

  test('link owner: returns the email for a valid link, which stays valid, and 400 for any other', async () => {
    const owner = (token: string) => site.call('POST /accounts/reset-password/owner', { token })
    const token = await askedToken()
    for (const answer of [await owner(token), await owner(token)])
      expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
        200,
        { email: ADMIN.email },
        'no-store',
      ])
    const { body: invited } = await site.admin('POST /admin/people', { email: 'ece@example.com' })
    expect((await owner(invited.link.split('/').at(-1))).body).toEqual({ email: 'ece@example.com' })
    const refused = await owner('x'.repeat(43))
    expect([refused.status, refused.body.errors]).toEqual([400, { token: [ENDED] }])
    expect((await reset(token, 'bambaşka-bir-şifre')).status).toBe(200)
    expect((await owner(token)).status).toBe(400)
  })

  test('reset makes the browser a known device, so that other failures do not lock it out', async () => {
    const attempt = (remoteAddress: string, password: string, cookie = '') =>
      site.call('POST /accounts/login', { email: ADMIN.email, password }, { remoteAddress, headers: { cookie } })
    await Promise.all(Array.from({ length: 50 }, (_, i) => attempt(`203.0.113.${i}`, 'tahmin')))
    const { headers } = await reset(await askedToken(), 'bambaşka-bir-şifre')
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    expect((await attempt('192.0.2.1', 'bambaşka-bir-şifre')).status).toBe(429)
    expect((await attempt('192.0.2.1', 'bambaşka-bir-şifre', cookie)).status).toBe(200)
  })

  test('every address gets the same response; unknown ones get no email', async () => {
    const answers = [await forgot(), await forgot('kimse@example.com'), await forgot('@@ yok')]
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { message: SENT, canMail: true }])
    expect((await mails(1))[0]).toMatchObject({ recipients: [ADMIN.email] })
    const rows = () => site.database.db.selectFrom('outbox').select('recipient').execute()
    await expect.poll(rows).toEqual([{ recipient: ADMIN.email }])
  })

  test('every address causes the same database writes', async () => {
    const asked = async (email: string) => {
      const { db } = site.database
      const before = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
      await forgot(email)
      return before
    }
    await site.close()
    site = await createTestApp(dialect, { now: () => now, settings: { SMTP_URL: server.url } })
    await asked(ADMIN.email)
    await asked('kimse@example.com')
    // The account is not looked up yet: both rows are alike, and the link is created only when the email is sent.
    expect(
      await site.database.db.selectFrom('outbox').select(['recipient', 'letter', 'status']).orderBy('id').execute(),
    ).toEqual(
      [ADMIN.email, 'kimse@example.com'].map((recipient) => ({
        recipient,
        letter: '{"writer":"passwordLink","about":{}}',
        status: 'waiting',
      })),
    )
    expect(await site.database.db.selectFrom('accountLinks').selectAll().execute()).toEqual([])
  })

  test('without a mail server: the same response with canMail false', async () => {
    await site.close()
    site = await createTestApp(dialect, { now: () => now })
    for (const email of [ADMIN.email, 'kimse@example.com'])
      expect(await forgot(email)).toMatchObject({ status: 202, body: { message: SENT, canMail: false } })
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('a link is valid once, for thirty minutes, and until a newer one is sent', async () => {
    const first = await askedToken()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE })
    const second = await askedToken(2)
    const refusal = { status: 400, body: { errors: { token: [ENDED] } } }
    expect(await reset(first, 'bambaşka-bir-şifre')).toMatchObject(refusal)
    now += 30 * MINUTE
    expect(await reset(second, 'bambaşka-bir-şifre')).toMatchObject(refusal)
    now -= 1
    expect((await reset(second, 'bambaşka-bir-şifre')).status).toBe(200)
    expect(await reset(second, 'yine-başka-şifre')).toMatchObject(refusal)
    expect(await login('bambaşka-bir-şifre')).toBe(200)
    expect(await reset('x', 'yine-başka-şifre')).toMatchObject(refusal)
  })

  test('two concurrent requests with one link: one succeeds', async () => {
    const token = await askedToken()
    const answers = await Promise.all(['birinci-şifre', 'ikinci-şifre'].map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a link becomes invalid if the password is changed in another way', async () => {
    const token = await askedToken()
    const passwords = { currentPassword: ADMIN.password, newPassword: 'bambaşka-bir-şifre' }
    await site.admin('POST /accounts/change-password', { ...passwords, confirmNewPassword: passwords.newPassword })
    expect((await reset(token, 'yine-başka-şifre')).status).toBe(400)
  })

  test.each([
    ['12345', '12345', { newPassword: ['Yeni şifre en az 6 karakter olmalıdır.'] }],
    ['bambaşka-bir-şifre', 'başka', { confirmNewPassword: ['Yeni şifreler eşleşmiyor.'] }],
    ['PassWord', 'PassWord', { newPassword: [expect.stringContaining('en çok kullanılan')] }],
    ['123456', '123456', { newPassword: [expect.stringContaining('en çok kullanılan')] }],
    [
      ADMIN.email.toUpperCase(),
      ADMIN.email.toUpperCase(),
      { newPassword: [expect.stringContaining('e-posta adresiniz ya da')] },
    ],
  ])('%s and %s are refused under the field; the link stays valid', async (password, repeated, errors) => {
    const token = await askedToken()
    const answer = await reset(token, password, repeated)
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
    expect((await reset(token, 'bambaşka-bir-şifre')).status).toBe(200)
  })

  test('a common password is refused by change-password, too', async () => {
    const change = (newPassword: string) =>
      site.admin('POST /accounts/change-password', {
        currentPassword: ADMIN.password,
        newPassword,
        confirmNewPassword: newPassword,
      })
    for (const password of ['qwerty', 'iloveyou', ADMIN.email])
      expect((await change(password)).body.errors).toHaveProperty('newPassword')
    expect(await login(ADMIN.password)).toBe(200)
  })

  test('limits emails: one per address in five minutes, silently, and ten requests per network', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push(await forgot(` ${ADMIN.email.toUpperCase()}`, `192.0.2.${i}`))
    for (const { status, body } of statuses) expect([status, body]).toEqual([202, { message: SENT, canMail: true }])
    const waiting = () => site.database.db.selectFrom('outbox').select('recipient').execute()
    expect(await waiting()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 5 * MINUTE)
    expect((await forgot(ADMIN.email, '192.0.2.99')).status).toBe(202)
    expect(await waiting()).toHaveLength(2)
    const network = await Promise.all(Array.from({ length: 11 }, (_, i) => forgot(`${i}@example.com`, '198.51.100.1')))
    expect(network.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(Number(network.find(({ status }) => status === 429)!.headers['retry-after'])).toBeGreaterThan(0)
  })

  describe('change of the email address', () => {
    const change = (email: unknown, currentPassword: string = ADMIN.password) =>
      site.admin('PUT /accounts/email', { email, currentPassword })
    const confirm = (token: string) => site.call('POST /accounts/confirm-email', { token })

    test('is confirmed by a link to the new address; the present one is emailed before and after', async () => {
      const answer = await change(' Yeni@Example.com ')
      expect([answer.status, answer.body.message]).toEqual([
        200,
        'yeni@example.com adresine bir bağlantı gönderildi. Adresiniz o bağlantıyla değişecek.',
      ])
      const [link, notice] = (await mails(2)).toSorted(
        (a, b) => Number(a.recipients[0] === ADMIN.email) - Number(b.recipients[0] === ADMIN.email),
      )
      expect([link!.recipients, notice!.recipients]).toEqual([['yeni@example.com'], [ADMIN.email]])
      expect(notice!.text).toContain('yeni@example.com')
      expect(notice!.text).not.toContain('/eposta/')
      expect([await login(ADMIN.password), await login(ADMIN.password, 'yeni@example.com')]).toEqual([200, 401])
      const token = tokenIn(link!)
      expect((await confirm(token)).status).toBe(200)
      expect([await login(ADMIN.password), await login(ADMIN.password, 'yeni@example.com')]).toEqual([401, 200])
      expect((await confirm(token)).status).toBe(400)
      expect((await site.admin('GET /admin/activity')).body[0]).toMatchObject({
        by: 'yeni@example.com',
        action: 'signIn',
      })
      expect((await site.admin('GET /admin/activity')).body).toContainEqual(
        expect.objectContaining({ by: ADMIN.email, action: 'update', resource: 'administrators' }),
      )
      expect((await mails(3))[2]).toMatchObject({
        recipients: [ADMIN.email],
        subject: 'Filiz: e-posta adresiniz değişti',
      })
    })

    test('ends every session but the requesting one, and links to a new password sent to the former address', async () => {
      const other = await site.openSession()
      const isOpen = async (token: string) => {
        const headers = { authorization: `Bearer ${token}` }
        return (await site.call('GET /accounts/sessions', undefined, { headers })).status === 200
      }
      const lost = await askedToken()
      await change('yeni@example.com')
      const link = (await mails(3)).find(({ recipients }) => recipients[0] === 'yeni@example.com')!
      expect([await isOpen(other), await isOpen(site.token)]).toEqual([true, true])
      expect((await confirm(tokenIn(link))).status).toBe(200)
      expect([await isOpen(other), await isOpen(site.token)]).toEqual([false, true])
      expect((await reset(lost, 'bambaşka-bir-şifre')).status).toBe(400)
    })

    test.each([
      [ADMIN.email, ADMIN.password, { email: ['Bu zaten sizin adresiniz.'] }],
      ['yeni@example.com', 'yanlış', { currentPassword: ['Mevcut şifre yanlış.'] }],
      ['yeni', ADMIN.password, { email: [expect.any(String)] }],
    ])('%s with %s is refused under its field', async (email, password, errors) => {
      const answer = await change(email, password)
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
    })

    test('a link is invalid after a change of the password, and never sets a password', async () => {
      await change('yeni@example.com')
      const link = (await mails(2)).find(({ recipients }) => recipients[0] === 'yeni@example.com')!
      expect((await reset(tokenIn(link), 'bambaşka-bir-şifre')).status).toBe(400)
      const reached = tokenIn(link)
      const passwords = { currentPassword: ADMIN.password, newPassword: 'bambaşka-bir-şifre' }
      await site.admin('POST /accounts/change-password', { ...passwords, confirmNewPassword: passwords.newPassword })
      expect((await confirm(reached)).status).toBe(400)
    })

    test('responds with 503 without a mail server', async () => {
      await site.close()
      site = await createTestApp(dialect, { now: () => now })
      expect((await change('yeni@example.com')).status).toBe(503)
    })
  })

  test('administrators invite each other by email and by link, and remove each other but the last', async () => {
    const invite = (email: string) => site.admin('POST /admin/people', { email })
    const people = async () => (await site.admin('GET /admin/people')).body
    const [self] = await people()
    expect(self).toMatchObject({ email: ADMIN.email, isInvited: false, isSelf: true })
    expect(await site.admin(`DELETE /admin/people/${self.id}`)).toMatchObject({ status: 409 })

    const { status, body } = await invite(' Ayse@Example.com')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      email: 'ayse@example.com',
      isInvited: true,
      isSelf: false,
      lastSignInAt: null,
      canMail: true,
    })
    expect(body.invitedUntil).toBe(new Date(now + 7 * 24 * 60 * MINUTE).toISOString())
    const [mail] = await mails(1)
    expect(mail).toMatchObject({ recipients: ['ayse@example.com'] })
    expect(mail!.text).toContain(ADMIN.email)
    const handed = body.link.replace('https://filiz.example/login/davet/', '')
    // An invited person who has not accepted cannot sign in, so does not count as the last administrator.
    expect(await site.admin(`DELETE /admin/people/${self.id}`)).toMatchObject({ status: 409 })
    expect(await login('x', 'ayse@example.com')).toBe(401)

    now += 7 * 24 * 60 * MINUTE - 1
    expect((await reset(handed, 'ayşenin-şifresi')).status).toBe(200)
    expect((await mails(2))[1]).toMatchObject({ recipients: ['ayse@example.com'], subject: 'Filiz: hesabınız hazır' })
    expect((await reset(tokenIn(mail!), 'başkasının-şifresi')).status).toBe(400)
    expect((await people())[1]).toMatchObject({ isInvited: false, invitedUntil: null, lastSignInAt: null })
    const session = await site.signIn({ email: 'ayse@example.com', password: 'ayşenin-şifresi' })
    expect((await people())[1]).toMatchObject({ lastSignInAt: new Date(now).toISOString() })
    expect((await invite('ayse@example.com')).status).toBe(409)

    const ayse = { headers: { authorization: `Bearer ${session}` } }
    expect((await site.call('GET /admin/people', undefined, ayse)).status).toBe(200)
    expect(await site.admin(`DELETE /admin/people/${body.id}`)).toMatchObject({ status: 200, body: { id: body.id } })
    expect((await site.call('GET /admin/people', undefined, ayse)).status).toBe(401)
    expect(await site.admin(`DELETE /admin/people/${body.id}`)).toMatchObject({ status: 404 })
  })

  test('an invitation with a repeated idempotency key sends one email and returns a valid link', async () => {
    const invite = (email: string) =>
      site.admin('POST /admin/people', { email }, { headers: { 'idempotency-key': 'form' } })
    const [first, again] = [await invite('ayse@example.com'), await invite('ayse@example.com')]
    expect([again.status, again.body]).toEqual([201, { ...first.body, link: expect.any(String) }])
    expect(again.body.link).not.toBe(first.body.link)
    const kept = await site.database.db.selectFrom('outbox').select('recipient').orderBy('id').execute()
    expect(kept).toEqual([{ recipient: 'ayse@example.com' }, { recipient: ADMIN.email }])
    expect((await invite('fatma@example.com')).status).toBe(409)
    const tokenOf = ({ body }: { body: { link: string } }) => body.link.split('/').at(-1)!
    expect((await reset(tokenOf(first), 'ayşenin-şifresi')).status).toBe(400)
    expect((await reset(tokenOf(again), 'ayşenin-şifresi')).status).toBe(200)
    expect((await invite('ayse@example.com')).status).toBe(409)
    expect((await site.admin('GET /admin/people')).body).toHaveLength(2)
  })

  test('an invitation expires after seven days, with a newer one, and with the removal of the account', async () => {
    const linkOf = async () => (await site.admin('POST /admin/people', { email: 'ayse@example.com' })).body
    const [first, second] = [await linkOf(), await linkOf()]
    const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1)!
    expect(second.id).toBe(first.id)
    expect((await reset(tokenOf(first), 'ayşenin-şifresi')).status).toBe(400)
    now += 7 * 24 * 60 * MINUTE
    expect((await reset(tokenOf(second), 'ayşenin-şifresi')).status).toBe(400)
    const third = await linkOf()
    expect((await site.admin(`DELETE /admin/people/${third.id}`)).status).toBe(200)
    expect((await reset(tokenOf(third), 'ayşenin-şifresi')).status).toBe(400)
    expect((await site.admin('GET /admin/people')).body).toHaveLength(1)
  })

  test('an expired invitation is not renewed by forgot-password', async () => {
    const { link } = (await site.admin('POST /admin/people', { email: 'ayse@example.com' })).body
    await mails(1)
    now += 7 * 24 * 60 * MINUTE
    const answer = await forgot('ayse@example.com')
    expect([answer.status, answer.body]).toEqual([202, { message: SENT, canMail: true }])
    // The queued email is deleted when it is processed.
    const rows = () =>
      site.database.db.selectFrom('outbox').select('status').where('recipient', '=', 'ayse@example.com').execute()
    await expect.poll(rows).toEqual([{ status: 'sent' }])
    await mails(1)
    expect((await reset(link.split('/').at(-1)!, 'ayşenin-şifresi')).status).toBe(400)
    expect((await site.admin('GET /admin/people')).body[1]).toMatchObject({ isInvited: true, invitedUntil: null })
  })

  test('two administrators who remove each other concurrently: one remains', async () => {
    const { id, link } = (await site.admin('POST /admin/people', { email: 'ayse@example.com' })).body
    await reset(link.split('/').at(-1), 'ayşenin-şifresi')
    const session = await site.signIn({ email: 'ayse@example.com', password: 'ayşenin-şifresi' })
    const [self] = (await site.admin('GET /admin/people')).body
    await Promise.all([
      site.admin(`DELETE /admin/people/${id}`),
      site.call(`DELETE /admin/people/${self.id}`, undefined, { headers: { authorization: `Bearer ${session}` } }),
    ])
    expect(await site.database.db.selectFrom('administrators').selectAll().execute()).toHaveLength(1)
  })
})

test('a flood of forgot-password requests: none is refused, and only administrators get emails', async () => {
  const site = await createTestApp('postgres', { settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const wishes = sharedCounters(site.database)({ name: 'attempts mails', most: 500, within: 900 })
  await Promise.all(Array.from({ length: 499 }, () => wishes.take('all')))
  const forgot = (email: string, i: number) =>
    site.call('POST /accounts/forgot-password', { email }, { remoteAddress: `192.0.2.${i}` })
  const answers = [await forgot('a@example.com', 1), await forgot('b@example.com', 2), await forgot(ADMIN.email, 3)]
  answers.push(await forgot(ADMIN.email, 4))
  for (const { status, body } of answers) expect([status, body]).toEqual([202, { message: SENT, canMail: true }])
  const mailed = async () =>
    (await site.database.db.selectFrom('outbox').select('recipient').orderBy('id').execute()).map(
      (row) => row.recipient,
    )
  await expect.poll(mailed).toEqual(['a@example.com', ADMIN.email])
  await site.close()
})
