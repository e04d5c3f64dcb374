// Loaded before the first test, so that no test waits for it.
import './ApiKeysScreen.tsx'
import './WebhooksScreen.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import type { ListedApiKey } from '../../contract/api/accounts.ts'
import type { Delivery, Webhook } from '../../contract/api/webhooks.ts'

const NOW = '2026-05-21T11:02:00.000Z'
const KEY: ListedApiKey = {
  id: 3,
  name: 'Stok programı',
  access: 'write',
  createdAt: NOW,
  createdBy: 'ada@example.com',
  lastUsedAt: null,
}
const URL = 'https://hooks.example.com/filiz'
const HOOK: Webhook = { id: 5, url: URL, events: ['content.published'], isOn: true, createdAt: NOW }
const SENT: Delivery = {
  id: 8,
  eventId: 'msg_8',
  type: 'content.published',
  at: NOW,
  resource: 'products',
  recordId: '12',
  status: 'sent',
  attempts: 1,
  lastAttemptAt: NOW,
  answer: 204,
  error: null,
  nextAttemptAt: null,
}

let answers: Record<string, unknown>
let api: Api
beforeEach(async () => {
  answers = {
    'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
    'GET /admin/access-keys': [KEY],
    'GET /admin/webhooks': [HOOK],
    'GET /admin/webhooks/5/deliveries': [SENT],
  }
  api = await startApi({ answers })
})
afterEach(() => leave(api))

const openKeys = async () => {
  return renderAdmin({ api, path: '/admin/settings/access-keys' })
}
const openWebhooks = async () => {
  return renderAdmin({ api, path: '/admin/settings/webhooks' })
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('API keys: a new key is shown once and can be copied', async () => {
  answers['POST /admin/access-keys'] = { ...KEY, id: 4, name: 'Bayi', access: 'read', key: 'flz_gizli' }
  const { user } = await openKeys()
  expect(await screen.findByText('Okur ve değiştirir')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Anahtar oluştur' }))
  expect(field('name')).toHaveFocus()
  expect(field('name')).toHaveAccessibleDescription('Bu alan zorunludur.')
  await user.type(field('name'), ' Bayi ')
  await user.click(screen.getByRole('button', { name: 'Anahtar oluştur' }))
  expect(await screen.findByLabelText('“Bayi” anahtarı')).toHaveValue('flz_gizli')
  expect(api.callsOf(/POST/).at(-1)).toMatchObject({ body: { name: 'Bayi', access: 'read' } })
  await user.click(screen.getByRole('button', { name: 'Kopyala' }))
  expect(await screen.findByText('Anahtar kopyalandı.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('flz_gizli')
  expect(field('name')).toHaveValue('')
})

test('API keys: revoked after a confirmation', async () => {
  answers['DELETE /admin/access-keys/3'] = KEY
  const { user, confirm } = await openKeys()
  confirm.mockReturnValueOnce(false)
  await user.click(await screen.findByRole('button', { name: 'İptal et: Stok programı' }))
  expect(api.callsOf(/DELETE/)).toHaveLength(0)
  answers['GET /admin/access-keys'] = []
  await user.click(screen.getByRole('button', { name: 'İptal et: Stok programı' }))
  expect(await screen.findByText('“Stok programı” anahtarı iptal edildi.')).toBeInTheDocument()
  expect(await screen.findByText(/Henüz anahtar yok/)).toBeInTheDocument()
})

test.each([
  [openKeys, /access-keys/, 'Anahtarlar yüklenemedi.', 'Stok programı'],
  [openWebhooks, /webhooks/, 'Adresler yüklenemedi.', URL],
])('integrations: a list that failed to load shows an error, with a retry', async (open, match, sentence, found) => {
  expectNoise()
  api.failNext(match, 500)
  const { user } = await open()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findByText(found)).toBeInTheDocument()
})

test.each([openKeys, openWebhooks])('integrations: not requested from a minimal API', async (open) => {
  for (const name of Object.keys(answers)) delete answers[name]
  answers['GET /admin/dashboard/stats'] = { unreadMessageCount: 0 }
  await open()
  expect(await screen.findByText('Bu sunucuda başka programlar için ayar yok.')).toBeInTheDocument()
  expect(api.callsOf(/access-keys|webhooks/)).toEqual([])
})

test('webhooks: added with events, and the secret is shown once', async () => {
  answers['POST /admin/webhooks'] = { ...HOOK, id: 6, secret: 'whsec_gizli' }
  const { user } = await openWebhooks()
  await user.click(await screen.findByRole('button', { name: 'Adres ekle' }))
  expect(field('url')).toHaveFocus()
  await user.click(screen.getByLabelText('İçerik yayına girdiğinde'))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(field('url')).toHaveAccessibleDescription('Bu alan zorunludur.')
  expect(screen.getByText('En az birini seçin.')).toBeInTheDocument()
  await user.type(field('url'), URL)
  await user.click(screen.getByLabelText('Mesaj geldiğinde'))
  api.failNext(/POST .admin.webhooks/, 400, { errors: { url: ['Bu adres internete açık değil.'] } })
  expectNoise()
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(field('url')).toHaveAccessibleDescription('Bu adres internete açık değil.'))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(await screen.findByLabelText('hooks.example.com için imza anahtarı')).toHaveValue('whsec_gizli')
  expect(api.callsOf(/POST/).at(-1)).toMatchObject({ body: { url: URL, events: ['message.received'] } })
})

test('webhooks: changed, switched off and deleted', async () => {
  answers['PUT /admin/webhooks/5'] = HOOK
  answers['DELETE /admin/webhooks/5'] = HOOK
  const { user } = await openWebhooks()
  const edit = await screen.findByRole('button', { name: 'Düzenle: hooks.example.com', expanded: false })
  await user.click(edit)
  expect(edit).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByLabelText('İçerik silindiğinde'))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(field('url')).toBeNull())
  expect(api.callsOf(/PUT/).at(-1)).toMatchObject({
    path: '/admin/webhooks/5',
    body: { url: URL, events: ['content.published', 'content.deleted'] },
  })
  answers['GET /admin/webhooks'] = [{ ...HOOK, isOn: false }]
  await user.click(screen.getByRole('button', { name: 'Kapat: hooks.example.com' }))
  expect(await screen.findByText('Kapalı')).toBeInTheDocument()
  expect(api.callsOf(/PUT/).at(-1)).toMatchObject({ body: { isOn: false } })
  expect(screen.getByRole('button', { name: 'Aç: hooks.example.com' })).toBeInTheDocument()
  answers['GET /admin/webhooks'] = []
  await user.click(screen.getByRole('button', { name: 'Sil: hooks.example.com' }))
  expect(await screen.findByText(/Henüz adres yok/)).toBeInTheDocument()
})

test('webhook deliveries: show their result, and can be sent again', async () => {
  const next = new Date(Date.now() + 3_600_000).toISOString()
  answers['GET /admin/webhooks/5/deliveries'] = [
    { ...SENT, id: 9, status: 'waiting', attempts: 3, answer: 503, error: 'refused', nextAttemptAt: next },
    { ...SENT, id: 7, type: 'content.deleted', status: 'failed', answer: null, error: 'slow' },
    SENT,
  ]
  answers['POST /admin/webhooks/5/deliveries/7/resend'] = { ...SENT, id: 7, status: 'waiting', attempts: 0 }
  const { user } = await openWebhooks()
  await user.click(await screen.findByRole('button', { name: 'Gönderimler: hooks.example.com' }))
  const rows = await screen.findAllByRole('button', { name: /^Yeniden gönder/ })
  const items = rows.map((button) => button.closest('li')!)
  expect(screen.getByRole('region', { name: 'Gönderimler: hooks.example.com' })).toContainElement(items[0]!)
  expect(items).toHaveLength(3)
  for (const text of [/^Yeniden denenecek/, 'Program kabul etmedi', 'Yanıt: 503', '3. deneme'])
    expect(within(items[0]!).getByText(text)).toBeInTheDocument()
  for (const text of ['İçerik silindi', 'products/12', 'Ulaşmadı', '10 saniyede yanıt gelmedi'])
    expect(within(items[1]!).getByText(text)).toBeInTheDocument()
  expect(within(items[2]!).getByText('Ulaştı')).toBeInTheDocument()
  await user.click(rows[1]!)
  expect(await screen.findByText('Bildirim yeniden sıraya alındı.')).toBeInTheDocument()
  expect(api.callsOf(/POST/)).toMatchObject([{ path: '/admin/webhooks/5/deliveries/7/resend' }])
})

test('webhook deliveries: a failed refetch shows an error, and the previous rows stay', async () => {
  expectNoise()
  const { user } = await openWebhooks()
  await user.click(await screen.findByRole('button', { name: 'Gönderimler: hooks.example.com' }))
  await screen.findByText('Ulaştı')
  api.failNext(/deliveries/, 500)
  await user.click(screen.getByRole('button', { name: 'Yenile' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Gönderimler yüklenemedi.')
  expect(screen.getByText('Ulaştı')).toBeInTheDocument()
})
