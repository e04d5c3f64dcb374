import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/contract/domain/paths.ts'
import homeEnglish from '../../src/contract/i18n/site/homeEnglish.ts'
import entry from '../../src/public/entryServer.tsx'
import { seedEmptyDatabase } from '../../src/server/features/demo/seedDemo.ts'
import type { Dialect } from '../../src/server/platform/db/connect.ts'
import { createTestApp, databases, dialects, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

/** One window for all pages: creating it takes longer than parsing a page. */
const parser = new new JSDOM().window.DOMParser()

/** A word in small letters that is Turkish by its letters or is among the most frequent: names are capitalised. */
const TURKISH = /(?<!\p{L})(?:\p{Ll}*[çğıöşü]\p{Ll}*|ve|bir|ile|veya|hemen|daha|olarak|toprak|tarla|sulama)(?!\p{L})/u

/** A site on one of the databases, and its pages as parsed HTML. */
function useSite(dialect: Dialect, prepare: (site: TestApp) => Promise<unknown> = async () => {}) {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
    await prepare(site)
  })
  afterAll(() => site.close())
  const open = async (url: string) => {
    const { statusCode, headers, payload } = await site.app.inject({ url })
    return {
      status: statusCode,
      location: headers.location,
      page: parser.parseFromString(payload, 'text/html'),
    }
  }
  return {
    open,
    textAt: async (url: string) => (await site.app.inject({ url })).payload,
    call: (...line: Parameters<TestApp['call']>) => site.call(...line),
    admin: (...line: Parameters<TestApp['admin']>) => site.admin(...line),
  }
}

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
const pathOf = (href: string) => new URL(href, 'http://localhost').pathname
const alternatesOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLLinkElement>('head link[rel=alternate][hreflang]')].map((link) => [
      link.hreflang,
      pathOf(link.href),
    ]),
  )
const linkTo = (page: Document, href: string) => page.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
/** Paths of the site that a page links to, without those of files and the panel. */
const linksOf = (page: Document) =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map((link) => pathOf(link.href))
    .filter((path) => !/^\/(?:admin|login|uploads|api)(?:\/|$)|\.\w+$/.test(path))
/** Texts of a page outside of what is marked as Turkish: those that are shown, of attributes, of the head and the JSON-LD. */
function englishTextsOf(page: Document): string[] {
  const copy = page.cloneNode(true) as Document
  for (const marked of copy.querySelectorAll('[lang=tr], #page-data')) marked.remove()
  const ofAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'].flatMap((name) =>
    [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  )
  const shown = [...copy.querySelectorAll('title, body *, script[type="application/ld+json"]')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue!),
  )
  return [...ofAttributes, ...shown]
}

describe.each(databases('sqlite'))('pages of the demo in both languages on %s', (dialect) => {
  const { open, textAt } = useSite(dialect, ({ services, settings }) => seedEmptyDatabase(services, settings))
  const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path)

  async function crawl(from: string, isInside: (path: string) => boolean) {
    const pages = new Map<string, Document>()
    const found = [from]
    for (const path of found) {
      if (pages.has(path)) continue
      const { status, page } = await open(path)
      expect([path, status]).toEqual([path, 200])
      pages.set(path, page)
      found.push(...linksOf(page).filter(isInside))
    }
    return pages
  }

  test('every page is found, alternates are mutual, and English pages have no Turkish outside lang="tr"', async () => {
    const english = await crawl('/en', isEnglish)
    const turkish = await crawl('/', (path) => !isEnglish(path))
    expect(english.size).toBeGreaterThan(30)
    for (const [path, page] of [...english, ...turkish]) {
      const locale = isEnglish(path) ? 'en' : 'tr'
      expect([path, page.documentElement.lang]).toEqual([path, locale])
      if (path === paths.search[locale]) {
        expect([path, alternatesOf(page)]).toEqual([path, {}])
        continue
      }
      const alternates = alternatesOf(page)
      const other = (locale === 'en' ? turkish : english).get(alternates[locale === 'en' ? 'tr' : 'en']!)
      expect([path, alternates]).toEqual([path, { ...alternates, [locale]: path, 'x-default': alternates.tr }])
      expect([path, other && alternatesOf(other)]).toEqual([path, alternates])
      const ofGraph = locale === 'en' ? ['en_US', 'tr_TR'] : ['tr_TR', 'en_US']
      expect([path, meta(page, 'og:locale'), meta(page, 'og:locale:alternate')]).toEqual([path, ...ofGraph])
    }
    for (const [path, page] of english)
      expect([path, englishTextsOf(page).filter((text) => TURKISH.test(text))]).toEqual([path, []])
    const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(([, url]) => pathOf(url!))
    const indexed = [...english.keys(), ...turkish.keys()].filter(
      (path) => !Object.values(paths.search).includes(path as never),
    )
    expect(listed.filter((path) => !path.startsWith('/uploads')).sort()).toEqual(indexed.sort())
  })

  test('the sample answer on the home page names its source in the language of the page', async () => {
    const { page } = await open('/en')
    const [link, ...others] = page.querySelectorAll(`[aria-label="${homeEnglish.assistant.sample}"] a`)
    expect(others).toEqual([])
    expect(link?.textContent).toMatch(homeEnglish.assistant.source)
    expect(link?.getAttribute('href')).toMatch(/^\/en\/blog\/early-blight/)
  })

  test('the feed is English: language, titles and addresses', async () => {
    const feed = await textAt('/en/rss.xml')
    expect(feed).toContain('<language>en')
    const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, url]) => pathOf(url!))
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((path) => !isEnglish(path))).toEqual([])
    expect(feed.match(TURKISH)).toBeNull()
  })
})

describe.each(dialects)('pages of records that are partly in English on %s', (dialect) => {
  const { open, admin } = useSite(dialect, async ({ admin: save }) => {
    await save('POST /products', {
      name: 'Toprak sondası',
      description: 'Nemi altı derinlikte ölçer.',
      specs: { Derinlik: '120 cm' },
      en: { name: 'Soil probe', description: 'Measures at six depths.' },
    })
    await save('POST /products', {
      name: 'Hava istasyonu',
      description: 'Rüzgârı ölçer.',
      en: { name: 'Weather station' },
    })
    await save('POST /blog', { title: 'Don gecesi', content: 'Metin', isPublished: true, en: { title: 'Frost night' } })
    await save('POST /services', { name: 'Danışmanlık', en: { name: 'Advice' } })
  })

  test('a record whose required texts are in English has a page; others a 404 that leads to the Turkish one', async () => {
    const { status, page } = await open('/en/products/soil-probe')
    expect([status, page.querySelector('h1')?.textContent]).toEqual([200, 'Soil probe'])
    expect(page.querySelector('dl[lang=tr], [lang=tr] dl, [lang=tr] dt')?.textContent).toContain('Derinlik')
    expect(page.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"inLanguage":"en"')
    for (const path of ['/en/products/weather-station', '/en/products/hava-istasyonu', '/en/blog/frost-night']) {
      const missing = await open(path)
      expect([path, missing.status, missing.page.documentElement.lang]).toEqual([path, 404, 'en'])
    }
    const missing = (await open('/en/products/hava-istasyonu')).page
    expect(linkTo(missing, '/urunler/hava-istasyonu')?.hreflang).toBe('tr')
    expect(alternatesOf((await open('/urunler/hava-istasyonu')).page)).toEqual({})
    expect((await open('/en/services/advice')).status).toBe(200)
    expect(await open('/en/products/toprak-sondasi?a=1')).toMatchObject({
      status: 308,
      location: '/en/products/soil-probe?a=1',
    })
  })

  test('lists show what exists in English, then links to the rest', async () => {
    const { page } = await open('/en/products')
    expect(linkTo(page, '/en/products/soil-probe')).not.toBeNull()
    expect(page.body.textContent).toContain('1 more in Turkish')
    const more = linkTo(page, '/urunler/hava-istasyonu')!
    expect([more.hreflang, more.lang, more.textContent]).toEqual(['tr', 'tr', 'Hava istasyonu'])
    expect((await open('/en')).page.body.textContent).not.toContain('more in Turkish')
  })

  test('singletons without English are Turkish inside lang="tr"', async () => {
    expect((await admin('PUT /admin/page-content/about', { title: 'Biz', subtitle: 'Tarlada doğduk.' })).status).toBe(
      200,
    )
    const { status, page } = await open('/en/about')
    expect(status).toBe(200)
    expect([...page.querySelectorAll('[lang=tr]')].map(({ textContent }) => textContent)).toContain('Tarlada doğduk.')
    expect(englishTextsOf(page).filter((text) => text.includes('doğduk'))).toEqual([])
  })

  test('the switch keeps page, topic and feature; where a page has no other language it leads to the list, on a 404 home', async () => {
    const switched = async (url: string) => {
      const { page } = await open(url)
      const link = page.querySelector<HTMLAnchorElement>(`a[hreflang=${url.startsWith('/en') ? 'tr' : 'en'}][lang]`)
      return link?.getAttribute('href')
    }
    expect(await switched('/en/products/soil-probe')).toBe('/urunler/toprak-sondasi')
    expect(await switched('/urunler/toprak-sondasi')).toBe('/en/products/soil-probe')
    expect(await switched('/urunler/hava-istasyonu')).toBe('/en/products')
    expect(await switched('/iletisim?konu=Sonda')).toBe('/en/contact?topic=Sonda')
    expect(await switched('/en/contact?topic=Probe')).toBe('/iletisim?konu=Probe')
    expect(await switched('/en/none')).toBe('/')
    expect(await switched('/yok')).toBe('/en')
    expect(await switched('/urunler?sayfa=1')).toBe('/en/products?page=1')
    expect(await switched('/urunler?sayfa=9')).toBe('/en')
    expect(await switched('/en/products?feature=None')).toBe('/')
  })

  test('addresses: closing slashes as in Turkish, no language by header, former English slugs redirect in one hop', async () => {
    expect(await open('/en/products/')).toMatchObject({ status: 301, location: '/en/products' })
    expect(await open('/en/')).toMatchObject({ status: 301, location: '/en' })
    const { body } = await admin('POST /products', { name: 'Vana', en: { name: 'Valve' } })
    for (const slug of ['motor-valve', 'motorised-valve']) await admin(`PUT /products/${body.id}`, { en: { slug } })
    for (const slug of ['valve', 'motor-valve'])
      expect(await open(`/en/products/${slug}?a=1`)).toMatchObject({
        status: 308,
        location: '/en/products/motorised-valve?a=1',
      })
    expect(await open('/urunler/vana')).toMatchObject({ status: 200 })
    expect(linkTo((await open('/en/products')).page, '/en/products/motorised-valve')).not.toBeNull()
  })
})
