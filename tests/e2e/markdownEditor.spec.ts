import type { Locator, Page } from '@playwright/test'
import { markdownEditorTexts } from '../../src/contract/i18n/admin/markdownEditor.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { posts } from '../../src/contract/resources/posts.ts'
import { clipboards } from '../helpers/clipboards.ts'
import { acceptDialogs } from './dialogs.ts'
import { expect, test } from './fixtures.ts'

const messages = markdownEditorTexts.tr
const { content } = resourceTexts(posts, 'tr').fields

const stored = (page: Page) => page.locator('textarea[name=content]')
const editorOf = (page: Page) => page.getByRole('textbox', { name: content!, exact: true })
const tool = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).first()

async function open(page: Page, path = '/admin/blog/new') {
  acceptDialogs(page)
  await page.goto(path)
  await expect(editorOf(page)).toBeVisible()
  return editorOf(page)
}

const paste = (editor: Locator, type: string, text: string) =>
  editor.evaluate(
    (element, [kind, value]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(kind!, value!)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, text],
  )

// Errors in the console fail the test: a violation of the content security policy is one.
test('markdown editor: writes by keyboard alone, with undo and redo', async ({ page, signIn }) => {
  await signIn(page)
  const editor = await open(page)
  await page.locator('[name=title]').focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(editor).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [20] })
  await page.keyboard.press('Control+Shift+Digit1')
  await page.keyboard.type('Önce ölçün')
  await expect(tool(page, messages.heading1)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bir ')
  await page.keyboard.press('Control+b')
  await expect(tool(page, messages.bold)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('iki')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' üç')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('dört')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Alt **başlık** burada')
  const text = '# Önce ölçün\n\nBir **iki** üç\ndört\n\n## Alt **başlık** burada'
  await expect(stored(page)).toHaveValue(text)
  await expect(editor.getByRole('heading', { level: 3, name: 'Alt başlık burada' })).toBeVisible()
  await expect(page.getByText(messages.words('9'))).toBeVisible()

  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(stored(page)).toHaveValue('', { timeout: 1 })
  }).toPass({ intervals: [20] })
  await expect(tool(page, messages.undo)).toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    await tool(page, messages.redo).click()
    await expect(stored(page)).toHaveValue(text, { timeout: 1 })
  }).toPass({ intervals: [20] })
  // Tab leaves the text.
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

test('markdown editor: a heading takes the line of the caret, and both views edit one text', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const editor = await open(page)
  // As programs fill it in.
  await stored(page).fill('Bir\niki **üç**\ndört')
  await editor.getByText('iki').click()
  await tool(page, messages.heading2).click()
  await expect(stored(page)).toHaveValue('Bir\n\n## iki **üç**\n\ndört')
  await page.keyboard.press('Control+z')
  await expect(stored(page)).toHaveValue('Bir\niki **üç**\ndört')
  await tool(page, messages.markdown).click()
  await expect(editor).toHaveValue('Bir\niki **üç**\ndört')
  await stored(page).press('Control+End')
  await page.keyboard.type('\n\n**beş**\n\nBaşlık')
  await page.keyboard.press('Control+Shift+Digit1')
  await expect(stored(page)).toHaveValue(/\n\n# Başlık$/)
  await tool(page, messages.markdown).click()
  await expect(editor.locator('strong').last()).toHaveText('beş')
  await editor.fill('# Altı\n\nyedi **sekiz**')
  await expect(stored(page)).toHaveValue('# Altı\n\nyedi **sekiz**')
})

test('markdown editor: pastes what the schema has, from twelve programs', async ({ page, signIn }) => {
  await signIn(page)
  const editor = await open(page)
  for (const { from, html, markdown } of clipboards)
    await test.step(from, async () => {
      await stored(page).fill('')
      await editor.focus()
      await paste(editor, 'text/html', html)
      await expect(stored(page)).toHaveValue(markdown)
      await expect(
        editor.locator(
          ':is(p, h2, h3, strong, br, img.ProseMirror-separator) :is(a, span, img:not([class]), ul, table)',
        ),
      ).toHaveCount(0)
    })
  await stored(page).fill('')
  await editor.focus()
  await paste(editor, 'text/plain', '# Baş\r\n\r\nMetin **kalın**\r\nsatır')
  await expect(stored(page)).toHaveValue('# Baş\n\nMetin **kalın**\nsatır')
  await expect(editor.locator('[style]')).toHaveCount(0)
})

test('markdown editor: a stored text is unchanged until it is edited', async ({ page, signIn }) => {
  const { headers } = await signIn(page)
  const odd = '#  Bir #\r\n__iki__\r\n\r\n\r\n\r\n**açık  \r\nüç'
  const { id } = await (
    await page.request.post('/api/blog', { headers, data: { title: 'Tuhaf metin', content: odd } })
  ).json()
  const now = async () => (await (await page.request.get(`/api/blog/admin/${id}`, { headers })).json()).content
  const save = async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await saved
  }
  const editor = await open(page, `/admin/blog/edit/${id}`)
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await page.locator('[name=title]').fill('Tuhaf bir metin')
  await save()
  expect(await now()).toBe(odd)
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await save()
  expect(await now()).toBe('#  Bir #\r\n__iki__\n\n**açık\nüç!')
  await page.request.delete(`/api/blog/${id}`, { headers })
})

test('markdown editor: an empty text is named at the editor, which is focused', async ({ page, signIn }) => {
  await signIn(page)
  const editor = await open(page)
  await page.locator('[name=title]').fill('Başlık')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(editor).toBeFocused()
  await expect(editor).toHaveAttribute('aria-invalid', 'true')
  await expect(editor).toHaveAccessibleDescription(/gerek|zorunlu/i)
})
