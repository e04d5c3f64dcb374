import type { Page } from '@playwright/test'
import { accountsTexts } from '../../src/contract/i18n/admin/accounts.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { widths } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const messages = accountsTexts.tr
const { account } = adminTexts.tr

/** Checks that the page fits, and with axe only at one width: the document is the same at every width. */
async function expectFine(page: Page, when: string) {
  await expectNoHorizontalOverflow(page)
  if (page.viewportSize()!.width < 700) await expectAccessible(page, { when })
}

async function choosePassword(page: Page, password: string) {
  await page.locator('[name=newPassword]').fill(password)
  await page.locator('[name=confirmNewPassword]').fill(password)
  await page.locator('[name=confirmNewPassword]').press('Enter')
}

for (const width of widths(390))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, bypassCSP: true })

    test('administrators: an invitation is accepted, sessions are listed, and the account is deleted', async ({
      page,
      browser,
      baseURL,
      signIn,
    }) => {
      const email = `ayse-${width}@example.com`
      page.on('dialog', (dialog) => void dialog.accept())

      const link = await test.step('an administrator is invited, with a link', async () => {
        await signIn(page)
        await page.goto('/admin/settings/people')
        await expect(page.getByText(messages.people.self, { exact: true })).toBeVisible()
        await page.locator('[name=email]').fill(email)
        await page.getByRole('button', { name: messages.people.invite }).click()
        const box = page.getByLabel(messages.people.linkFor(email))
        await expect(page.getByText(messages.people.waiting, { exact: true })).toBeVisible()
        await expectNoHorizontalOverflow(page)
        return new URL(await box.inputValue())
      })

      const other = await browser.newPage({ baseURL, viewport: { width, height: 844 }, bypassCSP: true })
      await test.step('a common password is rejected at its field, another one accepted', async () => {
        await other.goto(link.pathname)
        await expect(other.getByRole('heading', { name: messages.newPassword.welcome })).toBeVisible()
        await choosePassword(other, 'password')
        await expect(other.locator('[name=newPassword]')).toHaveAccessibleDescription(/en çok kullanılan/)
        await expectFine(other, 'invitation')
        await choosePassword(other, 'ayşenin-uzun-şifresi')
        await other.getByRole('link', { name: messages.newPassword.signIn }).click()
        await expect(other.getByRole('heading', { name: account.heading })).toBeVisible()
        await other.locator('[name=email]').fill(email)
        await other.locator('[name=password]').fill('ayşenin-uzun-şifresi')
        await other.getByLabel(account.stay).check()
        await expectNoHorizontalOverflow(other)
        await other.locator('[name=password]').press('Enter')
        await other.waitForURL('**/admin')
        await other.goto(link.pathname)
        await choosePassword(other, 'başkasının-şifresi')
        await expect(other.getByText(messages.newPassword.askInviter)).toBeVisible()
        await expectFine(other, 'ended link')
      })

      await test.step('the sessions are listed, and one of another device is ended', async () => {
        const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1' }
        const data = { email, password: 'ayşenin-uzun-şifresi' }
        const { token } = await (await other.request.post('/api/accounts/login', { data, headers })).json()
        await other.goto('/admin/settings/account')
        await expect(other.getByText(messages.sessions.current, { exact: true })).toBeVisible()
        await expect(other.getByText(messages.email.lead(email))).toBeVisible()
        await expectNoHorizontalOverflow(other)
        await other.getByRole('button', { name: messages.sessions.endOf('Safari, iPhone') }).click()
        await expect(other.getByText('Safari, iPhone')).toHaveCount(0)
        const asPhone = { headers: { authorization: `Bearer ${token}` } }
        expect((await other.request.get('/api/accounts/sessions', asPhone)).status()).toBe(401)
      })

      await test.step('the administrator is removed and signed out at once', async () => {
        await page.goto('/admin/settings/people')
        await page.getByRole('button', { name: messages.people.removeOf(email) }).click()
        await expect(page.getByText(email, { exact: true })).toHaveCount(0)
        await other.goto('/admin/settings/account')
        await other.waitForURL('**/login')
        await other.getByRole('link', { name: account.lostPassword }).click()
        await expect(other.getByRole('heading', { name: messages.lost.heading })).toBeVisible()
        await other.locator('[name=email]').fill(ADMIN.email)
        await expectFine(other, 'lost password')
        await other.getByRole('button', { name: messages.lost.send }).click()
        await expect(other.getByText(`reset-password --email ${ADMIN.email}`)).toBeVisible()
        await expectFine(other, 'no mail')
        await other.close()
      })
    })
  })
