import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

describe.each(dialects)('slides on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const slide = async (more: object) =>
    (await site.admin('POST /slides', { title: 'Slayt', imageUrl: '/uploads/a.webp', ...more })).body
  const titles = async (query = '') =>
    (await site.call(`GET /slides${query}`)).body.map(({ title }: { title: string }) => title)

  test('are sorted by their order, with new ones last', async () => {
    const orders = []
    for (const [title, displayOrder] of [['bir'], ['iki'], ['üç', 5], ['dört']])
      orders.push((await slide({ title, displayOrder })).displayOrder)
    expect(orders).toEqual([10, 20, 5, 40])
    expect(await titles()).toEqual(['üç', 'bir', 'iki', 'dört'])
    expect(await titles('?sort=["displayOrder","DESC"]&range=[0,1]')).toEqual(['dört', 'iki'])
  })

  test('with the same order are sorted by creation', async () => {
    for (const title of ['a', 'b']) await slide({ title, displayOrder: 99 })
    expect((await titles()).slice(-2)).toEqual(['a', 'b'])
  })

  test.each([undefined, null, '', ' '])('require a picture; %j is refused', async (imageUrl) => {
    const { status, body } = await site.admin('POST /slides', { title: 'x', imageUrl })
    expect([status, body.errors]).toEqual([400, { imageUrl: [validation.imageMissing] }])
  })

  test.each(['', null, '/hizmetler/sulama', 'https://example.com/x', 'tel:+90 322', 'mailto:a@example.com'])(
    'can link to %j',
    async (ctaLink) => {
      expect((await slide({ ctaLink })).ctaLink).toBe(ctaLink)
    },
  )

  test.each(['javascript:alert(1)', '//evil.example', 'urunler', '/\\evil.example', 'data:text/html,x'])(
    'cannot link to %j',
    async (ctaLink) => {
      expect((await slide({ ctaLink })).errors).toEqual({ ctaLink: [validation.link] })
    },
  )

  test.each([1.5, '3', null, true, 1e9])('cannot have the order %j', async (displayOrder) => {
    expect(Object.keys((await slide({ displayOrder })).errors)).toEqual(['displayOrder'])
  })

  test('have no endpoint for a single one', async () => {
    const { id } = await slide({})
    const { status, headers } = await site.call(`GET /slides/${id}`)
    expect([status, headers.allow]).toEqual([405, 'DELETE, PUT'])
  })
})
