import { expect, test } from 'vitest'
import { breakableAddress, paragraphsOf } from './plainText.ts'

test('paragraphs: are split at empty lines', () => {
  expect(paragraphsOf('Bir.\nSürer.\r\n\r\n \n\nİki.')).toEqual(['Bir.\nSürer.', 'İki.'])
  expect(paragraphsOf(null)).toEqual([])
})

test('breakable address: no line break before a house number', () => {
  const address = 'Ovakent Mah. Pamuk Cad. No: 14, 01330 Yüreğir\n2. kat'
  expect(breakableAddress(address).split(/[ \n]/)).toEqual([
    ...['Ovakent', 'Mah.', 'Pamuk', 'Cad.', 'No:\u00a014,', '01330', 'Yüreğir', '2.', 'kat'],
  ])
})
