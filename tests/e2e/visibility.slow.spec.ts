import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { preview } from '../../src/contract/i18n/site/preview.ts'
import { products } from '../../src/contract/resources/products.ts'
import { services } from '../../src/contract/resources/services.ts'
import { VIEWS, WIDTHS } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { drag, rows } from './rows.ts'

interface Thing {
  id: number
  name: string
  slug: string
}

/** Resources that can be hidden and reordered, with the texts of their preview pages. */
const kinds = [
  { resource: products, previewTexts: preview.product },
  { resource: services, previewTexts: preview.service },
] as const

const textOf = async (visitor: Page, path: string) => (await visitor.request.get(path)).text()

/** The addresses of the records in the public list, in its order. */
async function listed(visitor: Page, list: string): Promise<string[]> {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await textOf(visitor, list)) ?? []
  return [...new Set([...main.matchAll(/href="(\/\w+\/[^"?#]+)"/g)].map(([, path]) => path!))]
}

const cases = kinds.flatMap((kind) => VIEWS.map((way) => ({ ...kind, ...way })))
for (const { resource, previewTexts, width, language } of cases)
  test.describe(`${width} px, ${language}`, () => {
    const messages = adminTexts[language]
    const { fields, flags, hints, columns } = resourceTexts(resource, language)
    const inOrder = messages.order.placed('')
    const inRow = async (page: Page, name: string, item: string) => {
      await page.getByRole('button', { name: `${messages.list.actions}: ${name}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const hasTouch = width < 700
    test.use({ viewport: { width, height: 844 }, hasTouch, bypassCSP: true })
    const { name: plural, page: list } = resource

    test(`visibility: one of the ${plural} is hidden, shared as a preview, shown again and moved to the top`, async ({
      page,
      browser,
      baseURL,
      signIn,
    }) => {
      const as = await signIn(page, language)
      const things: Thing[] = await (await page.request.get(`/api/${plural}`)).json()
      const paths = things.map(({ slug }) => `${list}/${slug}`)
      const thing = things[2]!
      const path = paths[2]!
      const visitor = await browser.newPage({ baseURL, viewport: { width, height: 844 } })
      const edit = `/admin/${plural}/edit/${thing.id}`

      const link =
        await test.step('hidden from its row: not on the site, but visible through a preview link', async () => {
          expect((await listed(visitor, list)).slice(0, 3)).toEqual(paths.slice(0, 3))
          await page.goto(`/admin/${plural}`)
          await inRow(page, thing.name, flags.isHidden!.set)
          await expect(page.getByText(columns.isHidden!, { exact: true })).toHaveCount(2)
          for (const places of [list, '/', '/sitemap.xml'])
            await expect.poll(() => textOf(visitor, places)).not.toContain(path)
          await expectAccessible(page, { when: 'the list' })
          await expectNoHorizontalOverflow(page)
          const gone = await visitor.goto(path)
          expect(gone?.status()).toBe(404)

          await page.goto(edit)
          await expect(page.getByText(hints.isHidden!)).toBeVisible()
          await page.getByRole('button', { name: messages.previewLink.make }).click()
          const { pathname } = new URL(
            await page.getByLabel(messages.previewLink.label, { exact: true }).inputValue(),
            page.url(),
          )
          // Elsewhere the save bar may cover all but a strip of an input.
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          await expectAccessible(page, { when: 'the form' })
          await expectNoHorizontalOverflow(page)
          const answer = await visitor.goto(pathname)
          expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
          await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(thing.name)
          await expect(visitor.getByText(previewTexts.lead)).toBeVisible()
          await expectNoHorizontalOverflow(visitor)
          return pathname
        })

      await test.step('shown again by its form', async () => {
        await page.getByRole('switch', { name: fields.isHidden! }).click()
        await page.getByRole('button', { name: messages.form.save }).click()
        await expect(page.getByRole('link', { name: messages.form.seeOnSite })).toBeVisible()
        for (const places of [list, '/sitemap.xml']) expect(await textOf(visitor, places)).toContain(path)
        await visitor.goto(link)
        await visitor.getByRole('link', { name: previewTexts.toPage }).click()
        await expect(visitor).toHaveURL(path)
      })

      await test.step('moved to the top by keyboard, and back to newest first', async () => {
        await page.goto(`/admin/${plural}`)
        const grip = (name: string) => page.getByRole('button', { name: messages.order.move(name) })
        await grip(thing.name).focus()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowUp')
        await expect(page.getByText(inOrder)).toBeVisible()
        await expect.poll(async () => (await listed(visitor, list))[0]).toBe(path)
        expect((await listed(visitor, list)).slice(0, 3)).toEqual([path, paths[0], paths[1]])
        await visitor.goto(list)
        await expect(visitor.locator(`main a[href^="${list}/"]`).first()).toHaveAttribute('href', path)
        await expectNoHorizontalOverflow(visitor)
        await expectNoHorizontalOverflow(page)
        page.once('dialog', (dialog) => dialog.accept())
        await page.getByRole('button', { name: messages.order.newestFirst }).click()
        await expect.poll(() => listed(visitor, list)).toEqual(paths.slice(0, 24))
      })
      await page.request.put(`/api/${plural}/${thing.id}/show`, as)
      await visitor.close()
    })
  })

for (const width of WIDTHS)
  test.describe(`${width} px`, () => {
    const hasTouch = width < 700
    test.use({ viewport: { width, height: 900 }, hasTouch })

    for (const { name: plural, page: list } of [products, services])
      test(`manual order: one of the ${plural} is dragged to the top`, async ({ page, signIn }) => {
        const as = await signIn(page)
        const before = await listed(page, list)
        try {
          await page.goto(`/admin/${plural}`)
          await expect(rows(page).nth(2)).toBeVisible()
          await drag(rows(page), [2, 0], hasTouch)
          await expect(page.getByText(adminTexts.tr.order.placed(''))).toBeVisible()
          const first = async () => (await listed(page, list)).slice(0, 3)
          await expect.poll(first).toEqual([before[2], before[0], before[1]])
        } finally {
          await page.request.put(`/api/${plural}/order`, { data: { ids: [] }, ...as })
        }
        expect(await listed(page, list)).toEqual(before)
      })
  })
