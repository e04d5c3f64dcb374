import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../../../tests/public/apiServer.ts'
import { buildPost } from '../../../tests/public/content.ts'
import { buildProduct } from '../../../tests/public/products.ts'
import { servePage } from '../../../tests/public/site.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { needsOf, render } from '../entryServer.tsx'

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

/** What the page at a path says instead of its picture. */
async function altOn(path: string, said: { alt?: string }) {
  const pictures: Pictures = { [imageUrl]: { width: 8, height: 6, placeholder: null, widths: [], ...said } }
  const { page } = await servePage(path, api, {
    needsOf: async (at) => needsOf(at),
    render: (asked) => render({ ...asked, pictures }),
  })
  const images = page.html.match(/<img[^>]*>/g)!.filter((image) => image.includes(`src="${imageUrl}"`))
  return images.map((image) => / alt="([^"]*)"/.exec(image)?.[1])
}

test.each([
  ['/urunler/kok', 'Kök 6'],
  ['/blog/silo', ''],
  ['/hakkimizda', ''],
])('%s says what is seen in its picture; where nobody has said it, "%s"', async (path, instead) => {
  expect(await altOn(path, { alt: 'Tabelada "Su" & yol' })).toEqual(['Tabelada &quot;Su&quot; &amp; yol'])
  expect(await altOn(path, {})).toEqual([instead])
})
