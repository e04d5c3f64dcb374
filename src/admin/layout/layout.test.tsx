import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin, samplesConfig } from '../../../tests/integration/admin/renderAdmin.tsx'
import { samples } from '../../../tests/integration/admin/sampleResource.ts'
import { SPLASH_MINIMUM } from '../../contract/constants.ts'
import { products } from '../../contract/resources/products.ts'
import { useCapability } from '../capabilities.tsx'
import { config as ownConfig } from '../config.tsx'
import type { AdminConfig } from '../resources/definitions.ts'
import { createStyleCache } from '../theme/AdminTheme.tsx'
import { useNotifyRemoved } from '../trash/useNotifyRemoved.tsx'

let api: Api
beforeEach(async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    name: `Ürün ${index + 1}`,
    slug: `u-${index + 1}`,
  }))
  api = await startApi({ rows: { products: rows, samples: [{ id: 1, title: 'Şey' }] } })
})
afterEach(() => {
  vi.useRealTimers()
  return leave(api)
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const menu = () => screen.getByRole('navigation', { name: 'Yönetim' })

describe('the menu', () => {
  test('has every page in the order of the config, groups under headings, and marks the current page', async () => {
    const config: AdminConfig = [
      { path: '', icon: 'home', label: ({ menu }) => menu.dashboard, page: <h1>Pano</h1> },
      { path: 'settings/site', icon: 'gear', label: () => 'Site ve marka', page: <h1>Logo</h1>, group: 'settings' },
      { path: 'settings/status', icon: 'chart', label: () => 'Site durumu', page: <h1>Durum</h1>, group: 'upkeep' },
      { resource: products, icon: 'box' },
      ...samplesConfig,
    ]
    const { user } = renderAdmin({ api, path: '/admin', config })
    await screen.findByRole('heading', { name: 'Pano' })
    const links = within(menu()).getAllByRole('link')
    const seldom = within(menu()).getByRole('button', { name: 'Bakım ve güvenlik', expanded: false })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Özet', '/admin'],
      ['Ürünler', '/admin/products'],
      ['Samples', '/admin/samples'],
      ['Site ve marka', '/admin/settings/site'],
    ])
    expect([...menu().querySelectorAll('p')].map((head) => head.textContent)).toEqual(['Site ayarları'])
    expect(within(menu()).getByRole('list', { name: 'Site ayarları' })).toContainElement(links[3]!)
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    menu().scrollTop = 0
    vi.spyOn(links[3]!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 200, 40))
    await user.click(links[3]!)
    expect(await screen.findByRole('heading', { name: 'Logo' })).toBeInTheDocument()
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Site ve marka')
    expect(menu().scrollTop).toBe(556)
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
    await user.click(seldom)
    const list = within(menu()).getByRole('list', { name: 'Bakım ve güvenlik' })
    expect(within(list).getByRole('link')).toHaveAttribute('href', '/admin/settings/status')
    await user.click(seldom)
    expect(within(menu()).queryByRole('link', { name: 'Site durumu' })).toBeNull()
  })

  test('expands a collapsed group if one of its pages is shown', async () => {
    renderAdmin({ api, path: '/admin/settings/webhooks' })
    expect(await screen.findByRole('link', { name: 'Webhook’lar', current: 'page' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Bakım ve güvenlik' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('leads to pages whose title is announced', async () => {
    const { user } = renderAdmin({ api, path: '/admin' })
    await screen.findByRole('navigation', { name: 'Yönetim' })
    await user.click(within(menu()).getByRole('link', { name: 'Ürünler' }))
    await screen.findByRole('heading', { level: 1, name: 'Ürünler' })
    const announced = () => document.querySelector('body > [role="status"]')?.textContent
    await waitFor(() => expect(announced()).toBe('Ürünler'))
  })

  test('is a drawer on a small screen, with the focus in it while it is open', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    const opener = await screen.findByRole('button', { name: 'Menüyü aç' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Yönetim' })
    expect(drawer.parentElement).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Özet' }))
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is closed by a link to the current screen too, which resets the list', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products?sort=name&order=ASC' })
    for (const search of ['', '']) {
      await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Ürünler' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(window.location.search).toBe(search)
    }
  })
})

describe('theme and language', () => {
  test('theme: light by default, applied to the document and stored', async () => {
    const { user } = renderAdmin({ api, path: '/admin' })
    await user.click(await screen.findByRole('button', { name: 'Koyu tema' }))
    expect(document.documentElement).toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Açık tema' }))
    expect(document.documentElement).not.toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('language: changes all texts, and unsaved input is kept', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products/new' })
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(document.documentElement.lang).toBe('tr')
    await user.type(field('name'), 'Yazdıklarım')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument()
    expect(field('name')).toHaveValue('Yazdıklarım')
    expect(screen.getByLabelText(/^Product name(?! \()/)).toBe(field('name'))
    expect(screen.getByRole('heading', { level: 1, name: 'New product' })).toBeInTheDocument()
    expect([document.documentElement.lang, localStorage.getItem('locale')]).toEqual(['en', 'en'])
    await user.click(screen.getByRole('button', { name: 'Türkçe' }))
    expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeInTheDocument()
  })

  test('theme: a change in another tab is applied', async () => {
    renderAdmin({ api, path: '/admin' })
    await screen.findByRole('button', { name: 'Koyu tema' })
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(await screen.findByRole('button', { name: 'Açık tema' })).toBeInTheDocument()
    expect(document.documentElement).toHaveClass('dark')
  })

  test('local storage: contains nothing of react-admin', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await user.click(await screen.findByRole('button', { name: 'Öne çıkan' }))
    await waitFor(() => expect(window.location.search).toContain('isFeatured'))
    expect(Object.keys(localStorage)).toEqual(['token'])
  })
})

describe('the config', () => {
  test('replaces a derived screen with a handwritten one', async () => {
    const config: AdminConfig = [{ resource: samples, icon: 'box', screens: { list: <h1>Elle yapılmış</h1> } }]
    renderAdmin({ api, path: '/admin/samples', config })
    expect(await screen.findByRole('heading', { name: 'Elle yapılmış' })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(api.calls.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/^\/samples/))
  })

  test('shows a form only if the resource has its endpoint', async () => {
    const { create, update, remove, ...endpoints } = samples.endpoints
    const config: AdminConfig = [{ resource: { ...samples, endpoints }, icon: 'box' }]
    renderAdmin({ api, path: '/admin/samples', config })
    await screen.findByText('Şey')
    expect([create, update, remove].every(Boolean)).toBe(true)
    expect(screen.queryByRole('link', { name: /Şey|Yeni/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Sil/ })).toBeNull()
  })
})

test('error boundary: shows a message with a reload button', async () => {
  expectNoise()
  const Bad = () => {
    throw new Error('Olmadı')
  }
  renderAdmin({ api, path: '/admin', config: [{ path: '', icon: 'home', label: () => 'Pano', page: <Bad /> }] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Sayfa beklenmedik biçimde durdu.')
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeInTheDocument()
  // A new URL, as the current one may cause the error.
  expect(screen.getByRole('link', { name: 'Özete dön' })).toHaveAttribute('href', '/admin')
})

test('unknown path: shows a message with a link back', async () => {
  renderAdmin({ api, path: '/admin/nothing' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bu parselde ekili bir şey yok.')
  expect(screen.getByRole('link', { name: 'Özete dön' })).toHaveAttribute('href', '/admin')
})

describe('URLs below a list', () => {
  test.each([
    ['/admin/products/create?from=mail', '/admin/products/new?from=mail'],
    ['/admin/products/2', '/admin/products/edit/2'],
    ['/admin/settings/homepage/create', '/admin/settings/homepage/new'],
    ['/admin/samples/1', '/admin/samples/edit/1'],
  ])('%s of react-admin redirects to the form at %s', async (path, form) => {
    renderAdmin({ api, path, config: [...ownConfig, ...samplesConfig] })
    expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeInTheDocument()
    expect(window.location.pathname + window.location.search).toBe(form)
  })

  test.each([
    '/admin/products/foo/bar',
    '/admin/products/foo',
    '/admin/products/0',
    '/admin/products/edit',
    '/admin/products/edit/2/history',
    '/admin/products/new/2',
    '/admin/products/2/show',
    '/admin/inbox/7',
    '/admin/pictures/create',
    '/admin/settings/site/2',
  ])('%s is not found', async (path) => {
    renderAdmin({ api, path })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bu parselde ekili bir şey yok.')
    expect(window.location.pathname).toBe(path)
  })
})

test('loading screen: shown for half a second, and hidden from screen readers', async () => {
  const shownAt = performance.now()
  const { container } = renderAdmin({ api, path: '/login', isSignedIn: false })
  const splash = () => container.querySelector('.splash')
  expect(splash()).toHaveAttribute('aria-hidden', 'true')
  expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
  await waitFor(() => expect(splash()).toBeNull())
  expect(performance.now() - shownAt).toBeGreaterThan(SPLASH_MINIMUM - 10)
})

test('loading screen: not extended if loading took longer than its minimum', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = renderAdmin({
    api,
    path: '/login',
    isSignedIn: false,
    openedAt: performance.now() - SPLASH_MINIMUM,
  })
  act(() => void vi.advanceTimersByTime(1))
  expect(container.querySelector('.splash')).toBeNull()
})

test('loading screen: shows the logo, or the brand if the logo fails', async () => {
  const { container } = renderAdmin({ api, path: '/login', isSignedIn: false, logos: [{ url: '/uploads/logo.svg' }] })
  const logo = container.querySelector('.splash img')!
  expect(logo).toHaveAttribute('src', `${api.url}/uploads/logo.svg`)
  expect(container.querySelector('.splash')).not.toHaveTextContent('Filiz')
  fireEvent.error(logo)
  expect(container.querySelector('.splash')).toHaveTextContent('Filiz')
})

test('styles: have the nonce of the document', () => {
  expect(createStyleCache().nonce).toBeUndefined()
  const meta = Object.assign(document.createElement('meta'), { name: 'csp-nonce', content: 'abc' })
  document.head.append(meta)
  expect(createStyleCache().nonce).toBe('abc')
  meta.remove()
})

test('drag and drop: a file dropped outside of a field is not opened; dragged text has its default action', async () => {
  renderAdmin({ api, path: '/admin/products/new' })
  await screen.findByRole('button', { name: 'Kaydet' })
  // `fireEvent` returns whether the default action takes place.
  const files = { dataTransfer: { types: ['Files'], files: [] } }
  for (const place of [field('name'), document.body]) {
    expect(fireEvent.dragOver(place, files)).toBe(false)
    expect(fireEvent.drop(place, files)).toBe(false)
  }
  expect(fireEvent.drop(field('name'), { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
})

describe('notification', () => {
  const Page = ({ ids }: { ids: readonly number[] }) => {
    const notifyRemoved = useNotifyRemoved(products)
    return (
      useCapability('trash') && (
        <button type="button" onClick={() => notifyRemoved(ids, 'Taşındı', 'Taşındı')}>
          Taşı
        </button>
      )
    )
  }
  /** Longest duration of its closing transition. */
  const LEAVING = 1000
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test.each([
    ['without an action closes after 6 s', [], 6000],
    ['with an undo button closes after 20 s', [1], 20_000],
  ])('%s', async (_, ids, life) => {
    const config: AdminConfig = [{ path: '', icon: 'home', label: () => 'Pano', page: <Page ids={ids} /> }]
    const own = await startApi({ answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } } })
    renderAdmin({ api: own, path: '/admin', config })
    const move = await screen.findByRole('button', { name: 'Taşı' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(move)
    await pass(life - LEAVING)
    await pass(LEAVING - 1)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Taşındı/)
    await pass(1)
    await pass(LEAVING)
    expect(screen.queryByRole('alert')).toBeNull()
    vi.useRealTimers()
    await leave(own)
  })
})

describe('sign-out in another tab', () => {
  const signOut = () => {
    localStorage.removeItem('token')
    fireEvent(window, new StorageEvent('storage', { key: 'token', newValue: null }))
  }

  test('leads to the sign-in', async () => {
    renderAdmin({ api, path: '/admin/products' })
    await screen.findByRole('link', { name: 'Ürün 6' })
    signOut()
    expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
  })

  test('keeps a form with unsaved changes', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products/new' })
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('name'), 'Yarım')
    signOut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(field('name')).toHaveValue('Yarım')
  })
})
