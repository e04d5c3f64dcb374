import type { Page } from '@playwright/test'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import { search } from '../../src/contract/i18n/site/search.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { some } from '../helpers/slowTests.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { demoProduct, detailPath, publicPaths, saysNotFound } from './routes.ts'

const { nav, products, shell } = siteTexts
const MENU = [nav.products, nav.services, nav.references, nav.blog, nav.about, nav.sustainability, nav.contact]

/** Web APIs newer than the oldest browser that hydrates pages (`browserslist` in package.json), and one more. */
const NEWER = [
  'URL.canParse',
  'URL.parse',
  'Promise.try',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'Set.prototype.isSubsetOf',
  'Map.prototype.getOrInsert',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toHex',
  'Iterator.prototype.map',
  'Iterator.prototype.filter',
  'Iterator.prototype.toArray',
  'window.Iterator',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'HTMLElement.prototype.showPopover',
  'window.requestIdleCallback',
  'window.scheduler',
  'window.navigation',
  'window.URLPattern',
  'window.CloseWatcher',
  'Intl.DurationFormat',
]

const takeAway = (page: Page, names: readonly string[]) =>
  page.addInitScript((paths) => {
    for (const path of paths) {
      const [owner, name] = [path.split('.').slice(0, -1), path.split('.').at(-1)!]
      const at = owner.reduce((found, each) => found?.[each as never], window as object)
      if (at) Reflect.deleteProperty(at, name)
    }
  }, names)

test('oldest supported browsers: pages are hydrated without missing APIs', async ({ page }) => {
  await takeAway(page, NEWER)
  await page.goto('/')
  await untilHydrated(page)
  expect(await page.evaluate(() => [typeof URL.canParse, typeof document.startViewTransition])).toEqual([
    'undefined',
    'undefined',
  ])
  await page.getByRole('banner').getByRole('link', { name: nav.products }).click()
  await expect(page.getByRole('heading', { level: 1, name: products.title })).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(demoProduct.name) })
    .first()
    .click()
  await expect(page).toHaveURL(detailPath)
  await expect(page.getByRole('heading', { level: 1, name: demoProduct.name })).toBeVisible()
  await page.getByRole('button', { name: shell.chat }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('older browsers: the page stays as the server rendered it, links and forms work', async ({ page }) => {
  await takeAway(page, ['Element.prototype.setHTMLUnsafe'])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/urunler')
  await page.keyboard.press('Tab')
  await page.getByRole('banner').getByRole('link', { name: nav.contact }).click()
  await expect(page).toHaveURL('/iletisim')
  const form = page.getByRole('form', { name: contactPage.form })
  await form.locator('[name=name]').fill('Ümit Çığ')
  await form.locator('[name=email]').fill('umit@example.com')
  await form.locator('[name=subject]').fill('Eski telefon')
  await form.locator('[name=message]').fill('Merhaba.')
  await form.getByRole('button', { name: contactPage.send }).click()
  await expect(page).toHaveURL('/iletisim?gonderildi#form')
  expect(scripts).toEqual([])
})

test.describe('older browsers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of some(publicPaths, 4))
    test(`${path}: the header shows every link, and no button that needs scripts`, async ({ page, pageErrors }) => {
      pageErrors.expect(saysNotFound)
      await takeAway(page, ['Element.prototype.setHTMLUnsafe'])
      await page.goto(path)
      const links = await page.getByRole('banner').getByRole('link').allTextContents()
      // Before the last one: the switch, and the search, whose name is its label.
      const expected = [...MENU.slice(0, -1), 'English', '', ...MENU.slice(-1)]
      expect(links.slice(1)).toEqual(expected.map((name) => expect.stringContaining(name)))
      const forms: Record<string, string> = { '/iletisim': contactPage.send, '/ara': search.submit }
      expect(await page.getByRole('button').allTextContents()).toEqual(forms[path] ? [forms[path]] : [])
    })
})
