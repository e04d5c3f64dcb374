import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../../helpers/copyProject.ts'
import { serving } from '../../helpers/copyServer.ts'
import { tokenAt } from '../../helpers/serverProcess.ts'
import { createEmptyDatabase } from '../../helpers/testDatabases.ts'

/** The demo's site in these languages. */
function siteIn(languages: readonly string[], dialect: 'sqlite' | 'postgres' = 'sqlite') {
  let root: string
  beforeAll(() => {
    root = copyProject()
    const identity = join(root, 'src/company/identity.ts')
    const declared = readFileSync(identity, 'utf8').replace(/= \['tr', 'en'\]/, `= ${JSON.stringify(languages)}`)
    expect(declared).toContain(JSON.stringify(languages))
    writeFileSync(identity, declared)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const server = serving(
    () => root,
    async (): Promise<Record<string, string>> =>
      dialect === 'postgres' ? { DATABASE_URL: (await createEmptyDatabase('postgres')).url } : {},
  )

  const fetchAt = (path: string, options?: RequestInit) =>
    fetch(server.url() + path, { redirect: 'manual', ...options })
  return {
    /** Status of a page, its language, its alternates, and where the switch leads. */
    async page(path: string) {
      const response = await fetchAt(path)
      const document = await response.text()
      const { origin } = new URL(server.url())
      const links = document.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
      return {
        status: response.status,
        lang: /<html lang="(\w+)"/.exec(document)?.[1],
        alternates: Object.fromEntries(
          [...links].map(([, lang, href]) => [lang, href!.replace(/^https?:\/\/[^/]+/, '')]),
        ),
        switch: /<a [^>]*href="([^"]*)"[^>]*>(?:Türkçe|English)<\/a>/.exec(document)?.[1]?.replace(origin, ''),
      }
    },
    status: async (path: string) => (await fetchAt(path)).status,
    json: async (path: string) => (await fetchAt(`/api${path}`)).json(),
    async addresses() {
      const sitemap = await server.get('/sitemap.xml')
      return {
        paths: [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname),
        alternates: [...sitemap.matchAll(/hreflang="([^"]+)"/g)].map(([, lang]) => lang),
      }
    },
    /** Sends the contact form as browsers without scripts do. */
    async send(path: string) {
      const fields = { name: 'Ayşe Kaya', email: 'ayse@example.com', subject: path, message: 'Merhaba, hello.' }
      const response = await fetchAt(path, { method: 'POST', body: new URLSearchParams(fields) })
      return [response.status, response.headers.get('location')]
    },
    async administrator() {
      const authorization = `Bearer ${await tokenAt(server.url())}`
      return async (method: string, path: string, body?: unknown) => {
        const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
        const response = await fetchAt(`/api${path}`, { method, headers, body: JSON.stringify(body) })
        return { status: response.status, body: await response.json() }
      }
    },
  }
}

const TURKISH = 'kok-6-toprak-sondasi'
const ENGLISH = 'kok-6-soil-probe'

describe.each(['sqlite', 'postgres'] as const)('a company with English first and Turkish second, on %s', (dialect) => {
  const site = siteIn(['en', 'tr'], dialect)

  test.each([
    ['/', '/tr'],
    ['/products', '/tr/urunler'],
    [`/products/${ENGLISH}`, `/tr/urunler/${TURKISH}`],
    ['/contact', '/tr/iletisim'],
  ])('%s and %s: a page in each language, which lead to each other', async (english, turkish) => {
    const alternates = { en: english, tr: turkish, 'x-default': english }
    expect(await site.page(english)).toEqual({ status: 200, lang: 'en', alternates, switch: turkish })
    expect(await site.page(turkish)).toEqual({ status: 200, lang: 'tr', alternates, switch: english })
  })

  test('paths of the other order are not found', async () => {
    expect(await site.page('/urunler')).toMatchObject({ status: 404, lang: 'en' })
    expect(await site.page('/tr/products')).toMatchObject({ status: 404, lang: 'tr' })
    expect(await site.page('/en')).toMatchObject({ status: 404, lang: 'en' })
  })

  test('sitemap has both languages', async () => {
    const { paths, alternates } = await site.addresses()
    expect(paths).toEqual(expect.arrayContaining(['/products', `/products/${ENGLISH}`, `/tr/urunler/${TURKISH}`]))
    expect(new Set(alternates)).toEqual(new Set(['en', 'tr', 'x-default']))
  })

  test('API: plain fields are English, `?locale=tr` is Turkish, other languages are refused', async () => {
    expect(await site.json(`/products/${ENGLISH}`)).toMatchObject({
      name: 'Kök 6 soil probe',
      alternates: { en: ENGLISH, tr: TURKISH },
    })
    expect(await site.json(`/products/${TURKISH}?locale=tr`)).toMatchObject({
      name: 'Kök 6 toprak sondası',
      slug: TURKISH,
      locale: 'tr',
    })
    expect(await site.status('/api/products?locale=de')).toBe(400)
    expect(await site.json('/search?q=sulama&locale=tr')).toContainEqual(
      expect.objectContaining({ url: '/tr/hizmetler/hassas-sulama' }),
    )
    expect(await site.json('/search?q=irrigating')).toContainEqual(
      expect.objectContaining({ url: '/services/precision-irrigation' }),
    )
  })

  test('administrators translate into `tr`, and find what waits', async () => {
    const call = await site.administrator()
    const [{ id }] = (await call('GET', '/products')).body
    const { body: before } = await call('GET', `/products/${id}`)
    expect(before.translation.tr.state).toBe('current')
    const { body: after } = await call('PUT', `/products/${id}`, { name: 'Another probe' })
    expect([after.tr.name, after.translation.tr.fields.name]).toEqual([before.tr.name, 'outdated'])
    const filter = encodeURIComponent(JSON.stringify({ 'translation.tr': 'outdated' }))
    expect((await call('GET', `/products?filter=${filter}`)).body.map((row: { id: number }) => row.id)).toEqual([id])
    const { body: counts } = await call('GET', '/admin/translations')
    expect(counts).toContainEqual({ resource: 'products', missing: 0, partial: 0, outdated: 1, current: 7 })
    await call('PUT', `/products/${id}`, { tr: { name: 'Başka bir sonda' } })
    expect(await site.json(`/products/${id}?locale=tr`)).toMatchObject({ name: 'Başka bir sonda' })
    expect(await site.json(`/products/${id}`)).toMatchObject({ name: 'Another probe' })
  })

  test('contact form without scripts, in both languages', async () => {
    expect(await site.send('/contact')).toEqual([303, '/contact?sent#form'])
    expect(await site.send('/tr/iletisim')).toEqual([303, '/tr/iletisim?gonderildi#form'])
    const { body } = await (await site.administrator())('GET', '/admin/contact-messages')
    const languages = body.map(({ subject, locale }: Record<string, string>) => [subject, locale])
    expect(languages).toEqual(
      expect.arrayContaining([
        ['/contact', 'en'],
        ['/tr/iletisim', 'tr'],
      ]),
    )
  })
})

describe.each([
  [
    'en',
    'tr',
    ['/', '/products', `/products/${ENGLISH}`],
    ['/tr', '/tr/urunler', '/urunler', '/tr/rss.xml'],
    '/contact?sent#form',
  ],
  [
    'tr',
    'en',
    ['/', '/urunler', `/urunler/${TURKISH}`],
    ['/en', '/en/products', '/products', '/en/rss.xml'],
    '/iletisim?gonderildi#form',
  ],
] as const)('a company with one language, %s', (language, other, pages, missing, sent) => {
  const site = siteIn([language])

  test('pages have neither alternates nor a switch, and there are none in another language', async () => {
    for (const path of pages)
      expect([path, await site.page(path)]).toEqual([
        path,
        { status: 200, lang: language, alternates: {}, switch: undefined },
      ])
    for (const path of missing) expect([path, await site.status(path)]).toEqual([path, 404])
    const { paths, alternates } = await site.addresses()
    expect(paths).toEqual(expect.arrayContaining([...pages]))
    expect(paths.filter((path) => path.startsWith(`/${other}`))).toEqual([])
    expect(alternates).toEqual([])
  })

  test('API: has no field, state or parameter of another language', async () => {
    expect(await site.status(`/api/products?locale=${language}`)).toBe(200)
    expect(await site.status(`/api/products?locale=${other}`)).toBe(400)
    const call = await site.administrator()
    const [{ id }] = (await call('GET', '/products')).body
    const { status, body } = await call('PUT', `/products/${id}`, { name: 'Sonda', [other]: { name: 'Probe' } })
    expect(status).toBe(200)
    for (const name of ['tr', 'en', 'translation', 'translationState']) expect(body).not.toHaveProperty(name)
    expect((await call('GET', '/admin/translations')).body).toEqual([])
    expect(Object.keys((await call('GET', '/admin/page-content/home')).body)).not.toContain('translation')
  })

  test('contact form without scripts', async () => {
    const path = sent.split('?')[0]!
    expect(await site.send(path)).toEqual([303, sent])
  })
})
