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

// axe writes styles of its own, which the content policy refuses.
test.use({ bypassCSP: true })

const toPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
const toDesk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })

/** At both widths; the window ends as a desk's. */
async function expectFitting(page: Page, when: string) {
  for (const resize of [toPhone, toDesk]) {
    await resize(page)
    await expectAccessible(page, { when })
    await expectNoHorizontalOverflow(page)
  }
}

for (const language of LOCALES)
  test(`a morning at the desk and in the field, in ${language}: the overview, a post that is planned, a message that is answered`, async ({
    page,
    signIn,
  }) => {
    const { dashboard, form } = adminTexts[language]
    const { publication, status } = postEditorTexts[language]
    const inbox = inboxTexts[language]
    const title = `Sabah yazısı (${language})`
    const as = await signIn(page, language)
    const call = (method: string, path: string) => page.request.fetch(`/api${path}`, { method, ...as })

    await test.step('the overview says what is to be done on the first day, what waits, and what was edited', async () => {
      await page.goto('/admin')
      for (const name of [dashboard.firstDay.heading, dashboard.waiting, dashboard.recent])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: dashboard.firstDay.removeDemo })).toBeVisible()
      // What axe says of it is heard in adminScreens.spec.ts.
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
    await test.step('publishing is in view wherever one is in the text', async () => {
      await page.locator('[name=title]').fill(title)
      await page.locator('textarea[name=content]').fill('Uzun bir yazı.\n\n'.repeat(60))
      await bottom()
      await expect(planning.locator('[value=schedule]')).toBeInViewport()
      // A common notebook's.
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

    await test.step('a day is chosen by keys, and counted', async () => {
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

    await test.step('a message is marked as answered, and waits no more', async () => {
      const waiting = page.getByRole('region', { name: dashboard.unansweredMessages })
      await page.goto('/admin')
      const count = Number(/\d+/.exec((await waiting.getByRole('heading').textContent())!)![0])
      await waiting.getByRole('link', { name: dashboard.all }).click()
      const first = page.getByRole('navigation', { name: inbox.list }).getByRole('link').first()
      await first.click()
      const message = page.getByRole('article')
      const reply = message.getByRole('link', { name: inbox.reply })
      // No mail program stands ready here.
      await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
      await reply.click()
      await expect(message.getByText(inbox.answerOffer)).toBeVisible()
      await expectFitting(page, 'the message')
      // It shows at once, before it is stored.
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
