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

/** Runs the document's preload script for a URL. */
function ask(url: string, address: string) {
  const calls = panelPreloadsOf(address).map((path) => url + path)
  const element = document.createElement('script')
  element.dataset.preloads = JSON.stringify(calls)
  element.type = 'text/plain'
  document.head.append(element)
  // biome-ignore lint/security/noGlobalEval: the script under test
  window.eval(PRELOAD_SCRIPT)
}

afterEach(() => {
  window.preloaded = undefined
  document.querySelector('[data-preloads]')?.remove()
})

/** Runs the preload script with a token, then renders the panel. */
async function askThenShow(api: Api, address: string, token = api.state.token) {
  localStorage.setItem('token', token)
  ask(api.url, address)
  await waitFor(() => expect(api.calls).toHaveLength(panelPreloadsOf(address).length))
  return renderAdmin({ api, path: address, isSignedIn: false })
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

const LIST = '/admin/products'
const ofList = /GET .products\?/

/** URLs, and a text that is shown once the data are loaded. */
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
  'panel preloads: with a $flavour API, $address requests what was preloaded, and nothing twice',
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

test('panel preloads: ignores invalid parameters and other pages', () => {
  for (const query of ['perPage=x', 'filter={}', 'page=x', 'sort=name', 'order=ASC', 'page=0'])
    expect(panelPreloadsOf(`${LIST}?${query}`)).toEqual(panelPreloadsOf(LIST))
  for (const path of ['/login', '/login/sifre/x', '/administrator', '/']) expect(panelPreloadsOf(path)).toEqual([])
  for (const path of ['/admin/yok', '/admin/pictures', `${LIST}/new`, `${LIST}/edit/x`, '/admin/bin'])
    expect(panelPreloadsOf(path)).toEqual([STATS])
})

test('panel preloads: a response is used once, then requested again', async () => {
  const api = await start()
  const { user } = await askThenShow(api, '/admin/inbox')
  await user.click(await screen.findByRole('button', { name: 'Yenile' }))
  await waitFor(() => expect(api.callsOf(/contact-messages/)).toHaveLength(2))
  await leave(api)
})

test('panel preloads: a refused token leads to the login', async () => {
  expectNoise()
  const api = await start()
  api.failNext(/products/, 401)
  api.failNext(/stats/, 401)
  await askThenShow(api, LIST)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(api.callsOf(ofList)).toHaveLength(1)
  await leave(api)
})

test('panel preloads: removed by the next sign-in', async () => {
  expectNoise()
  const api = await start()
  api.failNext(/stats/, 401)
  localStorage.setItem('token', api.state.token)
  const release = api.hold(ofList)
  ask(api.url, LIST)
  await waitFor(() => expect(api.calls).toHaveLength(2))
  // The session ends by the other request before this response is used.
  const { user } = renderAdmin({ api, path: '/admin', isSignedIn: false })
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  await screen.findByRole('heading', { name: 'Yönetim girişi' })
  await user.type(field('email'), 'a@b.tr')
  await user.type(field('password'), 'gizli-sifre{Enter}')
  await waitFor(() => expect(window.preloaded).toBeUndefined())
  release()
  await leave(api)
})

test('panel preloads: not used with another token, or when older than a minute', async () => {
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

test('panel preloads: none with Save-Data or without a token', async () => {
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
