import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { pictures } from '../../contract/resources/pictures.ts'

const { image, items } = adminTexts.tr
const facts = { type: 'image/png', width: 8, height: 8, bytes: 99, alt: null, focalX: 0.5, focalY: 0.5, usedIn: [] }
const library = ['tarla', 'sera', 'depo'].map((name, id) => ({ id, url: `/uploads/${name}.png`, name, ...facts }))
const fileOf = (name: string) => new File([name], name, { type: 'image/png' })
const UPLOAD = /POST .files/

let api: Api
afterEach(() => leave(api))

/** The gallery of a product that has `count` additional pictures. */
async function open(count = 0, addressOf = (index: number) => `/uploads/${index}.png`) {
  const morePictures = Array.from({ length: count }, (_, index) => ({ imageUrl: addressOf(index) }))
  api = await startApi({
    rows: { products: [{ id: 7, name: 'Kök 6', imageUrl: null, specs: {}, morePictures }] },
    answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 }, 'GET /admin/pictures': library },
  })
  const { user } = renderAdmin({ api, path: '/admin/products/edit/7' })
  const group = await screen.findByRole('group', { name: 'Diğer görseller' })
  const gallery = within(group)
  await waitFor(() => expect(gallery.queryAllByRole('listitem')).toHaveLength(count))
  const choose = (...names: string[]) => user.upload(gallery.getByLabelText(items.addPictures), names.map(fileOf))
  return { user, group, gallery, choose, save: () => user.click(screen.getByRole('button', { name: 'Kaydet' })) }
}
const stored = () => api.rows.products![0]!.morePictures as { imageUrl: string }[]

test('gallery: several files are added at once, sent one after the other, and one that fails is retried alone', async () => {
  expectNoise()
  const { user, gallery, choose, save } = await open()
  api.failNext(UPLOAD, 0)
  const release = api.hold(UPLOAD)
  await choose('bir.png', 'iki.png', 'üç.png')
  expect(await gallery.findByText(items.picture(3))).toBeInTheDocument()
  await waitFor(() => expect(api.callsOf(UPLOAD)).toHaveLength(1))
  expect(gallery.getAllByText(image.queued)).toHaveLength(2)
  release()
  await waitFor(() => expect(gallery.getAllByAltText(image.preview)).toHaveLength(2))
  const first = within(gallery.getAllByRole('listitem')[0]!)
  expect(first.getByRole('alert')).toHaveTextContent(/^bir\.png: /)
  await user.click(first.getByRole('button', { name: image.retry }))
  await waitFor(() => expect(gallery.getAllByAltText(image.preview)).toHaveLength(3))
  expect(api.callsOf(UPLOAD)).toHaveLength(4)
  await save()
  await waitFor(() => expect(stored()).toHaveLength(3))
})

test('gallery: dropped files are added, also those dropped on one of its pictures', async () => {
  const { group, gallery } = await open(1)
  const files = [fileOf('bir.png'), fileOf('iki.png')]
  fireEvent.drop(group, { dataTransfer: { files } })
  await waitFor(() => expect(gallery.getAllByAltText(image.preview)).toHaveLength(3))
  fireEvent.drop(gallery.getAllByAltText(image.preview)[0]!, { dataTransfer: { files } })
  await waitFor(() => expect(gallery.getAllByAltText(image.preview)).toHaveLength(5))
})

test('gallery: files for which there is no room are named', async () => {
  const { gallery, choose } = await open(10)
  await choose('bir.png', 'iki.png', 'üç.png')
  expect(await gallery.findByText(items.leftOut('iki.png, üç.png'))).toBeInTheDocument()
  expect(gallery.getAllByRole('listitem')).toHaveLength(11)
  expect(gallery.getByText(items.full(11))).toBeInTheDocument()
  await waitFor(() => expect(gallery.getAllByAltText(image.preview)).toHaveLength(11))
})

test('gallery: several pictures are chosen in the library, in the order of the clicks, as many as there is room for', async () => {
  const { user, gallery, save } = await open(9)
  await user.click(gallery.getByRole('button', { name: items.addFromLibrary }))
  const dialog = within(await screen.findByRole('dialog', { name: pictureTexts.tr.library }))
  for (const name of ['depo', 'tarla', 'sera'])
    await user.click(await dialog.findByRole('button', { name: RegExp(name) }))
  expect(dialog.getByText(items.full(2))).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: pictureTexts.tr.add(2) }))
  await waitFor(() => expect(gallery.getAllByRole('listitem')).toHaveLength(11))
  await save()
  await waitFor(() => expect(stored().slice(9)).toEqual([{ imageUrl: library[2]!.url }, { imageUrl: library[0]!.url }]))
})

test('gallery: the hint of alternative texts is shown once, at the first picture', async () => {
  const { gallery } = await open(3, () => library[0]!.url)
  await waitFor(() => expect(gallery.getAllByRole('textbox', { name: 'Alternatif metin' })).toHaveLength(3))
  expect(gallery.getAllByText(resourceTexts(pictures, 'tr').hints.alt!)).toHaveLength(1)
  expect(gallery.getAllByRole('textbox', { name: 'Alternatif metin' })[0]).toHaveAccessibleDescription()
})
