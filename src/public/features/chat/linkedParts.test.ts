import { expect, test } from 'vitest'
import { linkedPartsOf } from './linkedParts.ts'

const linksIn = (text: string) => linkedPartsOf(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

test('linked parts: together they are the text', () => {
  const text = 'Formumuz /iletisim sayfasında;\ntelefon 0322 000 00 00, e-posta bilgi@filiz.example.'
  const parts = linkedPartsOf(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ href }) => href)).toHaveLength(3)
  expect(linkedPartsOf('')).toEqual([])
})

test.each([
  ['Bakın: /iletisim.', ['/iletisim', '/iletisim']],
  ['(/urunler/kok-6-toprak-sondasi)', ['/urunler/kok-6-toprak-sondasi', '/urunler/kok-6-toprak-sondasi']],
  ['Yazın: bilgi@filiz.example.', ['bilgi@filiz.example', 'mailto:bilgi@filiz.example']],
  ['Arayın: 0322 000 00 00.', ['0322 000 00 00', 'tel:03220000000']],
  ['05.12.2026 0322 000 00 00', ['0322 000 00 00', 'tel:03220000000']],
  ['+90 (322) 000 00 00', ['+90 (322) 000 00 00', 'tel:+903220000000']],
  ['https://www.mgm.gov.tr/tarim, oradan', ['https://www.mgm.gov.tr/tarim', 'https://www.mgm.gov.tr/tarim']],
])('linked parts: a link in %s', (text, link) => {
  expect(linksIn(text)).toEqual([link])
})

test.each([
  'dekara 12/20 litre',
  've/veya',
  '/boyle-bir-sayfa-yok',
  '/urunler/../../etc',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//evil.example',
  '2026-11-21',
  'Son gün 05.12.2026 tarihidir.',
  '01.11.2026 - 05.11.2026',
  '01-05.12.2026',
  '01-03-2027',
  'Açılış 08.00-17.00',
  '4000 dekar, 1200 mm',
  '10 20 30 40 60 80 cm',
])('linked parts: no link in %s', (text) => {
  expect(linksIn(text).map(([, href]) => href)).not.toContainEqual(expect.stringMatching(/^(javascript|data|\/\/|tel)/))
  if (text !== '/urunler/../../etc') expect(linksIn(text)).toEqual([])
})
