import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/form/ResourceEdit.tsx'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

const [a, b, c] = ['a', 'b', 'c'].map((name) => `/${name}.png`)

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer()
})
afterEach(() => leave(site))

const stored = async () => {
  const { imageUrl, morePictures } = (await site.call('GET /products/1')).body
  return [imageUrl, ...morePictures.map((each: { imageUrl: string }) => each.imageUrl)]
}

/** The form of a product with these pictures. */
async function edit(imageUrl: string | undefined, ...more: (string | undefined)[]) {
  const morePictures = more.map((url) => ({ imageUrl: url }))
  expect((await site.admin('POST /products', { name: 'Sonda', imageUrl, morePictures })).status).toBe(201)
  const { user } = renderAdmin({ api: site, path: '/admin/products/edit/1' })
  const row = await screen.findByRole('group', { name: 'Diğer görseller' })
  await within(row).findByRole('button', { name: 'İlk görsel yap: 1. görsel' })
  const removeFirst = () =>
    user.click(screen.getAllByRole('button', { name: 'Kaldır' }).find((each) => !row.contains(each))!)
  return { user, row, removeFirst, save: () => user.click(screen.getByRole('button', { name: 'Kaydet' })) }
}

test('more pictures: one that becomes the main picture swaps with it', async () => {
  const { user, row, save } = await edit(a, b, c)
  await user.click(within(row).getByRole('button', { name: 'İlk görsel yap: 2. görsel' }))
  await save()
  await waitFor(async () => expect(await stored()).toEqual([c, b, a]))
})

test('more pictures: one that becomes the main picture, if there was none, leaves the list', async () => {
  const { user, row, removeFirst, save } = await edit(a, b, c)
  await removeFirst()
  await user.click(within(row).getByRole('button', { name: 'İlk görsel yap: 2. görsel' }))
  expect(within(row).queryByRole('button', { name: 'İlk görsel yap: 2. görsel' })).toBeNull()
  await save()
  await waitFor(async () => expect(await stored()).toEqual([c, b]))
})

test('more pictures: without a main picture a save makes the first one it, and the form shows that', async () => {
  const { row, removeFirst, save } = await edit(a, b, c)
  await removeFirst()
  await save()
  await waitFor(async () => expect(await stored()).toEqual([b, c]))
  await waitFor(() => expect(within(row).getAllByRole('listitem')).toHaveLength(1))
})
