import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../tests/setup/pictures.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import type { Pictures } from '../../contract/rules/pictures.ts'
import type { SiteEntry } from '../../contract/site.ts'
import type { SiteSource } from '../rendering/siteSource.ts'

const square = { width: 40, height: 40 }
const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }

describe.each(dialects)('a page on %s', (dialect) => {
  let site: TestApp
  let rendered: Pictures | undefined
  let imageUrl: string
  const entry: SiteEntry = {
    addressOf: (path) => ({ address: path, isOpenEnded: true }),
    needsOf: () => ['/products', '/products/yok'],
    render: async ({ pictures }) => {
      rendered = pictures
      return { status: 200, head: '', html: '', modules: [] }
    },
    pages: () => [],
    proseOf: async (markdown) => markdown,
    favicon: () => '<svg/>',
    drawSharingPicture: () => '',
  }
  const source: SiteSource = {
    entry: async () => entry,
    siteAssets: () => assets,
    adminAssets: () => assets,
    folders: [],
  }

  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
    const { payload, headers } = await formOf(['file', await picture('jpeg', 500, 250)])
    imageUrl = (await site.admin('POST /files/upload-product-image', payload, { headers })).body.publicUrl
    await site.admin('POST /products', { name: 'Kök 6', imageUrl })
    await site.admin('POST /products', { name: 'Kök 7', imageUrl: '/og.png' })
  })
  afterAll(() => site.close())

  /** What the browser finds in the document. */
  const dataOf = (html: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!)

  test('is rendered with what is known of its pictures, and hands it to the browser', async () => {
    const { payload } = await site.app.inject({ url: '/' })
    const facts = {
      width: 500,
      height: 250,
      placeholder: expect.stringMatching(/^data:image\/webp/),
      widths: [320, 500],
    }
    expect(rendered).toEqual({ [imageUrl]: facts })
    expect(dataOf(payload).pictures).toEqual(rendered)
  })

  test('is rendered without, where that cannot be found out', async () => {
    await site.database.db.schema.alterTable('uploads').renameTo('elsewhere').execute()
    await site.app.inject({ url: '/?eski' })
    expect(Object.keys(rendered ?? {}), 'kept from the page before').toEqual([imageUrl])
    site.services.changes.hear('products')
    const { statusCode, payload } = await site.app.inject({ url: '/?yeni' })
    await site.database.db.schema.alterTable('elsewhere').renameTo('uploads').execute()
    expect([statusCode, rendered]).toEqual([200, undefined])
    expect(dataOf(payload).answers['/products'].body).toHaveLength(2)
  })

  test('learns which pictures are opaque from lists too, where their type does not say so', async () => {
    const upload = async (file: Buffer): Promise<string> => {
      const { payload, headers } = await formOf(['file', file])
      return (await site.admin('POST /files/upload-product-image', payload, { headers })).body.publicUrl
    }
    const free = await upload(
      await sharp({ create: { ...square, channels: 4, background: '#0a08' } })
        .png()
        .toBuffer(),
    )
    const opaque = await upload(
      await sharp({ create: { ...square, channels: 4, background: '#0a0' } })
        .png()
        .toBuffer(),
    )
    const ids = []
    for (const url of [free, opaque])
      ids.push((await site.admin('POST /products', { name: 'Ek', imageUrl: url })).body.id)
    const { body } = await site.call('GET /products')
    const told = Object.assign({}, ...body.map(({ pictures }: { pictures?: object }) => pictures))
    expect(told).toEqual({ [opaque]: { isOpaque: true } })
    for (const id of ids) await site.admin(`DELETE /products/${id}`)
  })
})
