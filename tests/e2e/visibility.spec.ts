import type { Page } from '@playwright/test'
import { adminTurkish as words } from '../../src/contract/texts/administrator/admin/turkish.ts'
import { preview } from '../../src/contract/texts/visitor/preview.ts'
import { widths } from '../long.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNothingSideways } from './legible.ts'
import { drag, rows } from './rows.ts'

interface Product {
  id: number
  name: string
  slug: string
}

const inRow = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `${words.list.actions}: ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The addresses of the products as the site's list shows them to visitors, in its order. */
async function listed(visitor: Page): Promise<string[]> {
  const html = await (await visitor.request.get('/urunler')).text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return [...new Set([...main.matchAll(/href="(\/urunler\/[^"?#]+)"/g)].map(([, path]) => path!))]
}

for (const width of widths(390))
  test.describe(`${width} px`, () => {
    const hasTouch = width < 700
    test.use({ viewport: { width, height: 844 }, hasTouch, bypassCSP: true })

    test('an owner hides a product, shows it to somebody, and puts it first', async ({
      page,
      browser,
      baseURL,
      signIn,
    }) => {
      const as = await signIn(page)
      const products: Product[] = await (await page.request.get('/api/products')).json()
      const paths = products.map(({ slug }) => `/urunler/${slug}`)
      const product = products[2]!
      const path = paths[2]!
      const visitor = await browser.newPage({ baseURL, viewport: { width, height: 844 } })
      const edit = `/admin/products/edit/${product.id}`

      const link = await test.step('hidden from its row, it is nowhere, and shown by a link', async () => {
        expect((await listed(visitor)).slice(0, 3)).toEqual(paths.slice(0, 3))
        await page.goto('/admin/products')
        await inRow(page, product.name, 'Gizle')
        await expect(page.getByText('Gizli', { exact: true })).toHaveCount(2)
        await expect.poll(() => listed(visitor)).not.toContain(path)
        await expectAccessible(page, { when: 'the list' })
        await expectNothingSideways(page)
        const gone = await visitor.goto(path)
        expect(gone?.status()).toBe(404)

        await page.goto(edit)
        await expect(page.getByText(/sitede hiçbir yerde görünmez/)).toBeVisible()
        await page.getByRole('button', { name: words.previewLink.make }).click()
        const { pathname } = new URL(
          await page.getByLabel(words.previewLink.label, { exact: true }).inputValue(),
          page.url(),
        )
        await expectAccessible(page, { when: 'the form' })
        await expectNothingSideways(page)
        const answer = await visitor.goto(pathname)
        expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(product.name)
        await expect(visitor.getByText(preview.product.lead)).toBeVisible()
        await expectNothingSideways(visitor)
        return pathname
      })

      await test.step('shown again by its form', async () => {
        await page.getByRole('switch', { name: 'Sitede gizle' }).click()
        await page.getByRole('button', { name: words.form.save }).click()
        await expect(page.getByRole('link', { name: words.form.seeOnSite })).toBeVisible()
        expect(await listed(visitor)).toContain(path)
        await visitor.goto(link)
        await visitor.getByRole('link', { name: preview.product.toPage }).click()
        await expect(visitor).toHaveURL(path)
      })

      await test.step('moved to the top by keyboard, it is the first for visitors, until the newest are again', async () => {
        await page.goto('/admin/products')
        const grip = (name: string) => page.getByRole('button', { name: words.order.move(name) })
        await grip(product.name).focus()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowUp')
        await expect(page.getByText(/sizin sıranızda/)).toBeVisible()
        await expect.poll(async () => (await listed(visitor))[0]).toBe(path)
        expect((await listed(visitor)).slice(0, 3)).toEqual([path, paths[0], paths[1]])
        await visitor.goto('/urunler')
        await expect(visitor.locator('main a[href^="/urunler/"]').first()).toHaveAttribute('href', path)
        await expectNothingSideways(visitor)
        await expectNothingSideways(page)
        page.once('dialog', (dialog) => dialog.accept())
        await page.getByRole('button', { name: words.order.newestFirst }).click()
        await expect.poll(() => listed(visitor)).toEqual(paths.slice(0, 24))
      })
      await page.request.put(`/api/products/${product.id}/show`, as)
      await visitor.close()
    })
  })

test.describe('1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('an owner drags a product to the top, and visitors see it first', async ({ page, signIn }) => {
    const as = await signIn(page)
    const before = await listed(page)
    try {
      await page.goto('/admin/products')
      await expect(rows(page).nth(2)).toBeVisible()
      await drag(rows(page), [2, 0], false)
      await expect(page.getByText(/sizin sıranızda/)).toBeVisible()
      await expect.poll(async () => (await listed(page)).slice(0, 3)).toEqual([before[2], before[0], before[1]])
    } finally {
      await page.request.put('/api/products/order', { data: { ids: [] }, ...as })
    }
    expect(await listed(page)).toEqual(before)
  })
})
