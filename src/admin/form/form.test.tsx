import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SaveContextProvider, useSaveContext } from 'ra-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { products } from '../../contract/resources/products.ts'
import { clock } from '../i18n/language.ts'
import { ResourceEdit } from './ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'

const kok = {
  id: 7,
  name: 'Kök 6',
  slug: 'kok-6',
  shortDescription: null,
  description: 'Toprağı ölçer.',
  imageUrl: '/uploads/kok.webp',
  isFeatured: false,
  specs: { Güç: '3 Ah', Boy: '9 cm' },
}

let api: Api
const start = async (options: Parameters<typeof startApi>[0] = {}) => {
  api = await startApi({
    rows: { products: [structuredClone(kok), { ...kok, id: 8, name: 'Ark 4', slug: 'ark-4' }] },
    ...options,
  })
}
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const under = (name: string) => field(name).closest('.MuiFormControl-root, fieldset')

async function open(path = '/admin/products/edit/7', site?: { timeZone: string }) {
  const view = renderAdmin({ api, path, ...(site && { site }) })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

describe('the form of a new record', () => {
  beforeEach(() => start())

  test('starts as a copy of another record, with a slug of its own', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Kopyasını oluştur' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6 (kopya)'))
    expect(window.location.pathname).toBe('/admin/products/new')
    expect(screen.getByText('/urunler/kok-6-kopya')).toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(api.callsOf(/POST .products/)).toHaveLength(1))
    const { body } = api.callsOf(/POST .products/)[0]!
    expect(body).toMatchObject({
      name: 'Kök 6 (kopya)',
      description: kok.description,
      specs: kok.specs,
      imageUrl: kok.imageUrl,
    })
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(['id']))
    expect(body).not.toHaveProperty('slug')
    expect(body).not.toHaveProperty('updatedAt')
  })

  test('of a copy is not featured, and hidden if the original is', async () => {
    Object.assign(api.rows.products![0]!, { isFeatured: true, isHidden: true })
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Kopyasını oluştur' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6 (kopya)'))
    expect(field('isFeatured')).not.toBeChecked()
    expect(field('isHidden')).toBeChecked()
    await user.click(save())
    await waitFor(() =>
      expect(api.callsOf(/POST .products/)).toMatchObject([{ body: { isFeatured: false, isHidden: true } }]),
    )
    // There is no stored record to preview yet.
    expect(screen.queryByRole('heading', { name: 'Önizleme bağlantısı' })).toBeNull()
  })

  test('has a named and labelled input for every field', async () => {
    await open('/admin/products/new')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Yeni ürün')
    for (const [name, label] of [
      ['name', /^Ürün adı(?! \()/],
      ['shortDescription', 'Kısa açıklama'],
      ['description', 'Açıklama'],
      ['imageUrl', 'Görsel'],
      ['isFeatured', 'Ana sayfada öne çıkar'],
    ] as const)
      expect(screen.getByLabelText(label)).toBe(field(name))
    expect(screen.getByRole('group', { name: 'Teknik özellikler' })).toHaveAttribute('name', 'specs')
    expect(field('imageUrl')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp')
  })

  test('reports that the record was added, then returns to the list after 1.5 s', async () => {
    const { user } = await open('/admin/products/new')
    await user.type(field('name'), 'Çığ Önleme Sensörü')
    await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
    await user.type(field('specs.0.name'), 'Menzil')
    await user.type(field('specs.0.value'), '5 km')
    await user.click(field('isFeatured'))
    // The form may close while the elements are looked up.
    const [name, button] = [field('name'), save()]
    const savedAt = performance.now()
    await user.click(button)
    await waitFor(() => {
      expect(status()).toContain('Ürün eklendi.')
      expect(name.closest('[inert]')).not.toBeNull()
    })
    expect(api.callsOf(/POST .products/)).toMatchObject([
      {
        token: 'secret',
        body: { name: 'Çığ Önleme Sensörü', specs: { Menzil: '5 km' }, isFeatured: true, imageUrl: null },
      },
    ])
    await user.click(button)
    expect(screen.queryByText(/^Formda hata var/)).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Ürünler' })).toBeInTheDocument()
    expect(performance.now() - savedAt).toBeGreaterThan(1400)
    expect(window.location.pathname).toBe('/admin/products')
    expect(await screen.findByRole('link', { name: 'Çığ Önleme Sensörü' })).toBeInTheDocument()
    expect(api.callsOf(/POST .products/)).toHaveLength(1)
  })

  test('requires the name before it sends a request', async () => {
    const { user } = await open('/admin/products/new')
    await user.type(field('name'), '   ')
    await user.type(field('description'), 'Yazdıklarım')
    await user.click(save())
    expect(await within(under('name') as HTMLElement).findByText('Bu alan zorunludur.')).toBeInTheDocument()
    expect(screen.getByText('Formda hata var. Lütfen işaretli alanları düzeltin.')).toBeInTheDocument()
    expect(field('description')).toHaveValue('Yazdıklarım')
    expect(api.callsOf(/POST/)).toEqual([])
  })
})

describe('the form of a stored record', () => {
  beforeEach(() => start())

  test("is not filled in by react-admin's `?source=` parameter", async () => {
    const made = encodeURIComponent('{"name":"Başka","seoTitle":"x","specs":5}')
    await open(`/admin/products/edit/7?source=${made}&from=mail`)
    await waitFor(() => expect(window.location.search).toBe('?from=mail'))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    expect(status()).not.toContain('Kaydedilmemiş')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  test('shows the record, and a link to its public page', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Kök 6' })).toBeInTheDocument()
    expect(field('name')).toHaveValue('Kök 6')
    expect(field('specs.1.name')).toHaveValue('Boy')
    expect(field('imageUrl')).toHaveAttribute('accept', 'image/*')
    expect(screen.getByRole('link', { name: 'Sitede gör' })).toHaveAttribute('href', '/urunler/kok-6')
    expect(screen.getByText('/urunler/kok-6')).toBeInTheDocument()
  })

  test('shows the time of the save in the time zone of the site', async () => {
    const timeZone = 'Pacific/Kiritimati'
    const { user } = await open('/admin/products/edit/7', { timeZone })
    await user.type(field('name'), ' Pro')
    const before = clock(new Date(), timeZone)
    await user.click(save())
    await waitFor(() => expect(status()).toMatch(/Kaydedildi, \d\d:\d\d/))
    expect([before, clock(new Date(), timeZone)]).toContain(/\d\d:\d\d/.exec(status())![0])
  })

  test('saves, shows the time, and saves again', async () => {
    const { user } = await open()
    await user.type(field('name'), ' Pro')
    expect(status()).toContain('Kaydedilmemiş değişiklik var')
    await user.click(save())
    await waitFor(() => expect(status()).toMatch(/Kaydedildi, \d\d:\d\d/))
    expect(screen.getByRole('heading', { level: 1, name: 'Kök 6 Pro' })).toBeInTheDocument()
    await user.type(field('name'), ' 2')
    await user.click(save())
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 Pro 2' }))
    await waitFor(() => expect(status()).toMatch(/Kaydedildi/))
  })

  test('is saved once by two clicks', async () => {
    const { user } = await open()
    await user.type(field('name'), '!')
    await user.dblClick(save())
    await waitFor(() => expect(status()).toMatch(/Kaydedildi/))
    expect(api.callsOf(/PUT/)).toHaveLength(1)
  })

  test('keeps input during a save', async () => {
    const { user } = await open()
    await user.type(field('name'), ' A')
    const answer = api.hold(/PUT/)
    await user.click(save())
    expect(screen.getByRole('button', { name: 'Kaydediliyor…' })).toHaveAttribute('aria-disabled', 'true')
    expect(status()).not.toContain('Kaydedilmemiş')
    await user.type(field('name'), 'B')
    await user.type(field('description'), ' Yeni.')
    answer()
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 A' }))
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled', 'true'))
    expect(field('name')).toHaveValue('Kök 6 AB')
    expect(field('description')).toHaveValue('Toprağı ölçer. Yeni.')
    expect(status()).toContain('Kaydedilmemiş değişiklik var')
    await user.click(save())
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 AB' }))
  })

  test('shows field errors of the server, focuses the first, and keeps the input', async () => {
    expectNoise()
    const { user } = await open()
    api.failNext(/PUT/, 400, {
      message: 'Gönderilen bilgilerde hata var.',
      errors: {
        Description: ['Çok kısa.'],
        slug: ['Bu adres başka bir kayıtta kullanılıyor.'],
        secret: 'Gizli alan hatası.',
      },
    })
    await user.type(field('description'), ' Ek.')
    await user.click(save())
    expect(await within(under('description') as HTMLElement).findByText('Çok kısa.')).toBeInTheDocument()
    expect(field('slug')).toHaveAccessibleDescription('Bu adres başka bir kayıtta kullanılıyor.')
    expect(screen.getByText('Gönderilen bilgilerde hata var. Gizli alan hatası.')).toBeInTheDocument()
    await waitFor(() => expect(field('description')).toHaveFocus())
    expect(field('description')).toHaveValue('Toprağı ölçer. Ek.')
    await user.click(save())
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ description: 'Toprağı ölçer. Ek.' }))
  })

  test.each([
    ['the message of the server', { message: 'Depo dolu.' }, 'Depo dolu.'],
    ['a generic message', '', 'Ürün güncellenirken bir hata oluştu.'],
  ])('shows %s if the server cannot save', async (_, body, sentence) => {
    expectNoise()
    const { user } = await open()
    api.failNext(/PUT/, 500, body)
    await user.type(field('name'), '!')
    await user.click(save())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(field('name')).toHaveValue('Kök 6!')
  })

  test('explains a missing response, and saves on the next attempt', async () => {
    expectNoise()
    const { user } = await open()
    await user.type(field('name'), '!')
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await user.click(save())
    expect(await screen.findByText('Ürün güncellenirken bir hata oluştu.')).toBeInTheDocument()
    expect(screen.getByText('Bağlantınızı kontrol edip yeniden kaydedin.')).toBeInTheDocument()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Bağlantı geri geldi.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6!' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull())
    expect(screen.queryByText('Bağlantı geri geldi.')).toBeNull()
  })

  test('saves with Ctrl+S, wherever the focus is', async () => {
    const { user } = await open()
    await user.type(field('name'), '!')
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6!' }))
    expect(fireEvent.keyDown(field('name'), { key: 's' })).toBe(true)
    expect(api.callsOf(/PUT/)).toHaveLength(1)
  })

  test('saves with Ctrl+S and Caps Lock', async () => {
    const { user } = await open()
    await user.type(field('name'), '!')
    expect(fireEvent.keyDown(document.body, { key: 'S', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6!' }))
  })

  test('deletes after a confirmation, and returns to the list', async () => {
    const { user, confirm } = await open()
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('button', { name: 'Ürünü sil' }))
    expect(api.callsOf(/DELETE/)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Ürünü sil' }))
    expect(await screen.findByRole('heading', { name: 'Ürünler' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Ark 4' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Kök 6' })).toBeNull()
    expect(api.callsOf(/GET .products.7/)).toHaveLength(1)
  })

  test('with unsaved changes is deleted after one confirmation', async () => {
    const { user, confirm } = await open()
    await user.type(field('name'), '!')
    await user.click(screen.getByRole('button', { name: 'Ürünü sil' }))
    expect(await screen.findByRole('link', { name: 'Ark 4' })).toBeInTheDocument()
    expect(confirm).toHaveBeenCalledTimes(1)
  })
})

describe('leaving a form', () => {
  beforeEach(() => start())

  test('with unsaved changes asks first, also after a failed save', async () => {
    expectNoise()
    const { user, confirm } = await open()
    await user.type(field('name'), '!')
    api.failNext(/PUT/, 500)
    await user.click(save())
    await screen.findByText('Ürün güncellenirken bir hata oluştu.')
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Özet' }))
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('Kaydedilmemiş değişiklikleriniz var.'))
    expect(field('name')).toHaveValue('Kök 6!')
    await user.click(screen.getByRole('link', { name: 'Özet' }))
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
  })

  test('for the form of the next record asks first, and that form has its own values', async () => {
    const { user, confirm } = renderAdmin({ api, path: '/admin/products' })
    await user.click(await screen.findByRole('link', { name: 'Kök 6' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ürünler' }))
    await user.click(await screen.findByRole('link', { name: 'Ark 4' }))
    await waitFor(() => expect(field('name')).toHaveValue('Ark 4'))
    await user.type(field('name'), '!')
    confirm.mockReturnValueOnce(false)
    window.history.go(-2)
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/products/edit/8'))
    expect(field('name')).toHaveValue('Ark 4!')
    window.history.go(-2)
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    expect(window.location.pathname).toBe('/admin/products/edit/7')
  })

  test('after a save: the link says so, and leads back to the position in the list', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products?sort=name&order=ASC&page=1&perPage=25&filter=%7B%7D' })
    const { search } = window.location
    const place = window.history.state.idx
    await user.click(await screen.findByRole('link', { name: 'Kök 6' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    await user.type(field('name'), '!')
    expect(screen.getByRole('link', { name: 'Vazgeç' })).toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(status()).toMatch(/Kaydedildi/))
    await user.click(screen.getByRole('link', { name: 'Listeye dön' }))
    await screen.findByRole('link', { name: 'Kök 6!' })
    expect(window.location.search).toBe(search)
    expect(window.history.state.idx).toBe(place)
  })

  test('without changes, or after a save, asks nothing', async () => {
    const { user, confirm } = await open()
    await user.type(field('name'), '!')
    await user.click(save())
    await waitFor(() => expect(status()).toMatch(/Kaydedildi/))
    await user.click(screen.getByRole('link', { name: 'Özet' }))
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
    expect(confirm).not.toHaveBeenCalled()
  })

  test('by closing the tab asks if there are unsaved changes', async () => {
    const { user } = await open()
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(close()).toBe(false)
    await user.type(field('name'), '!')
    expect(close()).toBe(true)
  })
})

describe('the form of a record that cannot be shown', () => {
  beforeEach(() => start())

  test.each(
    some(
      [
        ['/admin/products/edit/abc', 'Geçersiz Ürün ID.'],
        ['/admin/products/edit/1x', 'Geçersiz Ürün ID.'],
        ['/admin/products/edit/99999999999999999999', 'Geçersiz Ürün ID.'],
      ],
      3,
    ),
  )('%s: invalid id', async (path, sentence) => {
    renderAdmin({ api, path })
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(api.callsOf(/products/)).toEqual([])
  })

  test('not found', async () => {
    expectNoise()
    renderAdmin({ api, path: '/admin/products/edit/99' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Ürün bulunamadı.')
    expect(screen.getByRole('link', { name: 'Listeye dön' })).toHaveAttribute('href', '/admin/products')
  })

  test('failed to load, with a retry', async () => {
    expectNoise()
    api.failNext(/GET .products/, 500, { message: 'Ayrıntı' })
    const { user } = renderAdmin({ api, path: '/admin/products/edit/7' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Veri çekilirken bir hata oluştu\.Bağlantınızı /)
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
  })
})

describe('form: opened from a list that omits fields', () => {
  test('loads the whole record', async () => {
    await start()
    api.failNext(/GET .products\?/, 200, JSON.stringify([{ id: 7, name: 'Kök 6', slug: 'kok-6' }]))
    const { user } = renderAdmin({ api, path: '/admin/products' })
    const link = await screen.findByRole('link', { name: 'Kök 6' })
    api.state.delay = 200
    await user.click(link)
    await waitFor(() => expect(field('description')).not.toBeNull())
    expect(field('description')).toHaveValue('Toprağı ölçer.')
    expect(window.location.pathname).toBe('/admin/products/edit/7')
  })
})

test('form: saves again after an attempt that threw', async () => {
  await start()
  let isBroken = true
  function Throwing(props: ResourceFormProps) {
    const { save, ...context } = useSaveContext()
    const saveUnlessBroken: typeof save = (...args) => {
      if (isBroken) throw new Error('broken')
      return save!(...args)
    }
    return (
      <SaveContextProvider value={{ ...context, save: saveUnlessBroken }}>
        <ResourceForm {...props} />
      </SaveContextProvider>
    )
  }
  const reported: unknown[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
    reported.push(event.error)
  }
  window.addEventListener('error', onError)
  const { user } = renderAdmin({
    api,
    path: '/admin/products/edit/7',
    config: [{ resource: products, screens: { edit: <ResourceEdit Form={Throwing} /> } }],
  })
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }))
  expect(await screen.findByText('Ürün güncellenirken bir hata oluştu.')).toBeInTheDocument()
  expect(reported).toEqual([new Error('broken')])
  isBroken = false
  await user.click(save())
  await waitFor(() => expect(status()).toContain('Kaydedildi'))
  window.removeEventListener('error', onError)
})
