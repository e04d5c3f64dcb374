import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../../tests/integration/public/site.ts'
import { type PictureFacts, PORTRAIT_SCREEN } from '../../../contract/domain/pictures.ts'
import { PicturesContext } from '../../media/pictureFacts.ts'
import { SiteContext } from '../../meta/SiteContext.ts'
import { callToActionOf } from './callToAction.ts'
import { SlidePicture } from './HomeSlider.tsx'

const base = `/uploads/${'a'.repeat(64)}`
const wide: PictureFacts = { width: 1600, height: 900, placeholder: null, widths: [1280, 1600] }

/** The `source` elements, in their order. */
function sourcesOf(facts?: PictureFacts) {
  const { container } = render(
    <SiteContext value={site}>
      <PicturesContext value={facts ? { [`${base}.webp`]: facts } : {}}>
        <SlidePicture slide={{ id: 1, title: 'Slayt', imageUrl: `${base}.webp` }} />
      </PicturesContext>
    </SiteContext>,
  )
  return [...container.querySelectorAll('source')].map(({ type, media, sizes, srcset }) => [type, media, sizes, srcset])
}

const sizes = '(max-aspect-ratio: 1/1) 170vw, 100vw'

test('slide picture: portrait crops for phones, the whole picture for other screens', () => {
  expect(sourcesOf(wide)).toEqual([
    ['image/avif', PORTRAIT_SCREEN, '64vw', `${base}-1280u.avif 480w, ${base}-1600u.avif 600w`],
    ['image/webp', PORTRAIT_SCREEN, '64vw', `${base}-1280u.webp 480w, ${base}-1600u.webp 600w`],
    ['image/avif', '', sizes, `${base}-1280.avif 1280w, ${base}-1600.avif 1600w`],
    ['image/webp', '', sizes, `${base}-1280.webp 1280w, ${base}-1600.webp 1600w`],
  ])
})

test.each([
  ['is no wider than the crop', { ...wide, width: 600 }],
  ['has a focal point', { ...wide, focalX: 0.2, focalY: 0.5 }],
  ['has no known size', undefined],
])('slide picture: whole on every screen if it %s', (_, facts) => {
  expect(sourcesOf(facts).map(([, media]) => media)).toEqual(['', ''])
})

const ORIGIN = 'https://filiz.example'
const hrefOf = (ctaLink: string | null) => callToActionOf({ id: 1, ctaText: 'Bakın', ctaLink }, ORIGIN)?.href

test.each([
  ['/urunler?sira=ad#son', '/urunler?sira=ad#son'],
  ['urunler', '/urunler'],
  ['#iletisim', '/#iletisim'],
  [' /urunler ', '/urunler'],
  ['https://filiz.example/hizmetler', '/hizmetler'],
  ['https://example.com/kampanya', 'https://example.com/kampanya'],
  ['//example.com', 'https://example.com/'],
  ['mailto:bilgi@filiz.example', 'mailto:bilgi@filiz.example'],
  ['tel:+903220000000', 'tel:+903220000000'],
])('slide link: %s is %s', (link, href) => {
  expect(hrefOf(link)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://',
  '',
  null,
])('slide link: %j is none', (link) => {
  expect(hrefOf(link)).toBeUndefined()
})

test.each([undefined, null, '', '  '])('slide link: none with the text %j', (ctaText) => {
  expect(callToActionOf({ id: 1, ctaText, ctaLink: '/urunler' }, ORIGIN)).toBeUndefined()
})

test('slide link: external if it leaves the site', () => {
  const call = (ctaLink: string) => callToActionOf({ id: 1, ctaText: 'Bakın', ctaLink }, ORIGIN)
  expect(call('https://example.com')).toMatchObject({ text: 'Bakın', isExternal: true })
  expect(call('https://filiz.example/urunler')).toMatchObject({ isExternal: false })
})
