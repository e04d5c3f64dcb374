import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'

const { image: messages } = adminTexts.tr
const imageUrl = '/uploads/tarla.webp'
const picture = { id: 4, url: imageUrl, name: 'tarla.webp', alt: null as string | null }
const texts = { alt: 'Sulanan tarla', en: { alt: 'A field being watered' } }
/** Of the record. */
const translation = { en: { state: 'missing', fields: { name: 'missing' } } }
const PUT = /PUT .admin.pictures.4/

let api: Api
afterEach(() => leave(api))

/** Opens a record with a picture, by default one without an alt text. */
async function open(name: 'products' | 'slides', knowsMore: boolean, stored: object = picture) {
  const [path, row] = {
    products: ['/admin/products/edit/7', { id: 7, name: 'Kök 6', imageUrl, specs: {}, translation }] as const,
    slides: ['/admin/settings/homepage/edit/7', { id: 7, title: 'Kök 6', imageUrl, displayOrder: 10 }] as const,
  }[name]
  api = await startApi({
    flavour: knowsMore ? 'full' : 'bare',
    rows: { [name]: [row] },
    answers: {
      'GET /admin/dashboard/stats': knowsMore ? { unansweredMessageCount: 0 } : { productCount: 1 },
      'GET /admin/pictures': [stored],
      'PUT /admin/pictures/4': { ...picture, ...texts },
    },
  })
  const view = renderAdmin({ api, path })
  expect(await screen.findByAltText(messages.preview)).toBeInTheDocument()
  return view
}

/** Writes both texts beside the picture. */
async function write() {
  const view = await open('products', true)
  expect(await screen.findByText(messages.wordless)).toBeInTheDocument()
  const group = within(screen.getByRole('group', { name: picture.name }))
  await view.user.type(group.getByRole('textbox', { name: 'Alternatif metin' }), texts.alt)
  await view.user.tab()
  await view.user.keyboard(texts.en.alt)
  return view
}

test('alt text: written beside the picture, and stored in the library when the inputs are left', async () => {
  const { user } = await write()
  expect(api.callsOf(PUT)).toEqual([])
  await user.tab()
  expect(await screen.findByText(messages.altSaved)).toBeInTheDocument()
  expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([expect.objectContaining(texts)])
  expect(screen.queryByText(messages.wordless)).not.toBeInTheDocument()
  expect(api.callsOf(/PUT .products/)).toEqual([])
})

test('alt text: its English has no state, which pictures do not keep', async () => {
  await open('products', true, { ...picture, ...texts })
  const group = within(await screen.findByRole('group', { name: picture.name }))
  expect(group.getByRole('textbox', { name: 'Alternatif metin (İngilizce)' })).toHaveValue(texts.en.alt)
  expect(group.queryByText(englishTexts.tr.unsaved)).not.toBeInTheDocument()
})

test('alt text: one that could not be stored stays, asks before it is lost, and can be retried', async () => {
  expectNoise()
  const { user, confirm } = await write()
  api.failNext(PUT, 500)
  await user.keyboard('{Enter}')
  expect(await screen.findByText(messages.altFailed)).toBeInTheDocument()
  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('link', { name: 'Hizmetler' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(2))
  expect(await screen.findByText(messages.altSaved)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Alternatif metin' })).toHaveValue(texts.alt)
  await user.click(screen.getByRole('link', { name: 'Hizmetler' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/services'))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('alt text: no input if the record has an alt text field of its own', async () => {
  await open('slides', true)
  expect(await screen.findByRole('button', { name: messages.library })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: picture.name })).not.toBeInTheDocument()
  expect(api.callsOf(/GET .admin.pictures/)).toEqual([])
})

test('alt text: not requested from a minimal API', async () => {
  await open('products', false)
  await waitFor(() => expect(api.callsOf(/dashboard.stats/)).not.toEqual([]))
  await waitFor(() => expect(api.state.open).toBe(0))
  expect(screen.queryByRole('group', { name: picture.name })).not.toBeInTheDocument()
  expect(api.callsOf(/GET .admin.pictures/)).toEqual([])
})
