import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/inbox/InboxScreen.tsx'
import '../../../src/admin/inbox/MessagesCsv.tsx'
import { inboxTexts } from '../../../src/contract/i18n/admin/inbox.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeAll(async () => {
  site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())
afterEach(() => leave({ close: async () => {} }))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const heading = () => screen.findByRole('heading', { name: 'Yönetim girişi' })

async function signIn({ user }: Pick<ReturnType<typeof renderAdmin>, 'user'>) {
  await user.type(field('email'), ADMIN.email)
  await user.type(field('password'), `${ADMIN.password}{Enter}`)
}

test.each(
  some(
    [
      '/admin',
      '/admin/inbox?show=unread',
      '/admin/products?page=2#x',
      '/admin/products/new',
      '/admin/settings/about',
      '/admin/settings/account',
    ],
    3,
  ),
)('expired session: %s leads to the login, and back', async (address) => {
  expectNoise()
  const view = renderAdmin({ api: { ...site, state: { token: 'suresi-gecmis' } }, path: address })
  await heading()
  expect(localStorage.getItem('token')).toBeNull()
  await signIn(view)
  const { pathname, search, hash } = new URL(address, 'http://site')
  await waitFor(() => expect(window.location.pathname).toBe(pathname))
  if (search) expect(window.location.search + window.location.hash).toBe(search + hash)
  await screen.findByRole('button', { name: 'Çıkış yap' })
})

test.each(
  some(
    [
      ['/admin', /admin\/first-day$/],
      ['/admin/settings/site', /page-content\/site-settings$/],
      ['/admin/inbox', /contact-messages\?/],
    ],
    2,
  ),
)('session: every request from %s has the token', async (address, wanted) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  renderAdmin({ api: site, path: address })
  await waitFor(() =>
    expect(fetchSpy.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringMatching(wanted)),
  )
  for (const [url, init] of fetchSpy.mock.calls)
    expect([url, new Headers(init?.headers).get('authorization')]).toEqual([url, `Bearer ${site.token}`])
  fetchSpy.mockRestore()
})

test('expired session: the export of messages leads to the sign-in', async () => {
  expectNoise()
  const { user } = renderAdmin({ api: site, path: '/admin/inbox' })
  const save = await screen.findByRole('button', { name: inboxTexts.tr.csv.save })
  localStorage.setItem('token', 'suresi-gecmis')
  await user.click(save)
  await heading()
})

test('sign-out: the next sign-in begins at the dashboard', async () => {
  const view = renderAdmin({ api: { ...site, state: { token: await site.signIn() } }, path: '/admin/products' })
  await view.user.click(await screen.findByRole('button', { name: 'Çıkış yap' }))
  await heading()
  await signIn(view)
  await waitFor(() => expect(window.location.pathname).toBe('/admin'))
})
