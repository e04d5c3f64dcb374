import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { inboxTexts } from '../../src/contract/i18n/admin/inbox.ts'
import { postEditorTexts } from '../../src/contract/i18n/admin/postEditor.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { posts } from '../../src/contract/resources/posts.ts'
import { products } from '../../src/contract/resources/products.ts'
import { services } from '../../src/contract/resources/services.ts'
import { type MinimalApi, startMinimalApi } from '../helpers/minimalApi/minimalApi.ts'
import { startSiteElsewhere } from '../helpers/minimalApi/siteElsewhere.ts'
import { TEST_TIMEOUT } from '../helpers/timeouts.ts'
import { test as base, expect, untilHydrated } from './fixtures.ts'
import { picture } from './image.ts'

/** Site and panel, built for a server with only the specification's endpoints (docs/contract.md, section 3). */
const test = base.extend<{ api: MinimalApi; signedIn: Page }, { elsewhere: { api: MinimalApi; url: string } }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const api = await startMinimalApi()
      const site = await startSiteElsewhere(api.url)
      await use({ api, url: site.url })
      await site.close()
      await api.close()
    },
    { scope: 'worker', timeout: 10 * TEST_TIMEOUT },
  ],
  baseURL: ({ elsewhere }, use) => use(elsewhere.url),
  api: async ({ elsewhere }, use) => {
    await use(elsewhere.api)
    elsewhere.api.mend()
  },
  signedIn: async ({ page, api }, use) => {
    await page.goto('/login')
    await field(page, 'email').fill(api.admin.email)
    await field(page, 'password').fill(api.admin.password)
    await field(page, 'password').press('Enter')
    await page.waitForURL('**/admin')
    await use(page)
  },
})

const messages = adminTexts.tr
const texts = siteTexts
const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]:visible`)
const saved = new RegExp(`^${messages.form.savedAt('')}`)
const save = (page: Page) => page.getByRole('button', { name: messages.form.save, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function remove(page: Page, button: string) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: button }).click()
}

async function removeRow(page: Page, name: string) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: `${messages.list.actions}: ${name}` }).click()
  await page.getByRole('menuitem', { name: messages.list.remove }).click()
}

test.describe('visitors', () => {
  // Only our own server has related products, features, references, people and texts; without them the page leaves them out, or has initial ones.
  test.beforeEach(({ pageErrors }) =>
    pageErrors.expect(
      /404.*\/(related|product-features|references|people|page-content\/(products|services|references|blog|contact)-page|page-content\/chat-texts|chat\/suggestions)/,
    ),
  )

  test('minimal API, site: all content is rendered on the server', async ({ page, request }) => {
    const expected: Record<string, string[]> = {
      '/': ['Serada her şey yerinde', 'Sera kontrol ünitesi', 'Toprak analizi'],
      '/urunler': ['Sera kontrol ünitesi', 'Rüzgâr ölçer', 'Havalandırmayı yönetir.'],
      '/urunler/sera-kontrol': ['Sera kontrol ünitesi', 'Havalandırmayı yönetir.'],
      '/urunler/2': ['Rüzgâr ölçer'],
      '/hizmetler': ['Toprak analizi', 'Çiftçi eğitimi'],
      '/hizmetler/egitim': ['Çiftçi eğitimi'],
      '/blog': ['Don gecesi ne yapılır?', '4 Mart 2026'],
      '/blog/don-gecesi': ['Don gecesi ne yapılır?', '<h2>Önce ölçün</h2>', '<strong>bitki boyunda</strong>'],
      '/hakkimizda': [],
      '/iletisim': ['0 (532) 000 00 00', 'bilgi@example.com', 'Antalya'],
      '/surdurulebilirlik': [],
      '/gizlilik': [],
      '/sitemap.xml': ['/urunler/sera-kontrol', '/blog/don-gecesi'],
      '/rss.xml': ['Don gecesi ne yapılır?'],
    }
    for (const [path, contents] of Object.entries(expected)) {
      const answer = await request.get(path)
      const html = await answer.text()
      expect([path, answer.status()]).toEqual([path, 200])
      for (const content of contents) expect(html, path).toContain(content)
      expect(html, path).not.toContain('Yarım kalmış yazı')
      if (!path.includes('.')) await page.goto(path, { waitUntil: 'networkidle' })
    }
    for (const path of ['/urunler/yok', '/hizmetler/yok', '/blog/taslak'])
      expect((await request.get(path)).status(), path).toBe(404)
  })

  test('minimal API, site: navigation loads no further document', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    await page.getByRole('link', { name: /Rüzgâr ölçer/ }).click()
    await expect(heading(page, 'Rüzgâr ölçer')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Don gecesi/ })
      .first()
      .click()
    await expect(page.locator('strong', { hasText: 'bitki boyunda' })).toBeVisible()
  })

  test('minimal API, site: chat, and contact form with and without scripts', async ({
    page,
    api,
    browser,
    baseURL,
    pageErrors,
  }) => {
    // A minimal API has no endpoint for the form's token.
    pageErrors.expect(/404.*form-token|form-token.*404/)
    await page.goto('/iletisim?konu=Sera')
    await untilHydrated(page)
    const message = { name: 'Ayşe Çınar', email: 'ayse@example.com', message: 'Arar mısınız?' }
    for (const [name, value] of Object.entries(message)) await field(page, name).fill(value)
    await page.locator('form').getByRole('button', { name: contactPage.send }).click()
    await expect(page.getByText('Size döneceğiz.')).toBeVisible()
    expect(api.store.messages.at(-1)).toMatchObject({ ...message, subject: 'Sera' })

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
    await withoutScripts.goto('/iletisim')
    for (const [name, value] of Object.entries({ ...message, subject: 'Betiksiz' }))
      await field(withoutScripts, name).fill(value)
    await withoutScripts.locator('form').getByRole('button', { name: contactPage.send }).click()
    await expect(withoutScripts.getByText(/gönderildi|döneceğiz/)).toBeVisible()
    expect(api.store.messages.at(-1)).toMatchObject({ ...message, subject: 'Betiksiz' })
    await withoutScripts.close()

    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('button', { name: texts.shell.chat }).and(page.locator('[aria-haspopup]')).click()
    await page.getByPlaceholder('Bir soru sorun...').fill('Kaç dekar?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('Şunu sordunuz: Kaç dekar?')
  })

  test('minimal API, site: error messages when the API fails', async ({ page, api, pageErrors }) => {
    pageErrors.expect(/50[03]/)
    api.fail('GET /products', 500)
    const answer = await page.goto('/urunler')
    await untilHydrated(page)
    expect(answer?.status()).toBe(503)
    await expect(page.getByText(texts.products.failed)).toBeVisible()
    api.mend()
    await page.getByRole('button', { name: texts.tryAgain }).click()
    await expect(page.getByRole('link', { name: /Rüzgâr ölçer/ })).toBeVisible()
  })

  test('minimal API, site without scripts: error messages when the API fails', async ({ api, browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
    api.fail('GET /products', 500)
    await page.goto('/urunler')
    await expect(page.getByText(texts.products.failed)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.close()
  })
})

test.describe('the administrator', () => {
  test('minimal API, panel: sign-in', async ({ page, api, pageErrors }) => {
    pageErrors.expect(/401/)
    await page.goto('/admin')
    await page.waitForURL('**/login')
    await field(page, 'email').fill(api.admin.email)
    await field(page, 'password').fill('yanlış')
    await field(page, 'password').press('Enter')
    await expect(page.getByText('Geçersiz e-posta veya şifre.')).toBeVisible()
  })

  for (const { resource, path, existing } of [
    { resource: products, path: '/admin/products', existing: 'Rüzgâr ölçer' },
    { resource: services, path: '/admin/services', existing: 'Çiftçi eğitimi' },
  ] as const)
    test(`minimal API, panel: ${resource.name} are created, edited, featured and deleted`, async ({
      signedIn: page,
      api,
    }) => {
      const says = resourceTexts(resource, 'tr')
      await page.goto(`${path}/new`)
      await field(page, 'name').fill('Yeni bir iş')
      await field(page, 'imageUrl').setInputFiles(await picture())
      await expect(page.locator(`img[src="${api.url}/yuklenen.png"]`)).toBeVisible()
      await save(page)
      await page.waitForURL(`**${path}`)
      await row(page, 'Yeni bir iş').click()
      await expect(field(page, 'name')).toHaveValue('Yeni bir iş')
      await field(page, 'name').fill('Başka bir iş')
      await save(page)
      await expect(page.getByText(saved)).toBeVisible()
      await page.goto(path)
      const star = page.getByRole('button', { name: ': Başka bir iş' }).and(page.locator('[data-on]'))
      await expect(star).toHaveAttribute('data-on', 'false')
      await star.click()
      await expect(star).toHaveAttribute('data-on', 'true')
      await row(page, 'Başka bir iş').click()
      await remove(page, says.remove)
      await page.waitForURL(`**${path}`)
      await expect(row(page, existing)).toBeVisible()
      await expect(row(page, 'Başka bir iş')).toHaveCount(0)
    })

  test('minimal API, panel: slides are saved', async ({ signedIn: page }) => {
    await page.goto('/admin/settings/homepage/new')
    await expect(field(page, 'displayOrder')).toHaveValue('30')
    await field(page, 'title').fill('Üçüncü')
    await field(page, 'imageUrl').setInputFiles(await picture())
    await expect(page.getByAltText(messages.image.preview)).toBeVisible()
    await save(page)
    await page.waitForURL('**/admin/settings/homepage')
    await row(page, 'Üçüncü').click()
    await field(page, 'title').fill('Sonuncu')
    await save(page)
    await page.waitForURL('**/admin/settings/homepage')
    await removeRow(page, 'Sonuncu')
    await expect(row(page, 'Sonuncu')).toHaveCount(0)
  })

  test("minimal API, panel: preloads a screen's data and nothing else", async ({ signedIn: page, api }) => {
    // The previous page may still send requests.
    await page.goto('about:blank')
    const code = Promise.withResolvers<void>()
    await page.route('**/admin-assets/**/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${api.url}/`)) requests.push(request.url().slice(api.url.length))
    })
    const since = () => requests.filter((path) => !path.startsWith('/page-content/')).toSorted()
    await page.goto('/admin/products?q=sera', { waitUntil: 'commit' })
    const list = '/products?range=%5B0%2C24%5D&filter=%7B%22q%22%3A%22sera%22%7D'
    await expect.poll(since).toEqual(['/admin/dashboard/stats', list])
    code.resolve()
    await expect(row(page, 'Sera kontrol ünitesi')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(since()).toEqual(['/admin/dashboard/stats', list])
  })

  test('minimal API, panel: a post is drafted by the assistant and scheduled', async ({ signedIn: page, api }) => {
    const [editor, says] = [postEditorTexts.tr, resourceTexts(posts, 'tr')]
    await page.goto('/admin/blog')
    await expect(row(page, 'Yarım kalmış yazı')).toBeVisible()
    await row(page, 'Don gecesi ne yapılır?').click()
    await expect(page.locator(`img[src="${api.url}/don.png"]`).first()).toBeVisible()
    await page.goto('/admin/blog/new')
    await field(page, 'topic').fill('Kuraklık')
    await page.getByRole('button', { name: editor.drafting.write }).click()
    await expect(field(page, 'content')).toHaveValue('# Kuraklık\nBir **taslak**.')
    await field(page, 'title').fill('Kuraklıkta ilk iş')
    await page.locator('[name=publishOption][value=schedule]').check()
    await page.getByRole('button', { name: editor.publication.quickPick(3) }).click()
    await save(page)
    await page.waitForURL('**/admin/blog')
    await row(page, 'Kuraklıkta ilk iş').click()
    await expect(page.locator('[name=publishOption][value=schedule]')).toBeChecked()
    await remove(page, says.remove)
    await page.waitForURL('**/admin/blog')
    await expect(row(page, 'Kuraklıkta ilk iş')).toHaveCount(0)
  })

  test('minimal API, panel: messages are read and deleted', async ({ signedIn: page, api }) => {
    const inbox = inboxTexts.tr
    await page.goto('/admin/inbox')
    const list = page.getByRole('navigation', { name: inbox.list })
    await list.getByRole('link', { name: 'Sera fiyatı' }).click()
    await expect(page.getByRole('article').getByText(inbox.isRead, { exact: true })).toBeVisible()
    expect(api.store.messages[0]).toMatchObject({ isRead: true })
    await page.getByRole('article').getByRole('button', { name: inbox.markUnread, exact: true }).click()
    await expect.poll(() => api.store.messages[0]!.isRead).toBe(false)
    await remove(page, inbox.remove)
    await expect(list.getByRole('link', { name: 'Sera fiyatı' })).toHaveCount(0)
  })

  test('minimal API, panel: settings are saved, and the password is changed', async ({
    signedIn: page,
    api,
    pageErrors,
  }) => {
    pageErrors.expect(/404.*page-content|page-content.*404|400/)
    await page.goto('/admin/settings/about')
    await field(page, 'title').fill('Biz kimiz?')
    await save(page)
    await expect(page.getByText(saved)).toBeVisible()
    expect(api.store.pages.about).toMatchObject({ title: 'Biz kimiz?' })
    await page.goto('/admin/settings/contact')
    await expect(field(page, 'addressText')).toHaveValue('Antalya')
    await page.goto('/admin/settings/account')
    const change = async (current: string) => {
      await field(page, 'currentPassword').fill(current)
      await field(page, 'newPassword').fill('yeni-sifre')
      await field(page, 'confirmNewPassword').fill('yeni-sifre')
      await page.getByRole('button', { name: messages.passwordChange.save }).click()
    }
    await change('yanlis')
    await expect(page.getByText('Şifre yanlış.')).toBeVisible()
    await change(api.admin.password)
    await expect(page.getByText('Şifre değişti.')).toBeVisible()
  })

  test('minimal API, panel: sign-out', async ({ signedIn: page, pageErrors }) => {
    // A minimal API has no endpoint for signing out: the panel only removes the token.
    pageErrors.expect(/404.*logout|logout.*404/)
    await page.goto('/admin')
    await page.getByRole('button', { name: messages.menu.signOut }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
