import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { initialPrivacy } from '../../src/contract/singletons/initialValues.ts'
import entry from '../../src/public/entryServer.tsx'
import { privacyNoticeJob } from '../../src/server/features/privacy/privacyNotice.ts'
import { createTestApp, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

const newest = { date: '2026-11-03', text: 'Verinizi satmayız.', en: { text: 'We sell no data.' } }

/** Edited content, and the page that shows it. */
const written = [
  ['home', '/', { title: 'Suyu ölçenin tarlası', en: { title: 'The field of who measures' } }, 'Suyu ölçenin tarlası'],
  ['footer', '/hizmetler', { tagline: 'Toprağın yanında.', en: { tagline: 'With the soil.' } }, 'Toprağın yanında.'],
  [
    'sustainability',
    '/surdurulebilirlik',
    { lead: 'Az suyla çok ürün.', en: { lead: 'More per drop.' } },
    'Az suyla çok ürün.',
  ],
  ['products-page', '/urunler', { lead: 'Ölçen aletler.', en: { lead: 'What measures.' } }, 'Ölçen aletler.'],
  ['services-page', '/hizmetler', { empty: 'Yakında burada.', en: { empty: 'Here soon.' } }, 'Yakında burada.'],
  ['blog-page', '/blog', { empty: 'Yazı yok.', en: { empty: 'Nothing yet.' } }, 'Yazı yok.'],
  ['contact-page', '/iletisim', { nextStep: 'Yarın ararız.', en: { nextStep: 'We call tomorrow.' } }, 'Yarın ararız.'],
  [
    'chat-texts',
    '/',
    { suggestions: [{ text: 'Telefon numaranız nedir?', en: { text: 'What is your telephone number?' } }] },
    'Telefon numaranız nedir?',
  ],
  ['menu', '/blog', { items: [{ path: '/urunler', isHidden: true }] }, '"path":"/urunler","isHidden":true'],
  ['privacy', '/gizlilik', { versions: [newest, ...initialPrivacy.versions] }, 'Verinizi satmayız.'],
] as const

describe('two running instances', () => {
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    first = await createTestApp('postgres', { source, background: true })
    second = await createTestApp('postgres', { source, background: true, at: first.database })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })
  const page = async (at: TestApp, url: string) => (await at.app.inject({ url })).payload

  test.each(written)('%s saved or reset on one: shown on the other at once', async (key, url, body, text) => {
    for (const at of [first, second]) expect(await page(at, url)).not.toContain(text)
    expect((await first.admin(`PUT /admin/page-content/${key}`, body)).status).toBe(200)
    expect(await page(first, url)).toContain(text)
    await expect.poll(() => page(second, url)).toContain(text)
    expect((await second.call(`GET /page-content/${key}`)).body).toMatchObject(body)
    expect((await second.admin(`DELETE /admin/page-content/${key}`)).status).toBe(200)
    expect(await page(second, url)).not.toContain(text)
    await expect.poll(() => page(first, url)).not.toContain(text)
  })
})

test.each([
  ['400', '400 gün'],
  ['365', '1 yıl'],
])('privacy notice: a retention period of %s days is in the HTML', async (MESSAGE_RETENTION, span) => {
  const site = await createTestApp('sqlite', { source, settings: { MESSAGE_RETENTION } })
  const { payload } = await site.app.inject({ url: '/gizlilik' })
  // The HTML before the page data, which has the figure too.
  const [drawn, data] = payload.split('id="page-data"')
  expect(drawn).toContain(`<p>Her mesaj, geldikten en geç ${span} sonra kendiliğinden silinir.</p>`)
  expect(data).toContain(`"messageDays":${MESSAGE_RETENTION}`)
  await site.close()
})

test('privacy notice: a version takes effect on its day, also on cached pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T20:59:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const site = await createTestApp('sqlite', { source })
  onTestFinished(() => site.close())
  const versions = [{ date: '2027-01-01', text: 'Yeni yılda.' }, ...initialPrivacy.versions]
  expect((await site.admin('PUT /admin/page-content/privacy', { versions })).status).toBe(200)
  const page = async () => (await site.app.inject({ url: '/gizlilik' })).payload
  const job = privacyNoticeJob({ ...site.services, timeZone: 'Europe/Istanbul' })
  const midnight = Date.parse('2026-12-31T21:00:00Z')
  expect(await job.run()).toBe(midnight)
  expect(await page()).not.toContain('Yeni yılda.')
  vi.setSystemTime(midnight)
  expect(await job.run()).toBeUndefined()
  expect(await page()).toContain('Yeni yılda.')
})
