import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { secondFactorTexts } from '../../src/contract/i18n/admin/secondFactor.ts'
import { secondFactorChallengeTexts } from '../../src/contract/i18n/admin/secondFactorChallenge.ts'
import { codeOf, stepAt } from '../../src/server/features/auth/totp.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { widths } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

/** The six digits of an authenticator app, `steps` half minutes from now. */
const totpOf = (secret: string, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps)

const messages = secondFactorTexts.tr
const step = secondFactorChallengeTexts.tr
const { account, menu } = adminTexts.tr
const PASSWORD = 'ayşenin-uzun-şifresi'

/** Checks that the page fits, and with axe only at one width: the document is the same at every width. */
async function expectFine(page: Page, when: string) {
  await expectNoHorizontalOverflow(page)
  if (page.viewportSize()!.width < 700) await expectAccessible(page, { when })
}

/** Creates an administrator for this test, so that the shared one stays without a second factor. */
async function createAdministrator(page: Page, email: string) {
  const { token } = await (await page.request.post('/api/accounts/login', { data: ADMIN })).json()
  const headers = { authorization: `Bearer ${token}` }
  const { link } = await (await page.request.post('/api/admin/people', { data: { email }, headers })).json()
  const data = { token: new URL(link).pathname.split('/').at(-1), newPassword: PASSWORD, confirmNewPassword: PASSWORD }
  expect((await page.request.post('/api/accounts/reset-password', { data })).ok()).toBe(true)
}

/** Adds a virtual authenticator with user verification. */
async function plugInAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

for (const width of widths(390))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, bypassCSP: true })

    test('two-factor authentication: app, recovery codes and passkey are added and removed', async ({
      page,
      server,
      pageErrors,
    }) => {
      // The password alone is refused.
      pageErrors.expect(/401/)
      const email = `elif-${width}@example.com`
      // Passkeys need a domain name instead of an IP address.
      const at = (path: string) => server.url.replace('127.0.0.1', 'localhost') + path
      await createAdministrator(page, email)
      await plugInAuthenticator(page)

      const typePassword = async () => {
        await page.goto(at('/login'))
        await page.locator('[name=email]').fill(email)
        await page.locator('[name=password]').fill(PASSWORD)
        await page.locator('[name=password]').press('Enter')
      }
      const isIn = () => page.waitForURL(/\/admin$/)
      const openAccount = async () => {
        await page.goto(at('/admin/settings/account'))
        await expect(page.getByRole('heading', { name: messages.title })).toBeVisible()
      }
      // On a page of the site: the panel would redirect to the login, and back to its last page.
      const signOut = async () => {
        await page.goto(at('/gizlilik'))
        await page.evaluate(() => localStorage.clear())
      }
      const confirmPassword = async () => {
        await page.locator('[name=currentPassword]').fill(PASSWORD)
        await page.locator('[name=currentPassword]').press('Enter')
      }

      const { secret, codes } = await test.step('an authenticator app is set up', async () => {
        await typePassword()
        await isIn()
        await openAccount()
        await expect(page.getByText(messages.isOff, { exact: true })).toBeVisible()
        await expectFine(page, 'off')
        await page.getByRole('button', { name: messages.app.open }).click()
        await expect(page.getByRole('img', { name: messages.app.picture })).toBeVisible()
        await expectFine(page, 'app')
        const key = await page.locator('main code').innerText()
        expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
        const secret = key.replaceAll(' ', '')
        await page.locator('[name=code]').fill(totpOf(secret).replace(/^.../, '$& '))
        await page.locator('[name=code]').press('Enter')
        const list = page.getByRole('list', { name: messages.codes.list })
        await expect(list.getByRole('listitem')).toHaveCount(10)
        await expectFine(page, 'recovery codes')
        const codes = await list.getByRole('listitem').allInnerTexts()
        const file = page.waitForEvent('download')
        await page.getByRole('button', { name: messages.codes.download }).click()
        expect((await file).suggestedFilename()).toBe(messages.codes.file)
        await page.getByRole('button', { name: messages.codes.saved }).click()
        await expect(page.getByText(messages.codes.left(10))).toBeVisible()
        return { secret, codes }
      })

      await test.step('the sign-in requests a code, and rejects a wrong one', async () => {
        await signOut()
        await typePassword()
        await expect(page.locator('[name=code]')).toBeFocused()
        await expectFine(page, 'code')
        await page.locator('[name=code]').fill('000000')
        await page.locator('[name=code]').press('Enter')
        await expect(page.getByRole('alert')).toHaveText(step.wrongCode)
        await expectFine(page, 'wrong code')
        // The code of the current half minute was used already.
        await page.locator('[name=code]').fill(totpOf(secret, 1))
        await page.getByRole('button', { name: account.signIn }).click()
        await isIn()
      })

      await test.step('a recovery code is accepted instead', async () => {
        await signOut()
        await typePassword()
        await page.getByRole('button', { name: step.toRecovery }).click()
        await expectFine(page, 'recovery code')
        await page.locator('[name=code]').fill(codes[0]!)
        await page.locator('[name=code]').press('Enter')
        await isIn()
      })

      await test.step('a passkey is added and renamed', async () => {
        await openAccount()
        await expect(page.getByText(messages.codes.left(9))).toBeVisible()
        await page.getByRole('button', { name: messages.passkeys.open }).click()
        await page.locator('[name=name]').fill('Elif’in telefonu')
        await expectFine(page, 'passkey')
        await confirmPassword()
        await page.getByRole('button', { name: messages.passkeys.renameOf('Elif’in telefonu') }).click()
        await page.locator('[name=name]').fill('Saha telefonu')
        await expectFine(page, 'renaming')
        await page.locator('[name=name]').press('Enter')
        await expect(page.getByText('Saha telefonu', { exact: true })).toBeVisible()
        await expectFine(page, 'on')
      })

      await test.step('a passkey alone signs in', async () => {
        await signOut()
        await page.goto(at('/login'))
        await expectFine(page, 'sign-in')
        await page.getByRole('button', { name: step.byPasskey }).click()
        await isIn()
      })

      await test.step('passkey and app are removed after the password, which is sufficient again', async () => {
        await openAccount()
        await page.getByRole('button', { name: messages.passkeys.removeOf('Saha telefonu') }).click()
        await confirmPassword()
        const removeApp = page.getByRole('button', { name: messages.app.removeOf })
        await expect(removeApp).toBeVisible()
        await expect(page.getByText('Saha telefonu', { exact: true })).toHaveCount(0)
        await removeApp.click()
        await expect(page.getByText(messages.removal.last)).toBeVisible()
        await expectFine(page, 'removal')
        await confirmPassword()
        await expect(page.getByText(messages.isOff, { exact: true })).toBeVisible()
        await signOut()
        await typePassword()
        await isIn()
        await expect(
          page
            .getByRole('button', { name: menu.signOut })
            .or(page.getByRole('button', { name: menu.open }))
            .first(),
        ).toBeVisible()
      })
    })
  })
