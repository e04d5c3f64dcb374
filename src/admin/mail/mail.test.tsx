// Loaded before the first test, so that no test waits for it.
import './MailScreen.tsx'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import type { MailSettings } from '../../contract/api/mailSettings.ts'

const NONE = { host: null, port: null, user: null, from: null, isSecure: null, hasPassword: false, isManaged: false }
const SET: MailSettings = {
  host: 'mail.example.com',
  port: 587,
  user: 'site@example.com',
  from: 'Filiz <site@example.com>',
  isSecure: false,
  hasPassword: true,
  isManaged: false,
}

let answers: Record<string, unknown>
let api: Api
beforeEach(async () => {
  answers = {
    'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
    'GET /admin/mail-settings': NONE,
    'GET /admin/people': [{ id: 1, email: 'ada@example.com', isSelf: true }],
  }
  api = await startApi({ answers })
})
afterEach(() => leave(api))

const open = () => renderAdmin({ api, path: '/admin/settings/mail' })
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('mail settings: entered, saved, and tested by an email to oneself', async () => {
  const { user } = open()
  await user.type(await screen.findByLabelText(/Sunucu adı/), 'mail.example.com')
  expect(field('port')).toHaveValue('465')
  await user.click(screen.getByLabelText(/STARTTLS/))
  expect(field('port')).toHaveValue('587')
  await user.type(field('user'), 'site@example.com')
  await user.type(field('password'), ' gizli ')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(field('from')).toHaveAccessibleDescription('Bu alan zorunludur.'))
  expect(api.callsOf(/PUT/)).toEqual([])

  await user.type(field('from'), 'site@example.com')
  answers['PUT /admin/mail-settings'] = SET
  answers['GET /admin/mail-settings'] = SET
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(await screen.findByText('Kayıtlı bir şifre var. Değiştirmeyecekseniz boş bırakın.')).toBeInTheDocument()
  expect(field('password')).toHaveValue('')
  expect(api.callsOf(/PUT/)).toMatchObject([
    {
      body: {
        host: 'mail.example.com',
        port: 587,
        isSecure: false,
        user: 'site@example.com',
        password: ' gizli ',
        from: 'site@example.com',
      },
    },
    // Whoever sets mail up is notified of new messages.
    { body: { enableContactFormNotifications: true, notificationTargetEmail: 'ada@example.com', updatedAt: null } },
  ])
  await waitFor(() => expect(screen.queryByLabelText(/bana bildir/)).toBeNull())

  await waitFor(() => expect(field('to')).toHaveValue('ada@example.com'))
  api.failNext(/test/, 502, { message: 'Deneme e-postası gönderilemedi. 535 kimsiniz' })
  await user.click(screen.getByRole('button', { name: 'Gönder' }))
  expect(await screen.findByText('Deneme e-postası gönderilemedi. 535 kimsiniz')).toBeInTheDocument()
})

test('mail settings: an untouched password is not sent; the server is removed after a confirmation', async () => {
  answers['GET /admin/mail-settings'] = SET
  answers['PUT /admin/mail-settings'] = SET
  const { user, confirm } = open()
  await user.type(await screen.findByLabelText(/Kullanıcı adı/), 'x')
  await user.click(await screen.findByLabelText(/bana bildir/))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(api.callsOf(/PUT/)).toHaveLength(1))
  expect(api.callsOf(/PUT/)[0]!.body).not.toHaveProperty('password')

  answers['DELETE /admin/mail-settings'] = NONE
  confirm.mockReturnValueOnce(false)
  const remove = () => user.click(screen.getByRole('button', { name: 'Ayarları kaldır' }))
  await remove()
  expect(api.callsOf(/DELETE/)).toEqual([])
  answers['GET /admin/mail-settings'] = NONE
  await remove()
  await waitFor(() => expect(field('host')).toHaveValue(''))
})

test('mail settings: those of the server are shown, not changed', async () => {
  answers['GET /admin/mail-settings'] = { ...SET, isManaged: true }
  open()
  expect(await screen.findByText('mail.example.com:587')).toBeInTheDocument()
  expect(field('host')).toBeNull()
  expect(field('to')).toBeInTheDocument()
})
