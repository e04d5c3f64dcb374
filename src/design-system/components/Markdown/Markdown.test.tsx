import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Markdown } from './Markdown.tsx'

componentContract(Markdown, { content: '# Önce suyu tanıyın\n\nÜç değer: **pH, bikarbonat ve demir.**' })

const htmlOf = (content: string) =>
  render(<Markdown content={content} />).container.firstElementChild!.innerHTML.replace(/\n/g, '')

describe('Markdown: renders', () => {
  test.each([
    ['headings of two levels below the page’s own', '# Bir\n\n## İki ##', '<h2>Bir</h2><h3>İki</h3>'],
    ['second headings without a first', '## Bir\n\n## İki', '<h2>Bir</h2><h2>İki</h2>'],
    ['headings that skip no rank', '## Bir\n\n# İki\n\n## Üç', '<h2>Bir</h2><h2>İki</h2><h3>Üç</h3>'],
    ['bold', 'pH **ve** __demir__', '<p>pH <strong>ve</strong> <strong>demir</strong></p>'],
    ['bold in a heading', '# pH **ve** demir', '<h2>pH <strong>ve</strong> demir</h2>'],
    ['paragraphs', 'Bir.\n\n\nİki.', '<p>Bir.</p><p>İki.</p>'],
    [
      'a break for every newline',
      'Bir\nİki  \nÜç\r\n**dört\nbeş**',
      '<p>Bir<br>İki<br>Üç<br><strong>dört<br>beş</strong></p>',
    ],
    ['a paragraph right below a heading', '# Bir\nİki', '<h2>Bir</h2><p>İki</p>'],
    ['nothing for nothing', '', ''],
  ])('%s', (_, content, html) => expect(htmlOf(content)).toBe(html))
})

describe('Markdown: renders as plain text', () => {
  test.each([
    ['deeper headings', '### Üç **kalın** ###', '<p>### Üç <strong>kalın</strong> ###</p>'],
    ['a deeper heading without words', '####', '<p>####</p>'],
    ['underlined headings', 'Bir\n===\nİki\n---', '<p>Bir<br>===<br>İki<br>---</p>'],
    ['italics', '*bir* _iki_ ***üç***', '<p>*bir* _iki_ *<strong>üç</strong>*</p>'],
    ['lists', '- bir\n* iki\n1. üç', '<p>- bir<br>* iki<br>1. üç</p>'],
    ['quotes', '> dört', '<p>&gt; dört</p>'],
    ['rules', 'a\n\n***\n\n---', '<p>a</p><p>***</p><p>---</p>'],
    ['code', '`bir`\n\n    iki\n\n```\nüç\n```', '<p>`bir`</p><p>iki</p><p>```<br>üç<br>```</p>'],
    ['links and pictures', '[a](b) ![c](d) <http://e>', '<p>[a](b) ![c](d) &lt;http://e&gt;</p>'],
    ['references', '[a][b]\n\n[b]: /c', '<p>[a][b]</p><p>[b]: /c</p>'],
    [
      'HTML',
      '<script>alert(1)</script>\n\n<b>x</b>',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>&lt;b&gt;x&lt;/b&gt;</p>',
    ],
    ['escapes and entities', '\\* \\\n&amp; &#65;', '<p>\\* \\<br>&amp;amp; &amp;#65;</p>'],
    ['tables', '| a | b |\n|---|---|', '<p>| a | b |<br>|---|---|</p>'],
    ['italics behind a byte order mark', '\uFEFF*bir*', '<p>*bir*</p>'],
  ])('%s', (_, content, html) => expect(htmlOf(content)).toBe(html))
})

test('Markdown: keeps every character, and renders only supported elements (property test)', () => {
  const sign = fc.constantFrom(...'#*_`>-+=~|[]()!<>&;:\\/\n\t "1.ağİ')
  const bare = (text: string) => text.replace(/[\s#*_]/g, '')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), (content) => {
      const { container, unmount } = render(<Markdown content={content} />)
      const elements = [...container.firstElementChild!.querySelectorAll('*')].map(({ tagName }) => tagName)
      expect(['P', 'H2', 'H3', 'STRONG', 'BR']).toEqual(expect.arrayContaining([...new Set(elements)]))
      expect(bare(container.textContent)).toBe(bare(content))
      unmount()
    }),
    { numRuns: 300 },
  )
})

describe('Markdown: renders texts that are too expensive to parse as plain text', () => {
  test.each([
    ['headings', '# a\n\n'.repeat(20_000)],
    ['lines', 'a\n'.repeat(50_000)],
    ['open marks', '**a '.repeat(25_000)],
    ['nested marks', `${'**a '.repeat(15_000)}${'b**'.repeat(15_000)}`],
    ['nested italics', `${'*a '.repeat(4000)}${'b*'.repeat(4000)}`],
    ['paragraphs full of marks', `${'_a '.repeat(300)}\n\n`.repeat(50)],
    ['one paragraph full of marks', '**a** '.repeat(150)],
    ['many paragraphs with some marks', `${'**a** '.repeat(60)}\n\n`.repeat(25)],
    ['many short paragraphs in bold', '**a**\n\n'.repeat(12_000)],
  ])('%s', (_, content) => {
    const { container } = render(<Markdown content={content} />)
    expect(container.querySelectorAll('h2, h3, strong, br')).toHaveLength(0)
    expect(container.textContent!.replace(/\s/g, '')).toBe(content.replace(/\s/g, ''))
  })

  test('a long ordinary text is parsed', () => {
    const chapter = `## Baş\n\n${'Uzun bir cümle **kalın** sözlerle. '.repeat(30)}\n\n`
    const { container } = render(<Markdown content={chapter.repeat(40)} />)
    expect(container.querySelectorAll('h2')).toHaveLength(40)
    expect(container.querySelectorAll('strong')).toHaveLength(1200)
  })
})
