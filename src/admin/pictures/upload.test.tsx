import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
// Loaded before the first test, so that no test waits for it.
import './LibraryScreen.tsx'
import './PictureForm.tsx'

const messages = pictureTexts.tr
const { image } = adminTexts.tr

const files = ['tarla.png', 'sera.png'].map((name) => new File([name], name, { type: 'image/png' }))
const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' })
const large = new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], 'dev.gif', { type: 'image/gif' })
const facts = { type: 'image/png', width: 8, height: 8, bytes: 99, alt: null, focalX: 0.5, focalY: 0.5, usedIn: [] }
const row = { id: 4, url: '/uploads/tarla.png', name: 'tarla.png', ...facts }

let api: Api
beforeEach(async () => {
  api = await startApi({
    rows: { products: [] },
    answers: {
      'GET /admin/dashboard/stats': { unansweredMessageCount: 0 },
      'GET /admin/pictures': [row],
      'GET /admin/pictures/4': row,
      'POST /admin/pictures/4/replace': row,
    },
  })
})
afterEach(() => leave(api))

const SENT = /POST .(files|admin.pictures.4.replace)/
/** Pages with an upload: the library, and the form of one picture. */
const PLACES = ['/admin/pictures', '/admin/pictures/edit/4']

async function choose(path: string, ...chosen: File[]) {
  const view = renderAdmin({ api, path })
  await screen.findByText(path === PLACES[0] ? row.name : messages.replaceLead)
  await view.user.upload(document.querySelector<HTMLInputElement>('main input[type=file]')!, chosen)
  return view
}
const again = () => screen.findByRole('button', { name: image.retry })

test.each(PLACES)('upload on %s: leaving asks first, and aborts it', async (path) => {
  expectNoise()
  api.hold(SENT)
  const { user, confirm } = await choose(path, files[0]!)
  await waitFor(() => expect(api.callsOf(SENT)).toHaveLength(1))
  confirm.mockClear()
  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('link', { name: 'Ürünler' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe(path)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Ürünler' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/products'))
  await waitFor(() => expect(api.state.left).toBe(1))
})

test('upload: one that ends while the library is loading refetches the library', async () => {
  const LIST = /GET .admin.pictures\?/
  const release = api.hold(LIST)
  const { user } = renderAdmin({ api, path: PLACES[0]! })
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1))
  await user.upload(document.querySelector<HTMLInputElement>('main input[type=file]')!, files[0]!)
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2))
  release()
  await screen.findByText(row.name)
})

test.each(PLACES)('upload on %s: can be canceled', async (path) => {
  expectNoise()
  api.hold(SENT)
  const { user, confirm } = await choose(path, files[0]!)
  await waitFor(() => expect(api.callsOf(SENT)).toHaveLength(1))
  // The input keeps the focus, but opens no file chooser.
  const input = document.querySelector<HTMLInputElement>('main input[type=file]')!
  input.focus()
  expect(input).toHaveFocus()
  expect(fireEvent.click(input)).toBe(false)
  await user.click(screen.getByRole('button', { name: image.stop }))
  await waitFor(() => expect(api.state.left).toBe(1))
  expect(screen.queryByRole('button', { name: image.stop })).toBeNull()
  expect(screen.queryByText(/^tarla\.png: /)).toBeNull()
  confirm.mockClear()
  await user.click(screen.getByRole('link', { name: 'Ürünler' }))
  expect(confirm).not.toHaveBeenCalled()
})

test.each(PLACES)('upload on %s: one that was interrupted is kept, and can be retried', async (path) => {
  expectNoise()
  api.failNext(SENT, 0)
  const { user } = await choose(path, files[0]!)
  await again()
  expect(screen.getByText(/^tarla\.png: /)).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText(image.lineIsBack)).toBeInTheDocument()
  await user.click(await again())
  expect(await screen.findByText(path === PLACES[0] ? messages.uploaded(1) : messages.replaced)).toBeInTheDocument()
  expect(screen.queryByText(/^tarla\.png: /)).toBeNull()
  expect(api.callsOf(SENT)).toHaveLength(2)
})

test.each(PLACES)('upload on %s: files that cannot be sent are rejected before the upload', async (path) => {
  const { user } = await choose(path, heic)
  expect(await screen.findByText(`IMG_1.HEIC: ${image.closedHeic}`)).toBeInTheDocument()
  await user.upload(document.querySelector<HTMLInputElement>('main input[type=file]')!, large)
  expect(await screen.findByText(`dev.gif: ${image.tooLarge}`)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: image.retry })).toBeNull()
  expect(api.callsOf(SENT)).toEqual([])
})

test('upload: of several files the stored ones are counted, and only interrupted ones are retried', async () => {
  expectNoise()
  api.failNext(SENT, 0)
  const { user } = await choose('/admin/pictures', ...files, heic)
  await user.click(await again())
  expect(await screen.findAllByText(messages.uploaded(1))).not.toHaveLength(0)
  await waitFor(() => expect(api.callsOf(SENT)).toHaveLength(3))
  await waitFor(() => expect(screen.queryByText(/^tarla\.png: /)).toBeNull())
  expect(screen.getByText(/^IMG_1\.HEIC: /)).toBeInTheDocument()
})

test('upload: all first pictures of an empty library are stored, though the list replaces the empty state meanwhile', async () => {
  const library: object[] = []
  await leave(api)
  api = await startApi({
    answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 }, 'GET /admin/pictures': library },
  })
  const { user } = renderAdmin({ api, path: '/admin/pictures' })
  const release = api.hold(/POST/)
  await screen.findByRole('heading', { name: /^Henüz/ })
  await user.upload(document.querySelector<HTMLInputElement>('main input[type=file]')!, files)
  await waitFor(() => expect(api.callsOf(/POST/)).toHaveLength(1))
  library.push(row)
  release()
  expect(await screen.findByText(messages.uploaded(2))).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /tarla\.png/ })).toBeInTheDocument()
})
