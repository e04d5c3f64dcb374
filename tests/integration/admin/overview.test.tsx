import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../src/admin/dashboard/Dashboard.tsx'
import { config } from '../../../src/admin/config.tsx'
import { FIRST_DAY_KEYS } from '../../../src/contract/api/administration.ts'
import { adminTexts } from '../../../src/contract/i18n/admin/admin.ts'
import { mailPanelTexts } from '../../../src/contract/i18n/admin/mailPanel.ts'
import { seedEmptyDatabase } from '../../../src/server/features/demo/seedDemo.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { startApi } from './apiServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { samples } from './sampleResource.ts'
import { startOtherServer, startRealServer } from './servers.ts'

const messages = adminTexts.tr.dashboard
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const region = (name: string | RegExp) => screen.findByRole('region', { name })
/** The owner's own content. */
const OWN = {
  'contact-info': { phoneNumber: '0532 111 22 33', emailAddress: 'bilgi@toprakca.example', addressText: 'Konya' },
  'site-settings': { title: 'Toprakça', logoUrl: '/uploads/logo.svg' },
  about: { title: 'Biz', mainText: 'Konya’dayız.' },
  home: { title: 'Toprakça' },
  sustainability: { lead: 'Az su.' },
}
const firstDay = () => screen.queryByRole('region', { name: messages.firstDay.heading })

describe('on the real server', () => {
  let site: Awaited<ReturnType<typeof startRealServer>>
  beforeEach(async () => {
    site = await startRealServer()
  })
  afterEach(() => leave(site))
  const write = async (path: string, body: object) => (await site.admin(`POST ${path}`, body)).body
  const remainingSteps = (element: HTMLElement) =>
    within(element)
      .getAllByRole('listitem')
      .filter((step) => within(step).queryByText(messages.firstDay.toDo))
      .map((step) => step.querySelector('strong')!.textContent)

  test('first steps: the demo content is removed in one step, and the list disappears when all steps are done', async () => {
    await seedEmptyDatabase(site.services, site.settings)
    const { user, confirm, unmount } = renderAdmin({ api: site, path: '/admin' })
    const isWriting = (key: string) => !['name', 'logo', 'contact', 'mail', 'demo'].includes(key)
    const keys = [...FIRST_DAY_KEYS.filter((key) => !isWriting(key)), ...FIRST_DAY_KEYS.filter(isWriting)]
    const titles = keys.map((key) => messages.firstDay[key])
    expect(remainingSteps(await region(messages.firstDay.heading))).toEqual(titles)
    const { body: left } = await site.admin('GET /admin/demo-content')
    expect(await screen.findByText(messages.firstDay.demoLead(String(left.total)))).toBeInTheDocument()
    const { toName, toMail, toProduct } = messages.firstDay
    const screens = { [toName]: 'settings/site', [toMail]: 'settings/mail', [toProduct]: 'products/new' }
    for (const [name, path] of Object.entries(screens))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/admin/${path}`)
    const remove = screen.getByRole('button', { name: messages.firstDay.removeDemo })
    confirm.mockReturnValueOnce(false)
    await user.click(remove)
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('8 ürün, 6 hizmet, 4 slayt, 8 yazı'))
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Aydınlatma metni'))
    expect((await site.call('GET /products')).body).toHaveLength(8)
    await user.click(remove)
    expect(await screen.findByText(messages.firstDay.demoRemoved(String(left.total)))).toBeInTheDocument()
    expect((await site.call('GET /products')).body).toEqual([])
    expect(await screen.findByRole('link', { name: '0 Ürün' })).toBeInTheDocument()
    await waitFor(() =>
      expect(remainingSteps(firstDay()!)).toEqual(titles.filter((title) => title !== messages.firstDay.demo)),
    )
    unmount()

    for (const [key, values] of Object.entries(OWN)) await site.admin(`PUT /admin/page-content/${key}`, values)
    await site.admin('PUT /admin/mail-settings', { host: '127.0.0.1', from: 'a@example.com' })
    await site.admin('POST /products', { name: 'Sonda' })
    const { body: privacy } = await site.admin('GET /admin/page-content/privacy')
    const versions = [{ date: '2027-01-01', text: 'Yeni yılda.' }, ...privacy.versions]
    await site.admin('PUT /admin/page-content/privacy', { versions })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    renderAdmin({ api: site, path: '/admin' })
    const reads = () => fetchSpy.mock.calls.filter(([url]) => /first-day|demo-content/.test(String(url)))
    await waitFor(() => expect(reads()).toHaveLength(2))
    await Promise.all(fetchSpy.mock.results.map(({ value }) => value))
    await screen.findByText(messages.nothing)
    expect(firstDay()).toBeNull()
    fetchSpy.mockRestore()
  })

  test('first steps: mail that is set up announces no messages until notifications are on', async () => {
    await site.admin('PUT /admin/mail-settings', { host: '127.0.0.1', from: 'a@example.com' })
    const { unmount } = renderAdmin({ api: site, path: '/admin' })
    expect(await screen.findByText(messages.firstDay.mailSilent)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: messages.firstDay.toNotifications })
    expect(link).toHaveAttribute('href', '/admin/settings/contact')
    unmount()

    const target = { enableContactFormNotifications: true, notificationTargetEmail: ADMIN.email }
    await site.admin('PUT /admin/page-content/contact-info', target)
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    renderAdmin({ api: site, path: '/admin' })
    await waitFor(() => expect(fetchSpy.mock.calls.some(([url]) => /contact-info/.test(String(url)))).toBe(true))
    await Promise.all(fetchSpy.mock.results.map(({ value }) => value))
    await screen.findByText(messages.nothing)
    expect(screen.queryByText(messages.firstDay.mailSilent)).toBeNull()
    fetchSpy.mockRestore()
  })

  test('dashboard: says that nobody is notified while no mail server is set, and where to set it', async () => {
    const { unmount } = renderAdmin({ api: site, path: '/admin' })
    const { notice, toSettings } = mailPanelTexts.tr
    expect(await screen.findByText(notice)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: toSettings })).toHaveAttribute('href', '/admin/settings/mail')
    unmount()

    await site.admin('PUT /admin/mail-settings', { host: '127.0.0.1', from: 'a@example.com' })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    renderAdmin({ api: site, path: '/admin' })
    await waitFor(() => expect(fetchSpy.mock.calls.some(([url]) => String(url).endsWith('/mail-settings'))).toBe(true))
    await Promise.all(fetchSpy.mock.results.map(({ value }) => value))
    await screen.findByText(messages.nothing)
    expect(screen.queryByText(notice)).toBeNull()
    fetchSpy.mockRestore()
  })

  test('dashboard: links to the create forms and to the recently edited records of all resources', async () => {
    const { id } = await write('/products', { name: 'Eski ürün' })
    const { id: post } = await write('/blog', { title: 'Yeni yazı fikri', content: 'Metin' })
    const { id: service } = await write('/services', { name: 'Hizmet' })
    await site.admin(`PUT /products/${id}`, { name: 'Düzenlenen ürün' })
    const { key } = await write('/admin/access-keys', { name: 'Stok', access: 'write' })
    const headers = { authorization: `Bearer ${key}` }
    await site.call(`PUT /services/${service}`, { shortDescription: 'Yerinde' }, { headers })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    renderAdmin({ api: site, path: '/admin' })
    expect(linksIn(await screen.findByRole('navigation', { name: messages.quickActions }))).toEqual(
      expect.arrayContaining([
        ['Yeni ürün', '/admin/products/new'],
        ['Yeni hizmet', '/admin/services/new'],
        ['Yeni yazı', '/admin/blog/new'],
        ['Yeni slayt', '/admin/settings/homepage/new'],
      ]),
    )
    const recent = await region(messages.recent)
    await waitFor(() => expect(within(recent).getAllByRole('link')).toHaveLength(3))
    expect(linksIn(recent)).toEqual([
      ['Hizmet', `/admin/services/edit/${service}`],
      ['Düzenlenen ürün', `/admin/products/edit/${id}`],
      ['Yeni yazı fikri', `/admin/blog/edit/${post}`],
    ])
    await within(recent).findByText('Stok (erişim anahtarı)')
    const about = within(recent)
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('a + span > span')].map(({ textContent }) => textContent))
    expect(about).toEqual([
      ['Hizmet, düzenlendi', 'Stok (erişim anahtarı)'],
      ['Ürün, düzenlendi', ADMIN.email],
      ['Yazı, eklendi', ADMIN.email],
    ])
    expect(fetchSpy.mock.calls.filter(([url]) => String(url).includes('/activity'))).toHaveLength(1)
    fetchSpy.mockRestore()
  })

  test('dashboard: lists unanswered messages, read or not, and their number', async () => {
    const message = { name: 'Gülçin İnanç', email: 'gulcin@example.com', message: 'Kaç sonda gerekir?' }
    for (const subject of ['Bir', 'İki', 'Üç']) await site.call('POST /contact/send-message', { ...message, subject })
    await site.admin('PUT /admin/contact-messages/1/mark-answered')
    await site.admin('PUT /admin/contact-messages/2/mark-read')
    renderAdmin({ api: site, path: '/admin' })
    const waiting = await region(/^Yanıt bekleyen mesajlar 2/)
    expect(linksIn(waiting)).toEqual([
      [messages.all, '/admin/inbox?view=unanswered'],
      ['Okunmamış: Üç', '/admin/inbox?message=3'],
      ['İki', '/admin/inbox?message=2'],
    ])
    expect(screen.queryByText(messages.unreadMessages)).toBeNull()
  })
})

test('dashboard: includes resources that only our own server has', async () => {
  const api = await startApi({
    rows: { samples: [{ id: 7, title: 'Sonda', updatedAt: new Date().toISOString() }] },
    answers: {
      'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
      'GET /admin/translations': [],
      'GET /admin/activity': [],
      'GET /admin/demo-content': { total: 0, parts: [] },
      'GET /admin/first-day': [{ key: 'demo', isDone: true }],
      'GET /admin/backups/state': { configured: false },
      'GET /admin/mail-settings': { host: 'mail.example.com' },
    },
  })
  renderAdmin({ api, path: '/admin', config: [...config, { resource: samples, requires: 'customResources' }] })
  const recent = await region(messages.recent)
  expect(linksIn(recent)).toEqual([['Sonda', '/admin/samples/edit/7']])
  const actions = screen.getByRole('navigation', { name: messages.quickActions })
  expect(linksIn(actions).map(([, address]) => address)).toContain('/admin/samples/new')
  await leave(api)
})

test('dashboard: requests only what a minimal API has, and shows the rest', async () => {
  const api = await startOtherServer()
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  renderAdmin({ api, path: '/admin', config: [...config, { resource: samples, requires: 'customResources' }] })
  expect(await region(/^Okunmamış mesajlar 1/)).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: messages.waiting })).toHaveAttribute('aria-busy', 'false'),
  )
  expect(screen.queryByText(messages.unansweredMessages)).toBeNull()
  expect(screen.queryByRole('region', { name: messages.recent })).toBeNull()
  expect(screen.queryByRole('button', { name: messages.firstDay.removeDemo })).toBeNull()
  expect(fetchSpy.mock.calls.filter(([url]) => /demo-content|first-day|activity|samples/.test(String(url)))).toEqual([])
  fetchSpy.mockRestore()
  expect(document.querySelector('a[href^="/admin/samples"]')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await leave(api)
})
