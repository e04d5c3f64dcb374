import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { formEndTexts } from '../../src/contract/i18n/admin/phrases.ts'
import { postEditorTexts } from '../../src/contract/i18n/admin/postEditor.ts'
import type { Post } from '../../src/contract/resources/posts.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]:visible`)

async function expectFitting(page: Page, when: string) {
  await expectAccessible(page, { when })
  await expectNoHorizontalOverflow(page)
}

/** Runs an action, answers the browser's dialog, and returns its message. */
async function answerDialog(page: Page, by: () => Promise<unknown>, isAgreed: boolean): Promise<string> {
  const question = page.waitForEvent('dialog')
  const done = by()
  const dialog = await question
  await (isAgreed ? dialog.accept() : dialog.dismiss())
  await done
  return dialog.message()
}

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const messages = adminTexts[language]
    const { publication } = postEditorTexts[language]
    const ends = formEndTexts[language]
    const save = (page: Page) => page.getByRole('button', { name: messages.form.save, exact: true }).click()
    const saved = (page: Page) => expect(page.getByText(new RegExp(`^${messages.form.savedAt('')}`))).toBeVisible()
    test.use({ viewport: { width, height: 844 } })

    test('blog: unpublishing a post needs a confirmation', async ({ page, signIn, pageErrors }) => {
      const as = await signIn(page, language)
      const data = { title: `Sorulan ${width} ${language}`, content: 'Söz.', publishOption: 'now' }
      const { id, slug }: Post = await (await page.request.post('/api/blog', { data, ...as })).json()
      const isSeen = async () => (await page.request.get(`/blog/${slug}`)).ok()
      const choose = (option: string) => page.locator(`[name=publishOption][value=${option}]`).check()
      try {
        await page.goto(`/admin/blog/edit/${id}`)
        await choose('schedule')
        await page.getByRole('button', { name: publication.quickPick(2) }).click()
        await expect(page.getByText(publication.dueAgain('@', '').split('@')[0]!)).toBeVisible()
        const [before, after] = publication.confirmSchedule('@').split('@')
        const question = await answerDialog(page, () => save(page), false)
        expect([question.startsWith(before!), question.endsWith(after!)]).toEqual([true, true])
        expect(await isSeen()).toBe(true)
        await answerDialog(page, () => save(page), true)
        await saved(page)
        await expect.poll(isSeen).toBe(false)

        // Someone else publishes it again meanwhile, which the form does not know.
        await field(page, 'author').fill('Ayşe')
        await page.request.put(`/api/blog/${id}`, { data, ...as })
        pageErrors.expect(/409/)
        await save(page)
        const dialog = page.getByRole('dialog', { name: messages.conflict.title })
        await expect(dialog).toBeVisible()
        await expectFitting(page, 'both versions')
        await dialog.getByRole('button', { name: messages.conflict.save }).click()
        await saved(page)
        expect(await isSeen()).toBe(true)
        await choose('draft')
        expect(await answerDialog(page, () => save(page), false)).toBe(publication.confirmDraft)
        expect(await isSeen()).toBe(true)
      } finally {
        await page.request.delete(`/api/blog/${id}`, as)
      }
    })

    test('form: changes to a record deleted meanwhile can be saved as a new record', async ({
      page,
      signIn,
      pageErrors,
    }) => {
      const as = await signIn(page, language)
      const name = `Silinen ${width} ${language}`
      const data = { name, specs: { Menzil: '8 km' } }
      const { id } = await (await page.request.post('/api/products', { data, ...as })).json()
      await page.goto(`/admin/products/edit/${id}`)
      await field(page, 'shortDescription').fill('Sonradan yazıldı.')
      await page.request.delete(`/api/products/${id}`, as)
      pageErrors.expect(/404/)
      await save(page)
      await expect(page.getByText(ends.gone)).toBeVisible()
      // An input that the save bar partly covers would be too small a target.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectFitting(page, 'the deleted record')
      await page.getByRole('button', { name: ends.saveAsNew }).click()
      await expect(page).toHaveURL('/admin/products/new')
      // The previous form shows the same name until the new one is rendered.
      await expect(page.getByText(ends.gone)).toHaveCount(0)
      await expect(field(page, 'name')).toHaveValue(name)
      await save(page)
      await page.waitForURL('**/admin/products')
      const all: { id: number; name: string }[] = await (await page.request.get('/api/products', as)).json()
      const [made, ...others] = all.filter((each) => each.name === name)
      expect(others).toEqual([])
      expect(made).toMatchObject({ shortDescription: 'Sonradan yazıldı.', specs: data.specs })
      await page.request.delete(`/api/products/${made!.id}`, as)
    })

    test('upload: leaving asks for confirmation, saving waits, and cancelling stops the request', async ({
      page,
      signIn,
    }) => {
      const as = await signIn(page, language)
      const data = { name: `Resimli ${width} ${language}` }
      const { id } = await (await page.request.post('/api/products', { data, ...as })).json()
      const stored = async () => (await page.request.get(`/api/products/${id}`, as)).json()
      await page.route('**/api/files/**', () => {})
      await page.goto(`/admin/products/edit/${id}`)
      await field(page, 'name').waitFor()
      const sent = page.waitForRequest('**/api/files/**')
      await page.locator('input[name=imageUrl]').setInputFiles(await picture(`yolda-${width}.png`))
      const request = await sent
      await expectFitting(page, 'the file on its way')
      const leave = () => page.getByRole('link', { name: messages.form.back }).click()
      expect(await answerDialog(page, leave, false)).toContain('?')
      await expect(page).toHaveURL(`/admin/products/edit/${id}`)
      await field(page, 'shortDescription').fill('Beklerken.')
      await save(page)
      await expect(page.getByText(messages.form.waits)).toBeVisible()
      const stopped = page.waitForEvent('requestfailed', (each) => each === request)
      await page.getByRole('button', { name: messages.image.stop }).click()
      await stopped
      await expect(page.getByText(messages.form.notArrived)).toBeVisible()
      expect(await stored()).toMatchObject({ imageUrl: null, shortDescription: null })
      await save(page)
      await saved(page)
      expect(await stored()).toMatchObject({ imageUrl: null, shortDescription: 'Beklerken.' })
      await page.request.delete(`/api/products/${id}`, as)
    })
  })
