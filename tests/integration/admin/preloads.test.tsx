import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { panelPreloadsOf } from '../../../src/contract/api/panelPreloads.ts'
import { PRELOAD_SCRIPT } from '../../../src/server/site/pages/inlineScripts.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { type Api, startApi } from './apiServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'

const STATS = '/admin/dashboard/stats'
const products = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Kök ${index + 1}` }))

const start = (flavour: 'full' | 'bare' = 'full') =>
  startApi({
    flavour,
    rows: { products: structuredClone(products) },
    answers: { [`GET ${STATS}`]: { productCount: 30 } },
  })

/** As the document does it, for who has a token. */
function ask(url: string, address: string) {
  const calls = panelPreloadsOf(address).map((path) => url + path)
  const element = document.createElement('script')
  element.dataset.preloads = JSON.stringify(calls)
  element.type = 'text/plain'
  document.head.append(element)
  // biome-ignore lint/security/noGlobalEval: it is ours
  window.eval(PRELOAD_SCRIPT)
}

afterEach(() => {
  window.preloaded = undefined
  document.querySelector('[data-preloads]')?.remove()
})

/** Has asked, as the document does, by a token; then the panel comes. */
async function askThenShow(api: Api, address: string, token = api.state.token) {
  localStorage.setItem('token', token)
  ask(api.url, address)
  await waitFor(() => expect(api.calls).toHaveLength(panelPreloadsOf(address).length))
  return renderAdmin({ api, path: address, isSignedIn: false })
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

const LIST = '/admin/products'
const ofList = /GET .products\?/

/** Screens, and what stands there once they have read everything. */
const screens: [address: string, shown?: string][] = [
  [LIST, 'Kök 30'],
  [`${LIST}/`, 'Kök 30'],
  [`${LIST}?page=2`, 'Kök 1'],
  [`${LIST}?sort=name&order=ASC`, 'Kök 1'],
  [`${LIST}?isFeatured=true&renk=mor`],
  [`${LIST}?q=K%C3%B6k%203`, 'Kök 3'],
  [`${LIST}/edit/7`],
  ['/admin/services'],
  ['/admin/blog'],
  ['/admin/blog?status=scheduled'],
  ['/admin/settings/homepage'],
  ['/admin/inbox'],
  ['/admin/inbox?view=unread&q=Sera%20%26%20su'],
  ['/admin/inbox?view=spam'],
  ['/admin'],
]
const ways = screens.flatMap(([address, shown], index) =>
  (index % 3 ? (['full'] as const) : (['full', 'bare'] as const)).map((flavour) => ({ flavour, address, shown })),
)

test.each(ways)(
  'on a $flavour server $address makes the calls that the document has made, none twice',
  async ({ flavour, address, shown }) => {
    const api = await start(flavour)
    await askThenShow(api, address)
    expect(api.calls.map(({ path }) => path)).toContain(STATS)
    if (shown) expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    await waitFor(() => expect(window.preloaded!.responses).toEqual({}))
    const paths = api.calls.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    await leave(api)
  },
)

test('what an address says in vain is left out', () => {
  for (const query of ['perPage=x', 'filter={}', 'page=x', 'sort=name', 'order=ASC', 'page=0'])
    expect(panelPreloadsOf(`${LIST}?${query}`)).toEqual(panelPreloadsOf(LIST))
  for (const path of ['/login', '/login/sifre/x', '/administrator', '/']) expect(panelPreloadsOf(path)).toEqual([])
  for (const path of ['/admin/yok', '/admin/pictures', `${LIST}/new`, `${LIST}/edit/x`, '/admin/bin'])
    expect(panelPreloadsOf(path)).toEqual([STATS])
})

test('an answer is taken once: what is looked for again is asked again', async () => {
  const api = await start()
  const { user } = await askThenShow(api, '/admin/inbox')
  await user.click(await screen.findByRole('button', { name: 'Yenile' }))
  await waitFor(() => expect(api.callsOf(/contact-messages/)).toHaveLength(2))
  await leave(api)
})

test('a token that is refused leads to the login', async () => {
  expectNoise()
  const api = await start()
  api.failNext(/products/, 401)
  api.failNext(/stats/, 401)
  await askThenShow(api, LIST)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(api.callsOf(ofList)).toHaveLength(1)
  await leave(api)
})

test('who signs in after that is told nothing that was answered before, whatever the token', async () => {
  expectNoise()
  const api = await start()
  api.failNext(/stats/, 401)
  localStorage.setItem('token', api.state.token)
  const release = api.hold(ofList)
  ask(api.url, LIST)
  await waitFor(() => expect(api.calls).toHaveLength(2))
  // Its own answer has not been taken when the other one ends the session.
  const { user } = renderAdmin({ api, path: '/admin', isSignedIn: false })
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  await screen.findByRole('heading', { name: 'Yönetim girişi' })
  await user.type(field('email'), 'a@b.tr')
  await user.type(field('password'), 'gizli-sifre{Enter}')
  await waitFor(() => expect(window.preloaded).toBeUndefined())
  release()
  await leave(api)
})

test('another token, and an answer that is a minute old, are none for this call', async () => {
  for (const spoil of [
    () => localStorage.setItem('token', 'new'),
    () => Object.assign(window.preloaded!, { at: performance.now() - 61_000 }),
  ]) {
    const api = await start()
    localStorage.setItem('token', 'old')
    ask(api.url, LIST)
    await waitFor(() => expect(api.calls).toHaveLength(2))
    spoil()
    renderAdmin({ api, path: LIST, isSignedIn: false })
    await screen.findByText('Kök 30')
    expect(api.callsOf(ofList)).toHaveLength(2)
    await leave(api)
    document.querySelector('[data-preloads]')!.remove()
  }
})

test('where data is to be saved, and for who is not signed in, nothing is asked ahead', async () => {
  const api = await start()
  ask(api.url, LIST)
  expect(window.preloaded).toBeUndefined()
  localStorage.setItem('token', 'secret')
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  ask(api.url, LIST)
  expect(window.preloaded).toBeUndefined()
  await leave(api)
  expect(api.calls).toEqual([])
})
