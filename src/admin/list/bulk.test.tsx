import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { products } from '../../contract/resources/products.ts'

const product = (id: number, isFeatured = false) => ({
  id,
  name: `Ürün ${id}`,
  slug: `urun-${id}`,
  imageUrl: null,
  isFeatured,
  specs: {},
})

let api: Api
const start = async (count = 4) => {
  api = await startApi({
    rows: { products: Array.from({ length: count }, (_, index) => product(count - index, index === 0)) },
    toggles: { isFeatured: 'toggle-feature' },
  })
}
afterEach(() => leave(api))

const LIST = '/admin/products'
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Seç: ${name}` })
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bu sayfadakilerin hepsini seç' })
const bar = () => screen.findByRole('region', { name: 'Seçilenler' })
const action = async (name: string) => within(await bar()).findByRole('button', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Seç: / })
    .flatMap(({ checked, ariaLabel }) => (checked ? [ariaLabel] : []))
const names = () => screen.getAllByRole('link', { name: /^Ürün \d+$/ }).map(({ textContent }) => textContent)

describe('bulk actions: rows', () => {
  beforeEach(() => start())

  test('are selected one by one, as a range, and all at once', async () => {
    const { user } = renderAdmin({ api, path: LIST })
    await user.click(await box('Ürün 4'))
    expect(await within(await bar()).findByText('1 ürün seçildi')).toBeInTheDocument()
    expect(all()).toBePartiallyChecked()
    await user.keyboard('{Shift>}')
    await user.click(await box('Ürün 2'))
    await user.keyboard('{/Shift}')
    expect(within(await bar()).getByText('3 ürün seçildi')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Ürün 3/ })).toHaveAttribute('data-selected', 'true')
    await user.click(all())
    expect(within(await bar()).getByText('4 ürün seçildi')).toBeInTheDocument()
    expect(all()).toBeChecked()
    await user.click(await action('Seçimi kaldır'))
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(chosen()).toEqual([])
  })

  test('are deleted after one confirmation with their number and names', async () => {
    const { user, confirm } = renderAdmin({ api, path: LIST })
    for (const name of ['Ürün 4', 'Ürün 2']) await user.click(await box(name))
    confirm.mockReturnValueOnce(false)
    await user.click(await action('Sil'))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('2 ürün silinsin mi?\n\n• Ürün 4\n• Ürün 2')
    expect(api.callsOf(/DELETE/)).toEqual([])
    const answer = api.hold(/DELETE/)
    await user.click(await action('Sil'))
    // Optimistic: they disappear before the response.
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Ürün 1']))
    answer()
    expect(await screen.findByText('2 ürün silindi.')).toBeInTheDocument()
    expect(api.rows.products!.map(({ id }) => id)).toEqual([3, 1])
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(await screen.findByText('2 ürün')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('that could not be deleted come back, stay selected, and are listed with the reasons', async () => {
    expectNoise()
    api.failNext(/DELETE .products.2$/, 409, { message: 'Bu ürün bir yazıda geçiyor.' })
    api.failNext(/DELETE .products.1$/, 500)
    const { user } = renderAdmin({ api, path: LIST })
    await box('Ürün 4')
    await user.click(all())
    await user.click(await action('Sil'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^2 ürün silinemedi:/)
    const firstWord = screen.getByText('2 ürün silindi.')
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ürün 2: Bu ürün bir yazıda geçiyor.', 'Ürün 1: Ürün silinirken hata.'])
    await waitFor(() => expect(names()).toEqual(['Ürün 2', 'Ürün 1']))
    expect(chosen()).toEqual(['Seç: Ürün 2', 'Seç: Ürün 1'])
    await user.click(await action('Sil'))
    await waitFor(() => expect(screen.getByText('2 ürün silindi.')).not.toBe(firstWord))
    expect(screen.queryByText(/silinemedi/)).toBeNull()
    expect(api.rows.products).toEqual([])
    expect(await screen.findByRole('heading', { name: 'Henüz ürün yok.' })).toBeInTheDocument()
  })

  test('are all restored if none could be deleted', async () => {
    expectNoise()
    for (const id of [1, 2]) api.failNext(new RegExp(`DELETE .products.${id}$`), 0)
    const { user } = renderAdmin({ api, path: LIST })
    for (const name of ['Ürün 1', 'Ürün 2']) await user.click(await box(name))
    await user.click(await action('Sil'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^2 ürün silinemedi:/)
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(chosen()).toEqual(['Seç: Ürün 2', 'Seç: Ürün 1'])
  })

  test('are featured together; those that are featured already get no request', async () => {
    const { user } = renderAdmin({ api, path: LIST })
    await box('Ürün 4')
    await user.click(all())
    await user.click(await action('Öne çıkar'))
    expect(await screen.findByText('3 ürün güncellendi.')).toBeInTheDocument()
    expect(api.rows.products!.map(({ isFeatured }) => isFeatured)).toEqual([true, true, true, true])
    expect(
      api
        .callsOf(/PUT/)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([1, 2, 3].map((id) => `/products/${id}/toggle-feature`))
    expect(chosen()).toEqual([])
    await user.click(await box('Ürün 2'))
    expect(within(await bar()).queryByRole('button', { name: 'Öne çıkar' })).toBeNull()
    await user.click(await action('Öne çıkanlardan kaldır'))
    await waitFor(() => expect(api.rows.products![2]).toMatchObject({ isFeatured: false }))
  })

  test('get no second action while one is running', async () => {
    const answer = api.hold(/PUT/)
    const { user, confirm } = renderAdmin({ api, path: LIST })
    await user.click(await box('Ürün 2'))
    await user.click(await action('Öne çıkar'))
    const remove = await action('Sil')
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'))
    await user.click(remove)
    expect(confirm).not.toHaveBeenCalled()
    answer()
    expect(await screen.findByText('1 ürün güncellendi.')).toBeInTheDocument()
  })

  test('that someone else has featured meanwhile stay featured', async () => {
    const { user } = renderAdmin({ api, path: LIST })
    await user.click(await box('Ürün 2'))
    Object.assign(api.rows.products![2]!, { isFeatured: true, updatedAt: '2026-06-01T00:00:00.000Z' })
    await user.click(await action('Öne çıkar'))
    expect(await screen.findByText('1 ürün güncellendi.')).toBeInTheDocument()
    expect(api.rows.products![2]).toMatchObject({ isFeatured: true })
  })

  test('have no checkboxes if the resource has no bulk actions', async () => {
    const { list, create, update } = products.endpoints
    renderAdmin({ api, path: LIST, config: [{ resource: { ...products, endpoints: { list, create, update } } }] })
    await screen.findByRole('link', { name: 'Ürün 4' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

test('bulk actions: the confirmation names ten of many rows, and rows of other pages are never selected', async () => {
  await start(30)
  api.rows.products![1]!.name = 'Uzun '.repeat(40)
  const { user, confirm } = renderAdmin({ api, path: LIST })
  await box('Ürün 30')
  await user.click(all())
  confirm.mockReturnValueOnce(false)
  await user.click(await action('Sil'))
  const lines = String(confirm.mock.calls[0]![0]).split('\n')
  expect([lines[0], lines[2], lines[3]?.length, lines.at(-2), lines.at(-1), lines.length]).toEqual([
    '25 ürün silinsin mi?',
    '• Ürün 30',
    2 + 60,
    '• Ürün 21',
    '… ve 15 tane daha',
    13,
  ])
  await user.click(screen.getByRole('button', { name: '2. sayfa' }))
  await box('Ürün 1')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull())
  await user.click(screen.getByRole('button', { name: '1. sayfa' }))
  await box('Ürün 30')
  expect(chosen()).toEqual([])
})

test('bulk actions: after a whole page was deleted, the remaining rows are shown', async () => {
  await start(60)
  const { user } = renderAdmin({ api, path: `${LIST}?page=2` })
  await box('Ürün 35')
  await user.click(all())
  const answer = api.hold(/GET .products\?/)
  await user.click(await action('Sil'))
  await waitFor(() => expect(api.rows.products).toHaveLength(35))
  expect(screen.queryByRole('heading', { name: 'Henüz ürün yok.' })).toBeNull()
  answer()
  await waitFor(() => expect(names()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => `Ürün ${id}`)))
  expect(window.location.search).toBe('?page=2')
})

test('bulk actions on a phone: rows are selected in selection mode', async () => {
  await start()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user, confirm } = renderAdmin({ api, path: LIST })
  await screen.findByRole('link', { name: 'Ürün 4' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Seç' }))
  expect(screen.queryByRole('button', { name: 'İşlemler: Ürün 4' })).toBeNull()
  await user.click(await box('Ürün 4'))
  await user.click(await action('Sil'))
  expect(confirm).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(api.rows.products).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }))
  expect(await screen.findByRole('button', { name: 'İşlemler: Ürün 3' })).toBeInTheDocument()
  vi.unstubAllGlobals()
})
