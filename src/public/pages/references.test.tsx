import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialLists } from '../../contract/singletons/initialTexts.ts'

const { references: texts } = siteTexts
const GOKCELI = {
  id: 1,
  slug: 'gokceli',
  name: 'Gökçeli Narenciye',
  place: 'Karaisalı, Adana',
  summary: 'Beşte bir eksik su.',
  quote: 'Yukarıdaki ağaçlar susuzmuş.',
  quotedPerson: 'Hatice Gökçeli, üretici',
  figures: [{ label: 'Sulama suyu', before: '612 ton/da', after: '486 ton/da' }],
  imageUrl: '/uploads/g.webp',
}
const AKPINAR = { id: 2, slug: 'akpinar', name: 'Akpınar Kooperatifi', summary: 'Sıra sondadan okunur.' }
const KOK = { id: 7, slug: 'kok-6', name: 'Kök 6' }
const visits = prepareVisits({ pages: { home: {} } })

const main = () => within(screen.getByRole('main'))
const row = (name: string) => within(main().getByRole('article', { name }))

test('list of references: quote or summary, the first result, and a link to each', async () => {
  visits.api.answer('/references', 200, [GOKCELI, AKPINAR])
  const { page, container } = await visits.open('/referanslar')
  expect(page.status).toBe(200)
  expect(row(GOKCELI.name).getByText(GOKCELI.quote)).toBeInTheDocument()
  expect(row(GOKCELI.name).getByText(texts.spoken('612 ton/da', '486 ton/da'))).toBeInTheDocument()
  expect(row(AKPINAR.name).getByText(AKPINAR.summary)).toBeInTheDocument()
  expect(row(AKPINAR.name).getByRole('link')).toHaveAttribute('href', '/referanslar/akpinar')
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('list of references: empty', async () => {
  visits.api.answer('/references', 200, [])
  await visits.open('/referanslar')
  expect(main().getByText(initialLists['references-page'].empty)).toBeInTheDocument()
})

test('page of a reference: results as a table, story and products; structured data without the quote', async () => {
  visits.api.answer('/references/gokceli', 200, { ...GOKCELI, text: 'Bir.\n\nİki.', products: [KOK] })
  const { page, container } = await visits.open('/referanslar/gokceli')
  const table = within(main().getByRole('table', { name: texts.results }))
  expect(table.getByRole('row', { name: 'Sulama suyu 612 ton/da 486 ton/da' })).toBeInTheDocument()
  for (const text of ['Bir.', 'İki.', GOKCELI.place, GOKCELI.quotedPerson])
    expect(main().getByText(text)).toBeInTheDocument()
  expect(main().getByRole('link', { name: /Kök 6/ })).toHaveAttribute('href', '/urunler/kok-6')
  expect(page.head).toContain('"@type":"Article","headline":"Gökçeli Narenciye"')
  expect(page.head).not.toContain(GOKCELI.quote)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('page of a reference: nothing but a name is enough', async () => {
  visits.api.answer('/references/akpinar', 200, { id: 2, name: AKPINAR.name })
  await visits.open('/referanslar/akpinar')
  expect(main().getByRole('heading', { level: 1, name: AKPINAR.name })).toBeInTheDocument()
  expect(main().queryByRole('table')).toBeNull()
})

test('page of a reference: a missing one is a 404', async () => {
  const { page } = await visits.open('/referanslar/yok')
  expect(page.status).toBe(404)
})

test('product page: shows the references that name it', async () => {
  visits.api.answer('/products/kok-6', 200, { ...KOK, references: [GOKCELI] })
  await visits.open('/urunler/kok-6')
  const section = within(main().getByRole('region', { name: texts.ofProduct }))
  expect(section.getByRole('link')).toHaveAttribute('href', '/referanslar/gokceli')
})

test.each([
  ['/urunler/kok-6', '/products/kok-6'],
  ['/hizmetler/etut', '/services/etut'],
])('%s: lists its documents with pages, size and language', async (path, apiPath) => {
  const fileUrl = `/uploads/${'a'.repeat(64)}.pdf`
  const documents = [
    { id: 1, title: 'Teknik föy', fileUrl, language: 'tr', bytes: 84_200, pages: 2 },
    { id: 2, title: 'Guide', fileUrl, language: 'en', bytes: 3_240_000, pages: 1 },
    { id: 3, title: 'Katalog', fileUrl, language: null, bytes: null, pages: null },
  ]
  visits.api.answer(apiPath, 200, { id: 1, name: 'Ad', documents })
  const { container } = await visits.open(path)
  const list = within(main().getByRole('region', { name: siteTexts.documents.title }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Teknik föy PDF · 2 sayfa · 85 kB · Türkçe',
    'Guide PDF · 1 sayfa · 3,2 MB · İngilizce',
    'Katalog PDF',
  ])
  expect(links[1]).toHaveAttribute('hreflang', 'en')
  expect(links[1]).toHaveAttribute('href', fileUrl)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('home page: shows the featured reference', async () => {
  visits.api.answer('/references/featured', 200, [GOKCELI])
  await visits.open('/')
  expect(row(GOKCELI.name).getByText(GOKCELI.quotedPerson)).toBeInTheDocument()
})

test('home page: shows nothing without references, nor on a server without them', async () => {
  await visits.open('/')
  expect(main().queryByRole('region', { name: texts.title })).toBeNull()
})
