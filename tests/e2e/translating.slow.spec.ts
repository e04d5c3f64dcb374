import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const RECORDS = 10
const MISSING = 'filter={"translation.en":"missing"}'
const messages = adminTexts.tr

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

for (const [device, size, isMobile] of [
  ['a desktop, by the keys alone', { width: 1366, height: 768 }, false],
  ['a phone', { width: 390, height: 844 }, true],
] as const)
  test.describe(device, () => {
    test.use({ viewport: size, isMobile, hasTouch: isMobile })

    test('ten services are translated, from the overview to the pages', async ({ page, signIn }) => {
      const as = await signIn(page)
      const api = async (method: string, path: string, data?: object) =>
        (await page.request.fetch(`/api${path}`, { method, data, ...as })).json()
      const ids: number[] = []
      for (let i = 1; i <= RECORDS; i++)
        ids.push((await api('POST', '/services', { name: `Ölçüm ${i}`, description: 'Tarlada ölçeriz.' })).id)
      const activate = async (target: Locator) => {
        if (isMobile) return target.tap()
        await tabTo(page, target)
        await page.keyboard.press('Enter')
      }
      const write = async (name: string, text: string) => {
        const field = page.locator(`[name="${name}"]`)
        if (isMobile) await field.tap()
        else await tabTo(page, field)
        await page.keyboard.type(text)
      }

      await page.goto('/admin')
      await activate(page.getByRole('link', { name: `${RECORDS} hizmet`, exact: true }))
      for (let left = RECORDS; left > 0; left--) {
        const rows = page.getByRole('main').getByRole('link', { name: /^Ölçüm \d+$/ })
        await expect(rows).toHaveCount(left)
        await activate(rows.first())
        const title = await page.locator('[name=name]').inputValue()
        await write('en.name', `Measuring ${title.slice(6)}`)
        await write('en.description', 'We measure in your field.')
        await expectNoHorizontalOverflow(page)
        await activate(page.getByRole('button', { name: messages.form.save, exact: true }))
        await expect(page.getByText(new RegExp(`^${messages.form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
        await activate(page.getByRole('link', { name: messages.form.back }))
      }
      expect(await api('GET', `/services?${MISSING}`)).toEqual([])
      for (const id of ids) {
        const { en, description } = await api('GET', `/services/${id}`)
        expect(description).toBe('Tarlada ölçeriz.')
        expect(await (await page.request.get(`/en/services/${en.slug}`)).text()).toContain('We measure in your field.')
        await api('DELETE', `/services/${id}`)
      }
    })
  })
