import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { Row } from '../../content/resources/context.ts'

const OURS = 'https://filiz.example'
const FOREIGN = 'https://baska.example/a.png'

describe.each(dialects)('image addresses on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { PUBLIC_URL: OURS } })
  })
  afterAll(() => site.close())

  const create = (imageUrl: string) => site.admin('POST /products', { name: 'Kök 6', imageUrl })

  /** Every endpoint that accepts a picture, its field, and its other required fields. */
  const calls: [line: string, field: string, others: object][] = [
    ['POST /products', 'imageUrl', { name: 'Kök 6' }],
    ['POST /services', 'imageUrl', { name: 'Ölçüm' }],
    ['POST /slides', 'imageUrl', { title: 'Tarla' }],
    ['POST /blog', 'coverImageUrl', { title: 'Yazı', content: 'x' }],
    ['PUT /admin/page-content/about', 'imageUrl', { title: 'Biz' }],
    ['PUT /admin/page-content/site-settings', 'logoUrl', {}],
  ]

  test.each(calls)('%s: an address of another site is rejected', async (line, field, others) => {
    const { status, body } = await site.admin(line, { ...others, [field]: FOREIGN })
    expect([status, body.errors]).toEqual([400, { [field]: [validation.imageElsewhere] }])
  })

  test.each(calls)('%s: an address of this site is stored as a path', async (line, field, others) => {
    const { body } = await site.admin(line, { ...others, [field]: `${OURS}/uploads/a.webp` })
    expect(body[field]).toBe('/uploads/a.webp')
  })

  test('an alias of the field is checked too', async () => {
    const { status } = await site.admin('POST /blog', { title: 'Yazı', content: 'x', imageUrl: FOREIGN })
    expect(status).toBe(400)
  })

  test.each(['/uploads/a.webp', '/og.png', '/resimler/çiçek 1.png?v=2'])(
    'a path is stored unchanged: %s',
    async (imageUrl) => expect((await create(imageUrl)).body.imageUrl).toBe(imageUrl),
  )

  test.each([
    ['another protocol', 'http://filiz.example/a.png'],
    ['another port', 'https://filiz.example:8443/a.png'],
    ['a host that begins like ours', 'https://filiz.example.kotu.example/a.png'],
    ['a host after our name', 'https://filiz.example@kotu.example/a.png'],
    ['a tab that browsers remove', '/\t/kotu.example/a.png'],
    ['no host', 'https://'],
  ])('an address of another site by %s is rejected', async (_, imageUrl) =>
    expect((await create(imageUrl)).status).toBe(400),
  )

  test.each([
    [`${OURS}//kotu.example/a.png`, '/kotu.example/a.png'],
    [`${OURS}/\\kotu.example/a.png`, '/kotu.example/a.png'],
    ['HTTPS://FILIZ.example:443/a.png?v=2#ust', '/a.png?v=2'],
  ])('an address never becomes a path that names a host: %s', async (imageUrl, path) =>
    expect((await create(imageUrl)).body.imageUrl).toBe(path),
  )

  test('a stored address of another site stays until it is changed', async () => {
    const { body } = await create('/uploads/a.webp')
    const { db } = site.database
    await db.updateTable('products').set({ imageUrl: FOREIGN }).execute()
    const put = (values: object): Promise<{ status: number; body: Row }> =>
      site.admin(`PUT /products/${body.id}`, values)
    expect((await site.call(`GET /products/${body.id}`)).body.imageUrl).toBe(FOREIGN)
    expect((await put({ name: 'Kök 7', imageUrl: FOREIGN })).body).toMatchObject({ name: 'Kök 7', imageUrl: FOREIGN })
    expect((await put({ imageUrl: `${FOREIGN}?yeni` })).status).toBe(400)
    expect((await put({ imageUrl: null })).body.imageUrl).toBeNull()
    expect((await put({ imageUrl: FOREIGN })).status).toBe(400)
  })
})
