import { expect, onTestFinished, test } from 'vitest'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'

test('OG images: unknown addresses do not evict those of pages', async () => {
  const rendered: string[] = []
  const source = pagesOfProducts((path) => rendered.push(path), {
    renderOgImageSvg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  })
  const site = await createTestApp('sqlite', { source })
  onTestFinished(() => site.close())
  await site.admin('POST /products', { name: 'Kök 6' })
  const statusOf = async (path: string) => (await site.app.inject(`/og${path}.jpg?v=1`)).statusCode
  expect(await statusOf('/urunler/kok-6')).toBe(200)
  // More than the cache's maximum of 8 MB.
  const long = 'a'.repeat(19_000)
  for (let i = 0; i < 480; i++) expect(await statusOf(`/urunler/${long}${i}`)).toBe(404)
  expect(await statusOf('/urunler/kok-6')).toBe(200)
  expect(rendered.filter((path) => path === '/urunler/kok-6')).toHaveLength(1)
})
