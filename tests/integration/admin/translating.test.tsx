import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drafting } from '../../../src/contract/i18n/admin/drafting.ts'
import { type ModelServer, startModelServer } from '../../helpers/modelServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer()
})
afterEach(() => leave(site))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([aria-hidden])`)!
const button = (name: string) => screen.getByRole('button', { name })
const stateOf = (name: string) => field(name).getAttribute('aria-describedby')
async function open(path: string) {
  const view = renderAdmin({ api: site, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

async function product(values: object = {}) {
  const { body } = await site.admin('POST /products', { name: 'Kök 6', description: 'Nem ölçer.', ...values })
  return body.id as number
}
const states = async (id: number) => (await site.admin(`GET /products/${id}`)).body.translation.en

describe('the form of a translated record', () => {
  test('says the state of each English text, and what changed in the Turkish one', async () => {
    const id = await product({ en: { description: 'Measures moisture.' }, benefits: [{ text: 'Su kazandırır.' }] })
    await site.admin(`PUT /products/${id}`, { description: 'Toprakta nem ölçer.' })
    await open(`/admin/products/edit/${id}`)
    expect(field('en.name')).toHaveAccessibleDescription('Eksik')
    expect(field('en.description')).toHaveAccessibleDescription(
      'Güncel değil Türkçesinden çıkan: “Nem ölçer.” Türkçesine eklenen: “Toprakta nem ölçer.”',
    )
    expect(field('benefits.0.en.text')).toHaveAccessibleDescription('Eksik')
    expect(screen.getByText('İngilizce: Eksik')).toBeInTheDocument()
    // Without a Turkish text there is nothing to translate.
    expect(stateOf('en.shortDescription')).toBeNull()
  })

  test('follows what is typed in either language', async () => {
    const id = await product({ en: { description: 'Measures moisture.' } })
    const { user } = await open(`/admin/products/edit/${id}`)
    expect(field('en.description')).toHaveAccessibleDescription('Güncel')
    await user.type(field('description'), ' Tuzu da.')
    expect(field('en.description')).toHaveAccessibleDescription(/^Güncel değil/)
    await user.type(field('en.name'), 'Root 6')
    expect(field('en.name')).toHaveAccessibleDescription('Kaydedince güncel')
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect(field('en.name')).toHaveAccessibleDescription('Güncel')
    expect((await states(id)).fields).toEqual({ name: 'current', description: 'outdated' })
  })

  test('settles a text as still right or the same with the next save, and takes it back before', async () => {
    const id = await product({ en: { description: 'Measures moisture.' } })
    await site.admin(`PUT /products/${id}`, { description: 'Nemi ölçer.' })
    const { user } = await open(`/admin/products/edit/${id}`)
    button('Hâlâ doğru: Açıklama').focus()
    await user.keyboard('{Enter}')
    expect(button('Hâlâ doğru: Açıklama')).toHaveFocus()
    expect(button('Hâlâ doğru: Açıklama')).toHaveAttribute('aria-pressed', 'true')
    expect(field('en.description')).toHaveAccessibleDescription('Kaydedince güncel')
    expect(screen.getByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(field('en.description')).toHaveAccessibleDescription(/^Güncel değil/)
    expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()

    await user.keyboard('{Enter}')
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect(await states(id)).toEqual({ state: 'current', fields: { name: 'same', description: 'current' } })
    expect(screen.queryByRole('button', { name: 'Hâlâ doğru: Açıklama' })).toBeNull()
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    expect(field('en.name')).toHaveAccessibleDescription('Eksik')
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect((await states(id)).fields.name).toBe('missing')
  })

  test('the same as in Turkish clears an English text until it is taken back; a typed one counts', async () => {
    const id = await product({ en: { name: 'Root 6', description: 'Measures moisture.' } })
    await site.admin(`PUT /products/${id}`, { name: 'Kök 7' })
    const { user } = await open(`/admin/products/edit/${id}`)
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    expect(field('en.name')).toHaveValue('')
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    expect(field('en.name')).toHaveValue('Root 6')
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    await user.type(field('en.name'), 'Root 7')
    expect(field('en.name')).toHaveAccessibleDescription('Kaydedince güncel')
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    const { body } = await site.admin(`GET /products/${id}`)
    expect([body.en.name, body.translation.en.fields.name]).toEqual(['Root 7', 'current'])
  })

  test('specifications have their English below, row by row', async () => {
    const id = await product({ specs: { Derinlik: '10–80 cm', Ağırlık: '2 kg' } })
    const { user } = await open(`/admin/products/edit/${id}`)
    await user.click(field('specs.0.enName'))
    await user.keyboard('Depth{Enter}Weight')
    await user.click(button('Aşağı taşı: Derinlik'))
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    const { body } = await site.admin(`GET /products/${id}`)
    expect(Object.entries(body.specs)).toEqual(Object.entries({ Ağırlık: '2 kg', Derinlik: '10–80 cm' }))
    // What is not translated stays as it is.
    expect(Object.entries(body.en.specs)).toEqual(Object.entries({ Weight: '2 kg', Depth: '10–80 cm' }))
    expect(body.translation.en.fields.specs).toBe('current')
  })

  test('speaks the language of the panel', async () => {
    localStorage.setItem('locale', 'en')
    const id = await product({ en: { description: 'Measures moisture.' }, benefits: [{ text: 'Su kazandırır.' }] })
    await site.admin(`PUT /products/${id}`, { description: 'Nemi ölçer.' })
    renderAdmin({ api: site, path: `/admin/products/edit/${id}` })
    expect(await screen.findByRole('button', { name: 'Still right: Description' })).toBeInTheDocument()
    expect(button('Same as the Turkish: Product name')).toBeInTheDocument()
    expect(button('Translate')).toBeInTheDocument()
    expect(screen.getByText('English: 2 missing, 1 out of date.')).toBeInTheDocument()
    expect(screen.getByText('English: Missing')).toBeInTheDocument()
    expect(field('en.name')).toHaveAccessibleDescription('Missing')
    expect(field('en.description')).toHaveAccessibleDescription(
      'Out of date Gone from the Turkish: “Nem ölçer.” New in the Turkish: “Nemi ölçer.”',
    )
  })

  test('a draft keeps what was settled', async () => {
    const id = await product()
    const { user, unmount } = await open(`/admin/products/edit/${id}`)
    await user.click(button('Türkçesiyle aynı: Ürün adı'))
    await expect.poll(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))).toBe(true)
    unmount()
    const again = await open(`/admin/products/edit/${id}`)
    await again.user.click(await screen.findByRole('button', { name: 'Taslağı geri getir' }))
    expect(button('Türkçesiyle aynı: Ürün adı')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('lists', () => {
  test('show the state of the English texts, and are filtered by it', async () => {
    await product()
    await product({ name: 'Poyraz', en: { name: 'Poyraz', description: 'Warns of frost.' } })
    const { user } = renderAdmin({ api: site, path: '/admin/products' })
    const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
    expect(screen.queryByRole('columnheader', { name: 'İngilizce' })).toBeNull()
    expect(within(await row('Kök 6')).getByText('Yok')).toBeInTheDocument()
    expect(within(await row('Poyraz')).getByText('Güncel')).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'İngilizce' })).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'İngilizce' }), 'İngilizce: Yok')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Poyraz' })).toBeNull())
    expect(window.location.search).toBe('?translation.en=missing')
    expect(await row('Kök 6')).toBeInTheDocument()
  })

  test.each([
    '/admin/services',
    '/admin/blog',
    '/admin/references',
    '/admin/documents',
    '/admin/pages',
    '/admin/people',
    '/admin/slides',
  ])('%s is filtered by it, in the panel’s language', async (path) => {
    localStorage.setItem('locale', 'en')
    const { user } = renderAdmin({ api: site, path: `${path}?translation.en=current` })
    const filter = await screen.findByRole('combobox', { name: 'English' })
    expect(filter).toHaveValue('current')
    await user.selectOptions(filter, 'English: all')
  })
})

test('the overview links to what waits for a translator, until all is current', async () => {
  const id = await product()
  await site.admin('POST /products', { name: 'Poyraz', shortDescription: 'Don', en: { name: 'Poyraz' } })
  renderAdmin({ api: site, path: '/admin' })
  const missing = await screen.findByText(/^İngilizcesi yok:/)
  expect(within(missing).getByRole('link', { name: '1 ürün' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/admin\/products\?translation.en=missing$/),
  )
  expect(screen.getByText(/^İngilizcesi yarım:/)).toHaveTextContent('1 ürün')
  void id
})

describe('drafts of a model', () => {
  let model: ModelServer
  beforeEach(async () => {
    model = await startModelServer()
    await leave(site)
    site = await startRealServer({ settings: model.settings })
  })
  afterEach(() => model.close())

  test('fill what is missing and outdated, and neither what is current nor what is typed meanwhile', async () => {
    const id = await product({
      shortDescription: 'Kök bölgesindeki nem.',
      specs: { Derinlik: '80 cm' },
      en: { name: 'Kök 6', description: 'Measures moisture.' },
    })
    await site.admin(`PUT /products/${id}`, { description: 'Nemi ölçer.' })
    const drafts = { shortDescription: 'Draft', description: 'It measures moisture.', specs: { Depth: '80 cm' } }
    model.behave = () => ({ says: JSON.stringify(drafts), pace: 50 })
    const { user } = await open(`/admin/products/edit/${id}`)
    expect(await screen.findByText('İngilizcesi 2 metinde eksik, 1 metinde güncel değil.')).toBeInTheDocument()
    await user.click(button('Çevir'))
    expect(screen.getByText('Çevriliyor…')).toBeInTheDocument()
    await user.type(field('en.shortDescription'), 'Typed')
    expect(await screen.findByText('2 metin çevrildi. Okuyup düzeltin, sonra kaydedin.')).toBeInTheDocument()
    expect(screen.getByText('Çevrilemedi: Kısa açıklama.')).toBeInTheDocument()
    expect(field('en.shortDescription')).toHaveValue('Typed')
    expect(field('en.name')).toHaveValue('Kök 6')
    expect(field('en.description')).toHaveValue('It measures moisture.')
    expect(field('en.description')).toHaveAccessibleDescription('Kaydedince güncel')
    expect(field('specs.0.enName')).toHaveValue('Depth')
    expect(screen.getByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
    // Nothing is saved yet.
    expect((await site.admin(`GET /products/${id}`)).body.en.description).toBe('Measures moisture.')
    await user.click(button('Çeviriyi geri al'))
    expect(field('en.description')).toHaveValue('Measures moisture.')
    expect(field('specs.0.enName')).toHaveValue('')
  })

  test('fill the items of a list', async () => {
    const benefits = [{ text: 'Su kazandırır.', en: { text: 'Saves water.' } }, { text: 'Don uyarır.' }]
    const id = await product({ en: { name: 'Kök 6', description: 'It measures moisture.' }, benefits })
    const drafts = { benefits: [{ text: 'It saves water.' }, { text: 'It warns of frost.' }] }
    model.behave = () => ({ says: JSON.stringify(drafts) })
    const { user } = await open(`/admin/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Çevir' }))
    await waitFor(() => expect(field('benefits.1.en.text')).toHaveValue('It warns of frost.'))
    expect(field('benefits.1.text')).toHaveValue('Don uyarır.')
    await user.click(button('Kaydet'))
    await screen.findByText(/^Kaydedildi/)
    expect((await states(id)).fields.benefits).toBe('current')
  })

  test('say why they fail', async () => {
    model.behave = () => ({ status: 500 })
    const { user } = await open(`/admin/products/edit/${await product()}`)
    await user.click(await screen.findByRole('button', { name: 'Çevir' }))
    expect(await screen.findByText(drafting.translationFailed)).toBeInTheDocument()
    expect(field('en.name')).toHaveValue('')
  })

  test('are not offered without a model', async () => {
    const id = await product()
    renderAdmin({ api: site, path: `/admin/products/edit/${id}`, site: { canDraft: false } })
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(screen.queryByRole('button', { name: 'Çevir' })).toBeNull()
  })
})
