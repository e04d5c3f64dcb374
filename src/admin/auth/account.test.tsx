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

test('password: is changed, with a status message, and the form is cleared', async () => {
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
      ['a missing new one', ['eski-sifre', '', 'yeni-sifre'], 'newPassword', 'Bu alan zorunludur.'],
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
)('password: %s is reported under its field without a request', async (_, [current, next, repeat], name, text) => {
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
        'field errors, joined',
        { message: 'Hata var.', errors: { currentPassword: ['Mevcut şifre yanlış.'], newPassword: ['Çok kolay.'] } },
        'Mevcut şifre yanlış. Çok kolay.',
      ],
      ['a message', { message: 'Çok fazla deneme yapıldı.' }, 'Çok fazla deneme yapıldı.'],
      ['a title', { title: 'Olmadı' }, 'Olmadı'],
      ['an empty body', '', 'Şifre değiştirilirken bir sunucu hatası oluştu.'],
    ],
    2,
  ),
)('password: shows the error of a refusal with %s', async (_, body, sentence) => {
  expectNoise()
  const { user } = await open()
  api.failNext(CHANGE, 400, body)
  await fillIn(user, 'eski-sifre', 'yeni-sifre', 'yeni-sifre')
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert')
  expect(field('newPassword')).toHaveValue('yeni-sifre')
})

test('password: an expired session requests a sign-in in place, then saves', async () => {
  const { user } = await open()
  api.failNext(CHANGE, 401)
  await fillIn(user, 'eski-sifre', 'yeni-sifre', 'yeni-sifre')
  await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })
  await user.type(field('email'), 'a@b.co')
  await user.type(field('password'), 'eski-sifre{Enter}')
  expect(await screen.findByText('Yeni şifreniz geçerli.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
