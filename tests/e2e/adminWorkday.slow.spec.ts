import type { Page } from '@playwright/test'
import { LOCALES } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { inboxTexts } from '../../src/contract/i18n/admin/inbox.ts'
import { postEditorTexts } from '../../src/contract/i18n/admin/postEditor.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { PUBLISH_OPTIONS, type PublishOption, posts } from '../../src/contract/resources/posts.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { test } from './sharedPage.ts'

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

const toPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
const toDesk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })

/** Checks both widths; the window is left at the desktop's. */
async function expectFitting(page: Page, when: string) {
  for (const resize of [toPhone, toDesk]) {
    await resize(page)
    await expectAccessible(page, { when })
    await expectNoHorizontalOverflow(page)
  }
}

for (const language of LOCALES)
  test(`a workday in ${language}: dashboard, scheduling a post, answering a message`, async ({ page, signIn }) => {
    const { dashboard, form } = adminTexts[language]
    const { publication, status } = postEditorTexts[language]
    const inbox = inboxTexts[language]
    const title = `Sabah yazısı (${language})`
    const as = await signIn(page, language)
    const call = (method: string, path: string) => page.request.fetch(`/api${path}`, { method, ...as })

    await test.step('the dashboard lists first steps, open tasks and recent edits', async () => {
      await page.goto('/admin')
      for (const name of [dashboard.firstDay.heading, dashboard.waiting, dashboard.recent])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: dashboard.firstDay.removeDemo })).toBeVisible()
      // adminScreens.spec.ts runs axe on this screen.
      for (const resize of [toPhone, toDesk]) {
        await resize(page)
        await expectNoHorizontalOverflow(page)
      }
      await page
        .getByRole('navigation', { name: dashboard.quickActions })
        .getByRole('link', { name: resourceTexts(posts, language).add })
        .click()
    })

    const planning = page.getByRole('group', { name: publication.heading, exact: true })
    const optionOf = (option: PublishOption) => planning.locator(`[value=${option}]`)
    const bottom = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await test.step('the publication card stays visible wherever the text is scrolled', async () => {
      await page.locator('[name=title]').fill(title)
      await page.locator('textarea[name=content]').fill('Uzun bir yazı.\n\n'.repeat(60))
      await bottom()
      await expect(planning.locator('[value=schedule]')).toBeInViewport()
      // The size of a common laptop.
      await page.setViewportSize({ width: 1366, height: 768 })
      for (const share of [0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
        for (const part of [planning.getByRole('heading'), ...PUBLISH_OPTIONS.map(optionOf)])
          await expect(part).toBeInViewport({ ratio: 1 })
      }
      await toPhone(page)
      await bottom()
      await page.getByRole('button', { name: publication.goThere }).click()
      await expect(planning.locator('[value=draft]')).toBeFocused()
      await expect(planning.locator('[value=draft]')).toBeInViewport()
    })

    await test.step('a day is chosen by keyboard, with the number of days', async () => {
      await page.locator('[name=publishOption][value=schedule]').check()
      const calendar = planning.getByRole('grid')
      await calendar.locator('[tabindex="0"]').focus()
      await page.keyboard.press('ArrowDown')
      await expect(calendar.locator('[tabindex="0"]')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('[name=scheduleDaysOffset]')).toHaveValue('8')
      await expect(planning.getByText(publication.inDays(8))).toBeInViewport()
      await expectFitting(page, 'the post')
      await toPhone(page)
      await page.getByRole('button', { name: form.save }).click()
      await page.waitForURL('**/admin/blog')
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByText(new RegExp(`^${status.scheduled}: .+ 14:00$`))).toBeInViewport()
      await expect(page.getByText(publication.inDays(8), { exact: true })).toBeInViewport()
      await call('DELETE', `/blog/${page.url().split('/').at(-1)}`)
    })

    await test.step('a message is marked as answered, and is no longer an open task', async () => {
      const waiting = page.getByRole('region', { name: dashboard.unansweredMessages })
      await page.goto('/admin')
      const count = Number(/\d+/.exec((await waiting.getByRole('heading').textContent())!)![0])
      await waiting.getByRole('link', { name: dashboard.all }).click()
      const first = page.getByRole('navigation', { name: inbox.list }).getByRole('link').first()
      await first.click()
      const message = page.getByRole('article')
      const reply = message.getByRole('link', { name: inbox.reply })
      // No mail program is installed.
      await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
      await reply.click()
      await expect(message.getByText(inbox.answerOffer)).toBeVisible()
      await expectFitting(page, 'the message')
      // Optimistic: shown before it is stored.
      const stored = page.waitForResponse(/\/mark-answered$/)
      await message.getByRole('button', { name: inbox.markAnswered }).click()
      await expect(message.getByText(inbox.isAnswered, { exact: true })).toBeVisible()
      await stored
      const id = new URL(page.url()).searchParams.get('message')
      await page.goto('/admin')
      await expect(waiting.getByRole('heading')).toContainText(String(count - 1))
      for (const mark of ['mark-unanswered', 'mark-unread']) await call('PUT', `/admin/contact-messages/${id}/${mark}`)
    })
  })
