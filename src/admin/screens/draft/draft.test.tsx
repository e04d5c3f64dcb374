import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../../../tests/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../../tests/admin/renderAdmin.tsx'
import { expectNoise } from '../../../../tests/setup/dom.ts'

const kok = { id: 7, name: 'Kök 6', slug: 'kok-6', description: 'Toprağı ölçer.', specs: { Güç: '3 Ah' } }

let api: Api
beforeEach(async () => {
  api = await startApi({
    rows: { products: [structuredClone(kok), { ...kok, id: 8, name: 'Ark 4' }] },
    pages: { about: { title: 'Biz', updatedAt: '2026-01-01T00:00:00.000Z' } },
  })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const restore = () => screen.findByRole('button', { name: 'Taslağı geri getir' })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const isKept = (key: string) => expect.poll(drafts).toEqual([key])

async function open(path = '/admin/products/edit/7') {
  const view = renderAdmin({ api, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

/** The tab is gone without a word. */
const crash = () => cleanup()

test.each([
  ['a stored record', '/admin/products/edit/7', 'draft:products:7', 'name'],
  ['a new record', '/admin/products/new', 'draft:products:new', 'name'],
  ['a singleton', '/admin/settings/about', 'draft:about:about', 'title'],
])('what was typed into %s is offered after a crash, and is unsaved when it is back', async (_, path, key, name) => {
  const { user } = await open(path)
  await user.type(field(name), ' taslak')
  const typed = field(name).value
  await isKept(key)
  crash()
  const again = await open(path)
  expect(field(name)).not.toHaveValue(typed)
  expect(screen.getByText(/^Kaydedilmemiş bir taslağınız var: \d/)).toBeInTheDocument()
  await again.user.click(await restore())
  expect(field(name)).toHaveValue(typed)
  expect(screen.getByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
})

test('only the changed fields come back, and are gone from the browser once they are saved', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
  await user.type(field('specs.1.name'), 'Boy')
  await isKept('draft:products:7')
  crash()
  const again = await open()
  await again.user.click(await restore())
  expect(field('specs.1.name')).toHaveValue('Boy')
  await again.user.click(save())
  await waitFor(() => expect(api.rows.products![0]).toMatchObject({ specs: { Güç: '3 Ah', Boy: '' } }))
  await expect.poll(drafts).toEqual([])
})

test('over a version that was changed since, they look stale when they are saved', async () => {
  expectNoise()
  const { user } = await open()
  await user.type(field('name'), ' X')
  await isKept('draft:products:7')
  crash()
  Object.assign(api.rows.products![0]!, { name: 'Onun', updatedAt: '2026-06-01T00:00:00.000Z' })
  const again = await open()
  await again.user.click(await restore())
  await again.user.click(save())
  expect(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' })).toBeInTheDocument()
  expect(api.rows.products![0]).toMatchObject({ name: 'Onun' })
})

test('is thrown away on purpose, also by leaving with the changes given up', async () => {
  const { user } = await open()
  await user.type(field('name'), ' X')
  await isKept('draft:products:7')
  crash()
  const again = await open()
  await again.user.click(await screen.findByRole('button', { name: 'Taslağı sil' }))
  expect(drafts()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
  expect(field('name')).toHaveValue('Kök 6')
  await again.user.type(field('name'), ' Y')
  await isKept('draft:products:7')
  await again.user.click(screen.getByRole('link', { name: 'Vazgeç' }))
  await screen.findByRole('link', { name: 'Ark 4' })
  expect(drafts()).toEqual([])
})

test('is not offered to another record, nor what cannot be read', async () => {
  localStorage.setItem('draft:products:7', JSON.stringify({ at: '2026-05-21T11:02:00Z', values: { name: 'X' } }))
  localStorage.setItem('draft:products:8', '{')
  await open('/admin/products/edit/8')
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
})

test('is not offered when it says what is stored', async () => {
  localStorage.setItem('draft:products:7', JSON.stringify({ at: '2026-05-21T11:02:00Z', values: { name: 'Kök 6' } }))
  await open()
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
})
