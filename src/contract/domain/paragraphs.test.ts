import { expect, test } from 'vitest'
import { paragraphsOf } from './plainText.ts'

test('paragraphs are parted by empty lines', () => {
  expect(paragraphsOf('Bir.\nSürer.\r\n\r\n \n\nİki.')).toEqual(['Bir.\nSürer.', 'İki.'])
  expect(paragraphsOf(null)).toEqual([])
})
