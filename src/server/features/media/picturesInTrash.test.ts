import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'

describe.each(dialects)('pictures in the trash on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  let side = 300
  const upload = async (): Promise<{ id: number; url: string }> => {
    const { payload, headers } = await formOf(['file', await picture('png', side++, 20)])
    const { publicUrl: url } = (await site.admin('POST /files/upload-page-image', payload, { headers })).body
    const filter = encodeURIComponent(JSON.stringify({ url }))
    return { id: (await site.admin(`GET /admin/pictures?filter=${filter}`)).body[0].id, url }
  }
  const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode

  test('more than a thousand do not hide other pictures', async () => {
    const { db } = site.database
    const [shown, deleted] = [await upload(), await upload()]
    await site.admin(`DELETE /admin/pictures/${deleted.id}`)
    const at = new Date().toISOString()
    const entries = Array.from({ length: 1200 }, (_, i) => {
      const url = `/uploads/${createHash('sha256').update(String(i)).digest('hex')}.png`
      const data = JSON.stringify({ row: { id: 10_000 + i, url }, belongings: { slugs: [], rows: [] } })
      return { resource: 'pictures', recordId: String(10_000 + i), deletedAt: at, title: 'Tarla', data }
    })
    await db.insertInto('bin').values(entries).execute()
    await site.changes.emit('pictures')
    expect([await statusOf(shown.url), await statusOf(deleted.url)]).toEqual([200, 404])
    await db.deleteFrom('bin').execute()
    await site.changes.emit('pictures')
  })

  const isInTrash = async (id: number) =>
    (await site.admin('GET /admin/bin')).body.some(
      (entry: { resource: string; id: number }) => entry.resource === 'pictures' && entry.id === id,
    )
  const deleted = async () => {
    const made = await upload()
    await site.admin(`PUT /admin/pictures/${made.id}`, { alt: 'Tarla' })
    expect((await site.admin(`DELETE /admin/pictures/${made.id}`)).status).toBe(200)
    expect([await statusOf(made.url), await isInTrash(made.id)]).toEqual([404, true])
    return made
  }

  test.each<[string, (url: string) => Promise<string>]>([
    [
      'a new record',
      async (imageUrl) => (await site.admin('POST /products', { name: 'Sonda', imageUrl })).body.imageUrl,
    ],
    [
      'a changed record',
      async (imageUrl) => {
        const { body } = await site.admin('POST /products', { name: 'Sonda' })
        return (await site.admin(`PUT /products/${body.id}`, { morePictures: [{ imageUrl }] })).body.imageUrl
      },
    ],
    [
      'a post’s text',
      async (url) => {
        const content = `![](${url.replace('.png', '-320.webp')})`
        return (await site.admin('POST /blog', { title: 'Yazı', content })).body.content === content ? url : ''
      },
    ],
    [
      'a singleton',
      async (imageUrl) => (await site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl })).body.imageUrl,
    ],
  ])('are restored by saving %s that references one', async (_, save) => {
    const { id, url } = await deleted()
    expect(await save(url)).toBe(url)
    expect([await statusOf(url), await isInTrash(id)]).toEqual([200, false])
    const { body } = await site.admin(`GET /admin/pictures/${id}`)
    expect([body.alt, body.usedIn.length]).toEqual(['Tarla', 1])
    expect((await site.admin(`DELETE /admin/pictures/${id}`)).status).toBe(409)
  })

  test('stay in the trash if the save fails', async () => {
    const { id, url } = await deleted()
    await site.admin('POST /products', { name: 'Alınmış', slug: 'alinmis' })
    const { body } = await site.admin('POST /products', { name: 'Öteki' })
    expect((await site.admin(`PUT /products/${body.id}`, { slug: 'alinmis', imageUrl: url })).status).toBe(409)
    expect([await statusOf(url), await isInTrash(id)]).toEqual([404, true])
  })

  test('are restored if one is deleted concurrently with a save of a record that references it', async () => {
    const { id, url } = await upload()
    let saved: ReturnType<TestApp['admin']> | undefined
    await inTransaction(site.services, async (context) => {
      await site.services.stores.of(pictures).delete({ ...context, actor: SYSTEM }, id)
      saved = site.admin('POST /products', { name: 'Sonda', imageUrl: url })
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect((await saved!).status).toBe(201)
    expect([await statusOf(url), await isInTrash(id)]).toEqual([200, false])
  })
})
