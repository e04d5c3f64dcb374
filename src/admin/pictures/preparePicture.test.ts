import sharp from 'sharp'
import { expect, test } from 'vitest'
import { film, picture, pngChunk } from '../../../tests/helpers/images.ts'
import { isAnimated, isHeic } from './preparePicture.ts'

/** A PNG with the animation chunk (`acTL`) after a colour profile. */
async function movingPng(): Promise<Buffer> {
  const png = await sharp(await picture('png'))
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const beforePixels = png.indexOf('IDAT') - 4
  return Buffer.concat([png.subarray(0, beforePixels), pngChunk('acTL', Buffer.alloc(8)), png.subarray(beforePixels)])
}

test('picture preparation: detects animated PNG and WebP', async () => {
  expect(isAnimated(await film('webp'))).toBe(true)
  expect(isAnimated(await movingPng())).toBe(true)
  for (const format of ['webp', 'png', 'jpeg', 'avif'] as const) expect(isAnimated(await picture(format))).toBe(false)
  expect(
    isAnimated(
      await sharp(await picture('webp'))
        .withIccProfile('p3')
        .webp()
        .toBuffer(),
    ),
  ).toBe(false)
})

const ftyp = (...brands: string[]) =>
  Buffer.from(`\0\0\0\x18ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1')

test('picture preparation: detects HEIC by its content, and does not mistake AVIF for it', async () => {
  for (const brands of [
    ['heic', 'mif1', 'heic'],
    ['mif1', 'heic'],
  ])
    expect(isHeic(ftyp(...brands))).toBe(true)
  expect(isHeic(ftyp('mif1', 'avif', 'miaf'))).toBe(false)
  for (const format of ['avif', 'jpeg', 'png', 'webp'] as const) expect(isHeic(await picture(format))).toBe(false)
  expect(isHeic(new Uint8Array())).toBe(false)
})
