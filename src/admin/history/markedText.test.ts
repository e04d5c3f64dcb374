import { expect, test } from 'vitest'
import { partsOf } from './MarkedText.tsx'

test.each([
  ['bir iki üç', 'bir dört üç', ['bir ', 'iki', ' üç']],
  ['bir iki', 'bir', ['bir', ' iki', '']],
  ['bir', 'bir iki', ['bir', '', '']],
  ['a a', 'a a a', ['a a', '', '']],
  ['yeni', 'eski', ['', 'yeni', '']],
])('of %o beside %o is marked what only the first has', (text, other, parts) => {
  expect(partsOf(text, other)).toEqual(parts)
})
