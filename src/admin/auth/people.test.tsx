import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { WAIT_OPTIONS } from '../../../tests/helpers/timeouts.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { locale } from '../preferences/preferences.ts'

const NOW = '2026-05-21T11:02:00.000Z'
const person = (id: number, email: string, more: object = {}) => ({
  id,
  email,
  isInvited: false,
  invitedUntil: null,
  createdAt: NOW,
  lastSignInAt: NOW,
  isSelf: false,
  ...more,
})
const session = (id: number, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  createdAt: NOW,
  lastUsedAt: NOW,
})
const ADA = person(1, 'ada@example.com', { isSelf: true })

let answers: Record<string, unknown>
let api: Api
beforeEach(async () => {
  answers = {
    'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
    'GET /admin/people': [ADA],
    'GET /accounts/second-factor': { totp: false, recoveryCodesLeft: 0, passkeys: [], isRequired: false },
    'GET /accounts/sessions': [session(4, 'Chrome, Windows', true), session(3, '')],
    'DELETE /accounts/sessions/3': {},
    'DELETE /accounts/sessions': { message: 'Kapatıldı.' },
  }
  api = await startApi({ answers })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('sessions: lists them, ends one, and ends all others after a confirmation', async () => {
  answers['GET /accounts/sessions'] = [session(4, 'Chrome, Windows', true), session(3, ''), session(2, 'Firefox')]
  const { user, confirm } = renderAdmin({ api, path: '/admin/settings/account' })
  expect(await screen.findByText('Chrome, Windows')).toBeInTheDocument()
  expect(screen.getByText('Bu oturum')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Oturumu kapat: Bilinmeyen cihaz' }))
  await waitFor(() => expect(api.callsOf(/DELETE/)).toMatchObject([{ path: '/accounts/sessions/3' }]))
  expect(await screen.findByText('Oturum kapatıldı.')).toBeInTheDocument()
  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('button', { name: 'Diğer tüm oturumları kapat' }))
  expect(api.callsOf(/DELETE/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Diğer tüm oturumları kapat' }))
  await waitFor(() => expect(api.callsOf(/DELETE/)).toHaveLength(2))
})

test('sessions: those ended by a password change disappear from the list', async () => {
  answers['POST /accounts/change-password'] = {}
  const { user } = renderAdmin({ api, path: '/admin/settings/account' })
  await screen.findByText('Bilinmeyen cihaz')
  answers['GET /accounts/sessions'] = [session(4, 'Chrome, Windows', true)]
  await user.type(field('currentPassword'), 'eski-sifre')
  await user.type(field('newPassword'), 'yeni-sifre')
  await user.type(field('confirmNewPassword'), 'yeni-sifre{Enter}')
  await waitFor(() => expect(screen.queryByText('Bilinmeyen cihaz')).toBeNull())
  expect(screen.getByText('Chrome, Windows')).toBeInTheDocument()
})

test('account: shows only the password form if the server has neither sessions nor people', async () => {
  for (const name of Object.keys(answers)) delete answers[name]
  const answerStats = api.hold(/dashboard/)
  renderAdmin({ api, path: '/admin/settings/account' })
  await screen.findByRole('heading', { name: 'Şifre değiştir' })
  const sheets = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(sheets()).toEqual(['Şifre değiştir'])
  answerStats()
  await vi.waitUntil(() => api.state.open === 0, WAIT_OPTIONS)
  expect(sheets()).toEqual(['Şifre değiştir'])
  expect(api.callsOf(/people|sessions|second-factor/)).toEqual([])
})

test('email change: a server error is shown at its field', async () => {
  expectNoise()
  const { user } = renderAdmin({ api, path: '/admin/settings/account' })
  await screen.findByText(/Panele ada@example.com adresiyle/)
  expect(document.querySelectorAll('[name=currentPassword]')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Adresi değiştir' }))
  api.failNext(/PUT .accounts.email/, 400, { errors: { email: ['Bu adresle başka bir yönetici var.'] } })
  const form = field('email').form!
  await user.type(field('email'), 'ece@example.com')
  await user.type(form.querySelector<HTMLInputElement>('[name=currentPassword]')!, 'eski-sifre{Enter}')
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription('Bu adresle başka bir yönetici var.'))
  expect(field('email')).toHaveFocus()
})

test.each([
  ['tr', 'Gelen kutunuza bakın.'],
  ['en', 'A link was sent to the new address. Once you confirm it there, you sign in with that address.'],
] as const)('email change: the success message is in the language of the panel: %s', async (language, sentence) => {
  answers['PUT /accounts/email'] = { message: 'Gelen kutunuza bakın.' }
  localStorage.setItem('locale', language)
  await locale.prepare()
  const { user } = renderAdmin({ api, path: '/admin/settings/account' })
  await user.click(await screen.findByRole('button', { name: accountsTexts[language].email.open }))
  const form = field('email').form!
  await user.type(field('email'), 'ece@example.com')
  await user.type(form.querySelector<HTMLInputElement>('[name=currentPassword]')!, 'eski-sifre{Enter}')
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status')
})

test('email confirmation: the button stays after a lost connection', async () => {
  expectNoise()
  const messages = accountsTexts.tr.confirmed
  answers['POST /accounts/confirm-email'] = {}
  api.failNext(/confirm-email/, 0)
  const { user } = renderAdmin({ api, path: '/login/eposta/abc' })
  await user.click(await screen.findByRole('button', { name: messages.confirm }))
  expect(await screen.findByText(messages.failed)).toHaveAttribute('role', 'alert')
  await user.click(screen.getByRole('button', { name: messages.confirm }))
  expect(await screen.findByText(messages.done)).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('button', { name: messages.confirm })).toBeNull()
})

test('people: the only administrator who can sign in cannot be removed', async () => {
  answers['GET /admin/people'] = [ADA, person(2, 'ece@example.com', { isInvited: true, lastSignInAt: null })]
  renderAdmin({ api, path: '/admin/settings/people' })
  expect(await screen.findByRole('button', { name: 'Çıkar: ece@example.com' })).toBeInTheDocument()
  expect(screen.getByText('Davetin süresi doldu')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Çıkar: ada@example.com' })).toBeNull()
})

test('people: removing oneself needs a confirmation, and signs out', async () => {
  answers['GET /admin/people'] = [ADA, person(2, 'ece@example.com')]
  answers['DELETE /admin/people/1'] = ADA
  const { user, confirm } = renderAdmin({ api, path: '/admin/settings/people' })
  await user.click(await screen.findByRole('button', { name: 'Çıkar: ada@example.com' }))
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Kendinizi'))
  expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
})

test('people: an invitation link is shown and copied', async () => {
  const link = 'https://filiz.example/login/davet/abc'
  answers['POST /admin/people'] = { ...person(2, 'ece@example.com'), invitedUntil: NOW, link, canMail: true }
  const { user } = renderAdmin({ api, path: '/admin/settings/people' })
  await screen.findByText('ada@example.com')
  await user.type(field('email'), ' ece@example.com{Enter}')
  expect(await screen.findByLabelText('ece@example.com için davet bağlantısı')).toHaveValue(link)
  expect(api.callsOf(/POST .admin.people/)).toMatchObject([{ body: { email: 'ece@example.com' } }])
  await user.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }))
  expect(await screen.findByText('Bağlantı kopyalandı.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(link)
})

test.each([
  ['does not have the endpoint', 404, '', /Bu sitede şifre e-\u2060postayla yenilenemiyor/],
  ['requires a sign-in for it', 401, '', /Bu sitede şifre e-\u2060postayla yenilenemiyor/],
  ['limits the rate', 429, { message: 'Biraz bekleyin.' }, /Biraz bekleyin\./],
])('lost password: shows an error if the server %s', async (_, status, body, sentence) => {
  const { user } = renderAdmin({ api, path: '/login/sifre', isSignedIn: false })
  await screen.findByRole('heading', { name: 'Şifremi unuttum' })
  api.failNext(/forgot-password/, status, body)
  await user.type(field('email'), 'ada@example.com{Enter}')
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert')
})

test('sign-in: links to the lost password page, and sends staySignedIn only if it is checked', async () => {
  const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
  await user.click(await screen.findByRole('link', { name: 'Şifremi unuttum' }))
  await user.click(await screen.findByRole('link', { name: 'Giriş sayfasına dön' }))
  await screen.findByRole('heading', { name: 'Yönetim girişi' })
  expect(screen.getByLabelText('Bu cihazda açık kal')).not.toBeChecked()
  api.failNext(/login/, 401)
  await user.type(field('email'), 'ada@example.com')
  await user.type(field('password'), 'sifre123{Enter}')
  await screen.findByRole('alert')
  await user.click(screen.getByLabelText('Bu cihazda açık kal'))
  await user.type(field('password'), '{Enter}')
  await waitFor(() => expect(api.callsOf(/login/)).toHaveLength(2))
  const credentials = { email: 'ada@example.com', password: 'sifre123' }
  expect(api.callsOf(/login/).map(({ body }) => body)).toEqual([credentials, { ...credentials, staySignedIn: true }])
})
