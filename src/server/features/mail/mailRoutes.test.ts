import { afterEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

const PASSWORD = 'çok:gizli@9 '
const NONE = { host: null, port: null, user: null, from: null, isSecure: null, hasPassword: false, isManaged: false }

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

async function openMail() {
  const server = await startMailServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site@filiz.example' && password === PASSWORD
        ? done(null, { user: 1 })
        : done(Object.assign(new Error('5.7.8 kim olduğunuz belli değil'), { responseCode: 535 })),
  })
  closings.push(server.close)
  return server
}

const settingsOf = ({ url }: MailServer) => ({
  host: '127.0.0.1',
  port: Number(new URL(url).port),
  user: 'site@filiz.example',
  password: PASSWORD,
  from: 'Filiz <site@filiz.example>',
  isSecure: false,
})

async function openSite(...options: Parameters<typeof createTestApp>) {
  const site = await createTestApp(...options)
  closings.push(site.close)
  return site
}

const save = (site: TestApp, body: object) => site.admin('PUT /admin/mail-settings', body)
const notificationOf = async (site: TestApp) => (await site.admin('GET /admin/contact-messages')).body[0].notification

describe.each(dialects)('mail settings on %s', (dialect) => {
  test('apply at once: waiting emails are sent, and no response, log or table contains the password', async () => {
    const server = await openMail()
    const site = await openSite(dialect, { background: true })
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'ayse@filiz.example',
    })
    await site.call('POST /contact/send-message', { name: 'Ü', email: 'u@example.com', subject: 'S', message: 'M' })
    expect((await notificationOf(site)).status).toBe('notConfigured')
    expect((await site.admin('GET /admin/contact-messages?filter={"isUnsent":true}')).body).toHaveLength(1)
    expect((await site.admin('GET /admin/mail-settings')).body).toEqual(NONE)

    const { password: _, ...shown } = settingsOf(server)
    const saved = await save(site, settingsOf(server))
    expect([saved.status, saved.body]).toEqual([200, { ...shown, hasPassword: true, isManaged: false }])
    await expect.poll(async () => (await notificationOf(site)).status).toBe('sent')
    expect(server.received).toMatchObject([{ from: { name: 'Filiz', address: 'site@filiz.example' } }])

    // Fields that are left out keep their values, the password too.
    const { body } = await save(site, { from: 'baska@filiz.example' })
    expect(body).toEqual({ ...saved.body, from: 'baska@filiz.example' })
    expect((await site.admin('POST /admin/mail-settings/test', { to: 'a@example.com' })).status).toBe(200)
    expect(server.received).toHaveLength(2)

    expect(JSON.stringify([body, await site.database.db.selectFrom('mailSettings').selectAll().execute()])).not.toMatch(
      /gizli/,
    )
    const { body: activity } = await site.admin('GET /admin/activity')
    expect(activity).toMatchObject([
      { action: 'update', resource: 'mail-settings', recordId: null },
      { action: 'update', resource: 'mail-settings', recordId: null },
      { resource: 'page-content' },
    ])

    const removed = await site.admin('DELETE /admin/mail-settings')
    expect([removed.status, removed.body]).toEqual([200, NONE])
    expect((await site.admin('POST /admin/mail-settings/test', { to: 'a@example.com' })).status).toBe(503)
  })

  test('that the mail server refuses are reported in its own words; corrected ones retry what waits', async () => {
    const server = await openMail()
    const site = await openSite(dialect, { background: true })
    await save(site, { ...settingsOf(server), password: 'tahmin' })
    const refused = await site.admin('POST /admin/mail-settings/test', { to: 'a@example.com' })
    expect([refused.status, refused.body.message]).toEqual([
      502,
      mailTexts.test.failed(
        `${mailTexts.failures.signIn} ${mailTexts.failures.answered('535 5.7.8 kim olduğunuz belli değil')}`,
      ),
    ])
    await site.admin('POST /admin/people', { email: 'yeni@example.com' })
    const outbox = site.database.db.selectFrom('outbox').select('lastError')
    const failed = async () => (await outbox.where('lastError', 'is not', null).execute()).length
    await expect.poll(failed).toBe(2)
    await save(site, { password: PASSWORD })
    await expect.poll(() => server.received.length).toBe(2)
  })
})

test.each([
  [{}, { host: [validation.required], from: [validation.required] }],
  [{ host: 'https://mail.example.com' }, { host: [mailTexts.faults.host] }],
  [{ host: 'mail.example.com:587' }, { host: [mailTexts.faults.host] }],
  [{ host: 'mail.example.com\nx' }, { host: [mailTexts.faults.host] }],
  [{ host: 'ğ'.repeat(254) }, { host: [validation.tooLong(253)] }],
  [{ port: 0 }, { port: [validation.tooSmall(1)] }],
  [{ port: 65_536 }, { port: [validation.tooBig(65_535)] }],
  [{ port: '587' }, { port: [validation.number] }],
  [{ from: 'Filiz' }, { from: [mailTexts.faults.from] }],
  [{ from: 'a@example.com, b@example.com' }, { from: [mailTexts.faults.from] }],
  [{ from: 'a@example.com\nBcc: b@example.com' }, { from: [mailTexts.faults.from] }],
  [{ isSecure: 'evet' }, { isSecure: [validation.flag] }],
  [{ host: 'h', from: 'a@example.com', user: 'a' }, { password: [mailTexts.faults.password] }],
])('mail settings %j are invalid, and nothing is stored', async (body, errors) => {
  const site = await openSite('sqlite')
  const { status, body: answer } = await save(site, body)
  expect([status, answer.errors]).toEqual([400, errors])
  expect((await site.admin('GET /admin/mail-settings')).body).toEqual(NONE)
})

test.each([
  ['mail.example.com', undefined, 587],
  ['localhost', true, 465],
  ['10.0.0.7', false, 587],
  ['fd00::7', false, 587],
  ['posta.çığ.example', false, 587],
])('mail settings: host %s, isSecure %s, gets port %d', async (host, isSecure, port) => {
  const site = await openSite('sqlite')
  const { status, body } = await save(site, { host, isSecure, from: 'a@example.com', user: '', password: null })
  expect([status, body]).toMatchObject([200, { host, port, user: null, hasPassword: false }])
})

test('SMTP_URL wins over the panel: it is shown without its password, and cannot be changed', async () => {
  const settings = { SMTP_URL: 'smtps://site%40filiz.example:gizli@mail.example.com', MAIL_FROM: 'site@filiz.example' }
  const site = await openSite('sqlite', { settings })
  const { body } = await site.admin('GET /admin/mail-settings')
  expect(body).toEqual({
    host: 'mail.example.com',
    port: 465,
    user: 'site@filiz.example',
    from: 'site@filiz.example',
    isSecure: true,
    hasPassword: true,
    isManaged: true,
  })
  const refused = await save(site, { host: 'x.example', from: 'a@example.com' })
  expect([refused.status, refused.body.message]).toEqual([409, mailTexts.managed])
  expect((await site.admin('DELETE /admin/mail-settings')).body).toEqual(body)
})

test('mail settings: two instances use what is in force', async () => {
  const server = await openMail()
  const one = await openSite('postgres', { background: true })
  const two = await openSite('postgres', { at: one.database, background: true })
  await save(one, settingsOf(server))
  expect((await two.admin('GET /admin/mail-settings')).body).toMatchObject({ host: '127.0.0.1' })
  expect((await two.admin('POST /admin/mail-settings/test', { to: 'a@example.com' })).status).toBe(200)
  expect(server.received).toHaveLength(1)
})
