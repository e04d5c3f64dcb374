import { expect, test } from 'vitest'
import { SHARING_PICTURE } from '../../contract/pictures.ts'
import { sharedPictureOf } from './sharedPicture.ts'

const base = `/uploads/${'a'.repeat(64)}`
const facts = { width: 1600, height: 1200, placeholder: null, widths: [320, 640, 960, 1280, 1600] }

test.each([
  [
    'an uploaded one, in a size and format that previews take',
    `${base}.avif`,
    facts,
    { url: `${base}-1280.webp`, width: 1280, height: 960 },
  ],
  [
    'a small one',
    `${base}.png`,
    { ...facts, width: 200, height: 100, widths: [200] },
    { url: `${base}-200.webp`, width: 200, height: 100 },
  ],
  ['one of which nothing is known', `${base}.jpg`, undefined, { url: `${base}-1280.webp` }],
  ['one of another server', 'https://ornek.com/resim.jpg', undefined, { url: 'https://ornek.com/resim.jpg' }],
  ['a drawing, which previews cannot read', `${base}.svg`, { ...facts, widths: [] }, SHARING_PICTURE],
  ['another server’s AVIF', 'https://ornek.com/resim.avif', undefined, SHARING_PICTURE],
  ['none', null, undefined, SHARING_PICTURE],
  ['an empty address', '', undefined, SHARING_PICTURE],
])('%s', (_, url, known, shared) => {
  expect(sharedPictureOf(url, known ? { [url!]: known } : {})).toEqual(shared)
})
