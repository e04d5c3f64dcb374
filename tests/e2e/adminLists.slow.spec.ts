import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { type Product, products as productResource } from '../../src/contract/resources/products.ts'
import type { Slide } from '../../src/contract/resources/slides.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { acceptDialogs } from './dialogs.ts'
import { expect, test } from './fixtures.ts'
import { drag, rows } from './rows.ts'

const SLIDES = '/admin/settings/homepage'

const titles = (page: Page) => rows(page).getByRole('link').allTextContents()

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const hasTouch = width < 700
    const messages = adminTexts[language]
    const products = resourceTexts(productResource, language)
    test.use({ viewport: { width, height: 844 }, hasTouch })

    test('product list: search, feature from the row menu and in bulk, bulk delete after one confirmation', async ({
      page,
      signIn,
    }) => {
      const as = await signIn(page, language)
      const questions = acceptDialogs(page)
      const names = ['Toplu silinecek bir', 'Toplu silinecek iki']
      for (const name of names) await page.request.post('/api/products', { data: { name }, ...as })
      await page.goto('/admin/products')
      await expect(rows(page).first()).toBeVisible()
      const all = await rows(page).count()
      const search = page.getByRole('searchbox')
      await search.fill('toplu silinecek')
      await expect(rows(page)).toHaveCount(2)
      await page.goBack()
      await expect(rows(page)).toHaveCount(all)
      await expect(search).toHaveValue('')
      await page.goForward()
      await expect(rows(page)).toHaveCount(2)

      const menu = page.getByRole('button', { name: `${messages.list.actions}: ${names[0]}` })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: messages.list.edit })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await menu.click()
      await page.getByRole('menuitem', { name: products.flags.isFeatured!.set }).click()
      const isFeatured = (name: string) =>
        expect(page.getByRole('button', { name: `${products.flags.isFeatured!.isOn}: ${name}` })).toBeVisible()
      await isFeatured(names[0]!)

      const bar = page.getByRole('region', { name: messages.list.selected })
      const chooseBoth = async () => {
        await page.getByRole('checkbox', { name: messages.list.selectPage }).check()
        await expect(bar.getByText(messages.list.selectedCount(products.count(2)))).toBeVisible()
      }
      if (hasTouch) await page.getByRole('button', { name: messages.list.select, exact: true }).click()
      await chooseBoth()
      await bar.getByRole('button', { name: products.flags.isFeatured!.set, exact: true }).click()
      for (const name of names) await isFeatured(name)
      // Optimistic: shown before it is stored.
      const read = async (path: string) => (await page.request.get(path)).text()
      for (const name of names) await expect.poll(() => read('/')).toContain(name)
      expect(questions).toEqual([])

      await chooseBoth()
      await bar.getByRole('button', { name: messages.list.remove }).click()
      await expect(rows(page)).toHaveCount(0)
      expect(questions.map((question) => question.split('\n'))).toEqual([
        [messages.list.confirmMany(products.count(2)), '', ...names.map((name) => `• ${name}`).toReversed()],
      ])
      for (const path of ['/api/products', '/urunler', '/'])
        await expect.poll(() => read(path)).not.toContain('Toplu silinecek')
    })

    test('list: can be sorted by the last edit', async ({ page, signIn }) => {
      const as = await signIn(page, language)
      const stored = async (query = ''): Promise<Product[]> => (await page.request.get(`/api/products${query}`)).json()
      const { id, name, description } = (await stored()).at(-1)!
      const edit = (data: object) => page.request.put(`/api/products/${id}`, { data, ...as })
      await edit({ description: `${description} Yeni.` })
      await page.goto('/admin/products')
      await expect(rows(page).first()).toBeVisible()
      const before = await titles(page)
      expect(before[0]).not.toBe(name)

      if (hasTouch) await page.getByLabel(messages.list.sort, { exact: true }).selectOption('updatedAt DESC')
      else {
        const head = page.getByRole('columnheader', { name: messages.list.edited })
        await head.getByRole('button').click()
        await expect(head).toHaveAttribute('aria-sort', 'ascending')
        await expect.poll(async () => (await titles(page)).at(-1)).toBe(name)
        await head.getByRole('button').click()
        await expect(head).toHaveAttribute('aria-sort', 'descending')
      }
      const sorted = await stored('?sort=["updatedAt","DESC"]&range=[0,24]')
      await expect.poll(() => titles(page)).toEqual(sorted.map((each) => each.name))
      expect(sorted[0]!.id).toBe(id)
      await page.reload()
      await expect.poll(() => titles(page)).toEqual(sorted.map((each) => each.name))
      await edit({ description })
    })

    test('slides: reordered by keyboard and by dragging', async ({ page, signIn }) => {
      const { order } = messages
      const as = await signIn(page, language)
      const stored = async (): Promise<Slide[]> => (await page.request.get('/api/slides')).json()
      const before = await stored()
      const [one, two, three, ...others] = before.map(({ title }) => title)
      await page.goto(SLIDES)
      await page.getByRole('button', { name: order.move(one!) }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(order.moved(one!, 2))).toBeAttached()
      await expect(page.getByRole('button', { name: order.move(one!) })).toBeFocused()
      expect(await titles(page)).toEqual([two, one, three, ...others])
      await expect.poll(async () => (await stored()).map(({ title }) => title)).toEqual([two, one, three, ...others])

      await drag(rows(page), [2, 0], hasTouch)
      await expect.poll(() => titles(page)).toEqual([three, two, one, ...others])
      await expect.poll(async () => (await stored()).map(({ title }) => title)).toEqual([three, two, one, ...others])
      await page.reload()
      await expect.poll(() => titles(page)).toEqual([three, two, one, ...others])
      for (const { id, displayOrder } of before)
        await page.request.put(`/api/slides/${id}`, { data: { displayOrder }, ...as })
    })
  })
