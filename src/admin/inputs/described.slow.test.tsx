import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin, samplesConfig } from '../../../tests/integration/admin/renderAdmin.tsx'

const sample = { id: 3, title: 'Şey', imageUrl: '/uploads/a.webp', specs: { Güç: '3 Ah', Boy: '9 cm' }, isOn: true }

let api: Api
beforeEach(async () => {
  api = await startApi({ rows: { samples: [sample], slides: [] } })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const png = new File(['x'], 'slayt.png', { type: 'image/png' })

async function open(path: string) {
  const { user } = renderAdmin({ api, path, ...(path.includes('samples') && { config: samplesConfig }) })
  await screen.findByRole('button', { name: 'Kaydet' })
  return user
}

test('image input: is described as required, with accepted types and upload errors', async () => {
  expectNoise()
  const user = await open('/admin/settings/homepage/new')
  await waitFor(() => expect(field('displayOrder')).toHaveValue(10))
  const picture = field('imageUrl')
  expect(picture).toBeRequired()
  expect(picture).toHaveAccessibleDescription(/^En iyi ölçü: 1920×1080\. PNG, JPEG ya da WebP\./)
  await user.type(field('title'), 'Rüzgâr')
  await user.click(save())
  await waitFor(() => expect(picture).toHaveFocus())
  expect(picture).toHaveAccessibleDescription(/^Lütfen bir görsel yükleyin\. En iyi ölçü/)
  api.failNext(/files/, 415, { message: 'Bu dosya bir görsel değil.' })
  await user.upload(picture, png)
  await waitFor(() => expect(picture).toHaveAccessibleDescription(/^Bu dosya bir görsel değil\./))
  await user.upload(picture, png)
  await screen.findByAltText('Seçili görsel')
  expect(picture).not.toBeRequired()
})

test('image input: removing the picture moves the focus to the file input', async () => {
  const user = await open('/admin/samples/edit/3')
  screen.getByRole('button', { name: 'Kaldır' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByAltText('Seçili görsel')).toBeNull()
  expect(field('imageUrl')).toHaveFocus()
})

test('specs input: a failed save focuses the invalid row', async () => {
  const user = await open('/admin/samples/edit/3')
  fireEvent.change(field('specs.1.name'), { target: { value: '' } })
  await user.click(save())
  await waitFor(() => expect(field('specs.1.name')).toHaveFocus())
  expect(field('specs.1.name')).toBeInvalid()
})

test('specs input: removing the last row moves the focus to its heading', async () => {
  const user = await open('/admin/samples/edit/3')
  for (const name of ['Güç', 'Boy']) {
    screen.getByRole('button', { name: `Satırı sil: ${name}` }).focus()
    await user.keyboard('{Enter}')
  }
  await waitFor(() => expect(document.activeElement?.closest('fieldset')).toHaveAttribute('name', 'specs'))
  expect(document.activeElement?.tagName).toBe('H2')
})
