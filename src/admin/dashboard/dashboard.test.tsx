import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
// Loaded before the first test, so that no test waits for it.
import '../inbox/InboxScreen.tsx'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const message = (id: number, more: object = {}) => ({
  id,
  name: 'Ayşe Yılmaz',
  subject: `Konu ${id}`,
  isRead: true,
  isSpam: false,
  createdAt: '2026-05-21T11:02:00.000Z',
  notification: null,
  ...more,
})
const mail = (status: string, attempts: number, lastError: string | null = null) => ({
  notification: { status, attempts, lastError, nextAttemptAt: null },
})

const STATS = 'GET /admin/dashboard/stats'
const MESSAGES = 'GET /admin/contact-messages'
const POSTS = 'GET /blog/admin'
const stats = { unreadMessageCount: 3, productCount: 8, serviceCount: 6, publishedPostCount: 7, blogPostCount: 1250 }

let api: Api
afterEach(() => leave(api))

async function open(answers: Record<string, unknown> = {}) {
  api = await startApi({ answers: { [STATS]: stats, [MESSAGES]: [], [POSTS]: [], ...answers } })
  const view = renderAdmin({ api, path: '/admin' })
  await screen.findByRole('heading', { level: 1, name: 'Özet' })
  return view
}
const failStats = (status: number) => api.failNext(/dashboard/, status)
const group = (name: RegExp) => screen.findByRole('region', { name })
const links = (region: HTMLElement) =>
  within(within(region).getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('dashboard: four cards with counts, each a link to the list', async () => {
  await open()
  expect(await screen.findByRole('link', { name: '3 Okunmamış mesaj' })).toHaveAttribute('href', '/admin/inbox')
  expect(screen.getByRole('link', { name: '8 Ürün' })).toHaveAttribute('href', '/admin/products')
  expect(screen.getByRole('link', { name: '6 Hizmet' })).toHaveAttribute('href', '/admin/services')
  expect(screen.getByRole('link', { name: '7toplam 1.250 Yayındaki yazı' })).toHaveAttribute('href', '/admin/blog')
  expect(await screen.findByText('Bekleyen iş yok.')).toBeInTheDocument()
})

test('dashboard: lists unread messages and failed notifications', async () => {
  await open({
    [MESSAGES]: [
      message(9, { isRead: false, ...mail('sent', 1) }),
      message(8, { isRead: false, isSpam: true }),
      message(7, mail('failed', 5, 'Posta sunucusuna ulaşılamadı.')),
      message(6, mail('notConfigured', 0)),
      message(5, mail('waiting', 0)),
      message(4, mail('waiting', 2)),
    ],
  })
  expect(links(await group(/^Okunmamış mesajlar 1/))).toEqual([['Okunmamış: Konu 9', '/admin/inbox?message=9']])
  const unsent = await group(/^Gönderilemeyen bildirimler 3/)
  expect(links(unsent).map(([name]) => name)).toEqual(['Konu 7', 'Konu 6', 'Konu 4'])
  for (const reason of ['Posta sunucusuna ulaşılamadı.', 'E-posta gönderimi ayarlı değil.', 'Gönderilemedi.'])
    expect(within(unsent).getByText(reason)).toBeInTheDocument()
  expect(within(unsent).getByText('Posta sunucusuna ulaşılamadı.')).toHaveAttribute('lang', 'tr')
  expect(screen.queryByText('Bekleyen iş yok.')).toBeNull()
})

test('dashboard: lists five failed notifications, with a link to all of them', async () => {
  const unsent = Array.from({ length: 7 }, (_, index) => message(index + 2, mail('failed', 5)))
  const { user } = await open({ [MESSAGES]: [message(1, mail('sent', 1)), ...unsent] })
  await user.click(within(await group(/^Gönderilemeyen bildirimler 7/)).getByRole('link', { name: 'Tümünü gör' }))
  const inbox = await screen.findByRole('navigation', { name: 'Mesajlar' })
  await waitFor(() => expect(within(inbox).getAllByRole('link')).toHaveLength(7))
  expect(screen.getByRole('button', { name: 'Bildirimi gönderilemeyen', pressed: true })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tümü' }))
  expect(screen.queryByRole('button', { name: 'Bildirimi gönderilemeyen' })).toBeNull()
})

test('dashboard: lists the posts scheduled for the next week, the earliest first', async () => {
  const post = (id: number, publishAt: string | null, isPublished = false) => ({
    id,
    title: `Yazı ${id}`,
    publishAt,
    isPublished,
  })
  await open({
    [POSTS]: [
      post(1, inDays(6)),
      post(2, inDays(2)),
      post(3, inDays(9)),
      post(4, inDays(-1)),
      post(5, inDays(1), true),
    ],
  })
  expect(links(await group(/^Zamanlanmış yazılar/))).toEqual([
    ['Yazı 2', '/admin/blog/edit/2'],
    ['Yazı 1', '/admin/blog/edit/1'],
  ])
})

test('dashboard: lists five of many messages, and the total', async () => {
  await open({ [MESSAGES]: Array.from({ length: 8 }, (_, index) => message(index + 1, { isRead: false })) })
  const unread = await group(/^Okunmamış mesajlar 8/)
  expect(links(unread)).toHaveLength(5)
  expect(within(unread).getByText('3 tane daha')).toBeInTheDocument()
})

test('dashboard: requests the statistics once, and only the rows that it shows', async () => {
  await open()
  await screen.findByText('Bekleyen iş yok.')
  await screen.findByRole('link', { name: '3 Okunmamış mesaj' })
  expect(screen.getByText('3 okunmamış mesaj')).toBeInTheDocument()
  expect(api.callsOf(/dashboard/)).toHaveLength(1)
  const queriesOf = (match: RegExp) =>
    api
      .callsOf(match)
      .map(({ path }) => Object.fromEntries(new URL(path, api.url).searchParams))
      .toSorted((a, b) => a.filter!.localeCompare(b.filter!))
  expect(queriesOf(/contact-messages/)).toMatchObject([
    { filter: '{"isRead":false,"isSpam":false}', unreadOnly: 'true', range: '[0,4]' },
    { filter: '{"isUnsent":true,"isSpam":false}', range: '[0,4]' },
  ])
  const lastEdited = { filter: '{}', sort: '["updatedAt","DESC"]', range: '[0,5]' }
  await waitFor(() => expect(api.callsOf(/updatedAt|page-content/)).toHaveLength(4))
  expect(api.callsOf(/demo-content/)).toEqual([])
  expect(queriesOf(/blog/)).toMatchObject([
    { filter: '{"status":"scheduled"}', sort: '["publishAt","ASC"]', range: '[0,24]' },
    lastEdited,
  ])
  for (const list of [/products/, /services/, /slides/]) expect(queriesOf(list)).toMatchObject([lastEdited])
})

test('dashboard: works with a server that omits fields', async () => {
  await open({ [STATS]: { productCount: 8 }, [MESSAGES]: [{ id: 1, isRead: false }], [POSTS]: [{ id: 1 }] })
  expect(await screen.findByRole('link', { name: '8 Ürün' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '– Hizmet' })).toBeInTheDocument()
  expect(links(await group(/^Okunmamış mesajlar/))).toEqual([['Okunmamış: 1', '/admin/inbox?message=1']])
})

test('dashboard: shows which requests failed, and retries the statistics', async () => {
  expectNoise()
  api = await startApi({ answers: { [STATS]: stats } })
  failStats(500)
  for (const match of [/messages/, /messages/, /blog.*scheduled/]) api.failNext(match, 500)
  const { user } = renderAdmin({ api, path: '/admin' })
  expect(await screen.findByText('İstatistikler yüklenemedi.')).toBeInTheDocument()
  for (const sentence of ['Mesajlar yüklenemedi.', 'Blog yazıları yüklenemedi.'])
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert')
  expect(screen.getByRole('link', { name: '– Ürün' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findByRole('link', { name: '8 Ürün' })).toBeInTheDocument()
})

test('dashboard: an expired token leads to the login', async () => {
  expectNoise()
  api = await startApi()
  failStats(401)
  renderAdmin({ api, path: '/admin' })
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})
