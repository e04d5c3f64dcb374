import type { Page } from '@playwright/test'
import { type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { homeTexts } from '../../src/contract/i18n/site/home.ts'
import homeEnglish from '../../src/contract/i18n/site/homeEnglish.ts'
import { titleFieldOf } from '../../src/contract/schema/fields.ts'
import { seeds } from '../../src/server/features/demo/seeds.ts'
import { ADMIN, Server } from '../helpers/siteServer.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { copyDemoData } from './demoData.ts'
import { acceptDialogs } from './dialogs.ts'
import { expect, test } from './fixtures.ts'

const sliderTexts = { tr: homeTexts, en: homeEnglish }

/** Public pages that list records of the demo content. */
const PUBLIC = ['/', '/urunler', '/hizmetler', '/blog', '/sitemap.xml', '/rss.xml']

const namesOf = ({ resource, rows }: (typeof seeds)[number]) =>
  rows.map((row) => String((row as unknown as Record<string, unknown>)[titleFieldOf(resource)]))

/** Signs in through the form on another server than the default one. */
async function signInOn(page: Page, { url }: Server, language: Locale): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [STORAGE_KEYS.locale, language])
  await page.goto(`${url}/login`)
  await page.locator('[name=email]').fill(ADMIN.email)
  await page.locator('[name=password]').fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/admin`)
}

for (const { width, language } of VIEWS)
  test(`demo content: removed in one step without other records, at ${width} px in ${language}`, async ({ page }) => {
    const { dashboard } = adminTexts[language]
    const messages = dashboard.firstDay
    const site = await Server.start({ RATE_LIMITS: 'off', DATA_DIR: copyDemoData() })
    try {
      await page.setViewportSize({ width, height: 844 })
      const questions = acceptDialogs(page)
      await signInOn(page, site, language)
      const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)
      const headers = { authorization: `Bearer ${token}` }
      const read = async (path: string) => (await page.request.get(`${site.url}${path}`, { headers })).json()
      const [changed] = await read('/api/products')
      const data = { name: 'Kendi sondamız' }
      await page.request.put(`${site.url}/api/products/${changed.id}`, { headers, data: { description: 'Bizim.' } })
      await page.request.post(`${site.url}/api/products`, { headers, data })

      await page.goto(`${site.url}/admin`)
      const list = page.getByRole('region', { name: messages.heading, exact: true })
      const remove = list.getByRole('button', { name: messages.removeDemo })
      await expectNoHorizontalOverflow(page)
      await remove.click()
      const left = [data.name, changed.name]
      const names = async () => (await read('/api/products')).map(({ name }: { name: string }) => name).toSorted()
      await expect.poll(names).toEqual(left.toSorted())
      await expect(remove).toHaveCount(0)
      await expect(list.getByText(messages.demo)).toBeVisible()
      expect(questions).toHaveLength(1)
      expect(questions[0]).toContain(messages.confirmDemo('@').split('@')[1])

      for (const path of [
        '/api/services',
        '/api/blog/admin',
        '/api/slides',
        '/api/people',
        '/api/references',
        '/api/pages',
        '/api/documents',
        '/api/admin/contact-messages',
      ])
        expect(await read(path), path).toEqual([])
      const gone = seeds.flatMap(namesOf).filter((name) => name !== changed.name)
      expect(gone.length).toBeGreaterThan(20)
      for (const path of PUBLIC) {
        const text = await (await page.request.get(site.url + path)).text()
        expect(
          gone.filter((name) => text.includes(name)),
          path,
        ).toEqual([])
      }
      await page.goto(`${site.url}/urunler`)
      for (const name of left) await expect(page.getByRole('heading', { name })).toBeVisible()
      await page.goto(language === 'en' ? `${site.url}/en` : site.url)
      await expect(page.getByText(sliderTexts[language].noSlides)).toBeVisible()
    } finally {
      await page.close()
      await site.remove()
    }
  })
