import { identity } from '../../src/company/identity.ts'
import { slugify } from '../../src/contract/domain/turkish.ts'
import { chat } from '../../src/contract/i18n/site/chat.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { demoServices } from '../../src/server/features/demo/services.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { demoPageTexts } from '../../src/server/features/demo/texts/pages.ts'
import { some } from '../helpers/slowTests.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { nav, shell } = siteTexts
const service = demoServices[0]!
const phone = { width: 390, height: 844 }

test.describe('services menu', () => {
  test('opens on hover and closes after a choice', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    const header = page.getByRole('banner')
    const choice = header.getByRole('link', { name: service.name })
    await expect(choice).toBeHidden()
    await header.getByRole('link', { name: nav.services, exact: true }).hover()
    for (const { name } of demoServices) await expect(header.getByRole('link', { name })).toBeVisible()
    await choice.click()
    await expect(page).toHaveURL(`/hizmetler/${slugify(service.name)}`)
    await expect(choice).toBeHidden()
  })

  test('opens by keyboard and closes on Escape', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    const button = page.getByRole('button', { name: nav.listOf(nav.services) })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: service.name })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('splash screen', () => {
  const splash = '[data-splash]'

  test('splash screen: shows the brand, disappears, and is not the largest contentful paint', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null }
          Object.assign(window, { largest: element?.closest('[data-splash]') ? 'splash' : 'page' })
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    // Without hydration it stays in the document.
    const { promise: wasSeen, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/entryClient-*.js', async (route) => {
      await wasSeen
      await route.continue()
    })
    await page.goto('/urunler', { waitUntil: 'commit' })
    await expect(page.locator(splash)).toHaveText(identity.name)
    release()
    await expect(page.locator(splash)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => (window as unknown as { largest: string }).largest)).toBe('page')
    await page.getByRole('banner').getByRole('link', { name: nav.blog }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.locator(splash)).toHaveCount(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('splash screen: not shown with reduced motion', async ({ page }) => {
      await page.goto('/urunler', { waitUntil: 'domcontentloaded' })
      await expect(page.locator(splash)).toBeHidden()
    })
  })
})

test('chat: answers from the site’s pages, and keeps the conversation across pages and a reload', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  const opener = page.getByRole('button', { name: shell.chat })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: chat.title(identity.assistant) })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  const { width, height } = (await dialog.boundingBox())!
  expect([Math.round(width), Math.round(height)]).toEqual([384, 500])
  await page.keyboard.type('telefon numaranız ne')
  await page.keyboard.press('Enter')
  const number = dialog.getByRole('link', { name: demoSingletons['contact-info'].phoneNumber })
  await expect(number).toHaveAttribute('href', 'tel:03220000000')
  await dialog.getByRole('list').getByRole('link').first().click()
  await expect(page).toHaveURL('/iletisim')
  // React handles no events during a view transition.
  await expect(page.getByRole('heading', { level: 1, name: demoPageTexts['contact-page'].title })).toBeVisible()
  await expect(number).toBeVisible()
  await dialog.getByRole('textbox').focus()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.reload()
  await untilHydrated(page)
  await opener.click()
  await expect(number).toBeVisible()
  await expect(dialog.getByText(chat.staysHere)).toBeVisible()
})

test.describe('dock on a phone', () => {
  test.use({ viewport: phone })

  test('action dock: hidden while scrolling down, and covers nothing at the end', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    const dock = page.getByRole('complementary', { name: shell.dock })
    await page.mouse.wheel(0, 600)
    await expect(dock).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, -100)
    await expect(dock).toHaveCSS('opacity', '1')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = page.getByRole('contentinfo').getByRole('link', { name: nav.privacy })
    const [line, bar] = [await last.boundingBox(), await dock.boundingBox()]
    expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y)
  })

  test('action dock: hidden while a field has the focus', async ({ page }) => {
    await page.goto('/iletisim')
    await untilHydrated(page)
    const dock = page.getByRole('complementary', { name: shell.dock })
    await expect(dock).toHaveCSS('opacity', '1')
    await page.locator('[name=email]').focus()
    await expect(dock).toHaveCSS('opacity', '0')
  })
})

test.describe('dock on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const { name } of some(demoServices, 3))
    test(`is at the bottom of the screen, and does not cover the button of “${name}”`, async ({ page }) => {
      await page.goto(`/hizmetler/${slugify(name)}`)
      const button = page.getByRole('link', { name: siteTexts.services.consult })
      const [call, bar] = await Promise.all([
        button.boundingBox(),
        page.getByRole('complementary', { name: shell.dock }).boundingBox(),
      ])
      expect([bar!.x, bar!.width, bar!.y + bar!.height]).toEqual([0, 320, 700])
      expect(call!.y + call!.height).toBeLessThanOrEqual(bar!.y)
    })
})

test.describe('without JavaScript on a phone', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('the header shows its links, and there is no splash screen', async ({ page, pageErrors }) => {
    pageErrors.expect(/^failed: GET .*\.js: csp$/)
    await page.goto('/urunler')
    await expect(page.locator('[data-splash]')).toBeHidden()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBeLessThanOrEqual(0)
    const links = page.getByRole('banner').getByRole('link')
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
    for (const box of boxes) expect(box!.x).toBeGreaterThanOrEqual(0)
    await links.getByText(nav.services, { exact: true }).click()
    await expect(page).toHaveURL('/hizmetler')
  })
})
