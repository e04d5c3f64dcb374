import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { posts } from '../../src/contract/resources/posts.ts'
import { products } from '../../src/contract/resources/products.ts'
import { services } from '../../src/contract/resources/services.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { picture } from './image.ts'
import { test } from './sharedPage.ts'

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

/** A record with a title, description and picture for search results and sharing, entered in its form. */
interface Shared {
  form: string
  path: string
  width: number
  language: Locale
  /** The sharing picture is chosen from the library, else uploaded. */
  isChosen: boolean
}

async function share(
  page: Page,
  headers: { authorization: string },
  { form, path, width, language, isChosen }: Shared,
) {
  const { shared, form: messages, image } = adminTexts[language]
  const title = `Aranan ${path} ${width} ${language}`
  const description = `Bulununca okunan “söz”, ${width}.`
  // Each picture differs: an identical upload would be the stored file, under its first name.
  const green = { r: width % 200, g: language === 'tr' ? 160 : 190, b: path.length }
  const file = await picture(`paylas-${path.length}-${width}-${language}.png`, green)
  if (isChosen) {
    const sent = await page.request.post('/api/files/upload-page-image', { headers, multipart: { file } })
    expect(sent.status()).toBe(201)
  }
  await page.setViewportSize({ width, height: 844 })
  await page.goto(form)
  await page.getByRole('heading', { name: shared.title }).click()
  await page.locator(':is(input, textarea)[name="seoTitle"]').fill(title)
  await page.locator('textarea[name="seoDescription"]').fill(description)
  const result = page.getByRole('region', { name: shared.result })
  await expect(result).toContainText(`${title} | `)
  await expect(result).toContainText(description)
  const drawn = page.getByRole('img', { name: shared.drawnAlt })
  await expect(drawn).toBeVisible()
  const input = page.locator('input[name="shareImageUrl"]')
  if (isChosen) {
    await page.locator('div').filter({ has: input }).last().getByRole('button', { name: image.library }).click()
    const library = page.getByRole('dialog')
    await library.getByRole('searchbox').fill(file.name.slice(0, -4))
    await library.getByRole('button', { name: file.name }).click()
  } else await input.setInputFiles(file)
  await expect(drawn).toHaveCount(0)
  await expectAccessible(page, { when: `the sheet at ${width}` })
  await expectNoHorizontalOverflow(page)
  await page.getByRole('button', { name: messages.save, exact: true }).click()
  await expect(page.getByText(new RegExp(`^${messages.savedAt('')}`))).toBeVisible()

  await page.goto(path)
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  const { pathname, search } = new URL((await page.locator('meta[property="og:image"]').getAttribute('content'))!)
  const shown = await (await page.request.get(pathname + search)).body()
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(shown.length).toBeLessThan(200_000)
  const { channels } = await sharp(shown).stats()
  expect(Math.max(...Object.values(green).map((value, i) => Math.abs(channels[i]!.mean - value)))).toBeLessThan(8)
}

const sharable = [
  { resource: products, data: { name: 'Paylaşılan sonda', shortDescription: 'Toprağı ölçer.' } },
  { resource: services, data: { name: 'Paylaşılan etüt' } },
  { resource: posts, data: { title: 'Paylaşılan yazı', content: 'Söz.', publishOption: 'now' } },
] as const

for (const { resource, data } of sharable)
  for (const { width, language } of VIEWS)
    test(`search and sharing: title, description and picture of one of the ${resource.name} are on its page, at ${width} px, ${language}`, async ({
      page,
      signIn,
    }) => {
      const { headers } = await signIn(page, language)
      const api = `/api/${resource.name}`
      const { id, slug } = await (await page.request.post(api, { headers, data })).json()
      try {
        const form = `/admin/${resource.name}/edit/${id}`
        const path = `${resource.page}/${slug}`
        await share(page, headers, { form, path, width, language, isChosen: resource === services })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('name' in data ? data.name! : data.title!)
      } finally {
        await page.request.delete(`${api}/${id}`, { headers })
      }
    })

const about = '/api/admin/page-content/about'

for (const { width, language } of VIEWS)
  test(`search and sharing: title, description and picture of the about page are on it, at ${width} px, ${language}`, async ({
    page,
    signIn,
  }) => {
    const { headers } = await signIn(page, language)
    const { updatedAt: _, ...before } = await (await page.request.get(about, { headers })).json()
    try {
      const [form, path] = ['/admin/settings/about', '/hakkimizda']
      await share(page, headers, { form, path, width, language, isChosen: true })
    } finally {
      await page.request.put(about, { headers, data: before })
    }
  })

const long = 'Toprağın nemini altmış santimde ölçer ve yazar. '.repeat(5)
const paragraphs = `${long}\n\nİkinci paragraf.`
const records = [
  { resource: products, of: 'short words', data: { name: 'Sonda', shortDescription: 'Kısa **söz**.' } },
  { resource: products, of: 'long ones', data: { name: 'Sonda', description: paragraphs } },
  { resource: products, of: 'none', data: { name: 'Sonda' } },
  { resource: services, of: 'long words', data: { name: 'Etüt', description: paragraphs } },
  { resource: services, of: 'none', data: { name: 'Ölçer misiniz?' } },
  { resource: posts, of: 'an excerpt', data: { title: 'Yazı', excerpt: 'Özet.', content: 'x', publishOption: 'now' } },
  {
    resource: posts,
    of: 'a text',
    data: { title: 'Yazı', content: `# Baş\n\n[**Bağ**](/x): ${long}`, publishOption: 'now' },
  },
]

test('search and sharing: an empty description shows the derived one as placeholder', async ({ page, signIn }) => {
  const { shared } = adminTexts.tr
  const { headers } = await signIn(page)
  const expectAlike = async (form: string, path: string) => {
    const answer = await page.request.get(path)
    const [, derived] = /<meta name="description" content="([^"]*)"/.exec(await answer.text())!
    await page.goto(form)
    await page.getByRole('heading', { name: shared.title }).click()
    await expect(page.locator('textarea[name="seoDescription"]')).toHaveAttribute('placeholder', derived!)
  }
  for (const { resource, of, data } of records)
    await test.step(`${resource.name}, of ${of}`, async () => {
      const { id, slug } = await (await page.request.post(`/api/${resource.name}`, { headers, data })).json()
      try {
        await expectAlike(`/admin/${resource.name}/edit/${id}`, `${resource.page}/${slug}`)
      } finally {
        await page.request.delete(`/api/${resource.name}/${id}`, { headers })
      }
    })

  const { updatedAt: _, ...before } = await (await page.request.get(about, { headers })).json()
  try {
    const abouts = [
      { subtitle: null, mainText: paragraphs },
      { subtitle: 'Ölçen firma.' },
      { subtitle: null, mainText: null },
    ]
    for (const data of abouts)
      await test.step(`about, of ${JSON.stringify(data).slice(0, 40)}`, async () => {
        await page.request.put(about, { headers, data })
        await expectAlike('/admin/settings/about', '/hakkimizda')
      })
  } finally {
    await page.request.put(about, { headers, data: before })
  }
})
