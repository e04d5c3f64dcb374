import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auth/AccountScreen.tsx'
import '../../../src/admin/auth/PeopleScreen.tsx'
import '../../../src/admin/auth/SignInDialog.tsx'
import '../../../src/admin/backups/BackupsScreen.tsx'
import { codeOf, stepAt } from '../../../src/server/features/auth/totp.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  site = await startRealServer()
  expectNoise()
})
afterEach(async () => {
  vi.useRealTimers()
  await leave(site)
})

const field = (name: string, within: ParentNode = document) =>
  within.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const dialog = () => screen.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const makeOld = () => site.database.db.updateTable('sessions').set({ authenticatedAt: null }).execute()
const people = async () => (await site.admin('GET /admin/people')).body.length
const hasDialog = () => screen.queryByRole('dialog') !== null

async function openPeople() {
  const view = renderAdmin({ api: site, path: '/admin/settings/people' })
  await screen.findByRole('button', { name: 'Davet et' })
  await makeOld()
  return view
}

test('recent sign-in: a call that needs one prompts for the password in place, then continues; Escape keeps the input', async () => {
  const { user } = await openPeople()
  await user.type(field('email'), 'ece@example.com{Enter}')
  const prompt = await dialog()
  await waitFor(() => expect(field('currentPassword', prompt)).toHaveFocus())
  expect(field('currentPassword', prompt)).toHaveAttribute('autocomplete', 'current-password')
  await user.keyboard('{Escape}')
  await noDialog()
  expect(await screen.findByText('Bu işlem için önce kimliğinizi yeniden doğrulayın.')).toBeInTheDocument()
  expect([field('email').value, await people()]).toEqual(['ece@example.com', 1])

  await user.type(field('email'), '{Enter}')
  await user.type(field('currentPassword', await dialog()), 'yanlış{Enter}')
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Mevcut şifre yanlış.')
  expect(screen.queryByRole('button', { name: 'Kod ya da geçiş anahtarı kullan' })).toBeNull()
  await user.clear(field('currentPassword', await dialog()))
  await user.type(field('currentPassword', await dialog()), `${ADMIN.password}{Enter}`)
  await noDialog()
  expect(await screen.findByDisplayValue(/\/login\/davet\//)).toBeInTheDocument()
  expect(await people()).toBe(2)
})

test('recent sign-in: a code of the authenticator app is accepted too', async () => {
  const now = Date.now()
  const { secret } = (await site.admin('POST /accounts/totp', {})).body
  await site.admin('PUT /accounts/totp', { code: codeOf(secret, stepAt(now) - 1) })
  const { user } = await openPeople()
  await user.type(field('email'), 'ece@example.com{Enter}')
  const prompt = await dialog()
  await user.click(await within(prompt).findByRole('button', { name: 'Kod ya da geçiş anahtarı kullan' }))
  await waitFor(() => expect(field('code', prompt)).toHaveFocus())
  await user.type(field('code', prompt), `${codeOf(secret, stepAt(now)) === '000000' ? '111111' : '000000'}{Enter}`)
  expect(await within(prompt).findByRole('alert')).toHaveTextContent(/Kod yanlış/)
  await user.clear(field('code', prompt))
  await user.type(field('code', prompt), `${codeOf(secret, stepAt(now))}{Enter}`)
  await noDialog()
  await waitFor(async () => expect(await people()).toBe(2))
})

test('recent sign-in: the password of the form itself is used, and a wrong one is an error of the form', async () => {
  const { user } = renderAdmin({ api: site, path: '/admin/settings/account' })
  await screen.findByRole('button', { name: 'Şifreyi değiştir' })
  await makeOld()
  await user.type(field('newPassword'), 'yepyeni-bir-şifre')
  await user.type(field('confirmNewPassword'), 'yepyeni-bir-şifre')
  await user.type(field('currentPassword'), 'yanlış{Enter}')
  expect(await screen.findByText('Mevcut şifre yanlış.')).toBeInTheDocument()
  await user.clear(field('currentPassword'))
  await user.type(field('currentPassword'), `${ADMIN.password}{Enter}`)
  expect(await screen.findByText('Şifreniz değiştirildi.')).toBeInTheDocument()
  expect(hasDialog()).toBe(false)
})

test('recent sign-in: an expired token changes the prompt to a sign-in', async () => {
  const { user } = await openPeople()
  await user.type(field('email'), 'ece@example.com{Enter}')
  const prompt = await dialog()
  await site.database.db.deleteFrom('sessions').execute()
  await user.type(field('currentPassword', prompt), `${ADMIN.password}{Enter}`)
  const again = await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })
  await user.type(field('email', again), ADMIN.email)
  await user.type(field('password', again), `${ADMIN.password}{Enter}`)
  await noDialog()
  expect(await screen.findByDisplayValue(/\/login\/davet\//)).toBeInTheDocument()
})

test('recent sign-in: a background read opens no prompt beside unsaved changes', async () => {
  const { user } = renderAdmin({ api: site, path: '/admin/blog/new' })
  await waitFor(() => expect(field('title')).toBeInTheDocument())
  localStorage.setItem('token', 'suresi-gecmis')
  const sent = vi.spyOn(globalThis, 'fetch')
  // The slug is looked up once typing pauses.
  await user.type(field('title'), 'Toprak nemi')
  await waitFor(async () => {
    const answers = await Promise.all(sent.mock.results.map(({ value }) => value as Promise<Response>))
    expect(answers.map(({ status }) => status)).toContain(401)
  })
  sent.mockRestore()
  // Enough time for a prompt to open.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect([hasDialog(), field('title').value, localStorage.getItem('token')]).toEqual([
    false,
    'Toprak nemi',
    'suresi-gecmis',
  ])
})
