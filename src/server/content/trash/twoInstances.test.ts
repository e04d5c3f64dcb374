import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import {
  createEmptyDatabase,
  createTestApp,
  type TestApp,
  type TestDatabase,
} from '../../../../tests/helpers/testApp.ts'

let place: TestDatabase
let here: TestApp
let there: TestApp
beforeAll(async () => {
  place = await createEmptyDatabase('postgres')
  here = await createTestApp('postgres', { at: place, background: true })
  there = await createTestApp('postgres', { at: place, background: true })
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await rm(place.folder, { recursive: true, force: true })
})

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()

test('two instances: share the version numbers of a record, and restore it once', async () => {
  const { id } = (await here.admin('POST /products', { name: 'Sonda' })).body
  const saves = [here, there, here, there].map((site, i) => site.admin(`PUT /products/${id}`, { name: `Sonda ${i}` }))
  expect(await statuses(saves)).toEqual([200, 200, 200, 200])
  const versions = (await there.admin(`GET /admin/history/products/${id}`)).body
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1])
  expect(await statuses([here, there].map((site) => site.admin(`DELETE /products/${id}`)))).toEqual([200, 404])
  const back = [here, there].map((site) => site.admin(`POST /admin/bin/products/${id}/restore`))
  expect(await statuses(back)).toEqual([200, 404])
  expect((await here.admin(`GET /admin/history/products/${id}`)).body).toHaveLength(5)
})

test('two instances: a picture deleted by one is served by neither, and by both after it is restored', async () => {
  const { payload, headers } = await formOf(['file', await picture('png', 71, 20)])
  const url = (await here.admin('POST /files/upload-page-image', payload, { headers })).body.publicUrl
  const shown = async () => Promise.all([here, there].map(async ({ app }) => (await app.inject({ url })).statusCode))
  await expect.poll(shown).toEqual([200, 200])
  const [{ id }] = (await here.admin('GET /admin/pictures')).body
  await here.admin(`DELETE /admin/pictures/${id}`)
  await expect.poll(shown).toEqual([404, 404])
  expect((await there.admin(`POST /admin/bin/pictures/${id}/restore`)).body).toMatchObject({ id, url })
  await expect.poll(shown).toEqual([200, 200])
})
