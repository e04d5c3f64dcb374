import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { inboxTexts } from '../../src/contract/i18n/admin/inbox.ts'
import { livePreviewTexts } from '../../src/contract/i18n/admin/livePreview.ts'
import { markdownEditorTexts } from '../../src/contract/i18n/admin/markdownEditor.ts'
import { postEditorTexts } from '../../src/contract/i18n/admin/postEditor.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { preview as previewWords } from '../../src/contract/i18n/site/preview.ts'
import { type Message, messages } from '../../src/contract/resources/messages.ts'
import { posts } from '../../src/contract/resources/posts.ts'
import { views } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { acceptDialogs } from './dialogs.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'
import { saysNotFound } from './routes.ts'

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]:visible`)
const accept = (page: Page) => page.once('dialog', (dialog) => void dialog.accept())

async function expectFitting(page: Page, when: string) {
  await expectAccessible(page, { when })
  await expectNoHorizontalOverflow(page)
}

/** Matches a sentence with any date at 14:00. */
const atTwo = (sentence: (moment: string) => string) => {
  const pieces = sentence('@').split('@')
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&')).join('.+ 14:00')}$`)
}

for (const { width, language } of views({ width: 390, language: 'tr' })) {
  const isPhone = width < 700
  const [place, theme] = isPhone ? ['on a phone', 'dark'] : ['at a desk', 'light']
  const name = `${place}, ${language}`
  const panel = adminTexts[language]
  const labels = postEditorTexts[language]
  const editorTexts = markdownEditorTexts[language]
  const inbox = inboxTexts[language]
  const texts = resourceTexts(posts, language)
  const ofMessages = resourceTexts(messages, language)
  const save = (page: Page) => page.getByRole('button', { name: panel.form.save, exact: true }).click()

  test.describe(name, () => {
    // axe adds styles, which the content security policy blocks.
    test.use({ viewport: { width, height: 844 }, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), theme))

    test('blog: a post is drafted, shared as a preview, scheduled, published and deleted', async ({
      page,
      signIn,
      pageErrors,
    }) => {
      const title = `Zeytinde ilk su, ${name}`
      await signIn(page, language)

      await test.step('written with a preview', async () => {
        await page.goto('/admin/blog')
        await page.getByRole('link', { name: texts.add }).click()
        await field(page, 'title').fill(title)
        await field(page, 'content').fill('Önce ölçün\n\nNisan sonunda **20 cm** kurur.')
        const editor = page.locator('[role=textbox]').first()
        await editor.getByText('Önce').click()
        await page.getByRole('button', { name: editorTexts.heading1, exact: true }).first().click()
        // Beside the form; on a phone in its place.
        const { show, look, edit } = livePreviewTexts[language]
        const [open, close] = width < 1180 ? [look, edit] : [show, show]
        const preview = page.frameLocator('iframe[data-shown="true"]').getByRole('main')
        await page.getByRole('button', { name: open, exact: true }).click()
        await expect(preview.getByRole('heading', { level: 2, name: 'Önce ölçün' })).toBeVisible()
        await expect(preview.locator('strong', { hasText: '20 cm' })).toBeVisible()
        await expectFitting(page, 'the preview')
        await page.getByRole('button', { name: close, exact: true }).click()
        // Undo reverts the change of a button, as it does typed text.
        await editor.press('Control+z')
        await expect(field(page, 'content')).toHaveValue(/^Önce/)
        await editor.press('Control+y')
        await field(page, 'coverImageUrl').setInputFiles(await picture())
        await expect(page.locator('img[src^="/uploads/"]')).toBeVisible()
        await expectFitting(page, 'the editor')
        await save(page)
        await page.waitForURL('**/admin/blog')
        await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
        await expectFitting(page, 'the list')
      })

      const preview = await test.step('preview link created', async () => {
        await page.getByRole('link', { name: title, exact: true }).click()
        await page.getByRole('button', { name: panel.previewLink.make }).click()
        return new URL(await page.getByLabel(panel.previewLink.label, { exact: true }).inputValue()).pathname
      })
      await test.step('preview visible through the link only', async () => {
        const stranger = await page.context().browser()!.newPage()
        const answer = await stranger.goto(new URL(preview, page.url()).href)
        expect(answer?.status()).toBe(200)
        expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(stranger.getByText(previewWords.post.label)).toBeVisible()
        await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(stranger.getByRole('heading', { level: 2, name: 'Önce ölçün' })).toBeVisible()
        const forged = await stranger.goto(new URL(`${preview}x`, page.url()).href)
        expect(forged?.status()).toBe(404)
        await expect(stranger.getByText(previewWords.post.notFound)).toBeVisible()
        await stranger.close()
      })

      await test.step('scheduled by a quick pick', async () => {
        await page.locator('[name=publishOption][value=schedule]').check()
        await page.getByRole('button', { name: labels.publication.quickPick(2) }).click()
        const { due, inDays } = labels.publication
        await expect(page.getByText(atTwo((moment) => due(moment, inDays(2))))).toBeVisible()
        await save(page)
        await expect(page.getByText(atTwo(labels.publication.scheduledFor))).toBeVisible()
        await page.goto('/admin/blog?status=scheduled')
        await expect(page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: title })).toContainText(
          labels.status.scheduled,
        )
      })

      const publicPath = await test.step('published, and on the site at the next request', async () => {
        await page.getByRole('link', { name: title, exact: true }).click()
        await page.locator('[name=publishOption][value=now]').check()
        await save(page)
        await expect(page.getByText(panel.form.savedAt(''))).toBeVisible()
        const href = await page.getByRole('link', { name: panel.form.seeOnSite }).getAttribute('href')
        expect((await page.request.get(href!)).status()).toBe(200)
        return href!
      })

      await test.step('deleted', async () => {
        accept(page)
        await page.getByRole('button', { name: texts.remove }).click()
        // Back to the filtered list: scheduled posts.
        await page.waitForURL('**/admin/blog?status=scheduled')
        await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
        expect((await page.request.get(publicPath)).status()).toBe(404)
      })
      pageErrors.expect(saysNotFound)
    })

    test('inbox: a message is found, read, marked as spam, exported, answered and deleted', async ({
      page,
      signIn,
      pageErrors,
    }) => {
      const subject = `Iğdır için teklif, ${name}`
      const as = await signIn(page, language)
      const stored = async () => {
        const all: Message[] = await (
          await page.request.get('/api/admin/contact-messages?filter={"isSpam":[true,false]}', as)
        ).json()
        return all.filter((each) => each.subject === subject)
      }
      const sent = await page.request.post('/api/contact/send-message', {
        data: {
          name: '=HYPERLINK("x")',
          email: 'cig@example.com',
          phoneNumber: '0532 000 00 00',
          subject,
          message: 'Bir;\niki',
        },
      })
      expect(sent.status()).toBe(200)
      const row = page.getByRole('navigation', { name: inbox.list }).getByRole('link', { name: subject })
      const open = page.getByRole('article')

      await test.step('found', async () => {
        await page.goto('/admin/inbox')
        await page.getByRole('searchbox').fill('IĞDIR')
        await expect(row).toBeVisible()
        await expect(row).toContainText(inbox.unread)
        const list = page.getByRole('navigation', { name: inbox.list })
        expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe(`${844 * 0.7}px`)
        await expectFitting(page, 'the inbox')
      })

      await test.step('exported', async () => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: inbox.csv.save }).click()
        const file = await readFile((await (await download).path())!, 'utf8')
        expect(file.startsWith(`\uFEFF${inbox.date};`)).toBe(true)
        expect(file).toContain(`"'=HYPERLINK(""x"")"`)
        expect(file).toContain('"Bir;\niki"')
      })

      await test.step('read', async () => {
        await row.click()
        await expect(open.getByRole('heading', { name: subject })).toBeVisible()
        await expect(open.getByText(inbox.isRead, { exact: true })).toBeVisible()
        await expect(row).toBeVisible({ visible: !isPhone })
        if (isPhone) await expect(open.getByRole('heading', { name: subject })).toBeFocused()
        await expect(open.getByRole('link', { name: inbox.reply })).toHaveAttribute(
          'href',
          `mailto:cig@example.com?subject=${encodeURIComponent(inbox.replySubject(subject))}`,
        )
        await expectFitting(page, 'a message')
        await page.reload()
        await expect(open.getByText(inbox.isRead, { exact: true })).toBeVisible()
        if (isPhone) {
          await open.getByRole('link', { name: inbox.back }).click()
          await expect(row).toBeVisible()
          await row.click()
        }
      })

      await test.step('answered', async () => {
        await open.getByRole('button', { name: inbox.markAnswered, exact: true }).click()
        await expect(open.getByText(inbox.isAnswered, { exact: true })).toBeVisible()
        await expect.poll(stored).toMatchObject([{ isRead: true, isAnswered: true }])
      })

      await test.step('marked as spam', async () => {
        await open.getByRole('button', { name: inbox.markSpam, exact: true }).click()
        await expect(row).toHaveCount(0)
        await page.getByRole('button', { name: inbox.views.spam, exact: true }).click()
        await row.click()
        await expect.poll(stored).toMatchObject([{ isSpam: true }])
      })

      await test.step('restored if the connection breaks during the deletion', async () => {
        const { promise: isBroken, resolve: breakLine } = Promise.withResolvers<void>()
        const line = '**/api/admin/contact-messages/*'
        await page.route(line, async (route) => {
          await isBroken
          await route.abort()
        })
        pageErrors.expect(/^failed: DELETE/, /Failed to load resource: net::ERR_FAILED/)
        accept(page)
        await open.getByRole('button', { name: inbox.remove, exact: true }).click()
        await expect(open).toHaveCount(0)
        await expect(row).toHaveCount(0)
        breakLine()
        await expect(row).toBeVisible()
        expect(await stored()).toHaveLength(1)
        await page.unroute(line)
        await row.click()
      })

      await test.step('deleted', async () => {
        accept(page)
        await open.getByRole('button', { name: inbox.remove, exact: true }).click()
        await expect(row).toHaveCount(0)
        await expect.poll(stored).toEqual([])
        await page.reload()
        await expect(page.getByRole('heading', { name: inbox.noMatch.split('. ')[0] })).toBeVisible()
        await expect(row).toHaveCount(0)
      })
    })

    test('inbox: all unread messages are marked as read after one confirmation', async ({ page, signIn }) => {
      const as = await signIn(page, language)
      const questions = acceptDialogs(page)
      const unread = async (): Promise<Message[]> =>
        (await page.request.get('/api/admin/contact-messages?unreadOnly=true', as)).json()
      const before = await unread()
      for (const subject of ['Damla hattı', 'Vana']) {
        const data = { name: 'Şükrü Iğdır', email: 'sukru@example.com', subject, message: 'Ne zaman gelir?' }
        await page.request.post('/api/contact/send-message', { data })
      }
      const sent = (await unread()).slice(0, 2)
      const count = ofMessages.count(before.length + 2)

      await page.goto('/admin/inbox')
      const list = page.getByRole('navigation', { name: inbox.list })
      await expect(list.getByText(inbox.unread)).toHaveCount(before.length + 2)
      await page.getByRole('button', { name: inbox.markAllRead, exact: true }).click()
      await expect(list.getByText(inbox.unread)).toHaveCount(0)
      expect(questions).toEqual([inbox.confirmAllRead(count)])
      await expect(page.getByRole('button', { name: inbox.markAllRead, exact: true })).toHaveCount(0)
      expect(await unread()).toEqual([])

      for (const { id } of sent) await page.request.delete(`/api/admin/contact-messages/${id}`, as)
      for (const { id } of before) await page.request.put(`/api/admin/contact-messages/${id}/mark-unread`, as)
    })
  })
}
