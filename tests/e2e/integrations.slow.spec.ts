import { integrationsTexts } from '../../src/contract/i18n/admin/integrations.ts'
import { keyActorTexts } from '../../src/contract/i18n/admin/phrases.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const { keys, webhooks, deliveries, copy } = integrationsTexts.tr
/** A host that does not resolve: it can be saved, and deliveries fail. */
const URL = 'https://hooks.filiz.invalid/yeni'
const HOST = 'hooks.filiz.invalid'

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

test('integrations: an API key and a webhook are created, deliveries are listed, and both are deleted', async ({
  page,
  signIn,
}) => {
  /** Checks the desktop width, then a phone's, which stays. */
  const expectFitting = async (when: string) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoHorizontalOverflow(page)
    }
    await expectAccessible(page, { when })
  }
  const name = 'Stok programı'
  const asProgram = async (line: string, data?: object) => {
    const [method, path] = line.split(' ')
    return page.request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${key}` } })
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page)
  await page.goto('/admin/settings/access-keys')
  await page.locator('[name=name]').fill(name)
  await page.getByLabel(keys.writes).check()
  await page.getByRole('button', { name: keys.make }).click()
  const key = await page.getByLabel(keys.keyOf(name)).inputValue()
  await expect(page.getByRole('button', { name: copy })).toBeVisible()
  await expectFitting('a new key')

  await page.goto('/admin/settings/webhooks')
  await page.getByRole('button', { name: webhooks.add }).click()
  await page.getByLabel(webhooks.url).fill(URL)
  await expectFitting('the form')
  await page.getByRole('button', { name: webhooks.save }).click()
  await expect(page.getByLabel(webhooks.secretOf(HOST))).toHaveValue(/^whsec_/)

  const { id } = await (await asProgram('POST /products', { name: 'Duyurulan' })).json()
  expect((await asProgram(`DELETE /products/${id}`)).status()).toBe(200)
  expect((await asProgram('GET /admin/contact-messages')).status()).toBe(403)
  await page.getByRole('button', { name: deliveries.showOf(HOST) }).click()
  await expect(page.getByText(deliveries.errors.unknown)).toBeVisible()
  await expect(page.getByText(`products/${id}`, { exact: true })).toBeVisible()
  await expectFitting('deliveries')

  await page.goto('/admin/settings/activity')
  await expect(page.getByText(keyActorTexts.tr(name)).first()).toBeVisible()
  await page.goto('/admin/settings/webhooks')
  await page.getByRole('button', { name: webhooks.removeOf(HOST) }).click()
  await expect(page.getByText(webhooks.none)).toBeVisible()
  await page.goto('/admin/settings/access-keys')
  await page.getByRole('button', { name: keys.revokeOf(name) }).click()
  await expect(page.getByText(keys.none)).toBeVisible()
  expect((await asProgram('GET /blog/admin')).status()).toBe(401)
})
