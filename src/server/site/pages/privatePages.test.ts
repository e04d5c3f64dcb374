import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { openBuiltSite } from '../assets/builtSite.ts'

const dist = writeSmallBuild()
afterAll(() => rmSync(dist, { recursive: true }))

let site: TestApp
beforeAll(async () => {
  site = await createTestApp('sqlite', { source: openBuiltSite(dist) })
})
afterAll(() => site.close())

test('private pages: a page rendered from a private response is neither cached nor indexed', async () => {
  const { id } = (await site.admin('POST /blog', { title: 'Gizli taslak', content: 'x' })).body
  const { url } = (await site.admin(`GET /blog/admin/${id}/preview-link`)).body
  const page = () => site.app.inject(new URL(url).pathname)
  const { statusCode, headers, payload } = await page()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(payload).toContain('Gizli taslak')

  // A change without an event: a cached page would still show the previous state.
  await site.database.db.updateTable('blog').set({ title: 'Başka taslak' }).execute()
  expect((await page()).payload).toContain('Başka taslak')
})

test('private pages: an expired preview is neither cached by browsers nor indexed', async () => {
  const { headers } = await site.app.inject('/onizleme/1.abc.sahte')
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})
