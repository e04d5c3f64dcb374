import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../tests/setup/pictures.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'

describe.each(dialects)('pictures in the bin on %s', (dialect) => {
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

  test('may be more than a statement can name one by one; those that are shown are shown', async () => {
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
})
