import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../src/company/identity.ts'
import entry from '../../src/public/entryServer.tsx'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import { columnTypes } from '../../src/server/platform/db/migrations/migration.ts'
import { type MailServer, startMailServer } from '../helpers/mailServer.ts'
import { createTestApp, dialects, type TestApp } from '../helpers/testApp.ts'

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

describe.each(dialects)('the brand in the site settings, on %s', (dialect) => {
  let mail: MailServer
  let site: TestApp
  beforeAll(async () => {
    mail = await startMailServer()
    site = await createTestApp(dialect, { source, settings: { SITE_NAME, SMTP_URL: mail.url } })
    await site.admin('POST /blog', { title: 'Kış budaması', content: 'Metin.', publishOption: 'now' })
  })
  beforeEach(() => save({ title: null, shortName: null, tagline: null, assistantName: null, en: { tagline: null } }))
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
    expect((await save(brand)).body).toMatchObject(brand)
    expect(await saved()).toMatchObject(brand)
    for (const [place, text] of Object.entries(await named())) {
      expect([place, text.includes(HTML_NAME), text.includes(SITE_NAME)]).toEqual([place, true, false])
    }
    // The name is drawn on the sharing pictures.
    expect(sharing.exec(await textOf('/hizmetler'))![1]).not.toBe(before)
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
    await site.admin('POST /admin/test-mail', { to: 'ayse@example.com' })
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

  test('a name that the demo content had set gives way to that of the environment, any other stays', async () => {
    for (const [title, left] of [
      [identity.name, null],
      [brand.title, brand.title],
    ]) {
      await save({ title, logoUrl: '/uploads/logo.svg' })
      await migrations['0098-brand-title']!.up(site.database.db, columnTypes[dialect])
      expect(await saved()).toMatchObject({ title: left, logoUrl: '/uploads/logo.svg' })
    }
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
