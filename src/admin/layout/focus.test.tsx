// Loaded before the first test, so that no test waits for it.
import '../trash/TrashScreen.tsx'
import '../siteHealth/SiteHealthScreen.tsx'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { chooseInRow } from '../../../tests/integration/admin/rowMenu.ts'

const NOW = '2026-05-21T11:02:00.000Z'
const binned = (id: number, title: string) => ({
  ...{ resource: 'products', id, title, by: 'ada@example.com' },
  ...{ deletedAt: NOW, until: NOW },
})
/** Responses to the restore of each of them. */
const back = Object.fromEntries([1, 2, 3].map((id) => [`POST /admin/bin/products/${id}/restore`, {}]))
const redirect = (id: number, from: string) => ({ id, from, to: '/urunler', createdAt: NOW })

let answers: Record<string, unknown>
let api: Api
afterEach(() => leave(api))

async function open(path: string, more: Record<string, unknown>) {
  answers = { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 }, ...more }
  api = await startApi({ answers })
  return renderAdmin({ api, path })
}
const button = (name: string) => screen.findByRole('button', { name })

test('focus management: after a row is removed, the next row gets the focus, else the one before, else the main content', async () => {
  const rows = [binned(1, 'Bir'), binned(2, 'İki'), binned(3, 'Üç')]
  const { user } = await open('/admin/bin', { 'GET /admin/bin': rows, ...back })
  for (const [title, focused] of [
    ['İki', 'Üç'],
    ['Üç', 'Bir'],
  ] as const) {
    const restore = await button(`Geri getir: ${title}`)
    answers['GET /admin/bin'] = (answers['GET /admin/bin'] as typeof rows).filter((row) => row.title !== title)
    await user.click(restore)
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(screen.getByText(focused).closest('tr')).toHaveFocus()
  }
  answers['GET /admin/bin'] = []
  await user.tab()
  expect(await button('Geri getir: Bir')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Bir')).toBeNull())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('focus management: deleting a row from its menu moves the focus to the next row', async () => {
  const product = (id: number, name: string) => ({ id, name, slug: `urun-${id}`, imageUrl: null, specs: {} })
  api = await startApi({ rows: { products: [product(3, 'Bir'), product(2, 'İki'), product(1, 'Üç')] } })
  const { user } = renderAdmin({ api, path: '/admin/products' })
  await chooseInRow(user, 'İki', 'Sil')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'İki' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Üç' }).closest('tr')).toHaveFocus()
})

test('focus management: removing the last row moves the focus to the heading of the list', async () => {
  const { user } = await open('/admin/settings/status', {
    'GET /admin/status': [],
    'GET /admin/not-found': [],
    'GET /admin/redirects': [redirect(1, '/eski')],
    'DELETE /admin/redirects/1': {},
  })
  const remove = await button('/eski yönlendirmesini sil')
  answers['GET /admin/redirects'] = []
  await user.click(remove)
  await waitFor(() => expect(remove).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Yönlendirmeler' })).toHaveFocus()
})

test('focus management: closing an inline form moves the focus to the button that opens it', async () => {
  const { user } = await open('/admin/settings/status', {
    'GET /admin/status': [],
    'GET /admin/not-found': [{ path: '/eski', count: 2, lastAt: NOW }],
    'GET /admin/redirects': [],
  })
  for (const name of ['/eski adresini yönlendir', 'Yönlendirme ekle']) {
    await user.click(await button(name))
    await user.click(await button('Vazgeç'))
    expect(await button(name)).toHaveFocus()
  }
})

test('focus management: a removed row takes no focus that was moved elsewhere', async () => {
  const { user } = await open('/admin/bin', { 'GET /admin/bin': [binned(1, 'Bir'), binned(2, 'İki')], ...back })
  const answer = api.hold(/^POST/)
  await user.click(await button('Geri getir: Bir'))
  await user.click(screen.getByRole('heading', { level: 1 }))
  ;(document.activeElement as HTMLElement).blur()
  answers['GET /admin/bin'] = [binned(2, 'İki')]
  answer()
  await waitFor(() => expect(screen.queryByText('Bir')).toBeNull())
  expect(document.body).toHaveFocus()
})
