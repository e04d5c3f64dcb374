import type { Page } from '@playwright/test'
import { contact } from '../../src/contract/i18n/site/contact.ts'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import { privacy } from '../../src/contract/i18n/site/privacy.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const texts = contactPage
const MESSAGE = { name: 'Şükrü Iğdır', email: 'sukru@example.com', message: 'Karaisalı’da 40 dekar narenciye.' }

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
const send = (page: Page) => page.getByRole('button', { name: texts.send }).click()

/** Messages about a subject in the administrator's inbox. */
async function received(url: string, subject: string) {
  const json = { 'content-type': 'application/json' }
  const signIn = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await signIn.json()) as { token: string }
  const inbox = await fetch(`${url}/api/admin/contact-messages`, { headers: { authorization: `Bearer ${token}` } })
  const messages = (await inbox.json()) as Record<string, unknown>[]
  return messages.filter((message) => message.subject === subject)
}

test('contact form: a message about a product reaches the inbox, however quickly it is filled in', async ({
  page,
  server,
}) => {
  await page.goto('/iletisim?konu=Poyraz')
  await expect(field(page, 'subject')).toHaveValue('Poyraz')
  await fill(page, { ...MESSAGE, subject: 'Poyraz, üç adet' })
  await send(page)
  await expect(page.getByText(contact.sent)).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('')
  expect(await received(server.url, 'Poyraz, üç adet')).toMatchObject([
    { ...MESSAGE, phoneNumber: null, noticeVersion: expect.any(String) },
  ])
})

test('contact form: errors are shown beside the fields, and the draft survives a reload', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/iletisim')
  await untilHydrated(page)
  await fill(page, { ...MESSAGE, email: 'sukru@yagiz' })
  await send(page)
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.')
  await expect(field(page, 'subject')).toHaveAccessibleDescription('Bu alan zorunludur.')
  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'name')).toHaveValue(MESSAGE.name)
  // Errors of the server are shown beside the fields too.
  pageErrors.expect(/^400: POST fetch|Failed to load resource: .* 400/)
  await fill(page, { email: MESSAGE.email, subject: 'ş'.repeat(501) })
  await send(page)
  await expect(field(page, 'subject')).toHaveAccessibleDescription('En fazla 500 karakter girebilirsiniz.')
  await expect(field(page, 'subject')).toBeFocused()
})

test('contact form offline: shows an error and keeps the values', async ({ page, pageErrors }) => {
  // Illustrations below the first screen are requested a moment after the first paint.
  pageErrors.expect(/^failed: \w+ .*(\/api\/contact\/|\.svg).*: net::ERR_|Failed to load resource: net::ERR_/)
  await page.goto('/iletisim')
  await untilHydrated(page)
  await page.context().setOffline(true)
  await fill(page, { ...MESSAGE, subject: 'Tünelden' })
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(contact.failed)
  await expect(page).toHaveURL('/iletisim')
  await expect(field(page, 'message')).toHaveValue(MESSAGE.message)
})

test('contact page: no request to another server before the map is requested', async ({ page, server, pageErrors }) => {
  // Tests cannot reach the provider; the request is enough.
  pageErrors.expect(/^failed: GET https:\/\/www\.openstreetmap\.org/)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/iletisim')
  await page.waitForLoadState('networkidle')
  await untilHydrated(page)
  await page.getByRole('button', { name: texts.map.show }).scrollIntoViewIfNeeded()
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: texts.map.show }).click()
  await expect.poll(() => elsewhere).toEqual([demoSingletons['contact-info'].mapIframeUrl])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/^failed: GET .*\.js: csp$/))

  test('contact form without scripts: a reload does not send the message twice', async ({ page, server }) => {
    await page.goto('/iletisim?konu=Debi')
    await fill(page, { ...MESSAGE, subject: 'Debi, iki adet' })
    await send(page)
    await expect(page).toHaveURL('/iletisim?gonderildi#form')
    await expect(page.getByText(contact.sent)).toBeVisible()
    await page.reload()
    expect(await received(server.url, 'Debi, iki adet')).toHaveLength(1)
    // Opened by a bookmark, the page shows no success notice.
    await page.goto('/iletisim?gonderildi')
    await expect(page).toHaveURL('/iletisim')
    await expect(field(page, 'message')).toBeVisible()
  })

  test('contact form without scripts: errors are shown beside the fields, and the values are kept', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/^400: POST document/, /Failed to load resource: .* 400/)
    await page.goto('/iletisim')
    // Valid for browsers, but not for the server.
    await fill(page, { ...MESSAGE, email: 'sukru@yagiz', subject: 'Ark 4' })
    await send(page)
    await expect(field(page, 'email')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.')
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue(MESSAGE.message)
    await expect(field(page, 'subject')).toHaveValue('Ark 4')
  })

  test('about, privacy and sustainability without scripts: the content is complete', async ({ page }) => {
    await page.goto('/hakkimizda')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoSingletons.about.title)
    await expect(page.getByText(demoSingletons.about.visionText)).toBeVisible()
    await page.goto('/iletisim')
    await page.getByRole('link', { name: texts.noticeLink }).click()
    await expect(page).toHaveURL('/gizlilik')
    await expect(page.getByText(privacy.kept(730))).toBeVisible()
    await page.goto('/surdurulebilirlik')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTexts.nav.sustainability)
  })
})
