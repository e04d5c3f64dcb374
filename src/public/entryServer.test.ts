import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../../tests/integration/public/apiServer.ts'
import { buildProduct } from '../../tests/integration/public/products.ts'
import { rendererOf, servePage, site } from '../../tests/integration/public/site.ts'
import { preview } from '../contract/i18n/site/preview.ts'
import siteTexts from '../contract/i18n/site/site.ts'
import { initialFooter } from '../contract/singletons/initialValues.ts'
import type { ApiResponse, ApiResponses } from '../contract/site.ts'
import entry from './entryServer.tsx'
import { layoutRequestsIn } from './layout/layoutRequests.ts'

const texts = siteTexts
const probe = buildProduct({ slug: 'kok-6-toprak-sondasi', name: 'Kök 6 toprak sondası' })
const hidden = buildProduct({ slug: 'ark-4', name: 'Ark 4 vana kontrol ünitesi', isFeatured: false })
let api: ApiServer
const renderer = rendererOf(entry)
const renderPage = (path: string) => servePage(path, api, renderer)
const render = async (path: string, responses: ApiResponses) => (await renderer.render(path, { site, responses })).page

beforeAll(async () => {
  api = await startApi({ products: [probe, hidden] })
})
afterAll(() => api.close())

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '\n')
const pathOfProduct = '/urunler/kok-6-toprak-sondasi'

const NEIGHBOURS = 'range=%5B0%2C11%5D'
const FEATURES = '/product-features'
const TEXTS = '/page-content/products-page'
const FIRST_PAGE = '/products?range=%5B0%2C23%5D'

describe('requests of a page', () => {
  test.each([
    ['/urunler', [FIRST_PAGE, FEATURES, TEXTS]],
    ['/urunler?sayfa=2', ['/products?range=%5B24%2C47%5D', FEATURES, TEXTS]],
    ['/urunler?ozellik=Boy', [`${FIRST_PAGE}&filter=%7B%22specs%22%3A%22Boy%22%7D`, FEATURES, TEXTS]],
    ['/urunler?sayfa=iki', [FIRST_PAGE, FEATURES, TEXTS]],
    ['/urunler/kok-6', ['/products/kok-6', '/products/kok-6/related']],
    ['/urunler/7', ['/products/7', '/products/7/related']],
    ['/urunler/a%2Fb%3Fc', ['/products/a%2Fb%3Fc', '/products/a%2Fb%3Fc/related']],
    ['/hizmetler', ['/services', '/page-content/services-page']],
    ['/hizmetler/sulama', ['/services/sulama', `/services?${NEIGHBOURS}`]],
    ['/blog?sayfa=2', ['/blog?range=%5B13%2C25%5D', '/page-content/blog-page']],
    ['/blog/don', ['/blog/don', '/blog?range=%5B0%2C299%5D']],
    ['/bayilik', ['/pages/bayilik']],
    ['/yok.php', []],
    ['/42', []],
    ['/Urunler', []],
    ['/urunler/kok-6/daha', []],
    ['/urunler/%E0%A4%A', []],
    ['/urunler/featured', []],
    ['/hizmetler/featured', []],
    ['/blog/admin', []],
    ['/blog/%61dmin', []],
  ])('%s', (path, needs) => {
    expect(entry.matchPage(path).requests).toEqual([...new Set([...needs, ...Object.values(layoutRequestsIn('tr'))])])
  })
})

describe('canonical URL of a page', () => {
  test.each([
    ['/', '/', false],
    ['/?utm_source=a&fbclid=b', '/', false],
    ['/urunler?sayfa=2&utm_source=a', '/urunler?sayfa=2', true],
    ['/urunler?konu=a', '/urunler', false],
    ['/blog?a&sayfa=3&sayfa=4', '/blog?sayfa=3', true],
    ['/iletisim?x=1&gonderildi&konu=K%C3%B6k+6', '/iletisim?konu=K%C3%B6k+6&gonderildi=', true],
    ['/urunler/k%6Fk-6?sayfa=2', '/urunler/kok-6', false],
    ['/urunler/0007', '/urunler/0007', true],
    ['/yok?sayfa=2', '/yok', false],
    ['/en?sayfa=2', '/en', false],
    ['/en/products?page=2&sayfa=3&feature=Range', '/en/products?feature=Range&page=2', true],
    ['/en/contact?sent&topic=Frost', '/en/contact?topic=Frost&sent=', true],
    ['/en/Products', '/en/*', false],
    ['/en/urunler/kok-6', '/en/*', false],
    ['/urunler/kok-6/daha', '/*', false],
    ['/urunler/%E0%A4%A', '/*', false],
    ['/*', '/*', false],
  ])('%s is %s', (path, address, isUnbounded) => {
    const page = entry.matchPage(path)
    expect(page).toMatchObject({ address, isUnbounded })
    expect(entry.matchPage(address).requests).toEqual(page.requests)
  })
})

test('unknown URLs: share one not-found page', async () => {
  const [first, ...others] = await Promise.all(['/*', '/yok.php', '/urunler/a/b', '/blog/x/y?z'].map(renderPage))
  for (const other of others) expect(other.page).toEqual(first?.page)
})

describe('every page', () => {
  test.each([
    '/',
    '/urunler',
    pathOfProduct,
    '/urunler/yok',
    '/iletisim',
    '/hakkimizda',
    '/surdurulebilirlik',
    '/gizlilik',
    '/yok',
    '/urunler/%E0%A4%A',
  ])('%s: one title, one first-level heading, and nothing that the content security policy blocks', async (path) => {
    const { page } = await renderPage(path)
    expect(page.head.match(/<title>/g)).toHaveLength(1)
    expect(page.html).not.toContain('<title>')
    expect(page.html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(page.html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
    expect(page.head).not.toMatch(/<script(?! type="application\/ld\+json">)|<style|stylesheet/)
  })

  test('has a unique title and canonical URL', async () => {
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

  test('has the tags for link previews and feed readers', async () => {
    const { page } = await renderPage('/urunler')
    for (const tag of [
      `<meta property="og:title" content="${texts.products.title}"/>`,
      `<meta property="og:url" content="${site.url}/urunler"/>`,
      `<meta property="og:site_name" content="${site.name}"/>`,
      '<meta property="og:type" content="website"/>',
      '<meta property="og:locale" content="tr_TR"/>',
      `<meta property="og:image" content="${site.url}/og/urunler.jpg?v=`,
      `<meta property="og:image:alt" content="${texts.products.title}"/>`,
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<link rel="alternate" type="application/rss+xml"',
    ])
      expect(page.head).toContain(tag)
  })

  test('has the current year in the site’s time zone', async () => {
    const { page } = await renderPage('/yok')
    const year = new Intl.DateTimeFormat('en', { timeZone: site.timeZone, year: 'numeric' }).format(new Date())
    expect(textOf(page.html)).toContain(`© ${year} ${site.name}`)
  })
})

test('preview: only a page with unsaved content has the banner', async () => {
  const answers = { '/page-content/footer': { status: 200, body: initialFooter } }
  const saved = await render('/urunler', answers)
  const [address, answer] = Object.entries(answers)[0]!
  const written = await render('/urunler', { [address]: { ...answer, isPreview: true } })
  const ribbon = `aria-label="${preview.page.label}"`
  expect(saved.html).not.toContain(ribbon)
  expect(written.html).toContain(ribbon)
  expect(written.html.indexOf(ribbon)).toBeLessThan(written.html.indexOf('<header'))
})

test('expired preview link: says so, and shows the saved content', async () => {
  const over = { status: 404, body: undefined, isPreview: true }
  const answers = { '/page-content/footer': { status: 200, body: initialFooter }, '/previews/page-content/3.x.y': over }
  const { html } = await render('/urunler', answers)
  expect(textOf(html)).toContain(preview.page.over)
  expect(textOf(html)).not.toContain(preview.page.lead)
})

describe('preview link', () => {
  const at = async (thing: 'products' | 'services', path: string, isHidden: boolean) => {
    const body = { id: 3, name: 'Saklı sonda', slug: 'sakli-sonda', description: 'Henüz kimse görmez.', isHidden }
    const answers = { [`/previews/${thing}/3.x.y`]: { status: 200, body } }
    return render(`/onizleme${path}/3.x.y`, answers)
  }

  test.each([
    ['products', '/urunler'],
    ['services', '/hizmetler'],
  ] as const)('%s: rendered like the published page, with noindex', async (thing, path) => {
    expect(entry.matchPage(`/onizleme${path}/3.x.y`).requests[0]).toBe(`/previews/${thing}/3.x.y`)
    const { status, head, html } = await at(thing, path, true)
    expect([status, textOf(html)]).toEqual([200, expect.stringContaining('Henüz kimse görmez.')])
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).not.toMatch(/rel="canonical"|ld\+json/)
    expect(html).not.toContain(`href="${path}/sakli-sonda"`)
    expect((await at(thing, path, false)).html).toContain(`href="${path}/sakli-sonda"`)
  })
})

test('home page: shows the featured products', async () => {
  const { page } = await renderPage('/')
  expect(page.status).toBe(200)
  expect(textOf(page.html)).toContain(probe.name)
  expect(textOf(page.html)).not.toContain(hidden.name)
  expect(textOf(page.html)).toContain(texts.seeDetails.replace('→', '').trim())
})

test('product list: shows every product', async () => {
  const { page } = await renderPage('/urunler')
  expect(page.status).toBe(200)
  for (const { name } of [probe, hidden]) expect(textOf(page.html)).toContain(name)
})

describe('product page', () => {
  test('is found by slug and by id, with one canonical URL', async () => {
    const pages = await Promise.all([pathOfProduct, `/urunler/${probe.id}`].map((path) => renderPage(path)))
    for (const { page } of pages) {
      expect(page.status).toBe(200)
      expect(page.head).toContain(`href="${site.url}${pathOfProduct}"`)
      expect(page.html).toContain(`/iletisim?konu=${encodeURIComponent(probe.name!)}`)
    }
  })

  test('loads its picture with high priority', async () => {
    const { page } = await renderPage(pathOfProduct)
    expect(page.html).toMatch(new RegExp(`<img src="${probe.imageUrl}"[^>]* loading="eager" fetchPriority="high"`))
    expect(page.html).toMatch(/^<div/)
  })

  test('has structured data and OG tags; no text can close the script element', async () => {
    const name = 'Kök </script><!-- & "6"'
    const api = await startApi({
      products: [buildProduct({ slug: 'kok', name, description: 'Bir\n\niki.', shortDescription: ' ' })],
    })
    const { page } = await servePage('/urunler/kok', api, renderer)
    await api.close()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.head)!
    const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] }
    expect(data['@context']).toBe('https://schema.org')
    expect(data['@graph'][0]).toMatchObject({ '@type': 'ItemPage', name, url: `${site.url}/urunler/kok` })
    expect(data['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(page.head).toContain('<meta name="description" content="Bir iki."/>')
    expect(page.head).toContain(
      '<meta property="og:image:alt" content="Kök &lt;/script&gt;&lt;!-- &amp; &quot;6&quot;"/>',
    )
  })

  test('without a description: the description is its name', async () => {
    const api = await startApi({ products: [{ id: 3, name: 'Poyraz' }] })
    const { page } = await servePage('/urunler/3', api, renderer)
    await api.close()
    expect(page.head).toContain(`<meta name="description" content="Poyraz. ${initialFooter.tagline}"/>`)
  })

  test('unknown: 404', async () => {
    const { page } = await renderPage('/urunler/yok')
    expect(page.status).toBe(404)
    expect(textOf(page.html)).toContain(texts.products.notFound)
    expect(page.head).toContain('noindex')
    expect(page.head).not.toContain('canonical')
  })
})

test('unknown path: 404, and the not-found page has its own chunk', async () => {
  expect((await renderPage('/yok')).page.status).toBe(404)
  const { page } = await renderPage('/yok.php')
  expect(page.status).toBe(404)
  expect(textOf(page.html)).toContain(texts.notFound.title)
  expect(page.modules).toEqual(['src/public/pages/NotFoundPage.tsx'])
})

test('structured data: complete for search engines on every page', async () => {
  const when = '2026-05-12T11:00:00.000Z'
  const api = await startApi({
    products: [probe],
    services: [{ id: 1, slug: 'etut', name: 'Etüt' }],
    blog: [{ id: 1, slug: 'don', title: 'Don', content: 'Don.', author: 'Ayşe Kaya', date: when, createdAt: when }],
  })
  for (const path of [
    '/',
    '/urunler',
    pathOfProduct,
    '/hizmetler',
    '/hizmetler/etut',
    '/blog',
    '/blog/don',
    '/iletisim',
  ]) {
    const { page } = await servePage(path, api, renderer)
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.head) ?? []
    const things = JSON.parse(json)['@graph'] as Record<string, unknown>[]
    expect([path, json.includes('"Product"')]).toEqual([path, false])
    if (path !== '/') expect([path, things.at(-1)]).toMatchObject([path, { '@type': 'BreadcrumbList' }])
    if (path === '/blog/don')
      expect(things[0]).toMatchObject({
        '@type': 'BlogPosting',
        headline: 'Don',
        author: { name: 'Ayşe Kaya' },
        datePublished: when,
        dateModified: when,
        image: expect.stringMatching(/^https:\/\/filiz\.example\/og\/blog\/don\.jpg\?v=/),
      })
  }
  await api.close()
})

describe('when the API fails', () => {
  const failed: ApiResponse = { status: 500, body: null }

  test.each([
    ['an answer that is missing', {}],
    ['a failure', { [FIRST_PAGE]: failed }],
    ['an answer that is no JSON', { [FIRST_PAGE]: { status: 200, body: '<html>' } }],
  ])('%s: the list shows an error', async (_, answers) => {
    const page = await render('/urunler', answers)
    expect(textOf(page.html)).toContain(texts.products.failed)
  })

  test('the page of the record is 503', async () => {
    expect((await render('/urunler', {})).status).toBe(503)
    const page = await render('/urunler/kok-6', { '/products/kok-6': failed })
    expect(page.status).toBe(503)
    expect(textOf(page.html)).toContain(texts.products.detailFailed)
  })

  test('the home page is 200', async () => {
    const page = await render('/', {})
    expect(page.status).toBe(200)
    expect(textOf(page.html)).toContain(texts.products.failed)
  })

  test('the page has the 4xx status of its subject', async () => {
    const answers = { '/products/kok-6': { status: 429, body: { message: 'Biraz bekleyin.' } } }
    expect((await render('/urunler/kok-6', answers)).status).toBe(429)
  })
})

test('pages rendered concurrently do not mix', async () => {
  const [one, other] = await Promise.all([renderPage(pathOfProduct), renderPage('/urunler/ark-4')])
  expect(one.page.head).toContain('Kök 6')
  expect(one.page.head).not.toContain('Ark 4')
  expect(other.page.head).toContain('Ark 4')
})

test('home page: has structured data of the company with its contact details', async () => {
  const contactInfo = { phoneNumber: '0322 555 01 23', emailAddress: 'bilgi@filiz.example', addressText: 'Adana' }
  const api = await startApi({ pages: { 'contact-info': contactInfo } })
  const { page } = await servePage('/', api, renderer)
  await api.close()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.head)!
  expect(JSON.parse(json)['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      telephone: contactInfo.phoneNumber,
      email: contactInfo.emailAddress,
      address: { '@type': 'PostalAddress', streetAddress: 'Adana' },
    },
    { '@type': 'WebSite', name: site.name },
  ])
})

test('sitemap: lists the indexable pages', () => {
  expect(entry.pages()).toEqual(
    expect.arrayContaining([
      { locale: 'tr', path: '/', alternate: { locale: 'en', path: '/en' } },
      expect.objectContaining({ path: '/urunler', subject: FIRST_PAGE }),
      expect.objectContaining({ path: '/urunler/:slug', items: '/products' }),
      {
        locale: 'en',
        path: '/en/products/:slug',
        items: '/products?locale=en',
        alternate: { locale: 'tr', path: '/urunler/:slug' },
      },
    ]),
  )
  for (const { path, items } of entry.pages()) expect(path.includes(':'), path).toBe(items !== undefined)
})

test('feed: a post’s Markdown is rendered without classes', async () => {
  expect((await entry.renderMarkdown('# Giriş\n\n**Su** & <b>')).replaceAll('\n', '')).toBe(
    '<h2>Giriş</h2><p><strong>Su</strong> &amp; &lt;b&gt;</p>',
  )
})
