// Loaded before the first test, so that no test waits for it.
import '../auditLog/AuditLogScreen.tsx'
import './SiteHealthScreen.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin, samplesConfig } from '../../../tests/integration/admin/renderAdmin.tsx'
import type { Activity, StatusLine } from '../../contract/api/administration.ts'
import { auditLogTexts } from '../../contract/i18n/admin/auditLog.ts'
import { pictures } from '../../contract/resources/pictures.ts'
import { listParamsIn } from '../../contract/schema/panelLists.ts'
import { AuditLogScreen } from '../auditLog/AuditLogScreen.tsx'
import { locale } from '../preferences/preferences.ts'

let api: Api
afterEach(() => leave(api))

const stats = { unreadMessageCount: 0, unansweredMessageCount: 0 }
const well: StatusLine[] = (['database', 'links', 'backup'] as const).map((key) => ({
  key,
  level: 'ok',
  message: 'Tamam.',
}))
const ill: StatusLine[] = [
  { key: 'database', level: 'ok', message: 'Tamam.' },
  {
    key: 'links',
    level: 'warn',
    message: 'Bir bağlantı çıkmıyor.',
    places: [{ resource: 'products', id: 3, title: 'Kök 6', path: '/urunler/yok' }],
  },
  { key: 'backup', level: 'bad', message: 'Son yedek alınamadı.' },
]
const missed = [{ path: '/eski-sayfa', count: 12, lastAt: '2026-11-22T21:30:00.000Z' }]

async function openStatus(answers: Record<string, unknown>) {
  api = await startApi({
    answers: {
      'GET /admin/dashboard/stats': stats,
      'GET /admin/status': well,
      'GET /admin/not-found': [],
      'GET /admin/redirects': [],
      ...answers,
    },
  })
  renderAdmin({ api, path: '/admin/settings/status' })
}

test('site health: one sentence if there are no findings', async () => {
  await openStatus({})
  expect(await screen.findByRole('heading', { name: 'Her şey yolunda.' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Yapılacaklar' })).toBeNull()
  expect(await screen.findByText('Ziyaretçiler aradıkları her adresi buldu.')).toBeInTheDocument()
  expect(screen.getByText('Henüz yönlendirme yok.')).toBeInTheDocument()
})

test('site health: lists failed checks, the most urgent first, each with a link', async () => {
  await openStatus({ 'GET /admin/status': ill })
  const list = await screen.findByRole('region', { name: 'Yapılacaklar' })
  const heads = within(list).getAllByRole('heading', { level: 3 })
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Yedekler Hemen', 'Bağlantılar İlgilenin'])
  expect(within(list).getByRole('link', { name: 'Kök 6' })).toHaveAttribute('href', '/admin/products/edit/3')
  expect(within(list).getByRole('link', { name: 'Yedeklere git' })).toHaveAttribute('href', '/admin/settings/backups')
  expect(within(list).getByText('Gerisi yolunda: Veritabanı.')).toBeInTheDocument()
})

test('site health: the server is asked for the language of the panel', async () => {
  await openStatus({ 'GET /admin/status': ill })
  await screen.findByText('Son yedek alınamadı.')
  act(() => locale.set('en'))
  const paths = () => api.callsOf(/^GET .admin.status/).map(({ path }) => path)
  await waitFor(() => expect(paths()).toEqual(['/admin/status', '/admin/status?locale=en']))
})

test('site health: a failed purge of the CDN can be repeated', async () => {
  const line: StatusLine = { key: 'cdn', level: 'warn', message: 'Bildirilemedi (HTTP 403).' }
  await openStatus({ 'GET /admin/status': [line], 'POST /admin/cdn/purges': { message: 'Temizlenecek.' } })
  await userEvent.click(await screen.findByRole('button', { name: 'CDN’i şimdi temizle' }))
  expect(await screen.findByText('CDN önbelleği birazdan temizlenecek.')).toBeInTheDocument()
})

test('site health: links to the used pictures without alt text', async () => {
  const line: StatusLine = { key: 'pictures', level: 'warn', message: 'İki görselin metni yok.' }
  await openStatus({ 'GET /admin/status': [line] })
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Metni eksik görselleri aç' })
  expect(way.pathname).toBe('/admin/pictures')
  expect(listParamsIn(new URL(way.href).searchParams, pictures).filter).toEqual({ hasAlt: false, isUsed: true })
})

test('site health: shows an error if the capabilities of the server are unknown, and retries', async () => {
  api = await startApi({
    answers: {
      'GET /admin/dashboard/stats': stats,
      'GET /admin/status': well,
      'GET /admin/not-found': [],
      'GET /admin/redirects': [],
    },
  })
  api.failNext(/^GET .admin.dashboard.stats/, 500)
  renderAdmin({ api, path: '/admin/settings/status' })
  expect(await screen.findByText('Site durumu okunamadı')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).queryByRole('status')).toBeNull()
  for (const name of ['Bulunamayan adresler', 'Yönlendirmeler'])
    expect(
      within(screen.getByRole('region', { name })).getByRole('button', { name: 'Tekrar dene' }),
    ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden denetle' }))
  expect(await screen.findByRole('heading', { name: 'Her şey yolunda.' })).toBeInTheDocument()
  expect(await screen.findByText('Ziyaretçiler aradıkları her adresi buldu.')).toBeInTheDocument()
  expect(await screen.findByText('Henüz yönlendirme yok.')).toBeInTheDocument()
})

test('site health: a failed refetch shows an error, and the previous result stays', async () => {
  expectNoise()
  await openStatus({})
  await screen.findByRole('heading', { name: 'Her şey yolunda.' })
  api.failNext(/^GET .admin.status/, 500)
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden denetle' }))
  expect(await screen.findByText('Site durumu okunamadı')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden denetle' }))
  await waitFor(() => expect(screen.queryByText('Site durumu okunamadı')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Her şey yolunda.' })).toBeInTheDocument()
})

test('not-found log: a path is redirected to a page of the site, with errors under the field', async () => {
  expectNoise()
  await openStatus({ 'GET /admin/not-found': missed })
  const row = await within(await screen.findByRole('region', { name: 'Bulunamayan adresler' })).findByRole('listitem')
  expect(row).toHaveTextContent('/eski-sayfa12 kezson: 23 Kas 2026 00:30')
  await userEvent.click(within(row).getByRole('button', { name: '/eski-sayfa adresini yönlendir' }))
  const field = within(row).getByRole('combobox', { name: 'Yeni adres' })
  expect(field).toHaveFocus()
  await waitFor(() =>
    expect([...row.querySelectorAll('option')].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['/urunler', '/hakkimizda']),
    ),
  )
  // Resources without public pages are not requested.
  expect(api.callsOf(/contact-messages|pictures|slides/)).toEqual([])
  api.failNext(/^POST \/admin\/redirects/, 400, { errors: { to: ['Başka bir hedef seçin.'] } })
  await userEvent.type(field, '/eski-sayfa')
  await userEvent.click(within(row).getByRole('button', { name: 'Kaydet' }))
  expect(await within(row).findByText('Başka bir hedef seçin.')).toBeInTheDocument()
})

const done: Activity[] = [
  {
    id: 5,
    at: '2026-11-20T11:00:00.000Z',
    by: 'ayse@example.com',
    action: 'update',
    resource: 'products',
    recordId: '3',
    address: '203.0.*.*',
  },
  {
    id: 4,
    at: '2026-11-20T10:00:00.000Z',
    by: 'ayse@example.com',
    action: 'delete',
    resource: 'products',
    recordId: '9',
    address: null,
  },
  {
    id: 3,
    at: '2026-11-19T20:59:00.000Z',
    by: 'system',
    action: 'backup',
    resource: 'backups',
    recordId: 'a.tar',
    address: null,
  },
  {
    id: 2,
    at: '2026-11-19T10:00:00.000Z',
    by: 'ayse@example.com',
    action: 'update',
    resource: 'page-content',
    recordId: 'about',
    address: null,
  },
  {
    id: 1,
    at: '2026-11-19T09:00:00.000Z',
    by: null,
    action: 'signInFailed',
    resource: null,
    recordId: null,
    address: '198.51.*.*',
  },
  {
    id: 0,
    at: '2026-11-19T08:00:00.000Z',
    by: 'ayse@example.com',
    action: 'signOut',
    resource: 'sessions',
    recordId: '4',
    address: null,
  },
  {
    id: -1,
    at: '2026-11-19T07:00:00.000Z',
    by: 'ayse@example.com',
    action: 'reauthenticate',
    resource: null,
    recordId: null,
    address: '203.0.*.*',
  },
]

/** Opens the audit log; returns the responses, which a test may change. */
async function openAuditLog(entries: readonly object[], more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /admin/dashboard/stats': stats,
    'GET /admin/activity': entries,
    ...more,
  }
  api = await startApi({ answers })
  renderAdmin({ api, path: '/admin/settings/activity' })
  return answers
}

const sixtyEntries = Array.from({ length: 60 }, (_, at) => ({
  ...done[1]!,
  id: 60 - at,
  resource: null,
  recordId: null,
}))

test('audit log: lists who did what, by day, with links to the records', async () => {
  await openAuditLog(done, {
    'GET /products': [{ id: 3, name: 'Kök 6' }],
    'GET /admin/bin': [{ resource: 'products', id: 9, title: 'Silinen' }],
  })
  expect(await screen.findByRole('link', { name: '“Kök 6”' })).toHaveAttribute('href', '/admin/products/edit/3')
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(days).toEqual(['20 Kasım 2026 Cuma', '19 Kasım 2026 Perşembe'])
  expect(
    screen.getAllByRole('listitem').flatMap((row) => (row.querySelector('time') ? [row.textContent] : [])),
  ).toEqual([
    '14:00ayse@example.com “Kök 6” ürününü değiştirdiadres 203.0.*.*',
    '13:00ayse@example.com “Silinen” ürününü sildi',
    '23:59Sunucu yedek aldı',
    '13:00ayse@example.com “Hakkımızda” sayfasını değiştirdi',
    '12:00Tanınmayan biri giriş yapamadıadres 198.51.*.*',
    '11:00ayse@example.com başka bir oturumunu kapattı',
    '10:00ayse@example.com kimliğini yeniden doğruladıadres 203.0.*.*',
  ])
  await userEvent.click(screen.getByRole('combobox', { name: 'İşlem' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Başarısız giriş' }))
  await waitFor(() =>
    expect(api.calls.at(-1)!.path).toContain(encodeURIComponent(JSON.stringify({ action: 'signInFailed' }))),
  )
})

test('audit log: names messages by their subject, also deleted ones, and describes exports', async () => {
  const deed = { ...done[0]!, by: 'ayse@example.com', resource: 'contact-messages', address: null }
  await openAuditLog(
    [
      { ...deed, id: 6, action: 'export', resource: 'personal-data', recordId: null },
      { ...deed, id: 5, action: 'export', recordId: null },
      { ...deed, id: 4, action: 'delete', recordId: '2' },
      { ...deed, id: 3, recordId: '1' },
    ],
    {
      'GET /admin/contact-messages': [{ id: 1, name: 'Ümit Çığ', subject: 'Sulama planı' }],
      'GET /admin/bin': [{ resource: 'contact-messages', id: 2, title: 'Bayilik' }],
    },
  )
  await screen.findByRole('link', { name: '“Sulama planı”' })
  const sentences = screen.getAllByRole('listitem').flatMap((row) => row.querySelector('p')?.textContent ?? [])
  expect(sentences.map((sentence) => sentence.replace('ayse@example.com ', ''))).toEqual([
    'birinin kişisel verilerine baktı',
    'mesajları dosya olarak indirdi',
    '“Bayilik” mesajını sildi',
    '“Sulama planı” mesajını değiştirdi',
  ])
})

test('audit log: an entry of a resource without texts of its own has a generic text with its name', async () => {
  const deed = { ...done[0]!, resource: 'samples', by: 'ayse@example.com', address: null }
  api = await startApi({
    answers: {
      'GET /admin/dashboard/stats': stats,
      'GET /admin/activity': [
        { ...deed, id: 3, recordId: '1' },
        { ...deed, id: 2, recordId: '2' },
        { ...deed, id: 1, recordId: '3', resource: 'gadgets' },
      ],
      'GET /admin/bin': [],
    },
    rows: { samples: [{ id: 1, title: 'Vana' }] },
  })
  const page = { path: 'settings/activity', icon: 'clock', label: () => '', page: <AuditLogScreen /> } as const
  renderAdmin({ api, path: '/admin/settings/activity', config: [...samplesConfig, page] })
  const sentences = () => screen.getAllByRole('listitem').flatMap((row) => row.querySelector('p')?.textContent ?? [])
  await screen.findByRole('link', { name: '“Vana”' })
  expect(sentences()).toEqual([
    'ayse@example.com “Vana” kaydını (Samples) değiştirdi',
    'ayse@example.com bir kayıt (Samples) değiştirdi',
    'ayse@example.com bir kayıt (gadgets) değiştirdi',
  ])
  act(() => locale.set('en'))
  await waitFor(() => expect(sentences()[0]).toBe('ayse@example.com changed the record (Samples) “Vana”'))
})

test('audit log: distinguishes changes of accounts, email addresses and backups', async () => {
  const deeds: [by: string, action: Activity['action'], resource: string][] = [
    ['system', 'passwordChanged', 'administrators'],
    ['system', 'secondFactorRemoved', 'administrators'],
    ['ayse@example.com', 'passwordChanged', 'administrators'],
    ['ayse@example.com', 'update', 'administrators'],
    ['ayse@example.com', 'restore', 'backups'],
  ]
  await openAuditLog(deeds.map(([by, action, resource], id) => ({ ...done[0], id, by, action, resource })))
  await screen.findAllByText('ayse@example.com')
  expect([...document.querySelectorAll('li[data-action] p')].map(({ textContent }) => textContent)).toEqual([
    'Sunucu bir yöneticinin şifresini değiştirdi',
    'Sunucu bir yöneticinin ikinci adımını kaldırdı',
    'ayse@example.com şifresini değiştirdi',
    'ayse@example.com giriş adresini değiştirdi',
    'ayse@example.com bir yedeği geri yükledi',
  ])
})

test('audit log: a filter without matches is announced in a live region', async () => {
  const answers = await openAuditLog(done, { 'GET /admin/bin': [] })
  await screen.findByText('Sunucu')
  answers['GET /admin/activity'] = []
  const status = within(screen.getByRole('main')).getByRole('status')
  await userEvent.click(screen.getByRole('combobox', { name: 'İşlem' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Başarısız giriş' }))
  await waitFor(() => expect(status).toHaveTextContent(auditLogTexts.tr.noneFound))
})

test('audit log: shows no entry twice if others are added between two pages, and sorts actors by Turkish rules', async () => {
  const by = ['key:Web', 'key:Çiftlik', 'key:Bayi']
  const named = sixtyEntries.map((deed, at) => (by[at] ? { ...deed, by: by[at] } : deed))
  const answers = await openAuditLog(named.slice(0, 50))
  const more = await screen.findByRole('button', { name: 'Daha eskilerini göster' })
  // One entry was added meanwhile: the last of the first page is now the first of the second.
  answers['GET /admin/activity'] = named.slice(49)
  await userEvent.click(more)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Daha eskilerini göster' })).toBeNull())
  expect(document.querySelectorAll('li > time')).toHaveLength(60)
  await userEvent.click(screen.getByRole('combobox', { name: 'Kişi' }))
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  const keys = names.flatMap((name) => /Web|Çiftlik|Bayi/.exec(name ?? '') ?? [])
  expect(keys).toEqual(['Bayi', 'Çiftlik', 'Web'])
})

test('audit log: a failure to load older entries is shown, with a retry', async () => {
  expectNoise()
  const answers = await openAuditLog(sixtyEntries.slice(0, 50))
  const more = await screen.findByRole('button', { name: 'Daha eskilerini göster' })
  api.failNext(/^GET .admin.activity/, 500)
  answers['GET /admin/activity'] = sixtyEntries.slice(50)
  await userEvent.click(more)
  expect(await screen.findByRole('alert')).toHaveTextContent('okunamadı')
  await userEvent.click(more)
  await waitFor(() => expect(document.querySelectorAll('li > time')).toHaveLength(60))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('site health: not found with a minimal API', async () => {
  expectNoise()
  api = await startApi({ answers: { 'GET /admin/dashboard/stats': stats } })
  renderAdmin({ api, path: '/admin/settings/status' })
  expect(
    await screen.findByText('Adresi yanlış yazmış ya da eski bir bağlantıya tıklamış olabilirsiniz.'),
  ).toBeVisible()
})
