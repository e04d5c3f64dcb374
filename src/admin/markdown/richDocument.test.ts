import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { documentOf, markdownOf, schema } from './richDocument.ts'

/** A document as a short text: `p(Bir <b>iki</b>)`. */
const shown = (text: string) =>
  documentOf(text)
    .children.map(
      (block) =>
        `${block.type === schema.nodes.heading ? `h${block.attrs.level}` : 'p'}(${block.children
          .map((child) => {
            const inner = child.text ?? '/'
            return child.marks.length > 0 ? `<b>${inner}</b>` : inner
          })
          .join('')})`,
    )
    .join(' ')

/** The text without what a document remembers of it. */
const rewritten = (text: string) => markdownOf(schema.nodeFromJSON(documentOf(text).toJSON()))

describe('rich document: shows a text as the site does', () => {
  test.each([
    ['# Bir\nİki **üç**\ndört', 'h1(Bir) p(İki <b>üç</b>/dört)'],
    ['## Baş ##\n\n### Derin', 'h2(Baş) p(### Derin)'],
    ['**açık\n\n- madde\n- [bağ](x) *eğik*', 'p(**açık) p(- madde/- [bağ](x) *eğik*)'],
    ['**a __b__\nc**', 'p(<b>a b</b><b>/</b><b>c</b>)'],
    ['', 'p()'],
    [' \n\n', 'p()'],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('rich document: an unedited text stays the same, byte for byte', () => {
  test.each([
    ['unclosed marks', '**açık\n\nmetin** x ** y'],
    ['Windows line ends', '# Bir\r\n\r\nİki\r\nüç\r\n\r\n'],
    ['old line ends', 'Bir\r\rİki'],
    ['spaces at the ends of lines', '  Bir  \nİki \t\n\n   \n Üç '],
    ['many blank lines', '\n\n\nBir\n\n\n\n\nİki\n\n\n'],
    ['a heading right above its text', '# Bir\nİki\n## Üç\n# \n#'],
    ['a byte order mark', '\uFEFF# Bir\n\n*iki*'],
    ['blanks alone', '\n \n'],
    ['more marks than are parsed', '**a** '.repeat(300)],
    ['more lines than are parsed', ' a\r\n\r\n b \n'.repeat(3000)],
  ])('%s', (_, text) => expect(markdownOf(documentOf(text))).toBe(text))

  test('any text (property test)', () => {
    const sign = fc.constantFrom(...'#*_`>-+~|[]()!<&;\\/\n\n\r\t  1.ağİ\uFEFF\u00A0')
    const text = fc.string({
      unit: fc.oneof({ weight: 9, arbitrary: sign }, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
      maxLength: 80,
    })
    fc.assert(
      fc.property(text, (typed) => {
        expect(markdownOf(documentOf(typed))).toBe(typed)
      }),
      { numRuns: 2000 },
    )
  })
})

test('rich document: what is edited is written so that it is read the same (property test)', () => {
  const words = fc.stringMatching(/^[a-zğİ]{1,4}(?: [a-zğİ"(,.:!%]{1,4}){0,3}$/)
  const run = fc.record({ text: words, isBold: fc.boolean(), breaks: fc.boolean(), space: fc.constantFrom('', ' ') })
  const block = fc.record({ level: fc.constantFrom(0, 1, 2), runs: fc.array(run, { minLength: 1, maxLength: 4 }) })
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const { doc, paragraph, heading, hardBreak } = schema.nodes
      const made = doc.create(
        null,
        blocks.map(({ level, runs }) => {
          const inline = runs.flatMap(({ text, isBold, breaks, space }, i) => [
            ...(i && breaks && !level ? [hardBreak.create()] : []),
            schema.text(`${i ? space : ''}${text}`, isBold ? [schema.marks.bold.create()] : []),
          ])
          return level ? heading.create({ level }, inline) : paragraph.create(null, inline)
        }),
      )
      const text = markdownOf(made)
      const read = documentOf(text)
      expect(read.childCount).toBe(blocks.length)
      const plain = (from: typeof made) => from.textBetween(0, from.content.size, '\n', '\n').replace(/ *\n */g, '\n')
      expect(plain(read)).toBe(plain(made))
      expect(rewritten(text)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

describe('rich document: writes', () => {
  const { doc, paragraph, heading, hardBreak } = schema.nodes
  const bold = (text: string) => schema.text(text, [schema.marks.bold.create()])
  const text = (value: string) => schema.text(value)
  const p = (...inline: ReturnType<typeof text>[]) => paragraph.create(null, inline)
  test.each([
    ['spaces outside of the signs', [p(text('bir'), bold(' iki '), text('üç'))], 'bir **iki** üç'],
    ['signs next to letters', [p(bold('Not:'), text('metin'))], '**Not**:metin'],
    ['a colon in bold before a space', [p(bold('Not:'), text(' metin'))], '**Not:** metin'],
    [
      'bold over a line break',
      [p(bold('bir'), hardBreak.create(null, null, [schema.marks.bold.create()]), bold('iki'))],
      '**bir\niki**',
    ],
    ['no empty blocks', [p(text('bir')), p(), heading.create({ level: 2 }), p(text('iki'))], 'bir\n\niki'],
    ['a sign at the end of a heading', [heading.create({ level: 1 }, text('Do #'))], '# Do # #'],
    ['no blanks at the ends of lines', [p(text(' bir '), hardBreak.create(), text(' iki '))], 'bir\niki'],
  ])('%s', (_, blocks, expected) => expect(markdownOf(doc.create(null, blocks))).toBe(expected))

  test('only the edited block: all others stay as they were typed', () => {
    const typed = '#  Bir #\r\n__İki__\r\n\r\n\r\n Üç  \n\n Dört\n\n'
    const { tr } = EditorState.create({ doc: documentOf(typed) })
    expect(markdownOf(tr.insertText('x', 1).doc)).toBe('# xBir\n\n__İki__\r\n\r\n\r\n Üç  \n\n Dört\n\n')
  })
})
