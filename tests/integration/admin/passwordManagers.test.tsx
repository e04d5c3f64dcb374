import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auth/AccountScreen.tsx'
import '../../../src/admin/auth/LinkPage.tsx'
import '../../../src/admin/auth/LoginPage.tsx'
import { ADMIN } from '../../helpers/siteServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
let invitation: string
beforeAll(async () => {
  site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
  const { link } = (await site.admin('POST /admin/people', { email: 'ece@example.com' })).body
  invitation = new URL(link).pathname
})
afterAll(() => site.close())
afterEach(() => leave({ close: async () => {} }))

/** The forms with a password, as password managers read them: text fields and their autocomplete, in order. */
function formsForManagers() {
  const forms = [...document.querySelectorAll('form')].filter((form) =>
    form.querySelector('[autocomplete*="password"]'),
  )
  return forms.map((form) =>
    [...form.querySelectorAll('input')]
      .filter(({ type }) => ['text', 'email', 'password'].includes(type))
      .map(({ autocomplete, value }) => (autocomplete === 'username' ? `${autocomplete} ${value}` : autocomplete)),
  )
}

test('password managers: the password form contains the username, also after a reload', async () => {
  renderAdmin({ api: site, path: '/admin/settings/account' })
  await screen.findByRole('button', { name: 'Şifreyi değiştir' })
  await waitFor(() =>
    expect(formsForManagers()).toEqual([
      [`username ${ADMIN.email}`, 'current-password', 'new-password', 'new-password'],
    ]),
  )
  expect(document.querySelectorAll('input[type=hidden][autocomplete]')).toHaveLength(0)
})

test('password managers: the email form contains the current username besides the new address', async () => {
  const { user } = renderAdmin({ api: site, path: '/admin/settings/account' })
  await user.click(await screen.findByRole('button', { name: 'Adresi değiştir' }))
  await waitFor(() => expect(formsForManagers()[1]).toEqual(['email', `username ${ADMIN.email}`, 'current-password']))
})

test('password managers: the invitation page contains the username', async () => {
  renderAdmin({ api: site, path: invitation, isSignedIn: false })
  await waitFor(() =>
    expect(formsForManagers()).toEqual([['username ece@example.com', 'new-password', 'new-password']]),
  )
  expect(screen.getByLabelText(/E-posta/)).toHaveAttribute('readonly')
  expect(document.querySelector('[name=newPassword]')).toHaveFocus()
})

test('password managers: an expired link contains no username', async () => {
  const { link, id } = (await site.admin('POST /admin/people', { email: 'nil@example.com' })).body
  await site.admin(`DELETE /admin/people/${id}`)
  const sent = vi.spyOn(globalThis, 'fetch')
  renderAdmin({ api: site, path: new URL(link).pathname, isSignedIn: false })
  await screen.findByRole('button', { name: /kaydet|belirle/i })
  // The request for the owner of the link has a response.
  await waitFor(() =>
    expect(sent.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringMatching(/reset-password.owner$/)),
  )
  await Promise.all(sent.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setTimeout(resolve, 100))
  sent.mockRestore()
  expect(formsForManagers()).toEqual([['new-password', 'new-password']])
})
