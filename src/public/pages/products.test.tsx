import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialLists } from '../../contract/singletons/initialTexts.ts'

const texts = siteTexts
const visits = prepareVisits()

describe('product list', () => {
  test('has an empty state', async () => {
    await visits.open('/urunler')
    expect(await screen.findByText(initialLists['products-page'].empty)).toBeInTheDocument()
  })

  test('shortens the description to 100 characters if there is no short one', async () => {
    visits.api.products = [buildProduct({ shortDescription: null, description: 'ş'.repeat(101) })]
    await visits.open('/urunler')
    expect(screen.getByText(`${'ş'.repeat(100)}…`)).toBeInTheDocument()
  })

  test('works with only an id and a name', async () => {
    visits.api.products = [{ id: 3, name: 'Poyraz' }]
    await visits.open('/urunler')
    expect(screen.getByRole('link', { name: 'Detayları Gör Poyraz' })).toHaveAttribute('href', '/urunler/3')
  })

  const chips = () => within(screen.getByRole('navigation', { name: texts.products.features }))

  test('is filtered by a feature in the URL', async () => {
    visits.api.products = [buildProduct({ name: 'Poyraz' })]
    visits.api.answer('/product-features', 200, [{ name: 'Pil ömrü' }, { name: 'Güç' }])
    const { page } = await visits.open('/urunler?ozellik=Pil+%C3%B6mr%C3%BC')
    expect(chips().getByRole('link', { current: true })).toHaveTextContent('Pil ömrü')
    expect(chips().getByRole('link', { name: 'Güç' })).toHaveAttribute('href', '/urunler?ozellik=G%C3%BC%C3%A7')
    expect(chips().getByRole('link', { name: texts.products.all })).toHaveAttribute('href', '/urunler')
    expect(page.head).toContain('<title>Ürünler, Pil ömrü |')
    expect(page.head).toContain('/urunler"/>')
  })

  test('with an unknown feature: 404, and nothing of the URL is repeated', async () => {
    visits.api.products = []
    visits.api.answer('/product-features', 200, [{ name: 'Güç' }])
    const { page } = await visits.open('/urunler?ozellik=uydurma')
    expect(page.status).toBe(404)
    expect(screen.getByText(texts.products.none)).toBeInTheDocument()
    expect(chips().queryByRole('link', { current: true })).toBeNull()
    expect(page.head).toContain('noindex')
    expect(page.head + document.body.textContent).not.toContain('uydurma')
  })

  test('has no filter if the server has no list of features', async () => {
    visits.api.products = [buildProduct({ name: 'Poyraz' })]
    await visits.open('/urunler')
    expect(screen.queryByRole('navigation', { name: texts.products.features })).toBeNull()
  })

  test('shows an error if the response is no list', async () => {
    visits.api.answer('/products', 200, { items: [] })
    await visits.open('/urunler')
    expect(screen.getByRole('alert')).toHaveTextContent(texts.products.failed)
  })
})

describe('product page', () => {
  test('shows texts, specs, related products and the links to the contact form', async () => {
    const product = buildProduct({ name: 'Kök 6 toprak sondası', slug: 'kok-6' })
    visits.api.products = [product]
    const related = buildProduct({ name: 'Ark 4', shortDescription: null, description: null })
    visits.api.answer('/products/kok-6/related', 200, [related])
    await visits.open('/urunler/kok-6')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kök 6 toprak sondası')
    expect(screen.getByText(product.shortDescription!)).toBeInTheDocument()
    const specs = screen.getByRole('region', { name: texts.products.specs })
    expect(
      within(specs)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(Object.keys(product.specs!))
    const about = screen.getByRole('region', { name: texts.products.about })
    expect(about.querySelectorAll('p')).toHaveLength(2)
    // Below the lead and at the end.
    const quotes = screen.getAllByRole('link', { name: texts.products.quote })
    expect(quotes).toHaveLength(2)
    for (const quote of quotes)
      expect(quote).toHaveAttribute('href', '/iletisim?konu=K%C3%B6k%206%20toprak%20sondas%C4%B1')
    expect(quotes[0]!.compareDocumentPosition(specs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const relatedSection = screen.getByRole('region', { name: texts.products.related })
    expect(within(relatedSection).getAllByRole('article')).toHaveLength(1)
    const trail = screen.getByRole('navigation', { name: texts.breadcrumb })
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/urunler'])
  })

  test('shows what it does, how it connects, what is in the box, and questions', async () => {
    visits.api.products = [
      buildProduct({
        slug: 'kok-6',
        benefits: [{ text: 'Suyun nerede durduğunu gösterir.' }],
        connection: [
          { title: 'Sonda', text: 'On dakikada bir ölçer.' },
          { title: 'Telefon', text: null },
        ],
        packageContents: [{ text: '1 sonda' }],
        questions: [{ question: 'Kışın kalır mı?', answer: 'Kalır.' }],
      }),
    ]
    await visits.open('/urunler/kok-6')
    expect(screen.getByText('Suyun nerede durduğunu gösterir.')).toBeInTheDocument()
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(part(texts.products.connection).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(part(texts.products.packageContents).getByRole('listitem')).toHaveTextContent('1 sonda')
    expect(part(texts.products.questions).getByText('Kalır.')).not.toBeVisible()
  })

  test('leaves out empty fields', async () => {
    visits.api.products = [{ id: 3, name: 'Poyraz', slug: 'poyraz', description: '', specs: {}, imageUrl: '' }]
    const { container } = await visits.open('/urunler/poyraz')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Poyraz')
    for (const name of [texts.products.specs, texts.products.about, texts.products.related])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(container.querySelector('[data-state="placeholder"] svg')).not.toBeNull()
    expect(container.querySelector('main img')).toBeNull()
  })

  test('has no related products if they are not available', async () => {
    visits.api.products = [buildProduct({ slug: 'kok-6', name: 'Kök 6' })]
    visits.api.answer('/products', 500)
    await visits.open('/urunler/kok-6')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kök 6')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('missing: links back to the list', async () => {
    await visits.open('/urunler/yok')
    expect(screen.getByRole('heading', { level: 1, name: 'Ürün bulunamadı.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: texts.products.back })).toHaveAttribute('href', '/urunler')
  })
})

test('unknown path: links to the home page', async () => {
  await visits.open('/yok')
  expect(screen.getByRole('heading', { level: 1, name: 'Bu parselde ekili bir şey yok.' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: texts.notFound.action })).toHaveAttribute('href', '/')
})
