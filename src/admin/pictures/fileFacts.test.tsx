import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin, samplesConfig } from '../../../tests/integration/admin/renderAdmin.tsx'
import { FileFacts } from './PictureForm.tsx'

const facts = { bytes: 84_000, alt: null, focalX: 0.5, focalY: 0.5, usedIn: [] }
const picture = {
  id: 1,
  url: '/uploads/a.webp',
  name: 'Serada',
  type: 'image/webp' as const,
  width: 1200,
  height: 800,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  en: {},
  ...facts,
}
const page = { path: 'facts', icon: 'image', label: () => '', page: <FileFacts picture={picture} /> } as const
const ADDRESS = 'http://localhost:3000/uploads/a.webp'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => leave(api))

const open = async () => {
  const { user } = renderAdmin({ api, path: '/admin/facts', config: [...samplesConfig, page] })
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null)
  return { prompt, press: async () => user.click(await screen.findByRole('button', { name: 'Adresi kopyala' })) }
}

test('media library: copies the address of a picture, and reports it', async () => {
  const { press, prompt } = await open()
  await press()
  expect(await screen.findByText('Adres kopyalandı.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(prompt).not.toHaveBeenCalled()
})

test.each([
  ['has no clipboard, as on a page without https', undefined],
  ['refuses it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('media library: shows the address of a picture for manual copying if the browser %s', async (_, clipboard) => {
  const { press, prompt } = await open()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
  await press()
  await waitFor(() => expect(prompt).toHaveBeenCalledWith(expect.stringContaining('kopyalanamadı'), ADDRESS))
})
