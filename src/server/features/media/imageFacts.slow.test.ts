import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { smallSite } from '../../../../tests/helpers/smallSite.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import type { Pictures } from '../../../contract/domain/pictures.ts'

const square = { width: 40, height: 40 }
describe.each(dialects)('image facts of pages on %s', (dialect) => {
  let site: TestApp
  let rendered: Pictures | undefined
  let imageUrl: string
  const source = smallSite({
    isUnbounded: () => true,
    requestsOf: () => ['/products', '/products/yok', '/page-content/site-settings'],
    render(_, { pictures }) {
      rendered = pictures
      return {}
    },
  })

  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
    const { payload, headers } = await formOf(['file', await picture('jpeg', 500, 250)])
    imageUrl = (await site.admin('POST /files/upload-product-image', payload, { headers })).body.publicUrl
    await site.admin('POST /products', { name: 'Kök 6', imageUrl })
    await site.admin('POST /products', { name: 'Kök 7', imageUrl: '/og.png' })
  })
  afterAll(() => site.close())

  /** The page data in the document, as read by the browser. */
  const dataOf = (html: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!)

  test('are passed to rendering and to the browser', async () => {
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

  test('a page is rendered without them if they cannot be read', async () => {
    await site.database.db.schema.alterTable('uploads').renameTo('elsewhere').execute()
    const { statusCode, payload } = await site.app.inject({ url: '/?yeni' })
    await site.database.db.schema.alterTable('elsewhere').renameTo('uploads').execute()
    expect([statusCode, rendered]).toEqual([200, undefined])
    expect(dataOf(payload).responses['/products'].body).toHaveLength(2)
  })

  test('name the theme on which a logo is invisible', async () => {
    const upload = async (file: Buffer): Promise<string> => {
      const { payload, headers } = await formOf(['file', file])
      return (await site.admin('POST /files/upload-logo', payload, { headers })).body.publicUrl
    }
    const drawn = (shapes: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">${shapes}</svg>`)
    const word = (fill: string) => drawn(`<rect x="4" y="4" width="50" height="10" fill="${fill}"/>`)
    const png = (svg: Buffer, background?: string) =>
      (background ? sharp(svg).flatten({ background }) : sharp(svg)).png().toBuffer()
    const logos: [string, Buffer, string | undefined][] = [
      ['dark', await png(word('#1b3a2b')), 'dark'],
      ['white', await png(word('#fff')), 'light'],
      ['of a middling green', await png(word('#3f8a4f')), undefined],
      ['dark on its own background', await png(word('#1b3a2b'), '#fff'), undefined],
      ['a dark drawing', word('#111'), 'dark'],
      ['a yellow drawing', word('#ffd400'), 'light'],
      ['black beside yellow', drawn('<path d="M0 0h25v9H0z"/><path fill="#ffd400" d="M30 0h25v9H30z"/>'), undefined],
      ['SVG with a filter', drawn('<filter id="a"><feFlood/></filter><path filter="url(#a)" d="M0 0h9v9z"/>'), 'dark'],
    ]
    let pages = 0
    for (const [name, file, vanishesOn] of logos) {
      const url = await upload(file)
      for (const field of ['logoUrl', 'logoDarkUrl']) {
        const settings = { logoUrl: null, logoDarkUrl: null, [field]: url }
        expect((await site.admin('PUT /admin/page-content/site-settings', settings)).body[field]).toBe(url)
        expect((await site.call('GET /page-content/site-settings')).body).toMatchObject(settings)
        // The measurement has a timeout per page; a later page has the result.
        const measured = async () => {
          await site.app.inject({ url: `/?${name}${pages++}` })
          return [name, field, rendered?.[url]?.vanishesOn]
        }
        await expect.poll(measured).toEqual([name, field, vanishesOn])
      }
      const { payload } = await site.app.inject({ url: '/login' })
      expect(dataOf(payload).pictures[url]?.vanishesOn).toBe(vanishesOn)
    }
    await site.admin('PUT /admin/page-content/site-settings', { logoUrl: null, logoDarkUrl: null })
  })

  test('a logo is measured once its missing file is back', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M9 9h44v9z"/></svg>'
    const { payload, headers } = await formOf(['file', Buffer.from(svg)])
    const logoUrl = (await site.admin('POST /files/upload-logo', payload, { headers })).body.publicUrl
    const name = logoUrl.replace('/uploads/', '')
    const file = await buffer((await site.storage.open(name))!.stream)
    await site.storage.remove(name)
    await site.admin('PUT /admin/page-content/site-settings', { logoUrl })
    await site.app.inject({ url: '/?missing' })
    expect(rendered?.[logoUrl]).not.toHaveProperty('vanishesOn')
    await site.storage.put(name, file)
    await expect
      .poll(async () => {
        await site.app.inject({ url: `/?${performance.now()}` })
        return rendered?.[logoUrl]?.vanishesOn
      })
      .toBe('dark')
    await site.admin('PUT /admin/page-content/site-settings', { logoUrl: null })
  })

  test('API lists name the opaque images, except JPEG', async () => {
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
    const described = Object.assign({}, ...body.map(({ pictures }: { pictures?: object }) => pictures))
    expect(described).toEqual({ [opaque]: { isOpaque: true } })
    for (const id of ids) await site.admin(`DELETE /products/${id}`)
  })
})
