import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../tests/helpers/cpuTime.ts'
import { beginningOf, excerptOf } from './excerpt.ts'

describe('excerpt', () => {
  test("is the post's own excerpt without Markdown, else the beginning of its text", () => {
    expect(excerptOf({ excerpt: '# Önce\n\n**bakılır**.', content: 'Metin' })).toBe('Önce bakılır.')
    expect(excerptOf({ excerpt: ' ', content: '# Başlık\n\nMetin.' })).toBe('Metin.')
    expect(excerptOf({ excerpt: null })).toBe('')
  })

  test.each([
    ['keeps plain words', 'Buğday solur.', 'Buğday solur.'],
    ['omits headings', '# Başlık\n\nBuğday **solur**.\n\n## Neden\n\nÇünkü canlıdır.', 'Buğday solur. Çünkü canlıdır.'],
    ['keeps a heading without other text', '# Yalnız **başlık**', 'Yalnız başlık'],
    ['keeps link texts without URLs', 'Bakın: [sulama](/hizmetler/sulama).', 'Bakın: sulama.'],
    ['omits pictures', 'Önce ![tarla](/a.webp) sonra', 'Önce sonra'],
    ['omits syntax of lists, quotes and rules', '- bir\n- iki\n\n> üç\n\n1. dört\n\n---\n\nbeş', 'bir iki üç dört beş'],
    ['omits all emphasis', '*bir* _iki_ **üç** __dört__ `beş`', 'bir iki üç dört beş'],
    ['keeps signs that are not syntax', '3 * 4 ve dosya_adı, %20 - 30', '3 * 4 ve dosya_adı, %20 - 30'],
    ['keeps the text of a link whose URL has brackets', 'Bakın: [sulama](/a_(b)).', 'Bakın: sulama.'],
    ['keeps text below an empty heading', '#\n\nBuğday', 'Buğday'],
    ['is empty for an empty text', '', ''],
  ])('plain text: %s', (_, markdown, expected) => expect(beginningOf(markdown)).toBe(expected))

  test('is cut at a word, without trailing punctuation', () => {
    const text = `${'toprak '.repeat(22)}nem, ölçülür ve yazılır`
    expect(beginningOf(text)).toBe(`${'toprak '.repeat(22)}nem…`)
  })

  test('cuts one endless word', () => {
    expect([...beginningOf('ğ'.repeat(500))]).toHaveLength(161)
  })

  test('is short, on one line, of whole characters and a part of the input, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const excerpt = beginningOf(text)
        expect([...excerpt].length).toBeLessThanOrEqual(161)
        expect(excerpt).toBe(excerpt.trim().replace(/\s+/g, ' '))
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })

  test('takes linear time, whatever is repeated in the text', async () => {
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
    // With quadratic growth, a single case alone would take this long.
    expect(spent).toBeLessThan(15_000)
  })
})
