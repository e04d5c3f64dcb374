import { expect, test } from 'vitest'
import { callToActionOf } from './callToAction.ts'

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
])('%s leads to %s', (link, href) => {
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
])('%j leads nowhere', (link) => {
  expect(hrefOf(link)).toBeUndefined()
})

test.each([undefined, null, '', '  '])('a link with %j for words is none', (ctaText) => {
  expect(callToActionOf({ id: 1, ctaText, ctaLink: '/urunler' }, ORIGIN)).toBeUndefined()
})

test('says whether it leads out of the site', () => {
  const call = (ctaLink: string) => callToActionOf({ id: 1, ctaText: 'Bakın', ctaLink }, ORIGIN)
  expect(call('https://example.com')).toMatchObject({ text: 'Bakın', isElsewhere: true })
  expect(call('https://filiz.example/urunler')).toMatchObject({ isElsewhere: false })
})
