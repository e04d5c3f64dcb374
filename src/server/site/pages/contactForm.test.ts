import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { smallSite } from '../../../../tests/helpers/smallSite.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { faults } from '../../../contract/i18n/shared/messages.ts'
import { initialPrivacy } from '../../../contract/singletons/initialValues.ts'
import type { PostedForm } from '../../../contract/site.ts'
import { createApp } from '../../api/app.ts'
import { readSettings } from '../../platform/config/settings.ts'

const source = smallSite()
/** The form data in the page. */
const formIn = (html: string): PostedForm | undefined =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!).form

const FORM = {
  name: 'Ümit Çığ',
  email: 'umit@example.com',
  phoneNumber: '',
  subject: 'Sulama planı',
  message: 'Merhaba,\r\n12 dönüm pamuk.',
  noticeVersion: initialPrivacy.versions[0]!.date,
  [HONEYPOT]: '',
}

type Options = { from?: string; headers?: Record<string, string> }
const poster =
  (app: TestApp['app']) =>
  async (fields: Record<string, string>, { from = '203.0.113.7', headers }: Options = {}) =>
    app.inject({
      method: 'POST',
      url: '/iletisim',
      remoteAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

describe.each(databases('sqlite'))('contact form without scripts, on %s', (dialect) => {
  let site: TestApp
  const open = async (settings: Record<string, string> = {}) => {
    site = await createTestApp(dialect, { source, settings })
    return poster(site.app)
  }
  afterEach(() => site.close())
  const inbox = async (query = '') => (await site.admin(`GET /admin/contact-messages${query}`)).body

  test('stores a message like the API, and redirects to a page that can be reloaded', async () => {
    const post = await open()
    const { statusCode, headers } = await post(FORM)
    expect([statusCode, headers.location]).toEqual([303, '/iletisim?gonderildi#form'])
    expect(headers['cache-control']).toBe('no-store')
    expect(await inbox()).toMatchObject([
      {
        name: 'Ümit Çığ',
        phoneNumber: null,
        message: 'Merhaba,\n12 dönüm pamuk.',
        noticeVersion: initialPrivacy.versions[0]!.date,
        isSpam: false,
      },
    ])
  })

  test.each([
    ['none', '/iletisim?gonderildi'],
    ['cross-site', '/iletisim?gonderildi'],
    ['same-site', '/iletisim?gonderildi'],
    ['cross-site', '/iletisim?konu=Vana&%67onderildi='],
  ])('shows the notice only after a message was sent (%s, %s)', async (from, marked) => {
    await open()
    const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
    for (const sent of [await get(marked, { 'sec-fetch-site': 'same-origin' }), await get(marked)])
      expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    const { statusCode, headers } = await get(marked, { 'sec-fetch-site': from })
    expect([statusCode, headers.location]).toEqual([302, '/iletisim'])
    const form = await get('/iletisim?konu=gonderildi', { 'sec-fetch-site': from })
    expect([form.statusCode, form.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test('stores a repeated message once, and another one too', async () => {
    const post = await open()
    for (const from of ['203.0.113.7', '203.0.113.8'])
      expect((await post(FORM, { from })).headers.location).toBe('/iletisim?gonderildi#form')
    expect(await inbox()).toHaveLength(1)
    await post({ ...FORM, message: 'Bir de şu' })
    expect(await inbox()).toHaveLength(2)
  })

  test('shows an invalid form again with its values and errors, and stores nothing', async () => {
    const post = await open()
    const { statusCode, headers, payload } = await post({ ...FORM, email: 'umit', name: '</script> ' })
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(payload).toContain('<div id="root">/iletisim</div>')
    const form = formIn(payload)!
    expect(form.values).toEqual({
      name: '</script> ',
      email: 'umit',
      phoneNumber: '',
      subject: 'Sulama planı',
      message: 'Merhaba,\n12 dönüm pamuk.',
    })
    expect(form.outcome).toMatchObject({ state: 'failed', faults: { email: 'Geçerli bir e-posta adresi girin.' } })
    expect(Object.keys(formIn((await post({})).payload)!.outcome.faults)).toHaveLength(4)
    expect(formIn((await site.app.inject('/iletisim')).payload)).toBeUndefined()
    expect(await inbox()).toEqual([])
  })

  test('stores a message with a filled honeypot as spam', async () => {
    const post = await open()
    expect((await post({ ...FORM, [HONEYPOT]: 'https://example.com' })).statusCode).toBe(303)
    expect(await inbox('?filter={"isSpam":false}')).toEqual([])
    expect(await inbox('?filter={"isSpam":true}')).toHaveLength(1)
  })

  test("is limited by the sender's address, together with API calls", async () => {
    const post = await open()
    for (let sent = 0; sent < 20; sent++) expect((await post(FORM)).statusCode).toBe(303)
    const { statusCode, headers, payload } = await post(FORM)
    expect([statusCode, headers['cache-control']]).toEqual([429, 'no-store'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(formIn(payload)).toMatchObject({
      values: { name: FORM.name },
      outcome: { state: 'failed', message: expect.stringContaining('Kısa sürede') },
    })
    const call = await site.call('POST /contact/send-message', FORM, { remoteAddress: '203.0.113.7' })
    expect(call.status).toBe(429)
    expect((await post(FORM, { from: '203.0.113.8' })).statusCode).toBe(303)
  })

  test('trusts only configured proxies, and no forged in-process address', async () => {
    const post = await open({ TRUST_PROXY: '127.0.0.1' })
    const behind = (address: string) =>
      post(FORM, { from: '127.0.0.1', headers: { 'x-forwarded-for': address } }).then(({ statusCode }) => statusCode)
    for (let sent = 0; sent < 20; sent++) expect(await behind('198.51.100.1')).toBe(303)
    expect(await behind('198.51.100.1')).toBe(429)
    expect(await behind('198.51.100.2')).toBe(303)
    // Some proxies include the client's port.
    expect([await behind('198.51.100.1:41234'), await behind('198.51.100.2:41234')]).toEqual([429, 303])
    for (let sent = 0; sent < 20; sent++) await behind('in-process')
    expect(await behind('in-process')).toBe(429)
    await site.close()
    const unnamed = await open()
    const forged = async (address: string) =>
      (await unnamed(FORM, { headers: { 'x-forwarded-for': address } })).statusCode
    for (let sent = 0; sent < 20; sent++) await forged(`198.51.100.${sent}`)
    expect(await forged('198.51.100.99')).toBe(429)
  })

  test('accepts only form posts, at its own address', async () => {
    const post = await open()
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await post(FORM, { headers: { 'content-type': type } })).statusCode).toBe(415)
    expect((await post({ message: 'x'.repeat(1_100_000) })).statusCode).toBe(413)
    expect((await site.app.inject({ method: 'POST', url: '/urunler' })).statusCode).toBe(405)
    expect((await site.app.inject({ method: 'POST', url: '/iletisim' })).statusCode).toBe(400)
  })
})

test('contact form with another API: the server gets the specified fields and the client address', async () => {
  const sent: unknown[] = []
  let [status, body]: [number, unknown] = [200, {}]
  const server = createServer(async (request, response) => {
    sent.push([request.url, request.headers['x-forwarded-for'], await json(request)])
    response.writeHead(status, { 'retry-after': '7' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const VITE_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const app = await createApp({ settings: readSettings({ VITE_API_URL }), source })
  const post = poster(app)
  expect((await post(FORM)).headers.location).toBe('/iletisim?gonderildi#form')
  const { noticeVersion: _, [HONEYPOT]: __, ...fields } = FORM
  expect(sent).toEqual([
    ['/v1/contact/send-message', '203.0.113.7', { ...fields, message: 'Merhaba,\n12 dönüm pamuk.' }],
  ])
  // The other server may not validate, and browsers accept blanks as a name.
  const blank = await post({ ...FORM, name: '  ', email: 'bozuk' })
  expect([blank.statusCode, formIn(blank.payload)]).toEqual([
    400,
    {
      values: { ...fields, name: '  ', email: 'bozuk', message: 'Merhaba,\n12 dönüm pamuk.' },
      outcome: { state: 'unsent', faults: { name: faults.required, email: faults.email } },
    },
  ])
  expect((await post({ ...FORM, message: '' })).statusCode).toBe(400)
  expect(sent).toHaveLength(1)
  ;[status, body] = [422, { errors: { Email: ['Geçersiz.'] } }]
  const refused = await post(FORM)
  expect([refused.statusCode, formIn(refused.payload)?.outcome.faults]).toEqual([422, { email: 'Geçersiz.' }])
  expect(refused.headers).toMatchObject({ 'retry-after': '7' })
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  const lost = await post(FORM)
  expect([lost.statusCode, formIn(lost.payload)?.values.subject]).toEqual([503, FORM.subject])
  await app.close()
})
