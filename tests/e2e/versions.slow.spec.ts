import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { resources } from '../../src/contract/resources/index.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]`)
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const linesOf = (element: Element) => {
  const messages = document.createRange()
  messages.selectNodeContents(element)
  return messages.getClientRects().length
}

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const { versions, trash, form } = adminTexts[language]
    const products = resourceTexts(resources.products, language)
    test.use({ viewport: { width, height: 844 } })

    test('versions: a record is changed, deleted, restored, compared and reverted', async ({ page, signIn }) => {
      const { headers } = await signIn(page, language)
      const name = `Kök ${width} ${language}`
      const { id } = await (await page.request.post('/api/products', { headers, data: { name } })).json()
      await page.goto(`/admin/products/edit/${id}`)
      for (const depths of ['iki', 'üç']) {
        await field(page, 'shortDescription').fill(`Toprağı ${depths} derinlikte ölçer.`)
        await named(page, form.save).click()
        await expect(page.getByText(new RegExp(`^${form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
      }

      page.on('dialog', (dialog) => dialog.accept())
      await named(page, products.remove).click()
      // The undo button is shown for some seconds.
      await named(page, trash.undo).click()
      await page.waitForURL('**/admin/products')
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()

      await page.getByRole('link', { name, exact: true }).click()
      await expect(field(page, 'name')).toHaveValue(name)
      await named(page, products.remove).click()
      await page.waitForURL('**/admin/products')
      // A very long title must not squeeze the other columns.
      const long = await (
        await page.request.post('/api/products', { headers, data: { name: `${name} `.repeat(20) } })
      ).json()
      await page.request.delete(`/api/products/${long.id}`, { headers })
      await page.goto('/admin/bin')
      const binned = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(binned).toBeVisible()
      await expectNoHorizontalOverflow(page)
      // Resource and administrator are on one line each.
      for (const word of [products.one, ADMIN.email])
        expect(await binned.getByText(word, { exact: true }).evaluate(linesOf)).toBe(1)
      await named(page, trash.of(trash.restore, name)).click()
      await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(0)

      await page.goto(`/admin/products/edit/${id}`)
      await field(page, 'shortDescription').fill('Yazılıp kaydedilmeyen')
      await named(page, versions.open).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio')).toHaveCount(3)
      await expect(dialog.getByText(ADMIN.email).first()).toBeVisible()
      await expect(dialog.getByText('Toprağı üç derinlikte ölçer.')).toBeVisible()
      // Differences are marked on both sides; nothing is marked if one side is empty.
      await expect(dialog.locator('mark')).toHaveText(['iki', 'üç'])
      await dialog.getByRole('radio').last().check()
      await expect(dialog.getByText('Toprağı üç derinlikte ölçer.')).toBeVisible()
      await expect(dialog.locator('mark')).toHaveCount(0)
      await expectNoHorizontalOverflow(page)
      await named(page, versions.restore).click()
      await expect(field(page, 'shortDescription')).toHaveValue('')
      await expect(named(page, form.save)).toBeVisible()
      await page.request.delete(`/api/products/${id}`, { headers })
      for (const each of [id, long.id]) await page.request.delete(`/api/admin/bin/products/${each}`, { headers })
    })

    test('versions: differences of a long text are scrolled by keyboard', async ({ page, signIn }) => {
      const { headers } = await signIn(page, language)
      const lines = (word: string) => Array.from({ length: 200 }, (_, line) => `${word} ${line}`).join('\n')
      const data = (word: string) => ({
        headers,
        data: { name: `Uzun ${width} ${language}`, description: lines(word) },
      })
      const { id } = await (await page.request.post('/api/products', data('Önce'))).json()
      await page.request.put(`/api/products/${id}`, data('Sonra'))
      await page.goto(`/admin/products/edit/${id}`)
      await named(page, versions.open).click()
      const last = page.getByRole('dialog').getByText('Sonra 199').last()
      await expect(last).toBeAttached()
      await page.getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('End')
      // The end of its last line is above the buttons.
      const below = () => named(page, versions.close).evaluate((button) => button.getBoundingClientRect().top)
      const end = () => last.evaluate((text) => text.getBoundingClientRect().bottom)
      await expect.poll(async () => (await end()) <= (await below())).toBe(true)
      await page.request.delete(`/api/products/${id}`, { headers })
      await page.request.delete(`/api/admin/bin/products/${id}`, { headers })
    })
  })
