import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { contactForm } from '../../../contract/api/contact.ts'
import { FORM_MIN_AGE, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import contactPageEnglish from '../../../contract/i18n/site/contactPageEnglish.ts'
import { initialPrivacy } from '../../../contract/singletons/initialValues.ts'
import { markAllRead } from './contactRoutes.ts'
import { issueFormToken, suspicionsOf } from './spam.ts'

const FORM = {
  name: 'Ümit Çığ',
  email: 'umit@example.com',
  subject: 'Sulama planı',
  message: 'Merhaba,\n12 dönüm pamuk için fiyat alabilir miyim?',
}
const SENT = { message: 'Mesajınız başarıyla gönderildi.' }
const START = Date.parse('2026-03-01T09:00:00.000Z')

/** The version of the privacy notice stored with a message whose form showed none. */
const IN_FORCE = initialPrivacy.versions[0]!.date

describe.each(dialects)('the contact form on %s', (dialect) => {
  let site: TestApp
  let now = START
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' }, now: () => now })
  })
  afterAll(() => site.close())
  beforeEach(() => site.database.db.deleteFrom('messages').execute())

  const send = (form: unknown, options = {}) => site.call('POST /contact/send-message', form, options)
  const inbox = async (query = '') => (await site.admin(`GET /admin/contact-messages${query}`)).body
  const spam = () => inbox('?filter={"isSpam":true}')
  const wanted = () => inbox('?filter={"isSpam":false}')

  test('stores an unread message and responds as in the contract', async () => {
    const { status, body } = await send({ ...FORM, phoneNumber: '0532 000 00 00' })
    expect([status, body]).toEqual([200, SENT])
    expect(await inbox()).toEqual([
      {
        id: expect.any(Number),
        ...FORM,
        phoneNumber: '0532 000 00 00',
        locale: 'tr',
        isRead: false,
        isSpam: false,
        isAnswered: false,
        noticeVersion: IN_FORCE,
        noticeShownAt: null,
        replies: [],
        notes: [],
        notification: null,
        createdAt: new Date(START).toISOString(),
        updatedAt: new Date(START).toISOString(),
      },
    ])
  })

  test('keeps the language of the sender, and responds in it', async () => {
    const inEnglish = { status: 200, body: { message: contactPageEnglish.sent } }
    expect(await send({ ...FORM, locale: 'en' })).toMatchObject(inEnglish)
    expect(await site.call('POST /contact/send-message?locale=en', { ...FORM, name: 'Jane' })).toMatchObject(inEnglish)
    expect(await send({ ...FORM, name: 'Ali', locale: 'tr' })).toMatchObject({ body: SENT })
    expect((await send({ ...FORM, locale: 'de' })).status).toBe(400)
    const rows: { name: string; locale: string }[] = await inbox()
    expect(rows.map(({ name, locale }) => [name, locale]).sort()).toEqual([
      ['Ali', 'tr'],
      ['Jane', 'en'],
      [FORM.name, 'en'],
    ])
    const { body } = await site.admin(`GET /admin/personal-data?of=${FORM.email}`)
    expect(body.messages.map(({ locale }: { locale: string }) => locale).sort()).toEqual(['en', 'en', 'tr'])
  })

  test('accepts a form post, for pages without JavaScript', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    const message = FORM.message.replaceAll('\n', '\r\n')
    const body = new URLSearchParams({ ...FORM, message, phoneNumber: '', [HONEYPOT]: '', formToken: '' }).toString()
    expect(await send(body, { headers })).toMatchObject({ status: 200, body: SENT })
    expect(await inbox()).toMatchObject([{ ...FORM, phoneNumber: null, isSpam: false }])
    expect(await send('name=Ay%C5%9Fe&email=ay', { headers })).toMatchObject({
      status: 400,
      body: { errors: { email: ['Geçerli bir e-posta adresi girin.'], subject: ['Bu alan zorunludur.'] } },
    })
    expect((await send('x'.repeat(1_100_000), { headers })).status).toBe(413)
    expect((await send('name=a', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  test('form posts are refused elsewhere', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.call('POST /accounts/login', 'email=a&password=b', { headers })).status).toBe(415)
  })

  test.each([
    [{}, ['name', 'email', 'subject', 'message']],
    [{ name: ' ', email: ' ', subject: '', message: '\n' }, ['name', 'email', 'subject', 'message']],
    [{ ...FORM, email: 'umit' }, ['email']],
    [{ ...FORM, email: 'umit@example..com' }, ['email']],
    [{ ...FORM, email: 'umit@example.com\r\nBcc: x@example.com' }, ['email']],
    [{ ...FORM, email: 'umit@example.com, x@example.com' }, ['email']],
    [{ ...FORM, phoneNumber: 'yok' }, ['phoneNumber']],
    [{ ...FORM, phoneNumber: 5 }, ['phoneNumber']],
    [{ ...FORM, message: 'ş'.repeat(5001) }, ['message']],
    [{ ...FORM, subject: 'a\0b' }, ['subject']],
    [[], ['_']],
    [undefined, ['_']],
  ])('reports the errors of %j under the fields, and stores nothing', async (form, fields) => {
    const { status, body } = await send(form)
    expect([status, Object.keys(body.errors)]).toEqual([400, fields])
    expect(await inbox()).toEqual([])
  })

  test('responds with Turkish validation messages', async () => {
    expect((await send({ ...FORM, name: '', email: 'x', phoneNumber: 'yok' })).body.errors).toEqual({
      name: ['Bu alan zorunludur.'],
      email: ['Geçerli bir e-posta adresi girin.'],
      phoneNumber: ['Geçerli bir telefon numarası girin.'],
    })
  })

  test('stores the version of the privacy notice shown with the form', async () => {
    await send({ ...FORM, noticeVersion: IN_FORCE, noticeShownAt: '1999-01-01T00:00:00.000Z', isRead: true, id: 7 })
    expect(await inbox()).toMatchObject([
      { noticeVersion: IN_FORCE, noticeShownAt: new Date(START).toISOString(), isRead: false },
    ])
  })

  test('does not store an unknown or future version of the privacy notice', async () => {
    await site.database.db.deleteFrom('pageContent').execute()
    await site.admin('PUT /admin/page-content/privacy', {
      versions: [{ date: '2099-01-01', text: 'Sonra' }, ...initialPrivacy.versions],
    })
    await send({ ...FORM, noticeVersion: '1999-01-01' })
    await send({ ...FORM, noticeVersion: '2099-01-01' })
    await send(FORM)
    const kept = { noticeVersion: IN_FORCE, noticeShownAt: null }
    expect(await inbox()).toMatchObject([kept, kept, kept])
    await site.admin('DELETE /admin/page-content/privacy')
  })

  test('accepts any value in the fields that our form adds', async () => {
    const added = [
      { noticeVersion: 5, [HONEYPOT]: null, formToken: null },
      { noticeVersion: 'x'.repeat(501), [HONEYPOT]: '', formToken: '' },
      { noticeVersion: null, [HONEYPOT]: '  ', website: 'https://example.com' },
    ]
    for (const each of added) expect(await send({ ...FORM, ...each })).toMatchObject({ status: 200, body: SENT })
    expect((await inbox()).map((row: { noticeVersion: unknown }) => row.noticeVersion)).toEqual([
      IN_FORCE,
      IN_FORCE,
      IN_FORCE,
    ])
    // Autofill filled in the honeypot's former name: such a message was marked as spam.
    expect((await inbox()).map((row: { isSpam: unknown }) => row.isSpam)).toEqual([false, false, false])
  })

  describe('stores spam separately', () => {
    const tokenOfAge = async (age: number) => {
      const { token } = (await site.call('GET /contact/form-token')).body
      now += age
      return token as string
    }
    const links = (count: number) => Array.from({ length: count }, (_, i) => `https://example.com/${i}`).join(' ')

    test.each([
      ['with a filled honeypot', () => ({ [HONEYPOT]: 'https://example.com' })],
      ['with an object in the honeypot', () => ({ [HONEYPOT]: { toString: 1, valueOf: 1 } })],
      ['sent too quickly', async () => ({ formToken: await tokenOfAge(1999) })],
      ['with a forged token', () => ({ formToken: `${START.toString(36)}.${'a'.repeat(43)}` })],
      ['with a token of another kind', () => ({ formToken: { toString: 1, valueOf: 1 } })],
      ['with a token whose time was changed', async () => ({ formToken: `0${await tokenOfAge(5000)}` })],
      ['full of links', () => ({ message: links(4) })],
      ['from a name that is a link', () => ({ name: 'www.example.com' })],
      ['with markup', () => ({ message: 'bak <a class="x" href="/">buraya</a>' })],
      ['with forum markup', () => ({ subject: '[url=https://example.com]bak[/url]' })],
    ])('a message %s, with the usual response', async (_, fields) => {
      const { status, headers, body } = await send({ ...FORM, ...(await fields()) })
      const honest = await send(FORM)
      expect([status, body, headers['content-type']]).toEqual([200, SENT, honest.headers['content-type']])
      expect(await spam()).toMatchObject([{ email: FORM.email, isSpam: true }])
      expect(await wanted()).toHaveLength(1)
    })

    test.each([
      ['sent after two seconds', async () => ({ formToken: await tokenOfAge(2000) })],
      ['sent after a week', async () => ({ formToken: await tokenOfAge(7 * 86_400_000) })],
      ['with a few links', () => ({ message: links(3) })],
      [
        'with signs like those of markup',
        () => ({ message: 'pH < 7 ve EC > 2 ise [ürün] ne önerirsiniz?', name: 'Ayşe Www' }),
      ],
    ])('but not a message %s', async (_, fields) => {
      await send({ ...FORM, ...(await fields()) })
      expect(await spam()).toEqual([])
      expect(await inbox()).toHaveLength(1)
    })

    test('spam is excluded from unread messages and counts until it is marked as no spam', async () => {
      await send({ ...FORM, [HONEYPOT]: 'x', subject: 'Şüpheli' })
      await send(FORM)
      const [message] = await spam()
      expect(await inbox('?unreadOnly=true')).toHaveLength(1)
      expect(await inbox('?filter={"q":"şüpheli","isSpam":false}')).toEqual([])
      // Lists include spam by default (docs/contract.md, section 3).
      expect(await inbox()).toHaveLength(2)
      const range = await site.admin('GET /admin/contact-messages?range=[0,9]')
      expect(range.headers['content-range']).toBe('messages 0-1/2')
      const unread = async () => (await site.admin('GET /admin/dashboard/stats')).body.unreadMessageCount
      expect(await unread()).toBe(1)

      const path = `PUT /admin/contact-messages/${message.id}`
      for (let twice = 0; twice < 2; twice++)
        expect((await site.admin(`${path}/mark-not-spam`)).body).toMatchObject({ isSpam: false, subject: 'Şüpheli' })
      expect([(await wanted()).length, await unread()]).toEqual([2, 2])
      expect((await site.admin(`${path}/mark-spam`)).body.isSpam).toBe(true)
      expect(await wanted()).toHaveLength(1)
      expect((await site.call(`${path}/mark-not-spam`)).status).toBe(401)
    })
  })

  test('is unanswered until it is marked as answered', async () => {
    await send(FORM)
    const [{ id }] = await inbox()
    const waiting = () => inbox('?filter={"isAnswered":false}')
    const path = `PUT /admin/contact-messages/${id}`
    expect(await waiting()).toMatchObject([{ id, isAnswered: false }])
    for (let twice = 0; twice < 2; twice++)
      expect((await site.admin(`${path}/mark-answered`)).body).toMatchObject({ id, isAnswered: true, isRead: false })
    expect(await waiting()).toEqual([])
    expect((await site.admin(`${path}/mark-unanswered`)).body.isAnswered).toBe(false)
    for (const call of ['mark-answered', 'mark-unanswered'])
      expect((await site.call(`${path}/${call}`)).status).toBe(401)
    expect(await waiting()).toHaveLength(1)
  })

  test('marks all unread messages read in batches, except spam', async () => {
    const PATH = 'PUT /admin/contact-messages/mark-all-read'
    for (const trap of ['', '', '', '', 'x']) await send({ ...FORM, [HONEYPOT]: trap })
    expect((await site.call(PATH)).status).toBe(401)
    const actor = { by: ADMIN.email, address: '203.0.113.7' }
    const marked = await markAllRead({ ...site.context, actor }, site.services.stores, { most: 2 })
    expect([marked, (await inbox('?unreadOnly=true')).length]).toEqual([{ marked: 2, left: 2 }, 2])
    for (const count of [2, 0]) {
      const { status, body } = await site.admin(PATH)
      expect([status, body]).toEqual([200, { marked: count, left: 0 }])
    }
    expect((await wanted()).map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true, true, true])
    expect((await spam())[0].isRead).toBe(false)
    for (const { id } of await wanted()) {
      const [last] = (await site.admin(`GET /admin/history/contact-messages/${id}`)).body
      expect(last).toMatchObject({ by: ADMIN.email, fields: ['isRead'] })
    }
  })

  test('form tokens are valid on every instance, also with a slower clock, and cannot be forged', async () => {
    const { db } = site.database
    const contextAt = (time: number) => ({ db, now: () => time })
    const signsOf = (formToken: unknown, time: number) =>
      suspicionsOf(contextAt(time), contactForm.parse({ ...FORM, formToken }))
    const token = await issueFormToken(contextAt(START))
    expect(await db.selectFrom('secrets').select('name').where('name', '=', 'form tokens').execute()).toHaveLength(1)
    expect(await signsOf(token, START + FORM_MIN_AGE - 1)).toEqual(['sent too quickly'])
    // An instance with a slower clock.
    for (const age of [FORM_MIN_AGE, -1000]) expect(await signsOf(token, START + age)).toEqual([])
    for (const none of ['', null]) expect(await signsOf(none, START)).toEqual([])
    const wrongSignature = `${START.toString(36)}.${'a'.repeat(43)}`
    for (const forged of [wrongSignature, 'a.b', '.', {}, 'x'.repeat(100_000)])
      expect(await signsOf(forged, START)).toEqual(['forged form token'])
  })
})
