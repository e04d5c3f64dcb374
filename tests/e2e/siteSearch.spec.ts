import { chat } from '../../src/contract/i18n/site/chat.ts'
import { search } from '../../src/contract/i18n/site/search.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { demoProduct, detailPath } from './routes.ts'

const { nav, shell } = siteTexts

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search page: the header leads to it, and its form finds pages by kind with marked words', async ({ page }) => {
    await page.goto('/urunler')
    await page.getByRole('link', { name: shell.search }).click()
    await expect(page).toHaveURL('/ara')
    await page.getByLabel(search.field).fill(demoProduct.name)
    await page.getByRole('button', { name: search.submit }).click()
    await expect(page).toHaveURL(/\/ara\?q=/)
    const group = page.getByRole('region', { name: search.kinds.products })
    const result = group.getByRole('link', { name: demoProduct.name })
    await expect(result.locator('mark').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0)
    await result.click()
    await expect(page).toHaveURL(detailPath)
  })

  test('search page: nothing found leads on to the contact form', async ({ page }) => {
    await page.goto('/ara?q=zzzqqq')
    await expect(page.getByRole('heading', { name: search.nothing('zzzqqq') })).toBeVisible()
    await page.getByRole('link', { name: search.contact, exact: true }).click()
    await expect(page).toHaveURL('/iletisim')
  })
})

test('search page: what is typed is not markup, and a query with blanks is none', async ({ page }) => {
  await page.goto(`/ara?q=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`)
  await expect(page.getByLabel(search.field)).toHaveValue('<img src=x onerror=alert(1)>"')
  await page.goto('/ara?q=%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title)
  await expect(page.getByRole('status').filter({ hasText: 'sonuç' })).toHaveCount(0)
})

test.describe('accessibility', () => {
  // axe adds styles.
  test.use({ bypassCSP: true })
  test('search dialog: results while typing, by mouse and keyboard; the focus returns', async ({ page }) => {
    await page.goto('/urunler')
    await untilHydrated(page)
    const button = page.getByRole('link', { name: shell.search })
    await button.click()
    const dialog = page.getByRole('dialog', { name: search.title })
    const field = dialog.getByRole('combobox', { name: search.field })
    await expect(field).toBeFocused()
    await field.fill(demoProduct.name)
    const option = dialog.getByRole('option', { name: demoProduct.name }).first()
    await expect(option.locator('mark').first()).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText('sonuç')
    await expectAccessible(page, { when: 'with results' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill(demoProduct.name)
    await option.click()
    await expect(page).toHaveURL(detailPath)
    await expect(dialog).toBeHidden()
  })
})

test('search dialog: opens by / and Ctrl+K, but not while typing; arrows choose, Enter without a choice opens the page', async ({
  page,
}) => {
  await page.goto('/iletisim')
  await untilHydrated(page)
  const dialog = page.getByRole('dialog', { name: search.title })
  const message = page.getByRole('main').locator('textarea')
  await message.fill('')
  for (const key of ['/', 'Control+k']) await message.press(key)
  await expect(message).toHaveValue('/')
  await expect(dialog).toHaveCount(0)
  await message.blur()
  await page.keyboard.press('Control+k')
  const field = dialog.getByRole('combobox')
  await field.fill(demoProduct.name)
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/iletisim')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  await field.fill('zzzqqq')
  await expect(dialog.getByText(search.nothing('zzzqqq')).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=zzzqqq')
  await expect(page.getByRole('heading', { name: search.nothing('zzzqqq') })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: search.assistant }).click()
  await expect(page.getByRole('dialog').getByPlaceholder(chat.placeholder)).toHaveValue('zzzqqq')
})

test('search dialog: has what was typed while its code was loaded', async ({ page }) => {
  await page.route('**/assets/SearchDialog-*.js', async (route) => {
    await new Promise((waited) => setTimeout(waited, 300))
    await route.continue()
  })
  await page.goto('/')
  await untilHydrated(page)
  await page.keyboard.type('/sonda prob')
  await page.keyboard.press('Backspace')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveValue('sonda pro')
  await page.keyboard.type('j')
  await expect(dialog.getByRole('combobox')).toHaveValue('sonda proj')
  await expect(dialog.getByText(search.nothing('sonda proj')).or(dialog.getByRole('option')).first()).toBeVisible()
})

test('search dialog: fills a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('link', { name: shell.search }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(nav.products)
  await expect(dialog.getByRole('option').first()).toBeVisible()
  const box = (await dialog.boundingBox())!
  expect([box.x, box.width]).toEqual([0, 390])
})
