import type { Page } from '@playwright/test'
import { privacy } from '../../src/contract/i18n/site/privacy.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { demoProducts } from '../../src/server/features/demo/products.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { demoProduct, detailPath, missingPath, saysNotFound } from './routes.ts'

const texts = siteTexts
const featured = demoProducts.filter(({ isFeatured }) => isFeatured)

test('navigation: home page, list and product load no further document', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.getByRole('banner').getByRole('link', { name: texts.nav.products }).click()
  await expect(page).toHaveURL('/urunler')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.products.title)
  await page
    .getByRole('link', { name: new RegExp(demoProduct.name) })
    .first()
    .click()
  await expect(page).toHaveURL(detailPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoProduct.name)
  for (const [name, value] of Object.entries(demoProduct.specs)) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(value, { exact: true })).toBeVisible()
  }
  expect(documents).toBe(0)
})

/** Filters the list of products by a feature, and returns to all products. */
async function narrowsProducts(page: Page, isReady: (page: Page) => Promise<unknown>) {
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const chips = page.getByRole('navigation', { name: texts.products.features })
  const having = demoProducts.filter(({ specs }) => 'Pil ömrü' in specs).map(({ name }) => name)
  expect(having.length).toBeGreaterThan(1)
  await page.goto('/urunler')
  await isReady(page)
  await chips.getByRole('link', { name: 'Pil ömrü' }).click()
  await expect(page).toHaveURL(/\/urunler\?ozellik=Pil\+%C3%B6mr%C3%BC$/)
  await expect(chips.getByRole('link', { name: 'Pil ömrü' })).toHaveAttribute('aria-current', 'true')
  await expect(names).toHaveText(having)
  await page.reload()
  await isReady(page)
  await expect(names).toHaveText(having)
  await page.goBack()
  await expect(names).toHaveCount(demoProducts.length)
}

test('product list: filtered by a feature at a URL of its own', async ({ page }) => {
  await narrowsProducts(page, untilHydrated)
})

test('navigation: scrolls to the top', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  const last = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(demoProducts.at(-1)!.name) })
    .first()
  await last.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoProducts.at(-1)!.name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('not found: status 404 and an error page for an unknown path and a missing product', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(saysNotFound)
  expect((await page.goto(missingPath))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title)
  expect((await page.goto('/urunler/boyle-bir-urun-yok'))?.status()).toBe(404)
  await expect(page.getByText(texts.products.notFound)).toBeVisible()
  await page.getByRole('link', { name: texts.products.back }).click()
  await expect(page).toHaveURL('/urunler')
})

test('dark theme: applied before the first paint, and kept', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // Nothing can be painted before the body starts.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { darkAtFirst: document.documentElement.classList.contains('dark') })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(await page.evaluate(() => (window as unknown as { darkAtFirst: boolean }).darkAtFirst)).toBe(true)
  await untilHydrated(page)
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
})

test('theme: light until it is switched, and the choice is saved', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/)
  await page.getByRole('button', { name: texts.toDark }).click()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await page.getByRole('button', { name: texts.toLight }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('product list: filtered by a feature', async ({ page, pageErrors }) => {
    pageErrors.expect(/^failed: GET .*\.js: csp$/)
    await narrowsProducts(page, async () => {})
  })

  test('every page: shows its content and links to others', async ({ page, pageErrors }) => {
    // Without scripts the browser blocks those that a page preloads.
    pageErrors.expect(saysNotFound, /^failed: GET .*\.js: csp$/)
    await page.goto('/')
    for (const { name } of featured) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: texts.nav.products }).click()
    for (const { name } of demoProducts) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await page
      .getByRole('link', { name: new RegExp(demoProduct.name) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoProduct.name)
    await expect(page.getByText(demoProduct.specs['Koruma sınıfı']!, { exact: true })).toBeVisible()
    await page.goto(missingPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title)
  })
})

test.describe('keyboard', () => {
  test('skip link: moves the focus to the content', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: texts.skipToContent })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  test('menu on a phone: opened, walked through and closed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await untilHydrated(page)
    const menu = page.getByRole('button', { name: texts.nav.menu })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await menu.focus()
    await page.keyboard.press('Enter')
    const opened = page.locator('[aria-expanded=true]')
    await expect(opened).toBeVisible()
    const link = page.getByRole('banner').getByRole('link', { name: texts.nav.products })
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/urunler')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('before the code of the page is loaded', () => {
  /** Holds the responses with the code until they are released. */
  async function holdCode(page: Page) {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/\/assets\/entryClient.*\.js$/, async (route) => {
      await come
      await route.continue()
    })
    return letCome
  }

  test('a link loads a document', async ({ page }) => {
    await holdCode(page)
    await page.goto('/gizlilik')
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('contentinfo').getByRole('link', { name: texts.nav.products, exact: true }).click()
    expect(new URL((await document).url()).pathname).toBe('/urunler')
    await expect(page.getByRole('heading', { level: 1, name: texts.products.title })).toBeVisible()
  })

  test('going back loads the document of the previous page', async ({ page }) => {
    await page.goto('/gizlilik')
    await untilHydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: texts.nav.products, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.products.title })).toBeVisible()
    await holdCode(page)
    await page.reload()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible()
  })
})
