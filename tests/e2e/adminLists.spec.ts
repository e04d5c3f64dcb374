import type { Page } from '@playwright/test'
import { products as productResource } from '../../src/contract/resources/products/products.ts'
import type { Slide } from '../../src/contract/resources/slides/slides.ts'
import { adminTexts } from '../../src/contract/texts/administrator/admin.ts'
import { resourceTexts } from '../../src/contract/texts/administrator/resources.ts'
import { some } from '../long.ts'
import { expect, test } from './fixtures.ts'
import { drag, rows } from './rows.ts'

const SLIDES = '/admin/settings/homepage'

const titles = (page: Page) => rows(page).getByRole('link').allTextContents()

/** Each language at each width: products in one, slides in the other. */
const ways = [
  { width: 1440, languages: ['tr', 'en'] },
  { width: 390, languages: ['en', 'tr'] },
] as const
for (const { width, languages } of some(ways, 2))
  test.describe(`${width} px`, () => {
    const hasTouch = width < 700
    test.use({ viewport: { width, height: 844 }, hasTouch })

    test('products are found, featured from their menu, and deleted together after one question', async ({
      page,
      signIn,
    }) => {
      const [words, products] = [adminTexts[languages[0]], resourceTexts(productResource, languages[0])]
      const as = await signIn(page, languages[0])
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

      const menu = page.getByRole('button', { name: `${words.list.actions}: ${names[0]}` })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: words.list.edit })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await menu.click()
      await page.getByRole('menuitem', { name: products.flags.isFeatured!.off }).click()
      const star = page.getByRole('button', { name: `${products.flags.isFeatured!.on}: ${names[0]}` })
      await expect(star).toBeVisible()

      if (hasTouch) await page.getByRole('button', { name: words.list.choose, exact: true }).click()
      await page.getByRole('checkbox', { name: words.list.chooseAll }).check()
      const bar = page.getByRole('region', { name: words.list.chosen })
      await expect(bar.getByText(words.list.chosenCount(products.count(2)))).toBeVisible()
      page.once('dialog', (dialog) => dialog.accept())
      const asked = page.waitForEvent('dialog')
      await bar.getByRole('button', { name: words.list.remove }).click()
      const question = (await asked).message()
      expect(question.split('\n')).toEqual([
        words.list.confirmMany(products.count(2)),
        '',
        ...names.map((name) => `• ${name}`).toReversed(),
      ])
      await expect(page.getByText(words.bin.movedMany(products.count(2)))).toBeVisible()
      await expect(rows(page)).toHaveCount(0)
      expect(await (await page.request.get('/api/products')).text()).not.toContain('Toplu silinecek')
    })

    test('slides are put in order by keyboard, and by dragging', async ({ page, signIn }) => {
      const { order: words } = adminTexts[languages[1]]
      const as = await signIn(page, languages[1])
      const stored = async (): Promise<Slide[]> => (await page.request.get('/api/slides')).json()
      const before = await stored()
      const [one, two, three, ...others] = before.map(({ title }) => title)
      await page.goto(SLIDES)
      await page.getByRole('button', { name: words.move(one!) }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(words.moved(one!, 2))).toBeAttached()
      await expect(page.getByRole('button', { name: words.move(one!) })).toBeFocused()
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
