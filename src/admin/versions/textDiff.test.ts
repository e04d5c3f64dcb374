import { expect, test } from 'vitest'
import { textDiff } from './textDiff.ts'

/** The text with its own words in brackets. */
const marked = (text: string, other: string) =>
  textDiff(text, other)
    .map(({ words, isOwn }) => (isOwn ? `[${words}]` : words))
    .join('')

test.each([
  ['bir iki üç', 'bir dört üç', 'bir [iki] üç'],
  ['bir iki', 'bir', 'bir[ iki]'],
  ['bir', 'bir iki', 'bir'],
  ['a a', 'a a a', 'a a'],
  ['a a a', 'a a', 'a a[ a]'],
  ['yeni', 'eski', '[yeni]'],
  ['aynı sözler', 'aynı sözler', 'aynı sözler'],
  // Words between two changes are the same on both sides.
  ['Toprağı iki yerde, üç yıl ölçer.', 'Toprağı üç yerde, beş yıl ölçer.', 'Toprağı [iki] yerde, [üç] yıl ölçer.'],
  ['Toprağı üç yerde, beş yıl ölçer.', 'Toprağı iki yerde, üç yıl ölçer.', 'Toprağı [üç] yerde, [beş] yıl ölçer.'],
  ['bir iki üç', 'dört beş altı', '[bir iki üç]'],
  ['bir\n\niki', 'bir iki', 'bir[\n\n]iki'],
  ['su az, su çok', 'az, çok su', '[su ]az, [su ]çok'],
])('text difference: words only in %j, not in %j', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

test('text difference: a long text changed at both ends is marked there, and a rewritten one as a whole', () => {
  const long = Array.from({ length: 8_000 }, (_, i) => `söz${i}`)
  const text = ['önce', ...long, 'sonra'].join(' ')
  expect(marked(text, long.join(' '))).toBe(`[önce ]${long.join(' ')}[ sonra]`)
  const anew = long.map((word) => `${word}!`).join(' ')
  expect(marked(text, anew)).toBe(`[${text}]`)
})
