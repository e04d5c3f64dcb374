import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../../tests/public/apiServer.ts'
import { buildProduct } from '../../tests/public/products.ts'
import { servePage, site } from '../../tests/public/site.ts'
import type { Answer } from '../contract/site.ts'
import { siteTexts } from '../contract/texts/site.ts'
import entry, { favicon, needsOf, render } from './entryServer.tsx'

const texts = siteTexts.tr
const probe = buildProduct({ slug: 'kok-6-toprak-sondasi', name: 'Kök 6 toprak sondası' })
const hidden = buildProduct({ slug: 'ark-4', name: 'Ark 4 vana kontrol ünitesi', isFeatured: false })
let api: ApiServer
const renderPage = (path: string) => servePage(path, api, { needsOf: async (at) => needsOf(at), render })

beforeAll(async () => {
  api = await startApi([probe, hidden])
})
afterAll(() => api.close())

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '\n')
const pathOfProduct = '/urunler/kok-6-toprak-sondasi'

describe('needsOf', () => {
  test.each([
    ['/', ['/products/featured']],
    ['/urunler', ['/products']],
    ['/urunler?sayfa=2', ['/products']],
    ['/urunler/kok-6', ['/products/kok-6', '/products?range=%5B0%2C11%5D']],
    ['/urunler/7', ['/products/7', '/products?range=%5B0%2C11%5D']],
    ['/urunler/a%2Fb%3Fc', ['/products/a%2Fb%3Fc', '/products?range=%5B0%2C11%5D']],
    ['/yok', []],
    ['/Urunler', []],
    ['/urunler/kok-6/daha', []],
    ['/urunler/%E0%A4%A', []],
  ])('%s', (path, needs) => {
    expect(needsOf(path)).toEqual(needs)
  })
})

describe('every page', () => {
  test.each(['/', '/urunler', pathOfProduct, '/urunler/yok', '/yok', '/urunler/%E0%A4%A'])(
    '%s has one title, one first heading, and nothing that the content policy refuses',
    async (path) => {
      const { page } = await renderPage(path)
      expect(page.head.match(/<title>/g)).toHaveLength(1)
      expect(page.html).not.toContain('<title>')
      expect(page.html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(page.html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
      expect(page.head).not.toMatch(/<script|<style|stylesheet/)
    },
  )

  test('has a title and a canonical address of its own', async () => {
    const heads = await Promise.all(
      ['/', '/urunler', pathOfProduct].map(async (path) => (await renderPage(path)).page.head),
    )
    expect(new Set(heads.map((head) => head.match(/<title>.*<\/title>/)?.[0])).size).toBe(3)
    expect(heads.map((head) => head.match(/rel="canonical" href="([^"]*)"/)?.[1])).toEqual([
      `${site.url}/`,
      `${site.url}/urunler`,
      site.url + pathOfProduct,
    ])
  })

  test('says the current year where the firm is', async () => {
    const { page } = await renderPage('/yok')
    const year = new Intl.DateTimeFormat('en', { timeZone: site.timeZone, year: 'numeric' }).format(new Date())
    expect(textOf(page.html)).toContain(`© ${year} ${site.name}`)
  })
})

test('the home page shows the featured products', async () => {
  const { page } = await renderPage('/')
  expect(page.status).toBe(200)
  expect(textOf(page.html)).toContain(probe.name)
  expect(textOf(page.html)).not.toContain(hidden.name)
  expect(textOf(page.html)).toContain(texts.seeDetails.replace('→', '').trim())
})

test('the list shows every product', async () => {
  const { page } = await renderPage('/urunler')
  expect(page.status).toBe(200)
  for (const { name } of [probe, hidden]) expect(textOf(page.html)).toContain(name)
})

describe('a product', () => {
  test('is found by its slug and by its number, under one canonical address', async () => {
    const pages = await Promise.all([pathOfProduct, `/urunler/${probe.id}`].map((path) => renderPage(path)))
    for (const { page } of pages) {
      expect(page.status).toBe(200)
      expect(page.head).toContain(`href="${site.url}${pathOfProduct}"`)
      expect(page.html).toContain(`/iletisim?konu=${encodeURIComponent(probe.name!)}`)
    }
  })

  test('has its picture loaded early, by a hint in the head', async () => {
    const { page } = await renderPage(pathOfProduct)
    expect(page.head).toMatch(new RegExp(`<link rel="preload" as="image" href="${probe.imageUrl}"`))
    expect(page.html).toMatch(/^<div/)
  })

  test('that is not there is a 404', async () => {
    const { page } = await renderPage('/urunler/yok')
    expect(page.status).toBe(404)
    expect(textOf(page.html)).toContain(texts.products.notFound)
    expect(page.head).toContain('noindex')
    expect(page.head).not.toContain('canonical')
  })
})

test('an unknown path is a 404 with a page of its own, whose code comes late', async () => {
  const { page } = await renderPage('/yok')
  expect(page.status).toBe(404)
  expect(textOf(page.html)).toContain(texts.notFound.title)
  expect(page.modules).toEqual(['src/public/pages/NotFoundPage.tsx'])
})

describe('when the API fails', () => {
  const failed: Answer = { status: 500, body: null }

  test.each([
    ['an answer that is missing', {}],
    ['a failure', { '/products': failed }],
    ['an answer that is no JSON', { '/products': { status: 200, body: '<html>' } }],
  ])('%s makes the list say so', async (_, answers) => {
    const page = await render({ path: '/urunler', site, answers })
    expect(textOf(page.html)).toContain(texts.products.failed)
  })

  test('the page that is about it is not available', async () => {
    expect((await render({ path: '/urunler', site, answers: {} })).status).toBe(503)
    const page = await render({ path: '/urunler/kok-6', site, answers: { '/products/kok-6': failed } })
    expect(page.status).toBe(503)
    expect(textOf(page.html)).toContain(texts.products.detailFailed)
  })

  test('the home page stays', async () => {
    const page = await render({ path: '/', site, answers: {} })
    expect(page.status).toBe(200)
    expect(textOf(page.html)).toContain(texts.products.failed)
  })

  test('a refusal is passed on', async () => {
    const answers = { '/products/kok-6': { status: 429, body: { message: 'Biraz bekleyin.' } } }
    expect((await render({ path: '/urunler/kok-6', site, answers })).status).toBe(429)
  })
})

test('keeps to the contract: two pages rendered at once do not mix', async () => {
  const [one, other] = await Promise.all([renderPage(pathOfProduct), renderPage('/urunler/ark-4')])
  expect(one.page.head).toContain('Kök 6')
  expect(one.page.head).not.toContain('Ark 4')
  expect(other.page.head).toContain('Ark 4')
  expect(entry).toEqual({ needsOf, render, favicon })
})
