import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type ApiServer, startApi } from '../../../tests/integration/public/apiServer.ts'
import { openPage } from '../../../tests/integration/public/browser.tsx'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { site } from '../../../tests/integration/public/site.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialLists } from '../../contract/singletons/initialTexts.ts'

const texts = siteTexts
const names = Array.from({ length: 50 }, (_, i) => `Sonda ${i + 1}`)
let api: ApiServer

beforeEach(async () => {
  api = await startApi({ products: names.map((name) => buildProduct({ name })) })
  vi.stubEnv('VITE_API_URL', api.url)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await api.close()
})

const shown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent)
const pages = () => within(screen.getByRole('navigation', { name: texts.pager.label }))

test.each([true, false])(
  'paged list: shows the first page and links to the others (server-side paging: %s)',
  async (knowsParts) => {
    api.knowsParts = knowsParts
    const { page } = await openPage('/urunler', api)
    expect(shown()).toEqual(names.slice(0, 24))
    expect(pages().getByRole('link', { name: 'Sayfa 1' })).toHaveAttribute('aria-current', 'page')
    expect(pages().getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/urunler?sayfa=2')
    expect(pages().getByRole('link', { name: 'Sayfa 3' })).toHaveAttribute('href', '/urunler?sayfa=3')
    expect(page.head).toContain(`href="${site.url}/urunler"`)
  },
)

test.each([true, false])(
  'paged list: the server renders a later page at its URL (server-side paging: %s)',
  async (knowsParts) => {
    api.knowsParts = knowsParts
    const { page, container, drawn } = await openPage('/urunler?sayfa=3', api)
    expect(shown()).toEqual(names.slice(48))
    expect(container.innerHTML).toBe(drawn.body)
    expect(page.head).toContain('<title>Ürünler, Sayfa 3 |')
    expect(page.head).toContain(`href="${site.url}/urunler?sayfa=3"`)
    expect(pages().getByRole('link', { name: 'Önceki' })).toHaveAttribute('href', '/urunler?sayfa=2')
  },
)

test('paged list: another page starts at its top', async () => {
  await openPage('/urunler', api)
  await userEvent.click(pages().getByRole('link', { name: 'Sonraki' }))
  expect(await screen.findByRole('article', { name: 'Sonda 25' })).toBeInTheDocument()
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('render error: shows an error page, and going back shows the previous page', async () => {
  expectNoise()
  vi.mocked(console.error).mockImplementation(() => {})
  api.products[30] = buildProduct({ slug: 'bozuk', name: {} as never })
  await openPage('/urunler', api)
  await userEvent.click(pages().getByRole('link', { name: 'Sonraki' }))
  expect(await screen.findByRole('heading', { level: 1, name: texts.crashed.title })).toBeInTheDocument()
  window.history.back()
  expect(await screen.findByRole('article', { name: 'Sonda 1' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: texts.crashed.title })).not.toBeInTheDocument()
  // It is hydrated.
  await userEvent.click(screen.getByRole('button', { name: texts.toDark }))
  expect(document.documentElement).toHaveClass('dark')
})

test.each([true, false])('paged list: 404 for a page beyond the end (server-side paging: %s)', async (knowsParts) => {
  api.knowsParts = knowsParts
  const { page } = await openPage('/urunler?sayfa=9', api)
  expect(page.status).toBe(404)
  expect(page.head).toContain('noindex')
  expect(page.head).not.toContain('canonical')
  expect(screen.getByText(texts.pager.beyond)).toBeInTheDocument()
  expect(pages().getByRole('link', { name: 'Sayfa 3' })).toBeInTheDocument()
  expect(pages().getByRole('link', { name: 'Önceki' })).toHaveAttribute('href', '/urunler?sayfa=3')
})

test('paged list: 200 for an empty list', async () => {
  api.products.length = 0
  expect((await openPage('/urunler', api)).page.status).toBe(200)
  expect(screen.getByText(initialLists['products-page'].empty)).toBeInTheDocument()
})

test('paged list: no links for a single page', async () => {
  api.products.length = 3
  await openPage('/urunler', api)
  expect(screen.queryByRole('navigation', { name: texts.pager.label })).toBeNull()
})
