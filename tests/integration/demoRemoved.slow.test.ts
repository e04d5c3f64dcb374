import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/contract/constants.ts'
import { singletons } from '../../src/contract/singletons/index.ts'
import entry from '../../src/public/entryServer.tsx'
import { PICTURES } from '../../src/server/features/demo/pictureWords.ts'
import { seedEmptyDatabase } from '../../src/server/features/demo/seedDemo.ts'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import { columnTypes } from '../../src/server/platform/db/migrations/migration.ts'
import { demoIn } from '../helpers/demoCompany.ts'
import { createTestApp, dialects, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

const DOCUMENTS = [
  '/sitemap.xml',
  '/sitemap-1.xml',
  ...['/rss.xml', '/en/rss.xml'],
  ...['/robots.txt', '/manifest.webmanifest', '/favicon.svg', '/llms.txt'],
]
const CONTENT = Object.keys(singletons)
const LISTS = [
  ...['/products', '/services', '/slides', '/blog', '/people', '/product-features'],
  ...['/references', '/documents', '/pages', '/search?q=toprak', '/search?q=soil'],
]
const SEARCHES = ['/ara?q=toprak', '/en/search?q=soil']
const PATHS = [...entry.pages().map(({ path }) => path), '/yok', '/en', '/en/yok', ...SEARCHES].filter(
  (path) => !path.includes(':'),
)
const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=en`

async function open(dialect: (typeof dialects)[number]): Promise<TestApp> {
  const site = await createTestApp(dialect, { source })
  await seedEmptyDatabase(site.services, site.settings)
  return site
}

const textAt = async (site: TestApp, url: string) => (await site.app.inject({ url })).payload

test.each(dialects)(
  'demo content on %s: after its removal no page, document, response or picture is the demo company’s',
  async (dialect) => {
    const site = await open(dialect)
    try {
      for (const path of ['/', '/gizlilik', '/surdurulebilirlik', '/hakkimizda'])
        expect(demoIn(await textAt(site, path)), path).not.toEqual([])
      expect(await textAt(site, '/')).toContain('href="/surdurulebilirlik"')
      expect(await textAt(site, '/sitemap.xml')).toContain('/surdurulebilirlik')

      // The English text of the demo goes too where only the Turkish one was changed.
      const lead = { lead: 'Birlikte çalıştıklarımız.' }
      expect((await site.admin('PUT /admin/page-content/references-page', lead)).status).toBe(200)
      expect(demoIn(await textAt(site, '/en/references'))).not.toEqual([])
      expect((await site.admin('DELETE /admin/demo-content')).status).toBe(200)
      await site.admin('PUT /admin/page-content/site-settings', { title: 'Toprakça Tarım', assistantName: 'Toprakça' })
      for (const url of [...PATHS, ...DOCUMENTS, '/admin'])
        expect([url, demoIn(await textAt(site, url))]).toEqual([url, []])
      const calls = [...LISTS, ...CONTENT.map((key) => `/page-content/${key}`)]
      for (const path of [...calls, ...calls.map(inEnglish)])
        expect([path, demoIn(JSON.stringify((await site.call(`GET ${path}`)).body))]).toEqual([path, []])
      for (const key of CONTENT) {
        const { status, body } = await site.admin(`GET /admin/page-content/${key}`)
        expect([key, status, demoIn(JSON.stringify(body))]).toEqual([key, 200, []])
      }
      const pictures = readdirSync(PICTURES)
      const library: { name: string }[] = (await site.admin('GET /admin/pictures?range=[0,99]')).body
      expect(library.filter(({ name }) => pictures.includes(name))).toEqual([])
      for (const content of ['Siz kimsiniz?', 'Adresiniz ne?', 'Toprak nemini nasıl ölçerim?']) {
        for (const locale of LOCALES) {
          const { body } = await site.call('POST /chat', { history: [{ role: 'user', content }], locale })
          expect([content, locale, demoIn(JSON.stringify(body))]).toEqual([content, locale, []])
        }
      }
    } finally {
      await site.close()
    }
  },
)

test.each(dialects)(
  'pages without the owner’s words on %s: sustainability is hidden, the notice has their name and address',
  async (dialect) => {
    const site = await open(dialect)
    try {
      await site.admin('DELETE /admin/demo-content')
      const page = async () => (await site.app.inject('/surdurulebilirlik')).statusCode
      const isLinked = async () => (await textAt(site, '/urunler')).includes('href="/surdurulebilirlik"')
      const isListed = async () => (await textAt(site, '/sitemap.xml')).includes('/surdurulebilirlik')
      const seen = async () => [await page(), await isLinked(), await isListed()]
      expect(await seen()).toEqual([404, false, false])
      expect((await site.call('GET /page-content/sustainability')).status).toBe(404)
      const { body: template } = await site.admin('GET /admin/page-content/sustainability')
      expect([template.updatedAt, Boolean(template.lead)]).toEqual([null, true])
      await site.admin('PUT /admin/page-content/sustainability', { lead: 'Suyu ölçerek veririz.' })
      expect(await seen()).toEqual([200, true, true])
      expect(await textAt(site, '/surdurulebilirlik')).toContain('Suyu ölçerek veririz.')
      await site.admin('DELETE /admin/page-content/sustainability')
      expect(await seen()).toEqual([404, false, false])

      expect(await textAt(site, '/gizlilik')).toContain('iletişim sayfamızdadır')
      await site.admin('PUT /admin/page-content/site-settings', { title: 'Toprakça Tarım' })
      await site.admin('PUT /admin/page-content/contact-info', {
        addressText: 'Meram, Konya',
        emailAddress: 'kvkk@toprakca.example',
      })
      for (const url of ['/gizlilik', '/api/page-content/privacy'])
        expect(await textAt(site, url)).toContain(
          'Veri sorumlusu: Toprakça Tarım. Adres: Meram, Konya. E-posta: kvkk@toprakca.example.',
        )
    } finally {
      await site.close()
    }
  },
)

test.each(dialects)(
  'first day on %s: each step is done once its own content is stored, in any order',
  async (dialect) => {
    const site = await open(dialect)
    try {
      const done = async () => {
        const steps: { key: string; isDone: boolean }[] = (await site.admin('GET /admin/first-day')).body
        expect(steps.map(({ key }) => key)).toEqual([
          'name',
          'logo',
          'contact',
          'mail',
          'about',
          'home',
          'sustainability',
          'privacy',
          'product',
          'demo',
        ])
        return steps.filter(({ isDone }) => isDone).map(({ key }) => key)
      }
      expect((await site.call('GET /admin/first-day')).status).toBe(401)
      expect(await done()).toEqual([])
      const put = (key: string, values: object) => site.admin(`PUT /admin/page-content/${key}`, values)
      await put('contact-info', { phoneNumber: '0332 111 22 33' })
      // The demo company's address is still there.
      expect(await done()).toEqual([])
      await put('contact-info', { emailAddress: 'bilgi@toprakca.example', addressText: 'Konya' })
      expect(await done()).toEqual(['contact'])
      await put('sustainability', { lead: 'Az su.' })
      await put('home', { title: 'Toprakça' })
      const { versions } = (await site.admin('GET /admin/page-content/privacy')).body
      await put('privacy', { versions: [{ date: '2027-01-01', text: 'Yeni yılda.' }, ...versions] })
      expect(await done()).toEqual(['contact', 'home', 'sustainability', 'privacy'])
      const { id } = (await site.admin('POST /products', { name: 'Sonda' })).body
      await site.admin('PUT /admin/mail-settings', { host: '127.0.0.1', from: 'a@toprakca.example' })
      await put('about', { mainText: 'Konya’dayız.' })
      await put('site-settings', { title: 'Toprakça', logoUrl: '/uploads/logo.svg' })
      const all = ['name', 'logo', 'contact', 'mail', 'about', 'home', 'sustainability', 'privacy', 'product']
      expect(await done()).toEqual(all)
      await site.admin('DELETE /admin/demo-content')
      expect(await done()).toEqual([...all, 'demo'])
      await site.admin(`DELETE /products/${id}`)
      await site.admin('DELETE /admin/page-content/sustainability')
      expect(await done()).toEqual(['name', 'logo', 'contact', 'mail', 'about', 'home', 'privacy', 'demo'])
    } finally {
      await site.close()
    }
  },
)

test.each(dialects)(
  'demo texts on %s: changed ones stay after the removal, and come back until then',
  async (dialect) => {
    const site = await open(dialect)
    try {
      const read = async (key: string) => (await site.call(`GET /page-content/${key}`)).body
      const { lead, closingTitle } = await read('home')
      await site.admin('PUT /admin/page-content/home', { lead: 'Bizim' })
      expect(await read('home')).toMatchObject({ lead: 'Bizim', closingTitle })
      await site.admin('DELETE /admin/page-content/home')
      expect(await read('home')).toMatchObject({ lead })
      await site.admin('PUT /admin/page-content/home', { lead: 'Bizim' })
      await site.admin('DELETE /admin/demo-content')
      expect(await read('home')).toMatchObject({ lead: 'Bizim', closingTitle })
      await site.admin('DELETE /admin/page-content/home')
      expect(demoIn(JSON.stringify(await read('home')))).toEqual([])
    } finally {
      await site.close()
    }
  },
)

test.each(dialects)('upgrade on %s: a site keeps the demo’s texts while it has demo records', async (dialect) => {
  const site = await open(dialect)
  const { db } = site.database
  const isShown = async () => (await site.call('GET /page-content/sustainability')).status === 200
  const upgrade = async () => {
    await db.deleteFrom('milestones').where('name', '=', 'demo texts').execute()
    await migrations['0106-demo-texts']!.up(db, columnTypes[dialect])
  }
  try {
    await upgrade()
    expect(await isShown()).toBe(true)
    await site.admin('DELETE /admin/demo-content')
    await upgrade()
    expect(await isShown()).toBe(false)
  } finally {
    await site.close()
  }
})
