import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../../tests/helpers/cpuTime.ts'
import { plainTextOf, postMarkdownOf } from './postMarkdown.ts'

describe('draft markdown', () => {
  test.each<[what: string, sent: string, kept: string]>([
    [
      'supported markdown',
      '# Baş\n\nGiriş **önemli**\nikinci satır.\n\n## Alt\n\nSon.',
      '# Baş\n\nGiriş **önemli**\nikinci satır.\n\n## Alt\n\nSon.',
    ],
    ['deep headings', '### Üç\n#### Dört ####\nmetin', '## Üç\n\n## Dört\n\nmetin'],
    ['headings without a blank', '##Ara başlık\nmetin', '## Ara başlık\n\nmetin'],
    ['strong headings', '## **Ara başlık**', '## Ara başlık'],
    ['underlined headings', 'Baş\n===\nmetin\n\nAlt\n---\nmetin', '# Baş\n\nmetin\n\n## Alt\n\nmetin'],
    ['lists', '- bir\n- **iki**\n  * üç\n+ dört', 'bir\n**iki**\nüç\ndört'],
    ['numbered lists', '1. Kazın\n2) Ölçün\n10. Yazın', 'Kazın\nÖlçün\nYazın'],
    ['tasks', '- [ ] alınacak\n- [x] alındı', 'alınacak\nalındı'],
    ['quotations', '> alıntı\n>> iç\n> - madde', 'alıntı\niç\nmadde'],
    ['rules', 'bir\n\n---\n\n* * *\n\niki', 'bir\n\niki'],
    ['tables', '| Ürün | Nem |\n|---|:--:|\n| Buğday | %13 |\n| a | b | c |', 'Ürün: Nem\n\nBuğday: %13\na, b, c'],
    ['links', '[Kök 6](https://example.com/x "y") ve [Ark][1]\n\n[1]: https://example.com', 'Kök 6 ve Ark'],
    ['pictures', 'önce ![resim](x.png) sonra', 'önce  sonra'],
    ['notes', 'nem[^1] ölçülür\n\n[^1]: kaynak', 'nem ölçülür\n\nkaynak'],
    ['emphasis', '*eğik* _alt_ ***ikisi*** __koyu__ ~~yok~~ `kod`', 'eğik alt **ikisi** **koyu** yok kod'],
    ['signs that are not emphasis', '5 * 3 = 15, a_b_c, 2*3*4', '5 * 3 = 15, a_b_c, 2*3*4'],
    ['an unclosed strong part', 'Bu **yarım kaldı', 'Bu yarım kaldı'],
    [
      'HTML',
      '<h3 class="x">Baş</h3><p>Bir<br/>iki <b>koyu</b></p><ul><li>a</li><li>b</li></ul>',
      '## Baş\n\nBir\niki **koyu**\n\na\nb',
    ],
    ['scripts', 'önce<script>alert(1)</script> <style>a{}</style>sonra<!-- gizli -->', 'önce sonra'],
    ['entities', '5 &lt; 6 &amp; 7 &nbsp;&#8211; 8', '5 < 6 & 7  – 8'],
    ['comparisons', 'pH < 7 ve EC > 2', 'pH < 7 ve EC > 2'],
    ['a code fence around the text', '```markdown\n# Baş\n\nmetin\n```', '# Baş\n\nmetin'],
    ['a code fence within the text', 'önce\n\n~~~js\nx = 1\n~~~\n\nsonra', 'önce\n\nx = 1\n\nsonra'],
    ['an introduction with a dotted capital', 'İşte blog yazınız:\n\n## Baş\n\nmetin', '## Baş\n\nmetin'],
    ['an introduction in capitals', 'AŞAĞIDA YAZINIZ:\n\n## Baş\n\nmetin', '## Baş\n\nmetin'],
    ['an introduction', 'Elbette! İşte blog yazısı taslağı:\n\n## Baş\n\nmetin', '## Baş\n\nmetin'],
    ['reasoning', '<think>Önce düşüneyim\n\n# Plan</think>\n\nmetin', 'metin'],
    ['escapes', 'C\\+\\+ ve 1\\. madde', 'C++ ve 1. madde'],
    ['line ends of other systems', 'bir\r\niki\r\r\nüç', 'bir\niki\n\nüç'],
    ['invalid characters', 'bir\0 iki&#0;\u0007\tüç\ud800 dört&#55296; 🌱', 'bir iki\tüç dört 🌱'],
    ['blank text', ' \n ', ''],
  ])('converts %s to the supported syntax', (_, sent, kept) => expect(postMarkdownOf(sent)).toBe(kept))

  /** Fragments of model output in any combination. */
  const scraps = fc.constantFrom(
    ...[
      '#',
      '###',
      '####### ',
      '- ',
      '* ',
      '1. ',
      '> ',
      '| a | b |',
      '|---|',
      '```',
      '~~~',
      '**',
      '__',
      '_',
      '*',
      '`',
      '\\',
    ],
    ...[
      '<b>',
      '</b>',
      '<h4>',
      '<li>',
      '<script>',
      '</script>',
      '&lt;',
      '&amp;',
      '&#35;',
      '[a](b)',
      '![a](b)',
      '[^1]',
      '---',
      '===',
    ],
    ...['\n', '\n\n', ' ', '  ', 'metin', 'Çığ', '5 < 6', 'sonra '],
  )
  const texts = fc.array(scraps, { maxLength: 30 }).map((parts) => parts.join(''))

  test('contains only the supported syntax, for any input', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const draft = postMarkdownOf(text)
        for (const line of draft.split('\n')) {
          expect(line).not.toMatch(/^\s*(?:#{3,}\s|[-+*]\s|\d{1,3}[.)]\s|>\s|\||`{3}|~{3})/)
          expect((line.match(/\*\*/g) ?? []).length % 2).toBe(0)
        }
        expect(draft).not.toMatch(/<\/?(?:b|h4|li|script)>/)
        expect(draft).not.toMatch(/\n{3}/)
      }),
      { numRuns: 3000 },
    )
  })

  test('is unchanged by a second conversion', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const draft = postMarkdownOf(text)
        expect(postMarkdownOf(draft)).toBe(draft)
      }),
      { numRuns: 3000 },
    )
  })

  test('takes bounded time for hostile input', async () => {
    const parts = ['*', '_a', '[', '![', '<', '<a ', '|', '> ', '#', '`', '\\', '- - ', '<script>', 'a\n=\n', '**a']
    const spent = await cpuTimeOf(() => {
      for (const part of parts) postMarkdownOf(part.repeat(20_000 / part.length))
    })
    expect(spent).toBeLessThan(5000)
  })
})

test('plain text: contains no markup', () => {
  expect(plainTextOf('## Baş\n\n- **bir**\n- [iki](x)')).toBe('Baş\n\nbir\niki')
})
