import type { Browser, Page } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { demoPageTexts } from '../../src/server/features/demo/texts/pages.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { nav, products, blog, offline } = siteTexts
const ENTRY = '**/assets/entryClient-*.js'
const phone = { width: 390, height: 844 }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const majorOf = (browser: Browser) => Number.parseInt(browser.version(), 10)
const menu = (page: Page) => page.getByRole('button', { name: nav.menu })

/** Paths of the documents that the page requests from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('hydration: if its script fails, the no-JS layout stays, and links load documents', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^failed: .*entryClient/, /^console error: .*(entryClient|ERR_|imported module)/)
  await page.setViewportSize(phone)
  await page.route(ENTRY, (route) => route.abort('connectionreset'))
  await page.goto('/urunler')
  await expect(page.locator('html')).toHaveClass('no-js')
  await expect(menu(page)).toBeHidden()
  await page.unroute(ENTRY)
  const documents = documentsOf(page)
  await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  expect(documents).toEqual(['/blog'])
  await untilHydrated(page)
  await expect(menu(page)).toBeVisible()
})

test('hydration: scripts have a lower priority than pictures', async ({ page, browser: chromium }) => {
  test.skip(majorOf(chromium) < 156, 'older versions have no priority for modules')
  const browser = await page.context().newCDPSession(page)
  const priorities = new Map<string, string>()
  browser.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    if (url.endsWith('.js')) priorities.set(url, initialPriority)
  })
  await browser.send('Network.enable')
  await page.goto('/urunler')
  await untilHydrated(page)
  expect(new Set(priorities.values())).toEqual(new Set(['Low']))
})

test('hydration: going back before it leads to the previous page', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ENTRY, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/urunler')
  release()
  await expect(heading(page, products.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await untilHydrated(page)
})

test('navigation: a malformed fragment is ignored', async ({ page }) => {
  await page.goto('/urunler#%')
  await untilHydrated(page)
  await expect(heading(page, products.title)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/urunler#%')
  await expect(heading(page, products.title)).toBeVisible()
})

test('navigation: offline, waits for the next page and announces that', async ({ page, pageErrors }) => {
  pageErrors.expect(/^failed: /, /^console error: .*ERR_INTERNET_DISCONNECTED/)
  await page.goto('/urunler')
  await untilHydrated(page)
  const documents = documentsOf(page)
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
  await expect(page.getByText(offline)).toBeAttached()
  await expect(heading(page, products.title)).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, blog.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  expect(documents).toEqual([])
})

test.describe('an error while the page is hydrated', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/^console error: .*boom/))

  for (const [where, name, fault] of [
    ['in the layout', products.title, () => Object.defineProperty(window, 'scrollY', { get: broken })],
    [
      'in the page',
      demoPageTexts['contact-page'].title,
      () => Object.defineProperty(URLSearchParams.prototype, 'get', { get: broken }),
    ],
    ['before it,', products.title, () => Object.assign(JSON, { parse: broken })],
  ] as const)
    test(`${where}: the page stays as the server rendered it`, async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await page.addInitScript(`var broken = () => { throw new Error('boom') }; (${fault})()`)
      await page.goto(name === products.title ? '/urunler' : '/iletisim')
      await expect.poll(() => errors.join()).toContain('boom')
      await expect(page.locator('html')).toHaveClass('no-js')
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      const documents = documentsOf(page)
      await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
      await expect(heading(page, blog.title)).toBeVisible()
      expect(documents).toEqual(['/blog'])
    })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test("shows the header's links instead of the menu", async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'scrollY', {
          get: () => {
            throw new Error('boom')
          },
        }),
      )
      await page.goto('/urunler')
      await expect(page.getByRole('banner').getByRole('link', { name: nav.blog })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })
  })

  test('after a navigation: the document of the next page is loaded', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('boom')
      }
    })
    const documents = documentsOf(page)
    await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
    await expect.poll(() => documents).toEqual(['/blog'])
    await untilHydrated(page)
    await expect(heading(page, blog.title)).toBeVisible()
    expect(documents).toEqual(['/blog'])
  })
})

declare const broken: () => never
