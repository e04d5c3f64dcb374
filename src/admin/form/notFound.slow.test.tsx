import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'

const kok = { id: 7, name: 'Kök 6', slug: 'kok-6', description: 'Toprağı ölçer.', specs: { Güç: '3 Ah' } }
const TELLS_MORE = { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } }

let api: Api
const start = async (options: Parameters<typeof startApi>[0] = {}) => {
  api = await startApi({ rows: { products: [structuredClone(kok)] }, ...options })
}
beforeEach(() => void expectNoise())
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

/** Deletes the record while its form has unsaved changes, then saves the form. */
async function saveGone() {
  const view = renderAdmin({ api, path: '/admin/products/edit/7' })
  await screen.findByRole('button', { name: 'Kaydet' })
  await view.user.type(field('name'), ' X')
  api.rows.products!.length = 0
  await view.user.click(save())
  expect(await screen.findByText(/^Bu kayıt silinmiş\. Yazdıklarınız burada duruyor/)).toBeInTheDocument()
  return view
}

test('form of a deleted record: opens a new record with its values, which are unsaved until it is stored', async () => {
  await start()
  const { user, confirm } = await saveGone()
  await user.click(screen.getByRole('button', { name: 'Yeni kayıt olarak aç' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/products/new'))
  // The previous form shows the same name until the next one is rendered.
  expect(await screen.findByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
  await waitFor(() => expect(field('name')).toHaveValue('Kök 6 X'))
  expect(field('specs.0.value')).toHaveValue('3 Ah')
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('link', { name: 'Vazgeç' }))
  expect(confirm).toHaveBeenCalledOnce()
  await expect.poll(drafts).toEqual([expect.stringMatching(/^draft:products:new:/)])
  await user.click(save())
  await waitFor(() =>
    expect(api.rows.products).toMatchObject([
      { name: 'Kök 6 X', slug: 'kok-6', description: kok.description, specs: kok.specs },
    ]),
  )
  await expect.poll(drafts).toEqual([])
  expect(screen.queryByRole('link', { name: 'Çöp kutusuna bak' })).toBeNull()
})

test('form of a deleted record: links to the trash if the server has one', async () => {
  await start({ answers: TELLS_MORE })
  await saveGone()
  expect(await screen.findByRole('link', { name: 'Çöp kutusuna bak' })).toHaveAttribute('href', '/admin/bin')
})
