import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'

const CHANGE = /POST .accounts.change-password/

let api: Api
beforeEach(async () => {
  api = await startApi({ answers: { 'POST /accounts/change-password': { message: 'Yeni şifreniz geçerli.' } } })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Şifreyi değiştir' })

async function open() {
  const view = renderAdmin({ api, path: '/admin/settings/account' })
  await screen.findByRole('button', { name: 'Şifreyi değiştir' })
  return view
}
type User = Awaited<ReturnType<typeof open>>['user']
async function fillIn(user: User, current: string, next: string, repeat: string) {
  if (current) await user.type(field('currentPassword'), current)
  if (next) await user.type(field('newPassword'), next)
  if (repeat) await user.type(field('confirmNewPassword'), repeat)
  await user.click(save())
}

test('changes the password, says so, and forgets what was typed', async () => {
  const { user } = await open()
  await fillIn(user, 'eski-sifre', 'yeni-sifre', 'yeni-sifre')
  expect(await screen.findByText('Yeni şifreniz geçerli.')).toHaveAttribute('role', 'status')
  expect(api.callsOf(CHANGE)).toMatchObject([
    {
      token: 'secret',
      body: { currentPassword: 'eski-sifre', newPassword: 'yeni-sifre', confirmNewPassword: 'yeni-sifre' },
    },
  ])
  for (const name of ['currentPassword', 'newPassword', 'confirmNewPassword']) expect(field(name)).toHaveValue('')
})

test.each(
  some(
    [
      ['a missing one', ['eski-sifre', '', 'yeni-sifre'], 'newPassword', 'Bu alan zorunludur.'],
      ['a short one', ['eski-sifre', '12345', '12345'], 'newPassword', 'Yeni şifre en az 6 karakter olmalıdır.'],
      [
        'two that differ',
        ['eski-sifre', 'yeni-sifre', 'yeni-sifra'],
        'confirmNewPassword',
        'Yeni şifreler eşleşmiyor.',
      ],
    ] as const,
    2,
  ),
)('%s is said under its field, before anything is sent', async (_, [current, next, repeat], name, text) => {
  const { user } = await open()
  await fillIn(user, current, next, repeat)
  expect(field(name)).toHaveAccessibleDescription(text)
  expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  await waitFor(() => expect(field(name)).toHaveFocus())
  expect(api.callsOf(CHANGE)).toEqual([])
})

test.each(
  some(
    [
      [
        'texts about fields, joined',
        { message: 'Hata var.', errors: { currentPassword: ['Mevcut şifre yanlış.'], newPassword: ['Çok kolay.'] } },
        'Mevcut şifre yanlış. Çok kolay.',
      ],
      ['its own sentence', { message: 'Çok fazla deneme yapıldı.' }, 'Çok fazla deneme yapıldı.'],
      ['a title', { title: 'Olmadı' }, 'Olmadı'],
      ['nothing', '', 'Şifre değiştirilirken bir sunucu hatası oluştu.'],
    ],
    2,
  ),
)('the server refuses with %s', async (_, body, sentence) => {
  expectNoise()
  const { user } = await open()
  api.failNext(CHANGE, 400, body)
  await fillIn(user, 'eski-sifre', 'yeni-sifre', 'yeni-sifre')
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert')
  expect(field('newPassword')).toHaveValue('yeni-sifre')
})

test('a session that has ended asks for the password in place, and goes on', async () => {
  const { user } = await open()
  api.failNext(CHANGE, 401)
  await fillIn(user, 'eski-sifre', 'yeni-sifre', 'yeni-sifre')
  await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })
  await user.type(field('email'), 'a@b.co')
  await user.type(field('password'), 'eski-sifre{Enter}')
  expect(await screen.findByText('Yeni şifreniz geçerli.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
