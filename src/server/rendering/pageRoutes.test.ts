import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/setup/testApp.ts'
import type { SiteEntry } from '../../contract/site.ts'
import type { SiteSource } from './siteSource.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

test('what anyone may invent is kept, and pushes out nothing that people read', async () => {
  const drawn: string[] = []
  const entry: SiteEntry = {
    addressOf: (path) => ({ address: path, isOpenEnded: path.includes('?') }),
    needsOf: () => [],
    render: async ({ path }) => {
      drawn.push(path)
      return { status: path.startsWith('/yok') ? 404 : 200, head: '', html: MEGABYTE, modules: [] }
    },
    pages: () => [],
    proseOf: (markdown) => markdown,
    favicon: () => '<svg/>',
    drawSharingPicture: () => '',
  }
  const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
  const source: SiteSource = {
    entry: async () => entry,
    siteAssets: () => assets,
    adminAssets: () => assets,
    folders: [],
  }
  const site = await createTestApp('sqlite', { source })
  const read = ['/', '/urunler']
  // Each weighs two megabytes in memory: together more than what there is for the pages that people read.
  const invented = Array.from({ length: 34 }, (_, i) => (i % 2 ? `/ara?q=${i}` : `/yok-${i}`))
  for (const path of [...read, ...invented]) await site.app.inject(path)
  expect(drawn).toEqual([...read, ...invented])
  for (const path of [...read, invented.at(-1)!]) await site.app.inject(path)
  expect(drawn).toHaveLength(read.length + invented.length)
  await site.close()
})
