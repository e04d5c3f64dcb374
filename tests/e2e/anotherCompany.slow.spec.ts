import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../src/contract/constants.ts'
import { type AdminTexts, adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { mailPanelTexts } from '../../src/contract/i18n/admin/mailPanel.ts'
import { resourceTexts, singletonTexts } from '../../src/contract/i18n/admin/resources.ts'
import { documents } from '../../src/contract/resources/documents.ts'
import { people } from '../../src/contract/resources/people.ts'
import { products } from '../../src/contract/resources/products.ts'
import { references } from '../../src/contract/resources/references.ts'
import { chatTexts } from '../../src/contract/singletons/chatTexts.ts'
import { contactPage } from '../../src/contract/singletons/contactPage.ts'
import { blogPage, productsPage, referencesPage, servicesPage } from '../../src/contract/singletons/listPages.ts'
import { menu } from '../../src/contract/singletons/menu.ts'
import { demoIn } from '../helpers/demoCompany.ts'
import { type MailServer, startMailServer } from '../helpers/mailServer.ts'
import { pdf } from '../helpers/pdf.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { ADMIN, Server } from '../helpers/siteServer.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { acceptDialogs } from './dialogs.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'

/** A database, a width of the screen in pixels, and a language of the panel. */
const WALKS = [
  { database: 'SQLite', width: 390, language: 'tr' },
  { database: 'PostgreSQL', width: 1366, language: 'en' },
] as const

type Step = 'name' | 'logo' | 'contact' | 'mail' | 'about' | 'home' | 'sustainability' | 'privacy' | 'product'

const NAME = 'Toprakça Tarım'
const LOGO = (colour: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="${colour}"/></svg>`,
  ),
})
const PRODUCTS = ['Nem çubuğu', 'Yaprak saati', 'Kuyu sayacı']
const CUSTOMERS = ['Yeşil Bahçe', 'Göl Kooperatifi']

/** Texts of a form in both languages, by the names of its fields. */
type Texts = Record<string, string>

/** The panel as its owner sees it: only what can be tapped or clicked, and typed. */
class Panel {
  readonly page: Page
  readonly site: Server
  readonly language: Locale
  readonly isPhone: boolean
  readonly messages: AdminTexts

  constructor(page: Page, site: Server, { width, language }: (typeof WALKS)[number]) {
    this.page = page
    this.site = site
    this.language = language
    this.isPhone = width < 600
    this.messages = adminTexts[language]
  }

  get firstDay() {
    return this.messages.dashboard.firstDay
  }

  press = (target: Locator): Promise<void> => (this.isPhone ? target.tap() : target.click())

  field(name: string): Locator {
    return this.page.locator(`:is(input, textarea)[name="${name}"]`)
  }

  async signIn() {
    await this.page.goto(`${this.site.url}/login`)
    await this.field('email').fill(ADMIN.email)
    await this.field('password').fill(ADMIN.password)
    await this.page.keyboard.press('Enter')
    await this.page.waitForURL(`${this.site.url}/admin`)
    if (this.language === 'tr') return
    const menu = await this.openMenu(adminTexts.tr)
    await this.press(menu.getByRole('button', { name: adminTexts.tr.menu.toOtherLocale }))
  }

  /** The menu, which is a drawer on a phone. */
  async openMenu({ menu } = this.messages): Promise<Locator> {
    if (!this.isPhone) return this.page.getByRole('complementary')
    await this.page.getByRole('button', { name: menu.open }).tap()
    return this.page.getByRole('dialog', { name: menu.label })
  }

  /** Opens a screen of the menu. */
  async open(screen: string) {
    const menu = await this.openMenu()
    const link = menu.getByRole('link', { name: screen, exact: true })
    // Texts of pages are in a group that is closed at first.
    const group = menu.getByRole('button', { name: this.messages.menu.pageTexts, expanded: false })
    if (!(await link.isVisible()) && (await group.isVisible())) await this.press(group)
    await this.press(link)
    if (this.isPhone) await expect(menu).toBeHidden()
  }

  /** The item of a step on the overview. */
  step(key: Step | 'demo'): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.firstDay[key] })
  }

  /** Follows the button of a step to its screen. */
  async begin(key: Step) {
    await this.open(this.messages.menu.dashboard)
    const to = { ...this.firstDay }[`to${key[0]!.toUpperCase()}${key.slice(1)}` as 'toName']
    await this.press(this.step(key).getByRole('link', { name: to }))
  }

  /** The step has ticked itself. */
  async expectDone(...keys: (Step | 'demo')[]) {
    await this.open(this.messages.menu.dashboard)
    for (const key of keys) await expect(this.step(key)).toHaveAttribute('data-done', 'true')
  }

  async fill(texts: Texts) {
    for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text)
  }

  /** Removes the items of an array. */
  async clear(array: string) {
    const items = this.page.locator(`fieldset[name="${array}"]`)
    await expect(items).toBeVisible()
    const remove = items.locator('[data-part=remove]')
    while (await remove.count()) await this.press(remove.first())
  }

  async addTo(array: string) {
    await this.press(
      this.page.locator(`fieldset[name="${array}"]`).getByRole('button', { name: this.messages.items.add }),
    )
  }

  async upload(name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.field(name).setInputFiles(file)
    await expect(this.page.locator('progress, [role=progressbar]')).toHaveCount(0)
  }

  /** Saves a form that stays open. */
  async save() {
    await expectNoHorizontalOverflow(this.page)
    await this.press(this.page.getByRole('button', { name: this.messages.form.save, exact: true }))
    await expect(this.page.getByText(new RegExp(`^${this.messages.form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
  }

  /** Saves a new record, which leads back to the list. */
  async create() {
    await expectNoHorizontalOverflow(this.page)
    await this.press(this.page.getByRole('button', { name: this.messages.form.save, exact: true }))
    await this.page.waitForURL((url) => !url.pathname.endsWith('/new'))
  }
}

async function setBrand(panel: Panel) {
  await panel.begin('name')
  await panel.fill({ title: NAME, shortName: 'Toprakça', tagline: 'Ölç, sonra sula.', assistantName: 'Toprakça' })
  await panel.upload('logoUrl', LOGO('#1b4332'))
  await panel.upload('logoDarkUrl', LOGO('#d8f3dc'))
  await panel.upload('iconUrl', LOGO('#2d6a4f'))
  await panel.page.locator('[name=palette][value=teal]').check()
  await panel.save()
  await panel.expectDone('name', 'logo')
}

async function setContact(panel: Panel) {
  await panel.begin('contact')
  await panel.fill({
    phoneNumber: '0332 111 22 33',
    emailAddress: 'bilgi@toprakca.example',
    addressText: 'Gül Sok. 3, Meram, Konya',
  })
  await panel.save()
  await panel.expectDone('contact')
}

async function setMail(panel: Panel, smtp: MailServer) {
  const mail = mailPanelTexts[panel.language]
  const { port } = new URL(smtp.url)
  await panel.begin('mail')
  await panel.page.getByRole('radio', { name: mail.startTls }).check()
  await panel.fill({ host: '127.0.0.1', port, from: `${NAME} <site@toprakca.example>` })
  await panel.press(panel.page.getByRole('button', { name: mail.save, exact: true }))
  await panel.press(panel.page.getByRole('button', { name: mail.send, exact: true }))
  // The server's sentence, with the address, is shown in its own language only.
  const sent = panel.language === 'tr' ? ADMIN.email : mail.sent
  await expect(panel.page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[ADMIN.email]])
  await panel.expectDone('mail')
  // Whoever set mail up is notified of new messages.
  await expect(panel.page.getByText(panel.firstDay.mailSilent)).toHaveCount(0)
  const message = { name: 'Elif', email: 'elif@example.com', subject: 'Sonda', message: 'Kaç sonda gerekir?' }
  await panel.page.request.post(`${panel.site.url}/api/contact/send-message`, { data: message })
  await expect.poll(() => smtp.received.map(({ recipients }) => recipients)).toEqual([[ADMIN.email], [ADMIN.email]])
}

/** Rewrites every text of the open form, in both languages. */
async function rewrite(panel: Panel) {
  const texts = panel.page.getByRole('main').locator('form :is(input[type=text], input:not([type]), textarea)[name]')
  await expect(texts.first()).toBeVisible()
  for (const text of await texts.all())
    await text.fill(`Biz${(await text.getAttribute('lang')) === 'en' ? ', too' : ''}`)
}

async function writePages(panel: Panel) {
  await panel.begin('about')
  await rewrite(panel)
  await panel.save()
  await panel.begin('home')
  await rewrite(panel)
  await panel.save()
  await panel.begin('sustainability')
  await panel.clear('figures')
  await panel.clear('chapters')
  await rewrite(panel)
  await panel.save()
  await panel.begin('privacy')
  await panel.addTo('versions')
  await panel.fill({ 'versions.0.text': `${NAME} mesajınızı yalnızca yanıtlamak için saklar.` })
  await panel.save()
  await panel.expectDone('about', 'home', 'sustainability', 'privacy')
}

/** Lists, chat and the order of the menu, which are no steps of the first day. */
async function writeTexts(panel: Panel) {
  for (const singleton of [productsPage, servicesPage, referencesPage, blogPage, contactPage, chatTexts]) {
    const { title } = singletonTexts(singleton, panel.language)
    await panel.open(title)
    // The forms have the same fields.
    await expect(panel.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await rewrite(panel)
    await panel.save()
  }
  await panel.open(singletonTexts(menu, panel.language).title)
  const blog = singletonTexts(menu, panel.language).choices!['items.path']!['/blog']!
  await panel.press(panel.page.getByRole('button', { name: `${panel.messages.order.up}: ${blog}` }))
  await panel.save()
}

async function choose(panel: Panel, label: string, name: string) {
  await panel.page.getByRole('combobox', { name: label }).fill(name)
  await panel.press(panel.page.getByRole('option', { name }))
}

/** Opens the form of a new record from its list. */
async function add(panel: Panel, texts: { many: string; menu?: string; add: string }) {
  await panel.open(texts.menu ?? texts.many)
  await panel.press(panel.page.getByRole('link', { name: texts.add }))
}

async function addProducts(panel: Panel) {
  await panel.begin('product')
  for (const [index, name] of PRODUCTS.entries()) {
    if (index) await add(panel, resourceTexts(products, panel.language))
    await panel.fill({ name, shortDescription: `${name}, tarladan haber verir.` })
    await panel.upload('imageUrl', await picture(`urun-${index}.png`))
    await panel.create()
    await expect(panel.page.getByRole('link', { name })).toBeVisible()
  }
  for (const name of PRODUCTS) {
    await add(panel, resourceTexts(documents, panel.language))
    await panel.fill({ title: `${name} teknik föyü` })
    await panel.upload('fileUrl', { name: 'foy.pdf', mimeType: 'application/pdf', buffer: pdf({ pages: 2 }) })
    await choose(panel, resourceTexts(documents, panel.language).fields.productIds!, name)
    await panel.create()
  }
}

async function addPeople(panel: Panel) {
  for (const [index, name] of CUSTOMERS.entries()) {
    await add(panel, resourceTexts(references, panel.language))
    await panel.fill({ name, summary: 'Suyunu ölçerek veriyor.', quote: 'Artık biliyoruz.', quotedPerson: 'Ayşe Su' })
    await choose(panel, resourceTexts(references, panel.language).fields.productIds!, PRODUCTS[index]!)
    await panel.create()
  }
  await add(panel, resourceTexts(people, panel.language))
  await panel.fill({ name: 'Deniz Ak', role: 'Kurucu' })
  await panel.upload('imageUrl', await picture('deniz.png', '#765432'))
  await panel.create()
}

async function removeDemo(panel: Panel) {
  await panel.open(panel.messages.menu.dashboard)
  await panel.press(panel.page.getByRole('button', { name: panel.firstDay.removeDemo }))
  await expect(panel.page.getByRole('button', { name: panel.firstDay.removeDemo })).toHaveCount(0)
}

const DOCUMENTS = [
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/llms.txt',
  '/en',
  '/en/rss.xml',
  '/en/yok',
  '/yok',
]

/** Every text that a visitor can reach from the home page and the site's files, by its path. */
async function crawl({ url }: Server): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const queue = ['/', ...DOCUMENTS]
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (pages.has(path)) continue
    const response = await fetch(url + path)
    const type = response.headers.get('content-type') ?? ''
    const text = /text|json|xml/.test(type) ? await response.text() : ''
    pages.set(path, text)
    if (!type.includes('html') && !type.includes('xml')) continue
    for (const [, found] of text.matchAll(/(?:href="|src="|content="|<loc>)([^"<]+)/g)) {
      const link = URL.canParse(found!, url) ? new URL(found!, url + path) : undefined
      if (/^\/assets\//.test(link?.pathname ?? '')) continue
      if (link?.origin === url || link?.hostname === 'localhost') queue.push(link.pathname)
    }
  }
  return pages
}

for (const walk of WALKS)
  test.describe(`${walk.width} px, ${walk.language}, ${walk.database}`, () => {
    test.use({ viewport: { width: walk.width, height: walk.width < 600 ? 844 : 768 }, hasTouch: walk.width < 600 })
    test('first day: an owner makes the demo site their own in the panel alone', async ({ page }) => {
      const postgres = walk.database === 'PostgreSQL' ? await startPostgres() : undefined
      const smtp = await startMailServer()
      const site = await Server.start({
        RATE_LIMITS: 'off',
        ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
      })
      try {
        acceptDialogs(page)
        const panel = new Panel(page, site, walk)
        await panel.signIn()
        await setBrand(panel)
        await setContact(panel)
        await setMail(panel, smtp)
        // At its place among the steps, or last.
        if (!postgres) await removeDemo(panel)
        await writePages(panel)
        await writeTexts(panel)
        await addProducts(panel)
        await addPeople(panel)
        if (postgres) await removeDemo(panel)
        await panel.open(panel.messages.menu.dashboard)
        await expect(panel.page.getByText(panel.firstDay.heading, { exact: true })).toHaveCount(0)
        const pages = await crawl(site)
        expect(pages.get('/')).toMatch(/palette[^"]*teal/)
        const left = [...pages].map(([path, text]) => [path, demoIn(text)] as const).filter(([, found]) => found.length)
        expect(left).toEqual([])
        for (const name of [NAME, ...PRODUCTS, ...CUSTOMERS])
          expect(
            [...pages.values()].some((text) => text.includes(name)),
            name,
          ).toBe(true)
        expect([...pages.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(1)
      } finally {
        await page.close()
        await site.remove()
        await smtp.close()
        await postgres?.stop()
      }
    })
  })
