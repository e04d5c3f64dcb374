import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../../../tests/integration/public/apiServer.ts'
import { buildPost } from '../../../tests/integration/public/content.ts'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { rendererOf, servePage } from '../../../tests/integration/public/site.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import entry from '../entryServer.tsx'

const imageUrl = '/uploads/tarla.webp'
let api: ApiServer
beforeAll(async () => {
  api = await startApi({
    products: [buildProduct({ slug: 'kok', name: 'Kök 6', imageUrl })],
    blog: [buildPost({ slug: 'silo', coverImageUrl: imageUrl })],
    pages: { about: { title: 'Biz', imageUrl } },
  })
})
afterAll(() => api.close())

/** Alternative texts of the picture on the page at a path. */
async function altOn(path: string, description: { alt?: string }) {
  const pictures: Pictures = { [imageUrl]: { width: 8, height: 6, placeholder: null, widths: [], ...description } }
  const { page } = await servePage(path, api, rendererOf(entry), { pictures })
  const images = page.html.match(/<img[^>]*>/g)!.filter((image) => image.includes(`src="${imageUrl}"`))
  return images.map((image) => / alt="([^"]*)"/.exec(image)?.[1])
}

test.each([
  ['/urunler/kok', 'Kök 6'],
  ['/blog/silo', ''],
  ['/hakkimizda', ''],
])('alternative text on %s: the picture’s own, else "%s"', async (path, fallback) => {
  expect(await altOn(path, { alt: 'Tabelada "Su" & yol' })).toEqual(['Tabelada &quot;Su&quot; &amp; yol'])
  expect(await altOn(path, {})).toEqual([fallback])
})
