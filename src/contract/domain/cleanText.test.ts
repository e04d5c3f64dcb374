import { describe, expect, test } from 'vitest'
import { cleanText } from './cleanText.ts'
import { fold, slugify, sortKey } from './turkish.ts'

const point = (code: number) => String.fromCodePoint(code)
const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

/** Soft hyphen, zero-width characters, fillers, direction marks, selectors, tags, controls. */
const REMOVED = [
  ...[0x01, 0x07, 0x1b, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d],
  ...[0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2061, 0x2064, 0x2066, 0x2069, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff],
  ...[0xffa0, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100],
]
/** Blanks of every width. */
const BLANKS = [0x09, 0x0a, 0x20, 0xa0, 0x1680, 0x2000, 0x2007, 0x200a, 0x2028, 0x202f, 0x205f, 0x2800, 0x3000]

describe('invisible text', () => {
  test.each([...REMOVED, ...BLANKS].map((code) => [hex(code), point(code)]))('%s alone is empty', (_, character) => {
    expect(cleanText(character)).toBe('')
    expect(cleanText(` ${character}${character}\u200b`)).toBe('')
    expect(fold(character)).toBe('')
    expect(slugify(character)).toBe('')
  })

  test.each(REMOVED.map((code) => [hex(code), point(code)]))('%s within a word is removed', (_, character) => {
    const word = `Ta${character}rım`
    expect([cleanText(word), fold(word), slugify(word), sortKey(word)]).toEqual([
      'Tarım',
      'tarim',
      'tarim',
      sortKey('Tarım'),
    ])
  })

  test('a combining mark without a base letter is empty, and visible signs are not', () => {
    expect(cleanText('\u0301\u0308')).toBe('')
    for (const text of ['-', '…', '1', '日本', '☐', '🌱', '′']) expect(cleanText(text)).toBe(text)
  })

  test('visible text stays unchanged', () => {
    const kept = [
      'Çiftçi 👩\u200d🌾 ve 👨🏽\u200d🌾',
      '❤\ufe0f ☎\ufe0e 1\ufe0f\u20e3',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      'می\u200cخواهم',
      'iki\tsütun\r\nve satır',
      'bölünmez\u00a0boşluk, “tırnak” ve Türkiye’nin',
      'ﬁltre Ｆｕｌｌ ½',
      '0–\u206030 cm',
    ]
    for (const text of kept) expect(cleanText(text)).toBe(text)
  })

  test('a hundred thousand of each character are handled', () => {
    for (const character of ['\u200b', '👩\u200d', 'a\u200d', '1\ufe0f', '\u{1f3f4}\u{e0067}', ' '])
      expect(cleanText(`a${character.repeat(100_000)}b`)).toMatch(/^a.*b$/su)
  })
})

describe('lookalike characters', () => {
  test.each([...'’‘ʼ′＇`´‛'])("%s is an apostrophe: Türkiye'nin", (sign) => {
    const text = `Türkiye${sign}nin`
    expect([fold(text), slugify(text)]).toEqual(["turkiye'nin", 'turkiyenin'])
  })

  test.each([...'‐‑‒–—―−－'])('%s is a hyphen', (sign) => {
    expect([fold(`alt${sign}üst`), slugify(`alt${sign}üst`)]).toEqual(['alt-ust', 'alt-ust'])
  })

  test.each([...'“”„‟«»″'])('%s is a quotation mark', (sign) => expect(fold(`${sign}kök${sign}`)).toBe('"kok"'))

  test.each([
    ['Ｔａｒıｍ', 'tarim'],
    ['ﬁltre', 'filtre'],
    ['𝐓𝐚𝐫𝐢𝐦', 'tarim'],
    ['T\u0430r\u0131m', 'tarim'],
    ['\u0422arım', 'tarim'],
    ['t\u03bfprak', 'toprak'],
    ['KÖK\u00a0SONDASI', 'kok sondasi'],
    ['m\u00b2', 'm2'],
    ['5 \u00b5m', '5 \u03bcm'],
  ])('%s is found as %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('a word in another script stays unchanged', () => {
    expect(fold('Почва')).toBe(fold('почва'))
    expect(fold('почва')).toBe('почва')
  })
})
