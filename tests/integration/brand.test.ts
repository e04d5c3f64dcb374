import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../src/company/identity.ts'
import { paletteOf, paletteSheet } from '../../src/company/palette.ts'
import entry from '../../src/public/entryServer.tsx'
import { formOf } from '../helpers/images.ts'
import { type MailServer, startMailServer } from '../helpers/mailServer.ts'
import { createTestApp, databases, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

const SITE_NAME = 'Ortam Adı'
const brand = {
  title: 'Söğüt & Çınar Bahçeleri',
  shortName: 'Söğüt',
  tagline: 'Bahçeyi dinleriz.',
  assistantName: 'Yaprak',
  en: { tagline: 'We listen to the orchard.' },
}
const HTML_NAME = 'Söğüt &amp; Çınar Bahçeleri'

describe.each(databases('sqlite'))('the brand in the site settings, on %s', (dialect) => {
  let mail: MailServer
  let site: TestApp
  beforeAll(async () => {
    mail = await startMailServer()
    site = await createTestApp(dialect, { source, settings: { SITE_NAME, SMTP_URL: mail.url } })
    await site.admin('POST /blog', { title: 'Kış budaması', content: 'Metin.', publishOption: 'now' })
  })
  beforeEach(() =>
    save({
      title: null,
      shortName: null,
      tagline: null,
      assistantName: null,
      iconUrl: null,
      palette: null,
      en: { tagline: null },
    }),
  )
  afterAll(async () => {
    await site.close()
    await mail.close()
  })
  const save = (values: object) => site.admin('PUT /admin/page-content/site-settings', values)
  const textOf = async (url: string) => (await site.app.inject({ url })).payload
  const saved = async () => (await site.call('GET /page-content/site-settings')).body
  /** Everything that names the company, by where it is. */
  const named = async () => ({
    home: (await textOf('/')).split('id="page-data"')[0]!,
    post: await textOf('/blog/kis-budamasi'),
    missing: await textOf('/yok'),
    login: (await textOf('/login')).replaceAll('&#38;', '&amp;'),
    feed: (await textOf('/rss.xml')).replaceAll('&#38;', '&amp;'),
    manifest: (await textOf('/manifest.webmanifest')).replaceAll('&', '&amp;'),
    description: (await textOf('/api/openapi.json')).replaceAll('&', '&amp;'),
    author: (await site.call('GET /blog')).body[0].author.replaceAll('&', '&amp;'),
  })

  test('names the company in every page, feed and file from the save on, and the environment does without it', async () => {
    for (const [place, text] of Object.entries(await named())) {
      expect([place, text.includes(SITE_NAME)]).toEqual([place, true])
    }
    const sharing = /"og:image" content="([^"]+)"/
    const before = sharing.exec(await textOf('/hizmetler'))![1]
    const shared = (await site.app.inject('/og.png')).headers.etag
    expect((await save(brand)).body).toMatchObject(brand)
    expect(await saved()).toMatchObject(brand)
    for (const [place, text] of Object.entries(await named())) {
      expect([place, text.includes(HTML_NAME), text.includes(SITE_NAME)]).toEqual([place, true, false])
    }
    // The name is drawn on the sharing pictures.
    expect(sharing.exec(await textOf('/hizmetler'))![1]).not.toBe(before)
    expect((await site.app.inject('/og.png')).headers.etag).not.toBe(shared)
    const home = await textOf('/')
    expect(home).toMatch(new RegExp(`<title>[^<]+ \\| ${HTML_NAME}</title>`))
    expect(home).toMatch(new RegExp(`© \\d{4} ${HTML_NAME}`))
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)!
    expect(JSON.parse(json!)['@graph']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'WebSite', name: brand.title, alternateName: brand.shortName }),
        expect.objectContaining({ '@type': 'Organization', name: brand.title, slogan: brand.tagline }),
      ]),
    )
    const { name, short_name, description } = JSON.parse(await textOf('/manifest.webmanifest'))
    expect([name, short_name, description]).toEqual([brand.title, brand.shortName, brand.tagline])
    await site.admin('POST /admin/mail-settings/test', { to: 'ayse@example.com' })
    expect(mail.received.at(-1)!.subject).toContain(brand.title)
  })

  test('names the assistant: as set, else after the company', async () => {
    const self = async () => {
      const history = [{ role: 'user', content: 'Sen kimsin?' }]
      return (await site.call('POST /chat', { history })).body.content
    }
    expect(await self()).toContain('Filiz')
    await save({ title: brand.title })
    expect(await self()).toContain(`Söğüt`)
    await save({ shortName: 'Bahçem' })
    expect(await self()).toContain('Bahçem')
    await save({ assistantName: brand.assistantName })
    expect(await self()).toContain(brand.assistantName)
    expect(await textOf('/')).toContain('"assistantName":"Yaprak"')
  })

  describe('icon', () => {
    const upload = async (file: Buffer, name: string) => {
      const { payload, headers } = await formOf(['file', file, name])
      return (await site.admin('POST /files/upload-logo', payload, { headers })).body.publicUrl as string
    }
    const square = (channels: 3 | 4, background: string) =>
      sharp({ create: { width: 400, height: 400, channels, background } })
        .png()
        .toBuffer()
    const pixelOf = async (url: string, at: number) => {
      const { data, info } = await sharp((await site.app.inject(url)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const from = (Math.round(at * info.height) * info.width + Math.round(at * info.width)) * info.channels
      return [info.width, ...data.subarray(from, from + 3)]
    }
    const files = ['/icon-192.png', '/icon-512.png', '/apple-touch-icon.png', '/favicon.svg', '/og.png']
    const etagsOf = async () => Promise.all(files.map(async (url) => (await site.app.inject(url)).headers.etag))

    test('takes the place of the mark in tabs, on home screens, in pages and on sharing pictures', async () => {
      const mark = await etagsOf()
      const sharing = async () => /"og:image" content="[^"]+(\/og\/[^"]+)"/.exec(await textOf('/hizmetler'))![1]!
      const before = await sharing()
      const iconUrl = await upload(await square(3, '#c02040'), 'simge.png')
      expect((await save({ iconUrl })).status).toBe(200)
      expect(await saved()).toMatchObject({ iconUrl })
      for (const [url, size] of [
        ['/icon-192.png', 192],
        ['/icon-512.png', 512],
        ['/apple-touch-icon.png', 180],
      ] as const)
        expect([url, await pixelOf(url, 0.02)]).toEqual([url, [size, 0xc0, 0x20, 0x40]])
      const v = `?v=${iconUrl.slice('/uploads/'.length, '/uploads/'.length + 12)}`
      const favicon = await site.app.inject(`/favicon.svg${v}`)
      expect(favicon.payload).toMatch(/^<svg [^>]+><image [^>]+ href="data:image\/png;base64,/)
      expect(favicon.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect((await site.app.inject('/favicon.svg?v=other')).headers['cache-control']).toBe('no-cache')
      for (const page of [await textOf('/'), await textOf('/login')])
        for (const file of ['favicon.svg', 'apple-touch-icon.png']) expect(page).toContain(`href="/${file}${v}"`)
      expect(await textOf('/')).toContain(`<img src="/icon-192.png${v}" alt=""`)
      expect(JSON.parse(await textOf('/manifest.webmanifest')).icons.map(({ src }: { src: string }) => src)).toEqual(
        ['/favicon.svg', '/icon-192.png', '/icon-512.png', '/icon-192.png', '/icon-512.png'].map((src) => src + v),
      )
      expect(await sharing()).not.toBe(before)
      expect(/"og:image" content="[^"]+?(\/og[^"]+)"/.exec(await textOf('/yok'))![1]).toBe('/og.png')
      for (const url of [await sharing(), '/og.png']) {
        const { data, info } = await sharp((await site.app.inject(url)).rawPayload)
          .extract({ left: 94, top: 552, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const [red, green] = data.subarray(0, info.channels)
        expect([url, red! > 150, green! < 80]).toEqual([url, true, true])
      }
      await save({ iconUrl: null })
      expect(await etagsOf()).toEqual(mark)
      expect(await textOf('/')).toContain('href="/favicon.svg" ')
    })

    test('a drawing with transparency is on white, inside the safe zone', async () => {
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5" fill="#00f"/></svg>'
      await save({ iconUrl: await upload(Buffer.from(drawing), 'simge.svg') })
      expect(await pixelOf('/icon-512.png', 0.1)).toEqual([512, 255, 255, 255])
      expect(await pixelOf('/icon-512.png', 0.5)).toEqual([512, 0, 0, 255])
    })

    test('is revalidated by its ETag', async () => {
      const { headers } = await site.app.inject('/icon-192.png')
      const again = await site.app.inject({ url: '/icon-192.png', headers: { 'if-none-match': String(headers.etag) } })
      expect([headers['cache-control'], again.statusCode]).toEqual(['no-cache', 304])
    })

    test('of another site is refused', async () => {
      const { status, body } = await save({ iconUrl: 'https://evil.example/a.png' })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['iconUrl']])
    })
  })

  describe('palette', () => {
    const sheetIn = (html: string) => /<link rel="stylesheet" href="(\/palettes\/[^"]+)" data-palette>/.exec(html)?.[1]

    test('is a style sheet that pages and panel link from the save on, within the Content-Security-Policy', async () => {
      expect(sheetIn(await textOf('/'))).toBeUndefined()
      const before = await textOf('/favicon.svg')
      expect((await save({ palette: 'blue' })).body).toMatchObject({ palette: 'blue' })
      for (const url of ['/', '/yok', '/login']) {
        const { payload, headers } = await site.app.inject(url)
        expect([url, sheetIn(payload)]).toEqual([url, expect.stringMatching(/^\/palettes\/blue\.css\?v=\w+$/)])
        expect(headers['content-security-policy']).toContain("style-src 'self'")
      }
      const { payload, headers } = await site.app.inject(sheetIn(await textOf('/'))!)
      expect(payload).toBe(paletteSheet('blue'))
      expect(headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const { hex } = paletteOf('blue')
      expect(await textOf('/')).toContain(
        `<meta name="theme-color" content="${hex('paper', 'light')}" data-light="${hex('paper', 'light')}" data-dark="${hex('paper', 'dark')}">`,
      )
      expect(JSON.parse(await textOf('/manifest.webmanifest')).theme_color).toBe(hex('paper', 'light'))
      expect(await textOf('/favicon.svg')).not.toBe(before)
      const { data } = await sharp((await site.app.inject('/icon-192.png?v=blue')).rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(hex('field', 'light'))
      await save({ palette: null })
      expect(sheetIn(await textOf('/'))).toBeUndefined()
    })

    test.each(['red', '__proto__', '../blue', 7, { key: 'blue' }])('%j is refused', async (palette) => {
      await save({ palette: 'plum' })
      const { status, body } = await save({ palette })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['palette']])
      expect(await saved()).toMatchObject({ palette: 'plum' })
    })

    test.each(['red', '__proto__', 'constructor', '..%2Fblue'])('%s has no style sheet', async (name) => {
      expect((await site.app.inject(`/palettes/${name}.css`)).statusCode).toBe(404)
    })
  })

  test('the build’s own name, entered in the panel, is in force too', async () => {
    await save({ title: identity.name })
    expect(await textOf('/')).toContain(`| ${identity.name}</title>`)
  })

  test.each([
    ['title', 100],
    ['shortName', 30],
    ['tagline', 120],
    ['assistantName', 40],
  ])('limits %s to %i characters', async (field, length) => {
    expect((await save({ [field]: 'a'.repeat(length) })).status).toBe(200)
    const { status, body } = await save({ [field]: 'a'.repeat(length + 1) })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect((await saved())[field]).toBe('a'.repeat(length))
  })
})
