import sharp from 'sharp'
import { phonePhoto } from '../helpers/images.ts'
import { expect, test } from './fixtures.ts'
import { ProductForm } from './productForm.ts'

test('photo upload: a large photo of a phone is resized in the browser and keeps its orientation', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page)
  await page.goto('/admin/products/new')
  const photo = await phonePhoto('jpeg', 6, 3200, 2400)
  const answered = page.waitForResponse(/upload-product-image/)
  const file = { name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer: photo }
  await new ProductForm(page).field('imageUrl').setInputFiles(file)
  const answer = await answered
  const bytes = Number((await answer.request().allHeaders())['content-length'])
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(photo.length / 1.5)

  const { publicUrl } = await answer.json()
  const uploaded = await page.request.get(new URL(publicUrl, server.url).href)
  const { data, info } = await sharp(await uploaded.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1920, 2560])
  // In the stored pixels of the photo, red grows to the right and green downwards; upright it is rotated clockwise by 90°.
  const [red, green] = data.subarray((20 * info.width + 20) * info.channels)
  expect(red).toBeLessThan(80)
  expect(green).toBeGreaterThan(160)
})
