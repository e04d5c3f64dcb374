import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { detailPath, saysNotFound } from './routes.ts'

const { nav, shell, blog } = siteTexts

test('chat: works if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.getByRole('button', { name: shell.chat }).click()
  const dialog = page.getByRole('dialog')
  const turns = dialog.getByRole('log').locator('[data-from]')
  await expect(turns).toHaveCount(1)
  await dialog.getByRole('list').getByRole('button').first().click()
  await expect(turns).toHaveCount(3)
})

test('list page beyond the end: 404 without a canonical URL', async ({ page, pageErrors }) => {
  pageErrors.expect(saysNotFound)
  const answer = await page.goto('/urunler?sayfa=999')
  expect(answer!.status()).toBe(404)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('menu: the parent of the current page is not marked as the page itself', async ({ page }) => {
  const markedAs = (current: string) =>
    page.getByRole('banner').locator(`[aria-current=${current}]`).filter({ visible: true })
  await page.goto('/urunler')
  await expect(markedAs('page')).toHaveText([nav.products])
  await page.goto(detailPath)
  await expect(markedAs('true')).toHaveText([nav.products])
  await expect(markedAs('page')).toHaveCount(0)
})

test('contact form: a rejection does not move the focus after the visitor has left', async ({ page, pageErrors }) => {
  pageErrors.expect(/^400: POST fetch|Failed to load resource: .* 400/)
  let refuse = () => {}
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  let isAsked = false
  await page.route('**/api/contact/send-message', async (route) => {
    isAsked = true
    await isRefused
    await route.fulfill({ status: 400, json: { errors: { email: ['Bozuk.'] } } })
  })
  await page.goto('/iletisim')
  await untilHydrated(page)
  for (const [name, value] of Object.entries({
    name: 'Ümit Çığ',
    email: 'umit@example.com',
    subject: 'Yolda',
    message: 'Merhaba.',
  }))
    await page.locator(`form [name=${name}]`).fill(value)
  await page.getByRole('button', { name: contactPage.send }).click()
  await expect.poll(() => isAsked).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: nav.blog }).click()
  await expect(page.getByRole('heading', { level: 1, name: blog.title })).toBeVisible()
  const answered = page.waitForResponse('**/api/contact/send-message')
  refuse()
  await (await answered).finished()
  // An error would be reported before the next page is shown.
  await page.getByRole('contentinfo').getByRole('link', { name: nav.about }).click()
  await expect(page).toHaveURL('/hakkimizda')
  await expect(page.getByRole('heading', { level: 1, name: blog.title })).toHaveCount(0)
})
