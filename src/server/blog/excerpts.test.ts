import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpts.ts'

describe('an excerpt', () => {
  test.each([
    ['plain words as they are', 'Buğday solur.', 'Buğday solur.'],
    ['without heads', '# Başlık\n\nBuğday **solur**.\n\n## Neden\n\nÇünkü canlıdır.', 'Buğday solur. Çünkü canlıdır.'],
    ['a head where there is nothing else', '# Yalnız **başlık**', 'Yalnız başlık'],
    ['words of links, not their addresses', 'Bakın: [sulama](/hizmetler/sulama).', 'Bakın: sulama.'],
    ['no pictures', 'Önce ![tarla](/a.webp) sonra', 'Önce sonra'],
    ['no marks of lists, quotes and rules', '- bir\n- iki\n\n> üç\n\n1. dört\n\n---\n\nbeş', 'bir iki üç dört beş'],
    ['no emphasis of any kind', '*bir* _iki_ **üç** __dört__ `beş`', 'bir iki üç dört beş'],
    ['signs that mark nothing', '3 * 4 ve dosya_adı, %20 - 30', '3 * 4 ve dosya_adı, %20 - 30'],
    ['nothing of nothing', '', ''],
  ])('is made of %s', (_, markdown, expected) => expect(excerptOf(markdown)).toBe(expected))

  test('is cut at a word, without what a sentence would go on with', () => {
    const text = `${'toprak '.repeat(22)}nem, ölçülür ve yazılır`
    expect(excerptOf(text)).toBe(`${'toprak '.repeat(22)}nem…`)
  })

  test('cuts one endless word', () => {
    expect([...excerptOf('ğ'.repeat(500))]).toHaveLength(161)
  })

  test('is short, on one line, whole characters, and made of what is there, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const excerpt = excerptOf(text)
        expect([...excerpt].length).toBeLessThanOrEqual(161)
        expect(excerpt).toBe(excerpt.trim().replace(/\s+/g, ' '))
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })
})
