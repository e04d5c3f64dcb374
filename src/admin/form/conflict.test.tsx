import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'

const kok = {
  id: 7,
  name: 'Kök 6',
  slug: 'kok-6',
  shortDescription: null,
  description: 'Toprağı ölçer.',
  imageUrl: '/uploads/kok.webp',
  isFeatured: false,
  specs: { Güç: '3 Ah' },
}
const BY_ANOTHER = { updatedAt: '2026-06-01T00:00:00.000Z' }

let api: Api
beforeEach(async () => {
  api = await startApi({
    rows: { products: [structuredClone(kok)] },
    pages: { about: { title: 'Biz', mainText: 'Ölçeriz.', updatedAt: '2026-01-01T00:00:00.000Z' } },
  })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const stored = () => api.rows.products![0]!
const dialog = () => screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' })
const choice = async (legend: string, side: string) =>
  within(await within(await dialog()).findByRole('group', { name: legend })).getByRole('radio', {
    name: new RegExp(side),
  })
const saveChosen = async () => within(await dialog()).findByRole('button', { name: 'Seçilenleri kaydet' })

async function open(path = '/admin/products/edit/7') {
  expectNoise()
  const view = renderAdmin({ api, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

describe('conflict: a save of a record that someone else has saved meanwhile', () => {
  test('shows both versions of each difference, preselects the changed one, and saves the selection', async () => {
    const { user } = await open()
    Object.assign(stored(), { description: 'Başkası yazdı.', shortDescription: 'Kısa.', ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.type(field('description'), ' Ben de.')
    await user.click(save())
    expect(await choice('Ürün adı', 'Sizin yazdığınız')).toBeChecked()
    expect(await choice('Açıklama', 'Sizin yazdığınız')).toBeChecked()
    expect(await choice('Kısa açıklama', 'Şu an kayıtlı olan')).toBeChecked()
    const box = await dialog()
    expect(within(box).getAllByRole('group')).toHaveLength(3)
    for (const text of ['Toprağı ölçer. Ben de.', 'Başkası yazdı.', 'Kısa.', 'Boş', 'Kök 6', 'Kök 6 X'])
      expect(within(box).getByText(text)).toBeInTheDocument()
    await user.click(await choice('Açıklama', 'Şu an kayıtlı olan'))
    await user.click(await saveChosen())
    await waitFor(() =>
      expect(stored()).toMatchObject({
        name: 'Kök 6 X',
        description: 'Başkası yazdı.',
        shortDescription: 'Kısa.',
        specs: kok.specs,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByText(/^Kaydedildi, /)).toBeInTheDocument())
    expect(field('description')).toHaveValue('Başkası yazdı.')
  })

  test('selects all values of one side at once', async () => {
    const { user } = await open()
    Object.assign(stored(), { name: 'Onun', description: 'Onunki.', specs: { Güç: '5 Ah' }, ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.click(save())
    await user.click(await within(await dialog()).findByRole('button', { name: 'Hepsinde kayıtlı olan' }))
    expect(await choice('Ürün adı', 'Şu an kayıtlı olan')).toBeChecked()
    await user.click(within(await dialog()).getByRole('button', { name: 'Hepsinde sizin yazdığınız' }))
    expect(await choice('Teknik özellikler', 'Sizin yazdığınız')).toBeChecked()
    await user.click(await saveChosen())
    await waitFor(() =>
      expect(stored()).toMatchObject({ name: 'Kök 6 X', description: 'Toprağı ölçer.', specs: kok.specs }),
    )
  })

  test('marks the technical features that differ', async () => {
    Object.assign(stored(), { specs: { Güç: '3 Ah', Boy: '2 m', Renk: 'yeşil' } })
    const { user } = await open()
    Object.assign(stored(), { specs: { Güç: '5 Ah', Boy: '2 m', Ağırlık: '1 kg' }, ...BY_ANOTHER })
    await user.type(screen.getByDisplayValue('yeşil'), ' mat')
    await user.click(save())
    const group = await within(await dialog()).findByRole('group', { name: 'Teknik özellikler' })
    const marked = [...group.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim())
    expect(marked).toEqual(['Güç: 3 Ah', 'Renk: yeşil mat', 'Güç: 5 Ah', 'Ağırlık: 1 kg'])
    expect(within(group).getAllByText('Boy: 2 m')).toHaveLength(2)
  })

  test('shows pictures, in arrays too', async () => {
    const [mine, theirs] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(64)}`)
    Object.assign(stored(), { imageUrl: `${mine}.jpg`, morePictures: [{ imageUrl: `${mine}.jpg` }] })
    const { user } = await open()
    const changed = { imageUrl: `${theirs}.jpg`, morePictures: [{ imageUrl: `${theirs}.jpg` }] }
    Object.assign(stored(), { ...changed, ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.click(save())
    for (const legend of ['Görsel', 'Diğer görseller']) {
      const group = await within(await dialog()).findByRole('group', { name: legend })
      const shown = [...group.querySelectorAll('img')].map(({ src }) => src)
      expect(shown.toSorted()).toEqual([mine, theirs].map((address) => `${api.url}${address}.jpg`))
    }
  })

  test('keeps the input if the dialog is closed, and opens it again on request', async () => {
    const { user } = await open()
    Object.assign(stored(), { description: 'Başkası yazdı.', ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.click(save())
    await user.click(within(await dialog()).getByRole('button', { name: 'Vazgeç' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/siz düzenlerken değiştirildi/)).toBeInTheDocument()
    expect([field('name').value, stored().name]).toEqual(['Kök 6 X', 'Kök 6'])
    await user.click(screen.getByRole('button', { name: 'İki hâli karşılaştır' }))
    await user.click(await saveChosen())
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Kök 6 X', description: 'Başkası yazdı.' }))
  })

  test('opens the dialog again if the record was changed once more', async () => {
    const { user } = await open()
    Object.assign(stored(), { description: 'Bir.', ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.click(save())
    const button = await saveChosen()
    Object.assign(stored(), { description: 'İki.', updatedAt: '2026-07-01T00:00:00.000Z' })
    await user.click(button)
    expect(await within(await dialog()).findByText('İki.')).toBeInTheDocument()
    expect(await choice('Açıklama', 'Şu an kayıtlı olan')).toBeChecked()
    await user.click(await saveChosen())
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Kök 6 X', description: 'İki.' }))
  })

  test('saves without a dialog if both versions are equal', async () => {
    const { user } = await open()
    Object.assign(stored(), { name: 'Kök 6 X', ...BY_ANOTHER })
    await user.type(field('name'), ' X')
    await user.click(save())
    await waitFor(() => expect(screen.getByText(/^Kaydedildi, /)).toBeInTheDocument())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is in English in the English panel, whatever the language of the server', async () => {
    localStorage.setItem('locale', 'en')
    expectNoise()
    const { user } = renderAdmin({ api, path: '/admin/products/edit/7' })
    await user.type(await screen.findByRole('textbox', { name: /^Product name(?! \()/ }), ' X')
    Object.assign(stored(), { description: 'Başkası yazdı.', ...BY_ANOTHER })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: 'This record changed while you were editing it' })
    expect(screen.getByText(/^This record was changed while you were editing it\./)).toBeInTheDocument()
    expect(screen.queryByText(/Bu kayıt siz düzenlerken/)).toBeNull()
  })

  test('shows an error if the other version cannot be read', async () => {
    const { user } = await open()
    Object.assign(stored(), BY_ANOTHER)
    await user.type(field('name'), ' X')
    api.failNext(/GET .products.7/, 500)
    await user.click(save())
    expect(await within(await dialog()).findByText('Veri çekilirken bir hata oluştu.')).toBeInTheDocument()
    expect(within(await dialog()).queryByRole('button', { name: 'Seçilenleri kaydet' })).toBeNull()
  })

  test('works for singletons too', async () => {
    const { user } = await open('/admin/settings/about')
    Object.assign(api.pages.about!, { mainText: 'Başkası yazdı.', ...BY_ANOTHER })
    await user.type(field('title'), ' X')
    await user.click(save())
    expect(await choice('Sayfa başlığı', 'Sizin yazdığınız')).toBeChecked()
    await user.click(await saveChosen())
    await waitFor(() => expect(api.pages.about).toMatchObject({ title: 'Biz X', mainText: 'Başkası yazdı.' }))
  })
})
