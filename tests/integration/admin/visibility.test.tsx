import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/list/ListScreen.tsx'
import '../../../src/admin/form/ResourceEdit.tsx'
import '../../../src/admin/list/BulkActions.tsx'
import '../../../src/admin/list/RowMenuItems.tsx'
import '../../../src/admin/list/reorder/PinnedRows.tsx'
import '../../../src/admin/form/PreviewLinkPanel.tsx'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { dropAt, layOutRows } from './rowLayout.ts'
import { chooseInRow } from './rowMenu.ts'
import { startOtherServer, startRealServer } from './servers.ts'

const LIST = '/admin/products'
const names = () => screen.getAllByRole('link', { name: /^Ürün \d+$/ }).map(({ textContent }) => textContent)
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

describe('on our own server', () => {
  let site: Awaited<ReturnType<typeof startRealServer>>
  beforeEach(async () => {
    site = await startRealServer()
    for (const number of [1, 2, 3, 4]) await site.admin('POST /products', { name: `Ürün ${number}` })
  })
  afterEach(() => leave(site))

  const seen = async () => (await site.call('GET /products')).body.map(({ name }: { name: string }) => name)
  const visit = async (path = LIST) => {
    const view = renderAdmin({ api: site, path })
    if (path === LIST) await screen.findByRole('link', { name: 'Ürün 1' })
    return view
  }

  test('visibility: a row is hidden and shown from its menu, with its status', async () => {
    const { user } = await visit()
    await chooseInRow(user, 'Ürün 2', 'Gizle')
    await waitFor(() => expect(rowOf('Ürün 2')).toHaveTextContent('Gizli'))
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 3', 'Ürün 1']))
    await user.click(within(rowOf('Ürün 2')).getByRole('button', { name: /^İşlemler/ }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).queryByRole('menuitem', { name: 'Sitede gör' })).toBeNull()
    await user.click(within(menu).getByRole('menuitem', { name: 'Sitede göster' }))
    await waitFor(async () => expect(await seen()).toHaveLength(4))
    expect(rowOf('Ürün 2')).not.toHaveTextContent('Gizli')
  })

  test('visibility: bulk hide, and a filter for hidden records', async () => {
    const { user } = await visit()
    for (const name of ['Ürün 1', 'Ürün 3']) await user.click(screen.getByRole('checkbox', { name: `Seç: ${name}` }))
    await user.click(
      within(await screen.findByRole('region', { name: 'Seçilenler' })).getByRole('button', { name: 'Gizle' }),
    )
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 2']))
    await user.click(within(screen.getByRole('group', { name: 'Gizli' })).getByRole('button', { name: 'Gizli' }))
    await waitFor(() => expect(names()).toEqual(['Ürün 3', 'Ürün 1']))
    expect(window.location.search).toBe('?isHidden=true')
  })

  test('visibility: the filters stay when a search finds nothing', async () => {
    const { user } = await visit()
    await user.type(screen.getByRole('searchbox'), 'yok')
    expect(await screen.findByText('Aramanıza uyan kayıt yok.')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Gizli' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'İngilizce' })).toBeInTheDocument()
  })

  test('visibility: the form explains hiding, and creates a preview link', async () => {
    const { user } = await visit(`${LIST}/edit/2`)
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(screen.queryByRole('heading', { name: 'Önizleme bağlantısı' })).toBeNull()
    const hiding = screen.getByRole('switch', { name: 'Sitede gizle' })
    expect(hiding).toHaveAccessibleDescription(/sitede hiçbir yerde görünmez/)
    await user.click(hiding)
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await screen.findByRole('heading', { name: 'Önizleme bağlantısı' })
    expect(screen.queryByRole('link', { name: 'Sitede gör' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bağlantı oluştur' }))
    const { value } = await screen.findByLabelText<HTMLInputElement>('Bağlantı')
    const token = new URL(value).pathname.split('/').at(-1)
    expect((await site.call(`GET /previews/products/${token}`)).body).toMatchObject({ id: 2, isHidden: true })
    expect((await site.call('GET /products/2')).status).toBe(404)
  })

  test('visibility: a new record can be hidden', async () => {
    const { user } = await visit(`${LIST}/new`)
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('name'), 'Ürün 5')
    await user.click(screen.getByRole('switch', { name: 'Sitede gizle' }))
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await waitFor(async () => expect((await site.admin('GET /products')).body[0]).toMatchObject({ isHidden: true }))
    expect(await seen()).toHaveLength(4)
  })

  test('visibility: the dashboard counts hidden records', async () => {
    await site.admin('PUT /products/1/hide')
    await visit('/admin')
    expect(await screen.findByRole('link', { name: /^4\s*1 gizli\s*Ürün$/ })).toBeInTheDocument()
  })

  test('manual order: by keyboard and row menu, and back to newest first', async () => {
    const { user, confirm } = await visit()
    expect(await screen.findByText(/^Sitede en yeniler önce gelir\./)).toBeInTheDocument()
    screen.getByRole('button', { name: 'Taşı: Ürün 2' }).focus()
    await user.keyboard('{ArrowUp}')
    // Pinning a row among unpinned ones pins all rows above it.
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 3', 'Ürün 1']))
    expect(names()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 3', 'Ürün 1'])
    expect(
      await screen.findByText('2 ürün sizin belirlediğiniz sırada, ötekiler en yeniden eskiye.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Taşı: Ürün 2' })).toHaveFocus())

    // Of several moves only the last is stored.
    await user.keyboard('{ArrowUp}')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 2', 'Ürün 4', 'Ürün 3', 'Ürün 1']))
    expect(
      await screen.findByText('1 ürün sizin belirlediğiniz sırada, ötekiler en yeniden eskiye.'),
    ).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 3', 'Ürün 1']))
    await screen.findByText('2 ürün sizin belirlediğiniz sırada, ötekiler en yeniden eskiye.')

    await chooseInRow(user, 'Ürün 4', 'Elle sıralamadan çıkar')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 2', 'Ürün 4', 'Ürün 3', 'Ürün 1']))
    await waitFor(() => expect(names()[0]).toBe('Ürün 2'))
    await chooseInRow(user, 'Ürün 1', 'Yukarı taşı')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 2', 'Ürün 4', 'Ürün 1', 'Ürün 3']))

    confirm.mockReturnValueOnce(false)
    await user.click(await screen.findByRole('button', { name: 'En yeniler önce' }))
    expect(await seen()).toEqual(['Ürün 2', 'Ürün 4', 'Ürün 1', 'Ürün 3'])
    await user.click(screen.getByRole('button', { name: 'En yeniler önce' }))
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 3', 'Ürün 2', 'Ürün 1']))
    await waitFor(() => expect(names()).toEqual(['Ürün 4', 'Ürün 3', 'Ürün 2', 'Ürün 1']))
    expect(screen.queryByRole('button', { name: 'En yeniler önce' })).toBeNull()
  })

  test('manual order: a row dragged during a refetch goes where it is dropped', async () => {
    layOutRows()
    const { user } = await visit()
    ;(await screen.findByRole('button', { name: 'Taşı: Ürün 1' })).focus()
    await user.keyboard('{ArrowUp}')
    expect(names()).toEqual(['Ürün 4', 'Ürün 3', 'Ürün 1', 'Ürün 2'])
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Taşı: Ürün 2' }), { button: 0 })
    await screen.findByText('3 ürün sizin belirlediğiniz sırada, ötekiler en yeniden eskiye.')
    dropAt(1)
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 3', 'Ürün 1']))
    expect(names()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 3', 'Ürün 1'])
  })

  test('manual order: one of thousands is moved to the top', async () => {
    await site.admin('PUT /products/order', { ids: [3] })
    const { user } = await visit(`${LIST}?q=1`)
    await screen.findByRole('link', { name: 'Ürün 1' })
    expect(screen.queryByRole('button', { name: 'Taşı: Ürün 1' })).toBeNull()
    await chooseInRow(user, 'Ürün 1', 'En başa al')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 1', 'Ürün 3', 'Ürün 4', 'Ürün 2']))
  })

  test('manual order: a failed save shows an error and the stored order', async () => {
    const { user } = await visit()
    await screen.findByRole('button', { name: 'Taşı: Ürün 4' })
    await site.admin('DELETE /products/3')
    await chooseInRow(user, 'Ürün 1', 'Yukarı taşı')
    expect(await screen.findByText(/Sıralanmak istenen kayıt bulunamadı/)).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Ürün 4', 'Ürün 2', 'Ürün 1']))
  })

  test('manual order: a conflict shows the stored order and does not overwrite it', async () => {
    const { user } = await visit()
    await screen.findByRole('button', { name: 'Taşı: Ürün 4' })
    await site.admin('PUT /products/order', { ids: [1, 2] })
    await chooseInRow(user, 'Ürün 3', 'Yukarı taşı')
    expect(await screen.findByText(/^Sıra kaydedilmedi: bu arada başka bir yerde değiştirilmiş/)).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Ürün 1', 'Ürün 2', 'Ürün 4', 'Ürün 3']))
    expect(await seen()).toEqual(['Ürün 1', 'Ürün 2', 'Ürün 4', 'Ürün 3'])
    await chooseInRow(user, 'Ürün 3', 'Yukarı taşı')
    await waitFor(async () => expect(await seen()).toEqual(['Ürün 1', 'Ürün 2', 'Ürün 3', 'Ürün 4']))
  })
})

test('visibility and manual order: not requested from a minimal API', async () => {
  const api = await startOtherServer()
  const { user } = renderAdmin({ api, path: LIST })
  const [link] = await screen.findAllByRole('link', { name: /./, current: false }).then(() =>
    waitFor(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody a[href*="/edit/"]')]
      expect(links.length).toBeGreaterThan(1)
      return links
    }),
  )
  expect(screen.queryByText(/en yeniler önce/i)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Gizli' })).toBeNull()
  await user.click(within(link!.closest('tr')!).getByRole('button', { name: /^İşlemler/ }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Düzenle',
    'Sitede gör',
    'Kopyasını oluştur',
    expect.stringMatching(/^Öne çık/),
    'Sil',
  ])
  await user.click(items[0]!)
  await screen.findByRole('button', { name: 'Kaydet' })
  expect(screen.queryByRole('switch', { name: 'Sitede gizle' })).toBeNull()
  await leave(api)
})
