import { expect, test } from 'vitest'
import { site } from '../../../tests/integration/public/site.ts'
import { shortDescriptionOf } from '../../contract/domain/plainText.ts'
import { initialFooter } from '../../contract/singletons/initialValues.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { apiPathOf } from './endpoints.ts'
import { prepareResponses } from './prepareResponses.ts'

const good = (body: unknown) => ({ status: 200, body, total: 1 })
/** The response as it is embedded in a document. */
const carried = (address: string, body: unknown) =>
  JSON.parse(JSON.stringify(prepareResponses('/', [], { [address]: good(body) }, site)))[address]

const product = {
  id: 3,
  slug: 'ark',
  name: 'Ark 4',
  imageUrl: '/a.webp',
  specs: { Güç: '4 W' },
  description: 'ş'.repeat(5000),
}

test('document data, lists: without long texts that have a short one, and with the specs of a card only', () => {
  const specs = { Vana: '4', Güç: '10 W güneş paneli, 12 V 7 Ah', Basınç: '0–10 bar', Koruma: 'IP66' }
  expect(carried('/products?range=%5B0%2C23%5D', [{ ...product, specs, shortDescription: 'Dört vana.' }])).toEqual(
    good([
      {
        id: 3,
        slug: 'ark',
        name: 'Ark 4',
        imageUrl: '/a.webp',
        specs: { Vana: '4', Basınç: '0–10 bar' },
        shortDescription: 'Dört vana.',
      },
    ]),
  )
})

test.each([100, 150])(
  'document data, lists: a description of %i characters is complete where there is no short one',
  (length) => {
    const { body } = carried('/services', [product])
    expect(shortDescriptionOf(body[0], length)).toBe(shortDescriptionOf(product, length))
    expect(JSON.stringify(body).length).toBeLessThan(800)
  },
)

test('document data, lists: a post has the beginning of its text only without an excerpt', () => {
  const post = { id: 1, title: 'Don', content: 'a'.repeat(5000) }
  expect(carried('/blog', [post]).body[0].content).toHaveLength(600)
  expect(carried('/blog', [{ ...post, excerpt: 'Kısa' }]).body[0].content).toBeUndefined()
})

test('document data, neighbours of a post: only names', () => {
  const post = { id: 1, slug: 'don', title: 'Don', excerpt: 'Kısa', date: '2026-05-12T09:00:00Z' }
  expect(carried(apiPathOf('GET /blog', {}, NEIGHBOURS_RANGE), [post]).body).toEqual([
    { id: 1, slug: 'don', title: 'Don' },
  ])
})

test('document data: single records and failures are unchanged', () => {
  expect(carried('/products/ark', product)).toEqual(good(product))
  const failed = { '/products': { status: 500, body: [product] } }
  expect(prepareResponses('/', [], failed, site)).toMatchObject(failed)
})

test('document data, singletons: without English, and the initial values if the server has none', () => {
  const footer = {
    tagline: 'Söz',
    socialLinks: [{ label: 'x', url: '/', en: { label: 'y' } }],
    en: { tagline: 'Word' },
  }
  expect(carried('/page-content/footer', footer).body).toEqual({
    tagline: 'Söz',
    socialLinks: [{ label: 'x', url: '/' }],
  })
  for (const status of [404, 500]) {
    const failed = { '/page-content/footer': { status, body: {} } }
    const answered = prepareResponses('/urunler', Object.keys(failed), failed, site)
    expect(answered['/page-content/footer']).toMatchObject({
      status: 200,
      body: { tagline: initialFooter.tagline, socialLinks: [] },
    })
  }
  expect(
    prepareResponses('/', ['/page-content/about'], { '/page-content/about': { status: 404, body: {} } }, site)[
      '/page-content/about'
    ]!.status,
  ).toBe(404)
})

test('document data, privacy notice: the version in force, with its text on its own page only', () => {
  const versions = [
    { date: '2099-01-01', text: 'Sonra' },
    { date: '2026-11-03', text: 'Yeni' },
    { date: '2026-11-02', text: 'Eski' },
  ]
  const on = (path: string) =>
    prepareResponses(path, [], { '/page-content/privacy': good({ versions }) }, site)['/page-content/privacy']!.body
  expect(on('/gizlilik')).toEqual({ versions: [versions[1]] })
  expect(on('/iletisim?konu=x')).toEqual({ versions: [{ date: '2026-11-03' }] })
  const previewed = { '/page-content/privacy': { ...good({ versions }), isPreview: true } }
  expect(prepareResponses('/gizlilik', [], previewed, site)['/page-content/privacy']!.body).toEqual({
    versions: [versions[0]],
  })
})

test('document data on an English page: with texts that are missing in English named', () => {
  const on = (footer: object, isPreview = false) =>
    prepareResponses('/en/products', [], { '/page-content/footer?locale=en': { ...good(footer), isPreview } }, site)[
      '/page-content/footer?locale=en'
    ]!.body
  const item = { label: 'x', url: '/' }
  const fallback = ['tagline', 'socialLinks.0.label']
  expect(on({ locale: 'en', tagline: 'Söz', socialLinks: [item], fallback })).toMatchObject({
    fallback: ['tagline'],
    socialLinks: [{ ...item, fallback: ['label'] }],
  })
  // A preview has both languages.
  expect(on({ tagline: 'Söz', socialLinks: [item], en: { tagline: 'Word' } }, true)).toMatchObject({
    tagline: 'Word',
    fallback: [],
    socialLinks: [{ fallback: ['label', 'url'] }],
  })
})
