import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reservedIn } from '../../src/contract/domain/siteAddresses.ts'
import { validation } from '../../src/contract/i18n/shared/messages.ts'
import entry from '../../src/public/entryServer.tsx'
import { createTestApp, dialects, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

describe.each(dialects)('pages of the owner on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
  })
  afterAll(() => site.close())

  const add = async (title: string, more: object = {}) =>
    (await site.admin('POST /pages', { title, content: '# Kimle\n\n**Usta** ile.', ...more })).body
  const open = async (url: string) => {
    const { statusCode, headers, payload } = await site.app.inject({ url })
    // The HTML before the page data.
    return { status: statusCode, location: headers.location, html: payload.split('id="page-data"')[0]! }
  }
  /** The links of a navigation by its accessible name. */
  const linksOf = (html: string, label: string) => {
    const [, nav = ''] = html.match(new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>(.*?)</nav>`)) ?? []
    return [...nav.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  }

  test('a page is at its slug: complete HTML, head, sitemap and sharing picture', async () => {
    expect((await open('/bayilik')).status).toBe(404)
    const page = await add('Bayilik', { seoDescription: 'Kimlere bayilik veririz.' })
    expect(page).toMatchObject({ slug: 'bayilik', place: 'none', isHidden: false, imageUrl: null })
    const { status, html } = await open('/bayilik')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Bayilik<\/h1>/)
    expect(html).toContain('<strong>Usta</strong> ile.')
    expect(html).toContain('<title>Bayilik | ')
    expect(html).toContain('content="Kimlere bayilik veririz."')
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/bayilik"\/>/)
    expect(html).toMatch(/og:image" content="[^"]+\/og\/bayilik\.jpg/)
    expect(html).toContain('"BreadcrumbList"')
    expect((await site.app.inject('/sitemap.xml')).payload).toMatch(/<loc>[^<]+\/bayilik<\/loc>/)
    expect((await site.call('GET /pages')).body[0]).not.toHaveProperty('content')
    expect((await site.call('GET /pages/bayilik')).body).toEqual((await site.call(`GET /pages/${page.id}`)).body)
    expect((await open(`/${page.id}`)).status).toBe(404)
  })

  test('former slugs redirect in page and API, and not-found addresses are counted as before', async () => {
    const { id } = await add('Servis noktaları')
    await site.admin(`PUT /pages/${id}`, { slug: 'servis' })
    expect(await open('/servis-noktalari?a=1')).toMatchObject({ status: 301, location: '/servis?a=1' })
    const { statusCode, headers } = await site.app.inject('/api/pages/servis-noktalari')
    expect([statusCode, headers.location]).toEqual([308, '/api/pages/servis'])
    await site.admin('POST /admin/redirects', { from: '/Kampanya', to: '/servis' })
    expect(await open('/kampanya')).toMatchObject({ status: 308, location: '/servis' })
    await open('/olmayan')
    await expect
      .poll(async () => (await site.admin('GET /admin/not-found')).body.map(({ path }: { path: string }) => path))
      .toContain('/olmayan')
  })

  test.each(reservedIn('tr'))('/%s is an address of the site: 409', async (slug) => {
    const { id } = (await site.call('GET /pages/bayilik')).body
    for (const [call, body] of [
      ['POST /pages', { title: 'Yeni', content: 'Metin', slug }],
      [`PUT /pages/${id}`, { slug }],
    ] as const) {
      const refusal = await site.admin(call, body)
      const { slugOfSite } = validation
      expect([refusal.status, refusal.body]).toMatchObject([
        409,
        { message: slugOfSite, errors: { slug: [slugOfSite] } },
      ])
    }
    expect((await site.admin('GET /pages?filter={"q":"Yeni"}')).body).toEqual([])
  })

  test('a slug from a title gets a suffix where it is an address of the site, or taken', async () => {
    expect((await add('Ürünler')).slug).toBe('urunler-2')
    expect((await add('Bayilik')).slug).toBe('bayilik-2')
    expect((await site.admin('POST /pages', { title: 'B', content: 'B', slug: 'bayilik' })).status).toBe(409)
  })

  test('menu and footer link to the pages in their place', async () => {
    await add('Hasat kampanyası', { place: 'menu' })
    const { id } = await add('Çerezler', { place: 'footer' })
    const { html } = await open('/urunler')
    expect(linksOf(html, 'Ana menü').at(-1)).toBe('/hasat-kampanyasi')
    expect(linksOf(html, 'Alt menü').slice(-2)).toEqual(['/hasat-kampanyasi', '/cerezler'])
    await site.admin(`PUT /pages/${id}`, { place: 'none' })
    expect((await open('/urunler')).html).not.toContain('/cerezler')
    expect((await site.admin(`PUT /pages/${id}`, { place: 'top' })).body.errors).toHaveProperty('place')
  })

  test('the menu orders and hides the pages in it; it follows a new slug, and outlives a deleted page', async () => {
    const { id } = await add('Toptan satış', { place: 'menu' })
    await add('Basın', { place: 'footer' })
    const put = (...items: object[]) => site.admin('PUT /admin/page-content/menu', { items })
    const menu = async () => linksOf((await open('/urunler')).html, 'Ana menü')
    for (const path of ['/basin', '/yok', '/toptan-satis/'])
      expect(await put({ path: '/blog' }, { path })).toMatchObject({
        status: 400,
        body: { errors: { 'items.1.path': [validation.choice] } },
      })
    expect((await put({ path: '/toptan-satis' }, { path: '/blog' })).status).toBe(200)
    expect((await menu()).slice(0, 2)).toEqual(['/toptan-satis', '/blog'])
    await site.admin(`PUT /pages/${id}`, { slug: 'toptan' })
    expect((await menu()).slice(0, 2)).toEqual(['/toptan', '/blog'])
    expect((await site.call('GET /page-content/menu')).body.items[0].path).toBe('/toptan')

    await site.admin(`DELETE /pages/${id}`)
    expect((await menu())[0]).toBe('/blog')
    expect((await put({ path: '/blog' }, { path: '/toptan' })).status).toBe(200)
    await site.admin(`POST /admin/bin/pages/${id}/restore`)
    expect((await menu()).slice(0, 2)).toEqual(['/blog', '/toptan'])
    await put({ path: '/toptan', isHidden: true })
    expect(await menu()).not.toContain('/toptan')
    await site.admin('DELETE /admin/page-content/menu')
  })

  test('a hidden page does not exist for visitors, except by its preview link', async () => {
    const { id } = await add('Gizli sayfa', { place: 'menu' })
    await site.admin(`PUT /pages/${id}/hide`)
    expect((await open('/gizli-sayfa')).status).toBe(404)
    expect((await open('/urunler')).html).not.toContain('/gizli-sayfa')
    expect((await site.app.inject('/sitemap.xml')).payload).not.toContain('gizli-sayfa')
    const { url } = (await site.admin(`GET /pages/${id}/preview-link`)).body
    const { status, html } = await open(new URL(url).pathname)
    expect([status, html.includes('<strong>Usta</strong>'), html.includes('noindex')]).toEqual([200, true, true])
  })

  test('a page in the trash is gone, and comes back at its address', async () => {
    const { id } = await add('İade koşulları')
    await site.admin(`DELETE /pages/${id}`)
    expect((await open('/iade-kosullari')).status).toBe(404)
    await site.admin(`POST /admin/bin/pages/${id}/restore`)
    expect((await open('/iade-kosullari')).status).toBe(200)
  })
})
