import type { Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { copied } from '../../src/contract/i18n/admin/phrases.ts'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import contactPageEnglish from '../../src/contract/i18n/site/contactPageEnglish.ts'
import { posts } from '../../src/contract/resources/posts.ts'
import { products } from '../../src/contract/resources/products.ts'
import { services } from '../../src/contract/resources/services.ts'
import { titleFieldOf } from '../../src/contract/schema/fields.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { rows } from './rows.ts'

const contactTexts = { tr: contactPage, en: contactPageEnglish }

const field = (page: Page, name: string) =>
  page.locator(`:is(input, textarea)[name="${name}"]:not([type=radio])`).first()

/** Fields in which a copy differs, apart from its title: those of the server, it is not featured, and no record names it. */
const ownOf = ({
  id,
  slug,
  en,
  translation,
  createdAt,
  updatedAt,
  isPublished,
  date,
  publishAt,
  ...rest
}: Record<string, unknown>) => ({
  ...{ id, slug, en, translation, createdAt, updatedAt },
  ...('isFeatured' in rest && { isFeatured: false }),
  ...('documents' in rest && { documents: [] }),
  ...('references' in rest && { references: [] }),
  ...(isPublished !== undefined && { isPublished, date, publishAt }),
})

const copies = [
  [products, { list: '/products', from: 'menu' }],
  [services, { list: '/services', from: 'form' }],
  [posts, { list: '/blog/admin', from: 'menu' }],
] as const

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const messages = adminTexts[language]
    const save = (page: Page) => page.getByRole('button', { name: messages.form.save, exact: true }).click()
    test.use({ viewport: { width, height: 844 } })

    for (const [resource, { list, from }] of copies)
      test(`${resource.name}: a copy starts with the values of the original and a slug of its own`, async ({
        page,
        signIn,
      }) => {
        const as = await signIn(page, language)
        const read = async (path: string) => (await page.request.get(`/api${path}`, as)).json()
        const screen = `/admin/${resource.name}`
        const title = titleFieldOf(resource)
        const all: { id: number; isPublished?: boolean }[] = await read(list)
        const original = await read(`${list}/${all.find(({ isPublished }) => isPublished !== false)!.id}`)
        const name = copied[language](original[title])

        await page.goto(screen)
        if (from === 'menu') {
          await page.getByRole('button', { name: `${messages.list.actions}: ${original[title]}`, exact: true }).click()
          await page.getByRole('menuitem', { name: messages.form.copy }).click()
        } else {
          await page.getByRole('link', { name: original[title], exact: true }).click()
          await page.getByRole('link', { name: messages.form.copy }).click()
        }
        await expect(page).toHaveURL(`${screen}/new`)
        await expect(field(page, title)).toHaveValue(name)
        await expectNoHorizontalOverflow(page)
        // Nothing is stored before the save.
        expect(await read(list)).toHaveLength(all.length)
        await save(page)
        await page.waitForURL(`**${screen}`)

        const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
        await expect(row).toBeVisible()
        const made: { id: number }[] = (await read(list)).filter((each: typeof original) => each[title] === name)
        expect(made).toHaveLength(1)
        const copy = await read(`${list}/${made[0]!.id}`)
        expect(copy).toEqual({ ...original, ...ownOf(copy), [title]: name })
        expect([original.id, original.slug]).not.toContain(copy.slug)
        expect(copy.en.slug).not.toBe(original.en.slug)
        // A copy of a post is a draft, which visitors cannot see.
        const isSeen = copy.isPublished !== false
        expect((await page.request.get(`${resource.page}/${copy.slug}`)).status()).toBe(isSeen ? 200 : 404)
        expect((await (await page.request.get(resource.page)).text()).includes(name)).toBe(isSeen)
        expect(isSeen).toBe(resource !== posts)
        await page.request.delete(`/api/${resource.name}/${copy.id}`, as)
      })

    test('form: shows the remaining characters near the limit, and rejects longer texts', async ({ page, signIn }) => {
      const as = await signIn(page, language)
      const most = products.fields.shortDescription.maxLength
      const data = { name: `Sayılan sonda ${width} ${language}` }
      const { id, slug } = await (await page.request.post('/api/products', { data, ...as })).json()
      await page.goto(`/admin/products/edit/${id}`)
      const text = field(page, 'shortDescription')
      const ending = (sentence: string) => new RegExp(`(^| )${sentence.replaceAll('.', '\\.')}$`)
      await text.fill('a'.repeat(most - 31))
      await expect(text).not.toHaveAccessibleDescription(/31/)
      await text.press('End')
      await text.pressSequentially('b')
      await expect(text).toHaveAccessibleDescription(ending(messages.form.left('30')))
      await text.pressSequentially('c'.repeat(33))
      await expect(text).toHaveAccessibleDescription(ending(messages.form.over('3')))
      await save(page)
      await expect(text).toHaveAttribute('aria-invalid', 'true')
      await expect(text).toBeFocused()
      const stored = async () => (await (await page.request.get(`/api/products/${id}`, as)).json()).shortDescription
      expect(await stored()).toBeNull()
      for (let over = 3; over > 0; over--) await text.press('Backspace')
      await expect(text).toHaveAccessibleDescription(ending(messages.form.left('0')))
      await expectNoHorizontalOverflow(page)
      await save(page)
      await expect(page.getByText(messages.form.savedAt(''))).toBeVisible()
      const expectedText = `${'a'.repeat(most - 31)}b${'c'.repeat(30)}`
      expect(await stored()).toBe(expectedText)
      expect(await (await page.request.get(`/urunler/${slug}`)).text()).toContain(expectedText)
      await page.request.delete(`/api/products/${id}`, as)
    })

    test('contact settings: a pasted map link is previewed and shown on the site under the content security policy', async ({
      page,
      signIn,
    }) => {
      const as = await signIn(page, language)
      const before = await (await page.request.get('/api/admin/page-content/contact-info', as)).json()
      const refused: string[] = []
      await page.exposeFunction('refused', (what: string) => refused.push(what))
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          (window as unknown as { refused(what: string): void }).refused(`${effectiveDirective} ${blockedURI}`),
        ),
      )
      // Tests cannot reach the provider.
      const requests: string[] = []
      await page.context().route('https://www.google.com/**', (route) => {
        requests.push(route.request().url())
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Harita</title><p>Konya Ovası' })
      })

      await page.goto('/admin/settings/contact')
      const map = field(page, 'mapIframeUrl')
      await map.fill('https://www.google.com/maps/place/Konya+Ovas%C4%B1/@37.87,32.48,12z')
      await map.press('ControlOrMeta+a')
      await map.press('ControlOrMeta+x')
      await map.press('ControlOrMeta+v')
      const framed = 'https://www.google.com/maps?q=Konya+Ovas%C4%B1&output=embed'
      await expect(map).toHaveValue(framed)
      expect(requests).toEqual([])
      await page.getByRole('button', { name: messages.map.show }).click()
      const frame = page.frameLocator(`iframe[title="${messages.map.title}"]`)
      await expect(frame.getByText('Konya Ovası')).toBeInViewport()
      expect(requests).toEqual([framed])
      await expectNoHorizontalOverflow(page)
      await save(page)
      await expect(page.getByText(messages.form.savedAt(''))).toBeVisible()

      await page.goto({ tr: '/iletisim', en: '/en/contact' }[language])
      await untilHydrated(page)
      await page.getByRole('button', { name: contactTexts[language].map.show }).click()
      await expect(page.frameLocator('iframe').getByText('Konya Ovası')).toBeVisible()
      expect(requests).toEqual([framed, framed])
      expect(refused).toEqual([])
      const { mapIframeUrl } = before
      await page.request.put('/api/admin/page-content/contact-info', { data: { mapIframeUrl }, ...as })
    })
  })
