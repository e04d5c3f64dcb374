import { describe, expect, test } from 'vitest'
import {
  PICTURE_WIDTHS,
  pictureFrom,
  picturesFor,
  smallPictureFrom,
  srcSetOf,
  widthsOf,
  withPicturesFrom,
} from './pictures.ts'

describe('rendition widths', () => {
  test.each([
    [4000, [320, 640, 960, 1280, 1600, 1920]],
    [1920, [320, 640, 960, 1280, 1600, 1920]],
    [1000, [320, 640, 960, 1000]],
    [640, [320, 640]],
    [200, [200]],
  ])('of a picture that is %i pixels wide', (width, widths) => expect(widthsOf(width)).toEqual(widths))
})

describe('srcset', () => {
  const base = `/uploads/${'a'.repeat(64)}`

  test('lists the widths of a picture', () => {
    expect(srcSetOf(`${base}.jpg`, { widths: [320, 500] }, 'avif')).toBe(`${base}-320.avif 320w, ${base}-500.avif 500w`)
  })

  test('lists every width if nothing is known about the picture', () => {
    const srcSet = srcSetOf(`${base}.png`, undefined, 'webp')!
    expect(srcSet.split(', ')).toEqual(PICTURE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`))
  })

  test.each([`${base}.svg`, 'https://ornek.com/resim.jpg', `https://ornek.com${base}.jpg`, '/uploads/resim.jpg', ''])(
    'is undefined for %o',
    (url) => {
      expect(srcSetOf(url, undefined, 'avif')).toBeUndefined()
    },
  )

  test('is undefined for a drawing', () => expect(srcSetOf(`${base}.jpg`, { widths: [] }, 'avif')).toBeUndefined())
})

test.each([
  ['/api', '/uploads/a.webp', '/uploads/a.webp'],
  ['https://api.example/v1', '/resim/a.png', 'https://api.example/resim/a.png'],
  ['https://api.example/v1', 'resim/a.png', 'https://api.example/resim/a.png'],
  ['https://api.example/v1', 'https://api.example/a.png', 'https://api.example/a.png'],
  ['https://api.example/v1', 'http://[', 'http://['],
])('picture URL: from API %s the picture %s resolves to %s', (apiUrl, address, whole) => {
  expect(pictureFrom(apiUrl, address)).toBe(whole)
})

describe('response of another API', () => {
  const api = 'https://api.example/v1'

  test('resolves picture URLs against its host, in a record and in a list', () => {
    const post = { id: 1, title: '/urunler', coverImageUrl: '/a.png', imageUrl: null }
    const whole = { ...post, coverImageUrl: 'https://api.example/a.png' }
    expect(withPicturesFrom(api, post)).toEqual(whole)
    expect(withPicturesFrom(api, [post, { logoUrl: '' }])).toEqual([whole, { logoUrl: '' }])
  })

  test.each([null, undefined, 'metin', 7, {}, []])('leaves %o unchanged', (body) => {
    expect(withPicturesFrom(api, body)).toEqual(body)
  })
})

test('response of our own API: stays unchanged', () => {
  const product = { imageUrl: '/uploads/a.webp' }
  expect(withPicturesFrom('/api', product)).toBe(product)
})

describe('small picture', () => {
  const address = `/uploads/${'a'.repeat(64)}`

  test('is our rendition in the requested width', () => {
    expect(smallPictureFrom('/api', `${address}.jpg`, 320)).toBe(`${address}-320.webp`)
  })

  test.each([
    ['/api', `${address}.svg`, `${address}.svg`],
    ['/api', 'https://ornek.com/resim.jpg', 'https://ornek.com/resim.jpg'],
    ['https://ornek.com/api', `${address}.jpg`, `https://ornek.com${address}.jpg`],
  ])('of %s at %s is the original', (apiUrl, url, whole) => expect(smallPictureFrom(apiUrl, url, 320)).toBe(whole))
})

test('a page has the alternative text of its language, or else the other one', () => {
  const facts = { width: 1, height: 1, placeholder: null, widths: [] }
  const pictures = { a: { ...facts, alt: 'Sonda', en: { alt: 'Probe' } }, b: { ...facts, alt: 'Bahçe' }, c: facts }
  expect(picturesFor('tr', pictures)).toEqual({ ...pictures, a: { ...facts, alt: 'Sonda' } })
  expect(picturesFor('en', pictures)).toEqual({ ...pictures, a: { ...facts, en: { alt: 'Probe' } } })
})
