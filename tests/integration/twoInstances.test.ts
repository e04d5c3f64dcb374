import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import entry from '../../src/public/entryServer.tsx'
import { createEmptyDatabase, createTestApp, type TestApp, type TestDatabase } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

let place: TestDatabase
let here: TestApp
let there: TestApp
beforeAll(async () => {
  place = await createEmptyDatabase('postgres')
  here = await createTestApp('postgres', { at: place, source, background: true })
  there = await createTestApp('postgres', { at: place, source, background: true })
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await rm(place.folder, { recursive: true, force: true })
})

describe.each([
  ['products', '/urunler'],
  ['services', '/hizmetler'],
] as const)('two instances: %s', (name, list) => {
  test('a record hidden on one disappears from the cached pages, lists and OG images of the other', async () => {
    const title = `Saklı ${name}`
    const { id, slug } = (await here.admin(`POST /${name}`, { name: title, isFeatured: true })).body
    const page = `${list}/${slug}`
    const statusOf = async (path: string) => (await there.app.inject(path)).statusCode
    const names = async (path: string) => (await there.app.inject(path)).payload.includes(title)
    const seen = async () => [
      ...[await statusOf(page), await statusOf(`/og${page}.jpg`), (await there.call(`GET /${name}/${slug}`)).status],
      ...[await names(list), await names('/'), (await there.app.inject('/sitemap.xml')).payload.includes(page)],
      (await there.call(`GET /${name}`)).body.length,
    ]
    const shown = [200, 200, 200, true, true, true, 1]
    const hidden = [404, 404, 404, false, false, false, 0]
    await expect.poll(seen).toEqual(shown)
    // From the page cache.
    expect(await seen()).toEqual(shown)
    await here.admin(`PUT /${name}/${id}/hide`)
    await expect.poll(seen).toEqual(hidden)
    await here.admin(`PUT /${name}/${id}/show`)
    await expect.poll(seen).toEqual(shown)
  })
})

test('two instances: saved page content is on the pages of the other', async () => {
  const page = async () => (await there.app.inject('/hakkimizda')).payload.includes('Toprağı dinleriz.')
  expect([await page(), await page()]).toEqual([false, false])
  await here.admin('PUT /admin/page-content/footer', { tagline: 'Toprağı dinleriz.' })
  await expect.poll(page).toBe(true)
  await here.admin('DELETE /admin/page-content/footer')
  await expect.poll(page).toBe(false)
})
