import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../tests/helpers/cpuTime.ts'
import { beginningOf, excerptOf } from './plainText.ts'

describe('an excerpt', () => {
  test('is what the post says of itself, without marks, else the beginning of its text', () => {
    expect(excerptOf({ excerpt: '# Önce\n\n**bakılır**.', content: 'Metin' })).toBe('Önce bakılır.')
    expect(excerptOf({ excerpt: ' ', content: '# Başlık\n\nMetin.' })).toBe('Metin.')
    expect(excerptOf({ excerpt: null })).toBe('')
  })

  test.each([
    ['plain words as they are', 'Buğday solur.', 'Buğday solur.'],
    ['without heads', '# Başlık\n\nBuğday **solur**.\n\n## Neden\n\nÇünkü canlıdır.', 'Buğday solur. Çünkü canlıdır.'],
    ['a head where there is nothing else', '# Yalnız **başlık**', 'Yalnız başlık'],
    ['words of links, not their addresses', 'Bakın: [sulama](/hizmetler/sulama).', 'Bakın: sulama.'],
    ['no pictures', 'Önce ![tarla](/a.webp) sonra', 'Önce sonra'],
    ['no marks of lists, quotes and rules', '- bir\n- iki\n\n> üç\n\n1. dört\n\n---\n\nbeş', 'bir iki üç dört beş'],
    ['no emphasis of any kind', '*bir* _iki_ **üç** __dört__ `beş`', 'bir iki üç dört beş'],
    ['signs that mark nothing', '3 * 4 ve dosya_adı, %20 - 30', '3 * 4 ve dosya_adı, %20 - 30'],
    ['words of links that have brackets', 'Bakın: [sulama](/a_(b)).', 'Bakın: sulama.'],
    ['what stands below a head without words', '#\n\nBuğday', 'Buğday'],
    ['nothing of nothing', '', ''],
  ])('is made of %s', (_, markdown, expected) => expect(beginningOf(markdown)).toBe(expected))

  test('is cut at a word, without what a sentence would go on with', () => {
    const text = `${'toprak '.repeat(22)}nem, ölçülür ve yazılır`
    expect(beginningOf(text)).toBe(`${'toprak '.repeat(22)}nem…`)
  })

  test('cuts one endless word', () => {
    expect([...beginningOf('ğ'.repeat(500))]).toHaveLength(161)
  })

  test('is short, on one line, whole characters, and made of what is there, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const excerpt = beginningOf(text)
        expect([...excerpt].length).toBeLessThanOrEqual(161)
        expect(excerpt).toBe(excerpt.trim().replace(/\s+/g, ' '))
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })

  test('takes as long as the text, whatever is repeated in it', async () => {
    const signs = fc.constantFrom(
      '\n',
      '\r',
      '\u2028',
      ' ',
      '\t',
      '[',
      ']',
      '](',
      '(',
      ')',
      '!',
      '#',
      '-',
      '>',
      '*',
      '_',
      '`',
      '1',
      '.',
      'a',
    )
    const repeated = fc.array(signs, { minLength: 1, maxLength: 4 }).map((some) => some.join(''))
    const longest = fc.tuple(repeated, repeated).map(([text, end]) => text.repeat(100_000 / text.length) + end)
    const spent = await cpuTimeOf(() =>
      fc.assert(
        fc.property(longest, (text) => void beginningOf(text)),
        { numRuns: 200, examples: ['\n', '[', '](', '[](', '![', ' -', '- '].map((sign) => [sign.repeat(50_000)]) },
      ),
    )
    // Where one grows with the square of the text, it alone takes as long.
    expect(spent).toBeLessThan(15_000)
  })
})
