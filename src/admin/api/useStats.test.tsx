import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { fakeTimers } from '../../../tests/helpers/fakeTimers.ts'
import { WAIT_OPTIONS } from '../../../tests/helpers/timeouts.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
// Loaded before the first test, so that no test waits for it.
import '../auth/PeopleScreen.tsx'

let api: Api
afterEach(() => leave(api))

const STATS = /GET .admin.dashboard.stats/

/** Our own server, whose first response to the statistics request fails. */
async function loseFirst(path: string) {
  expectNoise()
  api = await startApi({
    rows: { products: [] },
    answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 }, 'GET /admin/people': [] },
  })
  api.failNext(STATS, 502)
  return renderAdmin({ api, path })
}

test('capabilities: the menu keeps its items if the first statistics request fails', async () => {
  const { user } = await loseFirst('/admin/products')
  await screen.findByRole('heading', { level: 1, name: 'Ürünler' })
  await waitFor(() => expect(api.callsOf(STATS)).not.toEqual([]))
  await waitFor(() => expect(api.state.open).toBe(0))
  await screen.findByText('Henüz ürün yok.')
  await user.click(screen.getByRole('button', { name: 'Bakım ve güvenlik' }))
  for (const name of ['Görseller', 'Çöp kutusu', 'Yöneticiler'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
})

test('capabilities: a screen of our own server offers a retry, and no "not supported" text, if the first request fails', async () => {
  const { user } = await loseFirst('/admin/settings/people')
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  await waitFor(() => expect(api.callsOf(/GET .admin.people/)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull()
})

test('statistics: a failed request is repeated after seconds', async () => {
  fakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await loseFirst('/admin/settings/people')
  await vi.waitUntil(() => api.callsOf(STATS).length === 1 && api.state.open === 0, WAIT_OPTIONS)
  await screen.findByRole('button', { name: 'Tekrar dene' })
  vi.advanceTimersByTime(5000)
  await vi.waitUntil(() => api.callsOf(STATS).length === 2, WAIT_OPTIONS)
  vi.advanceTimersByTime(5000)
  await vi.waitUntil(() => api.state.open === 0, WAIT_OPTIONS)
  expect(api.callsOf(STATS)).toHaveLength(2)
})

test.each(['/admin/settings/people', '/admin'])(
  'statistics: the error stays visible until the retry has a response: %s',
  async (path) => {
    fakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await loseFirst(path)
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' })
    retry.focus()
    const answer = api.hold(STATS)
    vi.advanceTimersByTime(5000)
    await vi.waitUntil(() => api.callsOf(STATS).length === 2, WAIT_OPTIONS)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(retry).toHaveFocus()
    answer()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull())
  },
)
