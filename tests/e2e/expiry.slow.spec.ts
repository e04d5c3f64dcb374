import type { Page } from '@playwright/test'
import { accountsTexts } from '../../src/contract/i18n/admin/accounts.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { secondFactorTexts } from '../../src/contract/i18n/admin/secondFactor.ts'
import { secondFactorChallengeTexts } from '../../src/contract/i18n/admin/secondFactorChallenge.ts'
import { codeOf, stepAt } from '../../src/server/features/auth/totp.ts'
import { startMailServer } from '../helpers/mailServer.ts'
import { ADMIN, freePort, Server } from '../helpers/siteServer.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { Clock, DAY, HOUR, MINUTE } from './clock.ts'
import { copyDemoData } from './demoData.ts'
import { expect, test } from './fixtures.ts'

const { account } = adminTexts.tr
const { newPassword, lost } = accountsTexts.tr
const factor = secondFactorTexts.tr
/** Number of emails about the set-up second factor. */
const FACTOR_SET_UP = 1
const NEW_PASSWORD = 'ayşenin-uzun-şifresi'

test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

test('expiry: required second factor, sessions, codes and links', async ({ page, pageErrors }) => {
  // Refusals of what has expired.
  pageErrors.expect(/40[013]/)
  const clock = new Clock()
  const mails = await startMailServer()
  const PORT = String(await freePort())
  const server = await Server.start({
    PORT,
    DATA_DIR: copyDemoData(),
    PUBLIC_URL: `http://localhost:${PORT}`,
    SMTP_URL: mails.url,
    REQUIRE_SECOND_FACTOR: 'true',
    RATE_LIMITS: 'off',
    ...clock.settings,
  })
  const at = (path: string) => `http://localhost:${PORT}${path}`
  const expectFine = async (when: string) => {
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page, { when })
  }
  const typePassword = async (password = ADMIN.password, { stays = false } = {}) => {
    await page.goto(at('/login'))
    await page.locator('[name=email]').fill(ADMIN.email)
    await page.locator('[name=password]').fill(password)
    if (stays) await page.getByLabel(account.stay).check()
    await page.locator('[name=password]').press('Enter')
  }
  const typeCode = async (code: string) => {
    await page.locator('[name=code]').fill(code)
    await page.locator('[name=code]').press('Enter')
  }
  const isIn = () => page.waitForURL(/\/admin(\/products)?$/)
  const expectOut = async () => {
    await page.goto(at('/admin/products'))
    await page.waitForURL(/\/login/)
    await expect(page.getByRole('heading', { name: account.heading })).toBeVisible()
  }
  const expectIn = async () => {
    // The heading is rendered before the server responds: the clock must not move before the network is idle.
    await page.goto(at('/admin/products'), { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/admin/products')
  }

  const secret = await test.step('only the setup of a second factor is offered, then the panel', async () => {
    await typePassword()
    await expect(page.getByRole('heading', { name: factor.first.heading })).toBeVisible()
    await expectFine('the ways')
    await page.goto(at('/admin/products'))
    await page.getByRole('button', { name: factor.app.title }).click()
    const key = (await page.locator('main code').innerText()).replaceAll(' ', '')
    await expectFine('the app')
    await typeCode(codeOf(key, stepAt(clock.now())))
    await expect(page.getByRole('list', { name: factor.codes.list }).getByRole('listitem')).toHaveCount(10)
    await expectFine('recovery codes')
    await page.getByRole('button', { name: factor.codes.saved }).click()
    await expectIn()
    return key
  })
  const code = () => codeOf(secret, stepAt(clock.now()))

  await test.step('a session expires after twelve hours without use', async () => {
    clock.move(11 * HOUR)
    await expectIn()
    clock.move(11 * HOUR)
    await expectIn()
    clock.move(12 * HOUR + MINUTE)
    await expectOut()
  })

  await test.step('a code of ten minutes ago is refused, and the current one accepted', async () => {
    const former = code()
    clock.move(10 * MINUTE)
    await typePassword(ADMIN.password, { stays: true })
    await typeCode(former)
    await expect(page.getByRole('alert')).toHaveText(secondFactorChallengeTexts.tr.wrongCode)
    await typeCode(code())
    await isIn()
  })

  await test.step('a long session expires after thirty days, used or not', async () => {
    clock.move(29 * DAY)
    await expectIn()
    clock.move(DAY + MINUTE)
    await expectOut()
  })

  await test.step('a link in an email expires after half an hour', async () => {
    const askForLink = async (count: number) => {
      await page.goto(at('/login'))
      await page.getByRole('link', { name: account.lostPassword }).click()
      // The login page has such a field too, and is visible until then.
      await expect(page.getByRole('heading', { name: lost.heading })).toBeVisible()
      await page.locator('[name=email]').fill(ADMIN.email)
      await page.getByRole('button', { name: lost.send }).click()
      await expect(page.getByText(lost.sent)).toBeVisible()
      await expect.poll(() => mails.received.length).toBe(count)
      return /http:\/\/localhost:\d+\/login\/sifre\/\S+/.exec(mails.received.at(-1)!.text!)![0]
    }
    const choose = async (page: Page, link: string) => {
      await page.goto(link)
      await page.locator('[name=newPassword]').fill(NEW_PASSWORD)
      await page.locator('[name=confirmNewPassword]').fill(NEW_PASSWORD)
      await page.locator('[name=confirmNewPassword]').press('Enter')
    }
    const late = await askForLink(FACTOR_SET_UP + 1)
    clock.move(31 * MINUTE)
    await choose(page, late)
    await expect(page.getByRole('link', { name: newPassword.askAnew })).toBeVisible()
    await expectFine('ended link')
    const inTime = await askForLink(FACTOR_SET_UP + 2)
    clock.move(29 * MINUTE)
    await choose(page, inTime)
    await expect(page.getByText(newPassword.done)).toBeVisible()
    await typePassword(NEW_PASSWORD)
    await typeCode(code())
    await isIn()
  })
  await page.close()
  await server.remove()
  await mails.close()
})
