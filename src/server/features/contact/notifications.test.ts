import { afterEach, describe, expect, test } from 'vitest'
import { type MailServer, smtpError, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { NEVER_WAKE } from '../../../../tests/helpers/timeouts.ts'
import { HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { startBackground } from '../../main/background.ts'

const MAIL_FROM = 'Filiz <site@filiz.example>'
const FORM = { name: 'Ümit Çığ', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba' }
const ON = { enableContactFormNotifications: true, notificationTargetEmail: 'ayse@filiz.example' }

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

describe.each(databases('postgres'))('notifications on %s', (dialect) => {
  const open = async (options: Parameters<typeof createTestApp>[1] = {}) => {
    const site = await createTestApp(dialect, options)
    closings.push(site.close)
    return site
  }
  const openMail = async (options?: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer(options)
    closings.push(server.close)
    return server
  }
  const withMail = (server: MailServer) => ({ SMTP_URL: server.url, MAIL_FROM })
  const announce = (site: TestApp, settings: object = ON) =>
    site.admin('PUT /admin/page-content/contact-info', settings)
  const send = (site: TestApp, form: object = {}) => site.call('POST /contact/send-message', { ...FORM, ...form })
  const first = async (site: TestApp, query = '') => (await site.admin(`GET /admin/contact-messages${query}`)).body[0]
  const retry = (site: TestApp, id: number) => site.admin(`POST /admin/contact-messages/${id}/retry-notification`)

  test('are sent, and the message shows it', async () => {
    const server = await openMail()
    const site = await open({
      settings: { ...withMail(server), PUBLIC_URL: 'https://filiz.example' },
      background: true,
    })
    await announce(site)
    await send(site)
    await expect
      .poll(async () => (await first(site)).notification)
      .toEqual({ status: 'sent', attempts: 1, lastError: null, nextAttemptAt: null })
    expect(server.received).toMatchObject([
      {
        recipients: ['ayse@filiz.example'],
        from: { address: 'site@filiz.example' },
        replyTo: [{ address: FORM.email }],
      },
    ])
    const { id } = await first(site)
    expect(await retry(site, id)).toMatchObject({ status: 409, body: { message: mailTexts.retry.sent } })
  })

  test('are in Turkish and name another language of the sender', async () => {
    const server = await openMail()
    const site = await open({ settings: withMail(server), background: true })
    await announce(site)
    for (const locale of ['en', 'tr']) await send(site, { subject: locale, locale })
    await expect.poll(() => server.received.length).toBe(2)
    const [inTurkish, inEnglish] = ['tr', 'en'].map(
      (locale) => server.received.find(({ subject }) => subject === `İletişim formu: ${locale}`)!.text,
    )
    expect(inEnglish).toContain('Gönderenin dili: İngilizce\n')
    expect(inTurkish).not.toContain('Gönderenin dili')
  })

  test('show the error and the next attempt while the mail server refuses, and can be retried at once', async () => {
    let isRefusing = true
    const server = await openMail({
      onReceived() {
        if (isRefusing) throw smtpError('452 4.3.1 disk dolu')
      },
    })
    const site = await open({ settings: withMail(server), background: true })
    await announce(site)
    const before = Date.now()
    await send(site)
    await expect.poll(async () => (await first(site)).notification.lastError).not.toBeNull()
    const { id, notification } = await first(site)
    expect(notification).toEqual({
      status: 'waiting',
      attempts: 1,
      lastError: `${mailTexts.failures.refused} ${mailTexts.failures.answered('452 4.3.1 disk dolu')}`,
      nextAttemptAt: expect.any(String),
    })
    const wait = Date.parse(notification.nextAttemptAt) - before
    expect(wait).toBeGreaterThanOrEqual(60_000)
    expect(wait).toBeLessThan(100_000)

    isRefusing = false
    await announce(site, { notificationTargetEmail: 'mehmet@filiz.example' })
    expect(await retry(site, id)).toMatchObject({ status: 200, body: { id, notification: { status: 'waiting' } } })
    await expect.poll(async () => (await first(site)).notification.status).toBe('sent')
    expect(server.received).toMatchObject([{ recipients: ['mehmet@filiz.example'] }])
  })

  test('of messages received before a restart are sent after it', async () => {
    const server = await openMail()
    const site = await open({ settings: withMail(server) })
    await announce(site)
    await send(site)
    expect((await first(site)).notification).toMatchObject({ status: 'waiting', attempts: 0 })
    closings.push(await startBackground(site.settings, site.services, site.app.log, { maxSleep: NEVER_WAKE }))
    await expect.poll(async () => (await first(site)).notification.status).toBe('sent')
    expect(server.received).toHaveLength(1)
  })

  test('wait without a mail server, and show it', async () => {
    const site = await open({ background: true })
    await announce(site)
    await send(site)
    const { id, notification } = await first(site)
    expect(notification).toEqual({ status: 'notConfigured', attempts: 0, lastError: null, nextAttemptAt: null })
    expect(await retry(site, id)).toMatchObject({ status: 503, body: { message: mailTexts.notConfigured } })
    const mail = await site.admin('POST /admin/mail-settings/test', { to: 'ayse@filiz.example' })
    expect([mail.status, mail.body.message]).toEqual([503, mailTexts.notConfigured])
  })

  test('are not queued when turned off, nor for spam, until they are requested', async () => {
    const server = await openMail()
    const site = await open({ settings: withMail(server), background: true })
    await send(site)
    const { id } = await first(site)
    expect((await first(site)).notification).toBeNull()
    expect(await retry(site, id)).toMatchObject({ status: 409, body: { message: mailTexts.retry.off } })

    await announce(site)
    await send(site, { [HONEYPOT]: 'x' })
    expect((await first(site, '?filter={"isSpam":true}')).notification).toBeNull()
    await announce(site, { enableContactFormNotifications: false })
    await send(site)
    expect((await first(site)).notification).toBeNull()
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])

    await announce(site)
    expect((await retry(site, id)).status).toBe(200)
    await expect.poll(() => server.received.length).toBe(1)
  })

  test('require a token, and are a 404 for a missing message', async () => {
    const server = await openMail()
    const site = await open({ settings: withMail(server) })
    expect((await site.call('POST /admin/contact-messages/1/retry-notification')).status).toBe(401)
    expect((await site.call('POST /admin/mail-settings/test', { to: 'a@example.com' })).status).toBe(401)
    for (const id of ['999', '0', 'yok'])
      expect((await site.admin(`POST /admin/contact-messages/${id}/retry-notification`)).status).toBe(404)
  })
})

describe('test email', () => {
  const open = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const server = await startMailServer(options)
    const site = await createTestApp('sqlite', { settings: { SMTP_URL: server.url, MAIL_FROM, SITE_NAME: 'Çığ' } })
    closings.push(server.close, site.close)
    return { server, mail: (to: unknown) => site.admin('POST /admin/mail-settings/test', { to }) }
  }

  test('is sent at once', async () => {
    const { server, mail } = await open()
    const { status, body } = await mail('ayse@filiz.example')
    expect([status, body]).toEqual([200, { message: mailTexts.test.sent('ayse@filiz.example') }])
    expect(server.received).toMatchObject([{ recipients: ['ayse@filiz.example'], subject: 'Deneme e-postası: Çığ' }])
    expect(server.received[0]!.text).toContain('ç ğ ı İ ö ş ü')
  })

  test.each([[undefined], [''], ['ayse'], ['a@example.com, b@example.com'], [['a@example.com']]])(
    'to %j is invalid',
    async (to) => {
      const { mail } = await open()
      const { status, body } = await mail(to)
      expect([status, Object.keys(body.errors)]).toEqual([400, ['to']])
    },
  )

  test('to an address unknown to the mail server is also a field error', async () => {
    const { mail } = await open({ onRcptTo: (_address, _session, done) => done(smtpError('550 5.1.1 böyle biri yok')) })
    const { status, body } = await mail('yok@filiz.example')
    expect([status, body.errors]).toEqual([
      502,
      { to: [`${mailTexts.failures.recipient} ${mailTexts.failures.answered('550 5.1.1 böyle biri yok')}`] },
    ])
  })

  test('refused by the mail server reports the reason', async () => {
    const { mail } = await open({ onMailFrom: (_address, _session, done) => done(smtpError('553 5.7.1 kimsiniz')) })
    const { status, body } = await mail('ayse@filiz.example')
    expect([status, body.message]).toEqual([
      502,
      mailTexts.test.failed(`${mailTexts.failures.sender} ${mailTexts.failures.answered('553 5.7.1 kimsiniz')}`),
    ])
  })

  test('cannot be sent to any address without a token', async () => {
    const { server, mail } = await open()
    const answers = []
    for (let i = 0; i < 11; i++) answers.push((await mail(`kisi${i}@filiz.example`)).status)
    expect(answers).toEqual([...Array(10).fill(200), 429])
    expect(server.received).toHaveLength(10)
  })
})
