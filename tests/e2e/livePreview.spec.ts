import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { livePreviewTexts } from '../../src/contract/i18n/admin/livePreview.ts'
import siteEnglish from '../../src/contract/i18n/site/siteEnglish.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const messages = livePreviewTexts.tr
const { form } = adminTexts.tr

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]`)
/** The shown page of the preview. */
const preview = (page: Page) => page.frameLocator('iframe[data-shown="true"]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(({ page, signIn }) => signIn(page))

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 600 } })

  test('live preview: the page beside the form shows what is typed, and nothing is saved', async ({ page }) => {
    const { name } = await (await page.request.get('/api/products/1')).json()
    await page.goto('/admin/products/edit/1')
    await button(page, messages.show).click()
    const heading = preview(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(name)

    await test.step('typed text, at the same scroll position', async () => {
      await preview(page)
        .locator('body')
        .evaluate((body) => body.ownerDocument.defaultView!.scrollTo(0, 120))
      await field(page, 'name').fill('Denenen ad')
      await expect(heading).toHaveText('Denenen ad')
      expect(
        await preview(page)
          .locator('body')
          .evaluate((body) => body.ownerDocument.defaultView!.scrollY),
      ).toBe(120)
      await expectNoHorizontalOverflow(page)
    })

    await test.step('a click on a text focuses its field, and a focused field scrolls the page to its text', async () => {
      await heading.click()
      await expect(field(page, 'name')).toBeFocused()
      const [beginning] = (await field(page, 'description').inputValue()).split('\n')
      const text = preview(page).getByText(beginning!, { exact: true })
      await preview(page)
        .locator('body')
        .evaluate((body) => body.ownerDocument.defaultView!.scrollTo(0, body.scrollHeight))
      await expect(text).not.toBeInViewport()
      await field(page, 'description').focus()
      await expect(text).toBeInViewport()
    })

    await test.step('width, theme and language', async () => {
      const frame = page.locator('iframe[data-shown="true"]')
      await expect(frame).toHaveCSS('width', '1280px')
      await button(page, messages.phone).click()
      await expect(frame).toHaveCSS('width', '390px')
      await button(page, messages.dark).click()
      await expect(preview(page).locator('html')).toHaveClass(/\bdark\b/)
      await page.getByRole('group', { name: messages.language }).getByRole('button', { name: 'EN' }).click()
      await expect(preview(page).locator('html')).toHaveAttribute('lang', 'en')
      await expect(preview(page).locator('html')).toHaveClass(/\bdark\b/)
    })

    await test.step('links open in a new tab', async () => {
      const opened = page.context().waitForEvent('page')
      await preview(page).getByRole('contentinfo').getByRole('link', { name: siteEnglish.nav.products }).click()
      await (await opened).close()
      await expect(heading).toBeVisible()
    })

    expect((await (await page.request.get('/api/products/1')).json()).name).toBe(name)
  })

  test('live preview: a new record, and a slide on the home page', async ({ page, pageErrors }) => {
    await page.goto('/admin/services/new')
    await button(page, messages.show).click()
    await field(page, 'name').fill('Denenen hizmet')
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Denenen hizmet')
    await page.goto('/admin/settings/homepage/edit/1')
    await field(page, 'title').fill('Denenen slayt')
    const slide = preview(page).getByRole('heading', { name: 'Denenen slayt' }).first()
    await expect(slide).toBeInViewport()

    await test.step('values that cannot be saved: the last page stays, with the reason', async () => {
      pageErrors.expect(/\/slides\/1\/preview-link/)
      await field(page, 'ctaLink').fill('javascript:alert(1)')
      await expect(page.getByText(messages.stale)).toBeVisible()
      await expect(slide).toBeVisible()
      await field(page, 'ctaLink').fill('/urunler')
      await expect(page.getByText(messages.stale)).toBeHidden()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('live preview: in a tab, from which a text leads back to its field', async ({ page }) => {
    await page.goto('/admin/products/edit/1')
    await field(page, 'name').fill('Denenen ad')
    await button(page, messages.look).click()
    await expect(field(page, 'name')).toBeHidden()
    const heading = preview(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Denenen ad')
    await expectNoHorizontalOverflow(page)
    await heading.click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(button(page, form.save)).toBeVisible()
  })
})
