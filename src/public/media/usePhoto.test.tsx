import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '../../../tests/integration/public/site.ts'
import { LocaleContext } from '../i18n/locale.ts'
import { SiteContext } from '../meta/SiteContext.ts'
import { addPictureDescriptions, PicturesContext } from './pictureFacts.ts'
import { useAltText, usePhoto, usePictureFit } from './usePhoto.ts'

const photoOf = (url: string | null | undefined) =>
  renderHook(() => usePhoto(url), { wrapper: ({ children }) => <SiteContext value={site}>{children}</SiteContext> })
    .result.current

const upload = `/uploads/${'a'.repeat(64)}.webp`

test.each([upload, `${site.url}${upload}`, '/resim.png'])('photo: %s is shown', (url) => {
  expect(photoOf(url).src).toBe(url)
})

test.each(['https://baska.example/resim.jpg', '//baska.example/resim.jpg', 'http://[', '', null, undefined])(
  'photo: %s is not shown, as it is on another server',
  (url) => {
    expect(photoOf(url)).toEqual({ src: undefined, sources: [], blurDataURL: undefined })
  },
)

test('photo: pictures of another API are shown', () => {
  const url = 'https://api.example/resim.jpg'
  vi.stubEnv('VITE_API_URL', 'https://api.example/v1')
  expect(photoOf(url).src).toBe(url)
  vi.unstubAllEnvs()
  expect(photoOf(url).src).toBeUndefined()
})

test.each([
  ['tr', { alt: 'Tarla', en: { alt: 'Field' } }, { alt: 'Tarla' }],
  ['en', { alt: 'Tarla', en: { alt: 'Field' } }, { alt: 'Field' }],
  ['en', { alt: 'Tarla' }, { alt: 'Tarla', lang: 'tr' }],
  ['en', { en: { alt: 'Field' } }, { alt: 'Field' }],
  ['tr', { en: { alt: 'Field' } }, { alt: '' }],
  ['en', {}, { alt: '' }],
] as const)('alternative text in %s, or marked with its language: %o', (locale, texts, expected) => {
  const facts = { width: 8, height: 6, placeholder: null, widths: [], ...texts }
  const { result } = renderHook(() => useAltText(upload), {
    wrapper: ({ children }) => (
      <LocaleContext value={locale}>
        <PicturesContext value={{ [upload]: facts }}>{children}</PicturesContext>
      </LocaleContext>
    ),
  })
  expect(result.current).toEqual(expected)
})

test('alternative text: rendered again when a response changes it', () => {
  const { result } = renderHook(() => useAltText('/uploads/yeni.webp'))
  expect(result.current).toEqual({ alt: '' })
  act(() => addPictureDescriptions([{ pictures: { '/uploads/yeni.webp': { alt: 'Tarla' } } }]))
  expect(result.current).toEqual({ alt: 'Tarla' })
})

test.each([
  ['a photograph with a placeholder', upload, { placeholder: 'data:image/webp;base64,AA' }, 'cover'],
  ['a drawing without a placeholder', upload, { placeholder: null }, 'contain'],
  ['a picture that the server calls opaque', upload, { isOpaque: true }, 'cover'],
  ['a JPEG of another server', 'https://baska.example/a.JPG?v=2', undefined, 'cover'],
  ['another picture of another server', 'https://baska.example/jpg.webp', undefined, 'contain'],
] as const)('object fit of %s', (_, url, facts, fit) => {
  const known = facts ? { [url]: { width: 8, height: 6, widths: [], placeholder: null, ...facts } } : {}
  const { result } = renderHook(() => usePictureFit(url), {
    wrapper: ({ children }) => <PicturesContext value={known}>{children}</PicturesContext>,
  })
  expect(result.current).toBe(fit)
})
