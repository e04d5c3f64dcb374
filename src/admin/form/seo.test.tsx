import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'

const plain = {
  id: 7,
  name: 'Kök 6',
  slug: 'kok-6',
  shortDescription: 'Toprağı **ölçer**.',
  specs: {},
  isFeatured: false,
}
const kok = {
  ...plain,
  seoTitle: null,
  seoDescription: null,
  shareImageUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

let api: Api
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

async function open(row: object) {
  api = await startApi({ rows: { products: [structuredClone(row) as typeof kok] } })
  const view = renderAdmin({ api, path: '/admin/products/edit/7' })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

test('search and sharing: derived texts can be replaced, with a character count, and saved', async () => {
  const { user } = await open(kok)
  const title = await screen.findByRole('heading', { name: 'Arama ve paylaşım' })
  // The inputs are rendered only on request.
  expect(field('seoTitle')).toBeNull()
  await user.click(title)
  await waitFor(() => expect(field('seoTitle')).toHaveAttribute('placeholder', 'Kök 6'))
  expect(field('seoDescription')).toHaveAttribute('placeholder', 'Toprağı **ölçer**.')
  const result = screen.getByRole('region', { name: 'Arama sonucunda' })
  expect(result).toHaveTextContent('Kök 6 | ')
  expect(result).toHaveTextContent('urunler › kok-6')
  // The count includes the name of the site, which is part of the title.
  const after = ' | Filiz'
  expect(result).toHaveTextContent(`Kök 6${after}`)
  expect(result.textContent).toContain(`Başlık ${5 + after.length} / 60 karakter.`)
  expect(result).toHaveTextContent('Açıklama 18 / 160 karakter.')
  expect(screen.getByRole('img', { name: 'Sayfa için çizilen paylaşım görseli' })).toHaveAttribute(
    'src',
    expect.stringContaining('/og/urunler/kok-6.jpg'),
  )

  await user.type(field('seoTitle')!, 'a'.repeat(60 - after.length))
  expect(result).toHaveTextContent('Başlık 60 / 60 karakter.')
  expect(result).not.toHaveTextContent('Fazlası kesilir.')
  await user.type(field('seoTitle')!, 'a')
  expect(result).toHaveTextContent('Başlık 61 / 60 karakter. Fazlası kesilir.')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(api.callsOf(/PUT .products.7/)).toHaveLength(1))
  expect(api.callsOf(/PUT .products.7/)[0]!.body).toMatchObject({
    seoTitle: 'a'.repeat(61 - after.length),
    seoDescription: null,
  })
})

test('search and sharing: a derived description is cut as on the public page', async () => {
  const { user } = await open({ ...kok, shortDescription: null, description: 'ğ'.repeat(130) })
  await user.click(await screen.findByRole('heading', { name: 'Arama ve paylaşım' }))
  await waitFor(() => expect(field('seoDescription')).toHaveAttribute('placeholder', `${'ğ'.repeat(100)}…`))
  expect(screen.getByRole('region', { name: 'Arama sonucunda' })).toHaveTextContent('Açıklama 101 / 160 karakter.')
})

test('search and sharing: stored texts stay if the section was not opened', async () => {
  const { user } = await open({ ...kok, seoTitle: 'Sonda' })
  await user.type(field('name')!, ' yeni')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(api.callsOf(/PUT .products.7/)).toHaveLength(1))
  expect(api.callsOf(/PUT .products.7/)[0]!.body).toMatchObject({ seoTitle: 'Sonda' })
})

test('search and sharing: not shown if the server does not know the fields', async () => {
  await open(plain)
  expect(await screen.findByDisplayValue('Kök 6')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Arama ve paylaşım' })).not.toBeInTheDocument()
})
