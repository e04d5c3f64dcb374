import { act, screen, waitFor, within } from '@testing-library/react'
import { BulkDeleteButton, Datagrid, FilterForm, FunctionField, Pagination, TextInput } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { chooseInRow } from '../../../tests/integration/admin/rowMenu.ts'
import { products } from '../../contract/resources/products.ts'
import { ListScreen } from './ListScreen.tsx'

const product = (id: number, more: object = {}) => ({
  id,
  name: `Ürün ${id}`,
  slug: `urun-${id}`,
  imageUrl: null,
  isFeatured: false,
  specs: { Güç: '3 Ah', Boy: '9 cm' },
  ...more,
})

let api: Api
const start = async (rows: { id: number }[], options: Parameters<typeof startApi>[0] = {}) => {
  api = await startApi({
    rows: { products: rows, services: [] },
    toggles: { isFeatured: 'toggle-feature' },
    ...options,
  })
}
afterEach(() => leave(api))

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]!.textContent)

describe('a list', () => {
  beforeEach(() =>
    start([
      product(3, { imageUrl: '/uploads/a.webp', isFeatured: true }),
      product(2, { name: 'Çiy sensörü' }),
      product(1),
    ]),
  )

  test('shows picture, name, slug and further fields, and links to the form', async () => {
    renderAdmin({ api, path: '/admin/products' })
    const row = await rowOf('Ürün 3')
    expect(row.querySelector('img')).toHaveAttribute('src', `${api.url}/uploads/a.webp`)
    expect(within(row).getByRole('rowheader')).toHaveTextContent('/urunler/urun-3')
    expect(within(row).getByRole('link', { name: 'Ürün 3' })).toHaveAttribute('href', '/admin/products/edit/3')
    expect(within(row).getByText('2')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Yeni ürün' })).toHaveAttribute('href', '/admin/products/new')
    expect(screen.getByText('3 ürün')).toBeInTheDocument()
    expect(document.title).toBe('Ürünler | Filiz yönetim')
  })

  test('features a product by its star, and refetches', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    const star = within(await rowOf('Ürün 1')).getByRole('button', { name: 'Öne çıkar: Ürün 1' })
    // The accessible name has the state; `aria-pressed` would announce it twice.
    expect(star).not.toHaveAttribute('aria-pressed')
    await user.click(star)
    expect(await screen.findByRole('button', { name: 'Öne çıkan: Ürün 1' })).not.toHaveAttribute('aria-pressed')
    expect(api.callsOf(/PUT/)).toMatchObject([{ path: '/products/1/toggle-feature', token: 'secret' }])
  })

  test('keeps a star that someone else has set meanwhile', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    const star = within(await rowOf('Ürün 1')).getByRole('button', { name: 'Öne çıkar: Ürün 1' })
    Object.assign(api.rows.products![2]!, { isFeatured: true, updatedAt: '2026-06-01T00:00:00.000Z' })
    await user.click(star)
    await waitFor(() => expect(api.callsOf(/PUT/)).toHaveLength(1))
    await waitFor(() => expect(api.callsOf(/GET .products\?/)).toHaveLength(2))
    expect(await screen.findByRole('button', { name: 'Öne çıkan: Ürün 1' })).toBeInTheDocument()
    expect(api.rows.products![2]).toMatchObject({ isFeatured: true })
  })

  test('shows an error if a star cannot be set, and restores it', async () => {
    expectNoise()
    api.failNext(/toggle/, 500, { message: 'Ayrıntı' })
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await user.click(within(await rowOf('Ürün 1')).getByRole('button', { name: 'Öne çıkar: Ürün 1' }))
    expect(await screen.findByText('Durum güncellenirken bir hata oluştu.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Öne çıkar: Ürün 1' })).toBeInTheDocument()
  })

  test('deletes only after a confirmation', async () => {
    const { user, confirm } = renderAdmin({ api, path: '/admin/products' })
    confirm.mockReturnValueOnce(false)
    await chooseInRow(user, 'Ürün 1', 'Sil')
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(confirm).toHaveBeenCalledWith('Bu ürünü silmek istediğinize emin misiniz?')
    expect(api.callsOf(/DELETE/)).toEqual([])
    await chooseInRow(user, 'Ürün 1', 'Sil')
    expect(await screen.findByText('Ürün silindi.')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Çiy sensörü']))
    expect(await screen.findByText('2 ürün')).toBeInTheDocument()
  })

  test('keeps a row that cannot be deleted', async () => {
    expectNoise()
    api.failNext(/DELETE/, 500, { message: 'Ayrıntı' })
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await chooseInRow(user, 'Ürün 1', 'Sil')
    expect(await screen.findByText('Ürün silinirken hata.')).toBeInTheDocument()
    expect(names()).toHaveLength(3)
  })

  test('has one menu in each row, also by keyboard', async () => {
    const { user, confirm } = renderAdmin({ api, path: '/admin/products' })
    const button = within(await rowOf('Ürün 1')).getByRole('button', { name: 'İşlemler: Ürün 1' })
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'İşlemler: Ürün 1' })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Düzenle', 'Sitede gör', 'Kopyasını oluştur', 'Öne çıkar', 'Sil'])
    expect(within(menu).getByRole('menuitem', { name: 'Düzenle' })).toHaveAttribute('href', '/admin/products/edit/1')
    expect(within(menu).getByRole('menuitem', { name: 'Sitede gör' })).toHaveAttribute('href', '/urunler/urun-1')
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Düzenle' })).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{End}{Enter}')
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Çiy sensörü']))
    await waitFor(async () => expect(await rowOf('Çiy sensörü')).toHaveFocus())
  })

  test('features and unfeatures from the menu', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await chooseInRow(user, 'Ürün 3', 'Öne çıkanlardan kaldır')
    expect(await screen.findByRole('button', { name: 'Öne çıkar: Ürün 3' })).toBeInTheDocument()
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ isFeatured: false }))
  })

  test('shows an error if featuring from the menu fails, also after the menu is closed', async () => {
    expectNoise()
    api.failNext(/toggle/, 500, { message: 'Ayrıntı' })
    const answer = api.hold(/toggle/)
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await chooseInRow(user, 'Ürün 1', 'Öne çıkar')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    answer()
    expect(await screen.findByText('Durum güncellenirken bir hata oluştu.')).toBeInTheDocument()
  })

  test('opens a copy with all fields of the record, also those that the list omits', async () => {
    api.rows.products![2]!.description = 'Toprağı dinler.'
    const { user } = renderAdmin({ api, path: '/admin/products?q=Ürün 1' })
    await chooseInRow(user, 'Ürün 1', 'Kopyasını oluştur')
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(window.location.pathname).toBe('/admin/products/new')
    expect(document.querySelector('[name="name"]')).toHaveValue('Ürün 1 (kopya)')
    expect(document.querySelector('[name="description"]')).toHaveValue('Toprağı dinler.')
    expect(api.callsOf(/GET .products.1$/)).toHaveLength(1)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ürünler' }))
    await rowOf('Ürün 1')
    expect(screen.getByRole('searchbox')).toHaveValue('Ürün 1')
  })

  test('opens no copy after it was left, and only one at a time', async () => {
    const answer = api.hold(/GET .products.1$/)
    const { user } = renderAdmin({ api, path: '/admin/products' })
    for (let presses = 0; presses < 2; presses += 1) await chooseInRow(user, 'Ürün 1', 'Kopyasını oluştur')
    await vi.waitUntil(() => api.callsOf(/GET .products.1$/).length > 0)
    await user.click(screen.getByRole('link', { name: 'Hizmetler' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services'))
    await screen.findByRole('heading', { level: 1, name: 'Hizmetler' })
    answer()
    await vi.waitUntil(() => api.state.open === 0)
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(window.location.pathname).toBe('/admin/services')
    expect(api.callsOf(/GET .products.1$/)).toHaveLength(1)
  })

  test('shows an error if the record of a copy cannot be read', async () => {
    expectNoise()
    api.failNext(/GET .products.1$/, 500)
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await chooseInRow(user, 'Ürün 1', 'Kopyasını oluştur')
    expect(await screen.findByText('Veri çekilirken bir hata oluştu.')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/admin/products')
  })

  test('is searched while typing, and reports that nothing was found', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 1')
    await user.type(screen.getByRole('searchbox', { name: 'Ürün ara' }), 'çiy')
    await waitFor(() => expect(names()).toEqual(['Çiy sensörü']))
    const count = screen.getByText('1 ürün')
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByRole('heading', { name: 'Aramanıza uyan kayıt yok.' })).toBeInTheDocument()
    // Screen readers announce only changes within an existing live region.
    expect(count).toHaveAttribute('role', 'status')
    expect(count).toHaveTextContent('0 ürün')
    expect(count).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tümünü göster' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
  })

  test('is filtered by featured records', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 1')
    const filter = screen.getByRole('group', { name: 'Öne çıkan' })
    await user.click(within(filter).getByRole('button', { name: 'Öne çıkan' }))
    await waitFor(() => expect(names()).toEqual(['Ürün 3']))
    expect(within(filter).getByRole('button', { name: 'Öne çıkan' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(filter).getByRole('button', { name: 'Tümü' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  test('is sorted by a column, and reset', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 1')
    const head = screen.getByRole('columnheader', { name: 'Ürün' })
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(names()).toEqual(['Çiy sensörü', 'Ürün 1', 'Ürün 3']))
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Ürün 1', 'Çiy sensörü']))
    expect(head).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Çiy sensörü', 'Ürün 1']))
    expect(head).not.toHaveAttribute('aria-sort')
    expect(screen.getByRole('columnheader', { name: 'Özellik' }).querySelector('button')).toBeNull()
  })
})

test('list: shows the last change of each row, and is sorted by it', async () => {
  await start([
    product(3, { updatedAt: '2026-05-21T11:02:00.000Z' }),
    product(2, { updatedAt: '2026-11-20T20:30:00.000Z' }),
    product(1, { updatedAt: '2026-05-20T06:00:00.000Z' }),
  ])
  const { user } = renderAdmin({ api, path: '/admin/products' })
  expect(await rowOf('Ürün 2')).toHaveTextContent('20 Kas 2026 23:30')
  const head = screen.getByRole('columnheader', { name: 'Son düzenleme' })
  await user.click(within(head).getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Ürün 1', 'Ürün 3', 'Ürün 2']))
  await user.click(within(head).getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Ürün 2', 'Ürün 3', 'Ürün 1']))
  expect(window.location.search).toBe('?sort=updatedAt&order=DESC')
})

test('list: has no column for the last change if the server does not send it', async () => {
  await start([product(1)], { flavour: 'bare' })
  renderAdmin({ api, path: '/admin/products' })
  await rowOf('Ürün 1')
  expect(screen.queryByRole('columnheader', { name: 'Son düzenleme' })).toBeNull()
})

describe('list: all parameters are in the URL', () => {
  beforeEach(() => start(Array.from({ length: 60 }, (_, index) => product(60 - index))))
  const search = () => screen.getByRole<HTMLInputElement>('searchbox')
  const back = () => act(() => window.history.back())

  test('back undoes a whole search', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 60')
    await user.type(search(), 'Ürün 5')
    await waitFor(() => expect(screen.getByText('11 ürün')).toBeInTheDocument())
    await user.type(search(), '7')
    await waitFor(() => expect(names()).toEqual(['Ürün 57']))
    back()
    await rowOf('Ürün 60')
    await waitFor(() => expect(search()).toHaveValue(''))
    expect(window.location.search).toBe('')
  })

  test('the menu links to the list with its defaults', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 60')
    await user.type(search(), 'Ürün 57')
    await waitFor(() => expect(names()).toEqual(['Ürün 57']))
    await user.click(screen.getByRole('link', { name: 'Hizmetler' }))
    await screen.findByRole('heading', { level: 1, name: 'Hizmetler' })
    await user.click(screen.getByRole('link', { name: 'Ürünler' }))
    await rowOf('Ürün 60')
    expect(search()).toHaveValue('')
    expect(window.location.search).toBe('')
  })

  test('back leads from page to page', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 60')
    for (const [page, name] of [
      ['2. sayfa', 'Ürün 35'],
      ['3. sayfa', 'Ürün 10'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: page }))
      await rowOf(name)
    }
    back()
    await rowOf('Ürün 35')
    back()
    await rowOf('Ürün 60')
    expect(window.location.search).toBe('')
  })

  test('a page whose last rows were deleted is replaced by the one before, also in the history', async () => {
    api.rows.products!.splice(27)
    const { user } = renderAdmin({ api, path: '/admin' })
    await user.click(await screen.findByRole('link', { name: 'Ürünler' }))
    await rowOf('Ürün 60')
    await user.click(screen.getByRole('button', { name: '2. sayfa' }))
    for (const name of ['Ürün 35', 'Ürün 34']) await chooseInRow(user, name, 'Sil')
    await rowOf('Ürün 60')
    expect(window.location.search).toBe('')
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Sayfalar' })).toBeNull())
    // Back to the first page, then to the page before the list.
    back()
    await waitFor(() => expect(window.history.state.idx).toBe(1))
    expect(window.location.search).toBe('')
    back()
    await waitFor(() => expect(window.location.pathname).toBe('/admin'))
  })

  test('a page beyond the end becomes the last page', async () => {
    renderAdmin({ api, path: '/admin/products?page=9' })
    await rowOf('Ürün 10')
    expect(window.location.search).toBe('?page=3')
  })

  test('a page that failed to load can be retried, and stays in the URL', async () => {
    expectNoise()
    api.failNext(/GET .products\?/, 500)
    const { user } = renderAdmin({ api, path: '/admin/products?page=3' })
    await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
    await rowOf('Ürün 10')
    expect(window.location.search).toBe('?page=3')
  })

  test('clearing the filters keeps the sort', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products?q=yok&isFeatured=true&sort=name&order=ASC' })
    await user.click(await screen.findByRole('button', { name: 'Tümünü göster' }))
    await rowOf('Ürün 1')
    expect(window.location.search).toBe('?sort=name&order=ASC')
  })

  test('a form links back to the list with its parameters', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products?q=Ürün 5' })
    await user.click(within(await rowOf('Ürün 57')).getByRole('link', { name: 'Ürün 57' }))
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ürünler' }))
    await rowOf('Ürün 57')
    expect(search()).toHaveValue('Ürün 5')
  })
})

describe('list of 3,000 records', () => {
  test.each(some(['full', 'bare'], 2))('is paginated on a %s server', async (flavour) => {
    await start(
      Array.from({ length: 3000 }, (_, index) => product(3000 - index)),
      { flavour },
    )
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await rowOf('Ürün 3000')
    expect(names()).toHaveLength(25)
    expect(screen.getByText('1–25 / 3.000')).toBeInTheDocument()
    const [before, after] = ['Önceki sayfa', 'Sonraki sayfa'].map((name) => screen.getByRole('button', { name }))
    expect([before, after].map((step) => step!.getAttribute('aria-disabled'))).toEqual(['true', 'false'])
    await user.click(after!)
    await rowOf('Ürün 2975')
    await user.click(before!)
    await rowOf('Ürün 3000')
    await user.click(screen.getByRole('button', { name: '120. sayfa' }))
    await rowOf('Ürün 1')
    expect(screen.getByRole('button', { name: '120. sayfa' })).toHaveAttribute('aria-current', 'page')
    expect([before, after].map((step) => step!.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
  })
})

describe('list without rows', () => {
  test('shows what to do next if there are no records yet', async () => {
    await start([])
    renderAdmin({ api, path: '/admin/products' })
    expect(await screen.findByRole('heading', { name: 'Henüz ürün yok.' })).toBeInTheDocument()
    expect(screen.getByText('İlk ürünü ekleyin; sitede hemen görünür.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Yeni ürün' })).toHaveAttribute('href', '/admin/products/new')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('shows a failure, with a retry', async () => {
    expectNoise()
    await start([product(1)])
    api.failNext(/GET .products/, 500, { message: 'Ayrıntı' })
    const { user } = renderAdmin({ api, path: '/admin/products' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Ürün listesi yüklenemedi.')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await rowOf('Ürün 1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows a skeleton while it is loading', async () => {
    await start([product(1)])
    const answer = api.hold(/GET .products/)
    renderAdmin({ api, path: '/admin/products' })
    expect(await screen.findByText('Yükleniyor…')).toBeInTheDocument()
    answer()
    await rowOf('Ürün 1')
  })
})

test('list on a phone: rows are cards, and the sort is a select', async () => {
  await start([product(2), product(1)])
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user } = renderAdmin({ api, path: '/admin/products' })
  const cards = () => screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('/urunler/'))
  await screen.findByRole('link', { name: 'Ürün 2' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(cards()[0]).toHaveTextContent('Ürün 2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sıralama' }), 'Ürün, artan')
  await waitFor(() => expect(cards()[0]).toHaveTextContent('Ürün 1'))
  expect(within(cards()[0]!).getByRole('button', { name: 'Öne çıkar: Ürün 1' })).toBeInTheDocument()
  vi.unstubAllGlobals()
})

test("react-admin's own components: sort, select, filter and paginate a list of ours", async () => {
  await start(Array.from({ length: 30 }, (_, index) => product(30 - index)))
  const Toolbar = () => (
    <FilterForm
      filters={[<TextInput key="q" source="q" label="Ara" alwaysOn />, <TextInput key="slug" source="slug" alwaysOn />]}
    />
  )
  const Table = () => (
    <>
      <Datagrid rowClick={false} bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <FunctionField label="Ürün" source="name" sortBy="name" render={({ name }) => <a href="/x">{name}</a>} />
      </Datagrid>
      <Pagination />
    </>
  )
  const screens = { list: <ListScreen Toolbar={Toolbar} Table={Table} /> }
  const { user } = renderAdmin({ api, path: '/admin/products', config: [{ resource: products, screens }] })
  await rowOf('Ürün 30')
  await user.click(screen.getByRole('button', { name: /^Sırala: Ürün/ }))
  await rowOf('Ürün 1')
  expect(window.location.search).toBe('?sort=name&order=ASC')
  await user.click(within(await rowOf('Ürün 10')).getByRole('checkbox'))
  expect(await screen.findByText('1 kayıt seçildi')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Ara' }), 'Ürün 7')
  await waitFor(() => expect(names()).toEqual(['Ürün 7']))
  expect(window.location.search).toBe('?q=%C3%9Cr%C3%BCn+7&sort=name&order=ASC')
  // A filter without a short form; the server of this test ignores it.
  await user.type(screen.getByRole('textbox', { name: 'Adres' }), 'x')
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"slug":"x"}'))
  act(() => window.history.back())
  await waitFor(() => expect(window.location.search).not.toContain('filter'))
})
