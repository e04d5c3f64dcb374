import { expect, test } from 'vitest'
import { site } from '../../../tests/public/site.ts'
import { shortDescriptionOf } from '../../contract/domain/plainText.ts'
import { footerStart } from '../../contract/singletons/starts.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { addressOf } from './endpoints.ts'
import { prepareResponses } from './prepareResponses.ts'

const good = (body: unknown) => ({ status: 200, body, total: 1 })
/** The response as a document carries it. */
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

test('lists lose texts that a short one stands for, and all specs but those that a card shows', () => {
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

test.each([100, 150])('what stands in for a short text of %i characters is all there', (length) => {
  const { body } = carried('/services', [product])
  expect(shortDescriptionOf(body[0], length)).toBe(shortDescriptionOf(product, length))
  expect(JSON.stringify(body).length).toBeLessThan(800)
})

test('a post keeps the beginning of its text only where it has no excerpt', () => {
  const post = { id: 1, title: 'Don', content: 'a'.repeat(5000) }
  expect(carried('/blog', [post]).body[0].content).toHaveLength(600)
  expect(carried('/blog', [{ ...post, excerpt: 'Kısa' }]).body[0].content).toBeUndefined()
})

test('of a post’s neighbours only the names stay', () => {
  const post = { id: 1, slug: 'don', title: 'Don', excerpt: 'Kısa', date: '2026-05-12T09:00:00Z' }
  expect(carried(addressOf('GET /blog', {}, NEIGHBOURS_RANGE), [post]).body).toEqual([
    { id: 1, slug: 'don', title: 'Don' },
  ])
})

test('what is about one thing stays whole, and so does what failed', () => {
  expect(carried('/products/ark', product)).toEqual(good(product))
  const failed = { '/products': { status: 500, body: [product] } }
  expect(prepareResponses('/', [], failed, site)).toMatchObject(failed)
})

test('what a page says is there without its English, and as it starts where no server says it', () => {
  const said = { tagline: 'Söz', socialLinks: [{ label: 'x', url: '/', en: { label: 'y' } }], en: { tagline: 'Word' } }
  expect(carried('/page-content/footer', said).body).toEqual({
    tagline: 'Söz',
    socialLinks: [{ label: 'x', url: '/' }],
  })
  for (const status of [404, 500]) {
    const failed = { '/page-content/footer': { status, body: {} } }
    const answered = prepareResponses('/urunler', Object.keys(failed), failed, site)
    expect(answered['/page-content/footer']).toMatchObject({
      status: 200,
      body: { tagline: footerStart.tagline, socialLinks: [] },
    })
  }
  expect(
    prepareResponses('/', ['/page-content/about'], { '/page-content/about': { status: 404, body: {} } }, site)[
      '/page-content/about'
    ]!.status,
  ).toBe(404)
})

test('of the notice its own page has the text in force, another one its day alone', () => {
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

test('what is previewed keeps its English, which nobody could ask for again', () => {
  const body = { tagline: 'Söz', socialLinks: [], en: { tagline: 'Word' } }
  const previewed = { status: 200, body, isPreview: true }
  expect(prepareResponses('/urunler', [], { '/page-content/footer': previewed }, site)['/page-content/footer']).toEqual(
    previewed,
  )
})
