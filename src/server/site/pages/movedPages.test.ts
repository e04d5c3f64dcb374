import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallSite } from '../../../../tests/helpers/smallSite.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { redirectedPath } from '../apiClient/apiClient.ts'

/** A site with two types of pages: `/urunler/<slug>` and, in English, `/en/urunler/<slug>`. */
const source = smallSite({
  addressOf: (url) => url.split('?')[0]!,
  requestsOf: (path) => ['/services', `/products/${path.split(/[?/]/)[path.startsWith('/en/') ? 3 : 2]}`],
})

describe('page of a record with a new slug', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('sqlite', { source })
    const { body } = await site.admin('POST /products', { name: 'Kök 6' })
    await site.admin(`PUT /products/${body.id}`, { slug: 'kok-7' })
  })
  afterAll(() => site.close())

  const look = async (url: string) => {
    const { statusCode, headers } = await site.app.inject({ url })
    return [statusCode, headers.location, headers['cache-control']]
  }

  test('redirects visitors to the new address in one step, with their query', async () => {
    expect(await look('/urunler/kok-6')).toEqual([301, '/urunler/kok-7', 'no-cache'])
    expect(await look('/en/urunler/kok-6?utm=a')).toEqual([301, '/en/urunler/kok-7?utm=a', 'no-cache'])
    expect(await look('/urunler/kok-6/')).toEqual([301, '/urunler/kok-7', 'no-cache'])
    expect((await look('/urunler/kok-7'))[0]).toBe(200)
    expect((await look('/urunler/kok-7/')).slice(0, 2)).toEqual([301, '/urunler/kok-7'])
    expect((await look('/urunler/boyle-bir-urun-yok/')).slice(0, 2)).toEqual([301, '/urunler/boyle-bir-urun-yok'])
  })

  test('is a page again if another record takes its address', async () => {
    await site.admin('POST /products', { name: 'Kök 6' })
    expect((await look('/urunler/kok-6'))[0]).toBe(200)
  })
})

test('redirect path: only a last segment equal to the old slug is replaced', () => {
  const answers = {
    '/services': { status: 200, body: [] },
    '/blog/a': { status: 308, body: '', location: '/api/blog/b' },
  }
  expect(redirectedPath('/a/a', answers)).toBe('/a/b')
  expect(redirectedPath('/blog/c', answers)).toBeUndefined()
  expect(redirectedPath('/blog/a', {})).toBeUndefined()
})
