import { auditLogTexts } from '../../src/contract/i18n/admin/auditLog.ts'
import { siteHealthPanelTexts } from '../../src/contract/i18n/admin/siteHealthPanel.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, untilHydrated } from './fixtures.ts'
import { test } from './sharedPage.ts'

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

const messages = siteHealthPanelTexts.tr

test('not-found log: a missed path is redirected, and the audit log shows it', async ({ page, signIn, pageErrors }) => {
  const { headers } = await signIn(page)
  const made: number[] = []
  let count = 0
  try {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const path = `/urunler/eski-sonda-${width}`
      expect((await page.request.get(path)).status()).toBe(404)
      await page.setViewportSize({ width, height })
      await page.goto('/admin/settings/status')
      await page.getByRole('button', { name: messages.redirectOf(path) }).click()
      await page.getByLabel(messages.to).fill('/hizmetler')
      await expectAccessible(page, { when: `the form at ${width}` })
      await expectNoHorizontalOverflow(page)
      await page.getByRole('button', { name: messages.save }).click()
      const remove = page.getByRole('button', { name: messages.removeOf(path) })
      await expect(remove).toBeVisible()
      await expect(page.getByRole('button', { name: messages.redirectOf(path) })).toHaveCount(0)

      await page.goto(`${path}?utm=a`)
      await expect(page).toHaveURL(/\/hizmetler\?utm=a$/)
      // Client-side navigation, which requests data and no document.
      await untilHydrated(page)
      pageErrors.expect(/404/)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'eski' })
        document.querySelector('main')!.prepend(link)
        link.click()
      }, path)
      await expect(page).toHaveURL(/\/hizmetler$/)

      await page.goto('/admin/settings/activity')
      await expect(page.getByText(auditLogTexts.tr.done('create', 'bir yönlendirme', true))).toHaveCount(++count)
      await expectAccessible(page, { when: `the activity at ${width}` })
      await expectNoHorizontalOverflow(page)
    }
    const redirects = await (await page.request.get('/api/admin/redirects', { headers })).json()
    made.push(...redirects.map(({ id }: { id: number }) => id))
    expect(made).toHaveLength(2)
  } finally {
    for (const id of made) await page.request.delete(`/api/admin/redirects/${id}`, { headers })
  }
})
