import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../../../tests/helpers/cpuTime.ts'
import { problems } from '../../../../contract/i18n/shared/messages.ts'
import { cleanSvg, isSvg } from './cleanSvg.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'exportedLogos', `${name}.svg`))
const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20" ${attributes}>${content}</svg>`,
  )
const cleaned = async (content: string, attributes?: string) => String((await cleanSvg(svg(content, attributes))).bytes)
const seen = (file: Buffer) => sharp(file, { density: 144 }).flatten({ background: '#fff' }).raw().toBuffer()
const shape = '<path d="M0 0h9v9z"></path>'

describe.each(['illustrator', 'inkscape'])('a logo exported by %s', (program) => {
  test('is recognised by its content, and looks the same', async () => {
    const file = read(program)
    expect(isSvg(file)).toBe(true)
    const { bytes, width, height } = await cleanSvg(file)
    expect(await seen(bytes)).toEqual(await seen(file))
    const before = await sharp(file).metadata()
    expect({ width, height }).toEqual({ width: before.width, height: before.height })
  })

  test('contains only shapes after sanitizing', async () => {
    const text = String((await cleanSvg(read(program))).bytes)
    expect(text).not.toMatch(
      /style|class=|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<!|<\?|inkscape|sodipodi|adobe|on\w+=|foreignObject|xlink/i,
    )
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(text).toMatch(/ viewBox="/)
  })
})

describe('styles become attributes', () => {
  const fillOf = async (css: string, attributes: string) =>
    /<rect[^>]* fill="([^"]*)"/.exec(
      await cleaned(`<style>${css}</style><rect width="9" height="9" ${attributes}/>`),
    )?.[1]

  test.each([
    [
      'a more specific rule wins over a later one',
      '#b{fill:blue} .a{fill:red} rect{fill:lime} *{fill:cyan}',
      'class="a" id="b"',
      'blue',
    ],
    ['an element with a class is more specific than a class', 'rect.a{fill:blue} .a{fill:red}', 'class="a"', 'blue'],
    ['of two rules with the same specificity the later one wins', '.a{fill:red} .c{fill:blue}', 'class="c a"', 'blue'],
    ['the style attribute wins over rules', '#b{fill:red}', 'id="b" style="fill: blue"', 'blue'],
    ['a rule wins over the attribute', 'rect{fill:blue}', 'fill="red"', 'blue'],
    [
      'a rule applies where its whole selector matches',
      'path.a{fill:red} .a.x{fill:red} .a.c{fill:blue}',
      'class="a c"',
      'blue',
    ],
    [
      'selector lists and comments are read',
      '/* } */ .x, /**/ .a /*{*/ { fill : /*red*/ blue ; }',
      'class="a"',
      'blue',
    ],
    [
      'conditional rules are ignored',
      '@media print{.a{fill:red}} @import "x"; @font-face{fill:red}',
      'class="a" fill="blue"',
      'blue',
    ],
    [
      'rules with combinators are ignored',
      'g .a{fill:red} g>.a{fill:red} .a:hover{fill:red}',
      'class="a" fill="blue"',
      'blue',
    ],
  ])('%s', async (_, css, attributes, fill) => expect(await fillOf(css, attributes)).toBe(fill))
})

test('a byte order mark is ignored', async () => {
  const file = svg(shape)
  const marked = Buffer.from(`\ufeff${file}`)
  expect(isSvg(marked)).toBe(true)
  expect((await cleanSvg(marked)).bytes).toEqual((await cleanSvg(file)).bytes)
})

test('a link is replaced by a group with its transform', async () => {
  expect(await cleaned(`<a href="https://x.example" transform="scale(2)">${shape}</a>`)).toContain(
    `<g transform="scale(2)">${shape}</g>`,
  )
})

describe('SVG sanitizer: elements that are not shapes are removed', () => {
  const attacks: Record<string, string> = {
    script: '<script>alert(1)</script>',
    'script with CDATA': '<script type="text/ecmascript"><![CDATA[alert(1)]]></script>',
    'script in another namespace': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    'script in upper case': '<SCRIPT>alert(1)</SCRIPT>',
    'script in entities': '&#60;script&#62;x()&#60;/script&#62;<script>alert(1)</script>',
    'event handler': '<rect width="9" height="9" onload="alert(1)" onclick="alert(1)" ONMOUSEOVER="alert(1)"/>',
    foreignObject:
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/><iframe src="javascript:alert(1)"/></body></foreignObject>',
    'javascript: link': '<a xlink:href="javascript:alert(1)"><rect width="5" height="5"/></a>',
    'javascript: link in pieces': '<a href="java&#10;script:alert(1)"><rect width="5" height="5"/></a>',
    'animated link': '<a><set attributeName="href" to="javascript:alert(1)"/><rect width="5" height="5"/></a>',
    'animated handler': '<rect width="5" height="5"><animate attributeName="onclick" values="alert(1)"/></rect>',
    'picture from elsewhere': '<image xlink:href="https://kotu.example/izle.png" width="9" height="9"/>',
    'picture in the file': '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
    'drawing from elsewhere': '<use xlink:href="https://kotu.example/a.svg#b"/><use href="//kotu.example/a.svg#b"/>',
    'drawing in an address': '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
    'filter that fetches': '<filter id="f"><feImage href="https://kotu.example/i.png"/></filter>',
    'paint from elsewhere':
      '<rect width="5" height="5" fill="url(https://kotu.example/p.svg#p)" style="fill:url(//kotu.example/x#p)"/>',
    'style that fetches':
      '<style>@import url(https://kotu.example/s.css); rect{fill:url(https://kotu.example/q#q)} @font-face{src:url(https://kotu.example/f)}</style><rect width="5" height="5"/>',
    'style that hides it':
      '<style>@\\69mport "https://kotu.example/s.css"; rect{fill:u\\72l(https://kotu.example/q#q)}</style><rect width="5" height="5"/>',
    'stylesheet by instruction': '<?xml-stylesheet href="https://kotu.example/s.css"?>',
    'another base': '<g xml:base="https://kotu.example/"><use href="#a"/></g>',
    'embedded page':
      '<iframe src="https://kotu.example/"/><embed src="x"/><object data="x"/><audio src="x"/><video src="x"/>',
    'handler element': '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    'comment that ends early': '<!--> <script>alert(1)</script> -->',
    'broken attribute': '<rect width="5" height="5" foo=\'"><script>alert(1)</script>\'/>',
    'text that looks like a page': '<text>&lt;script&gt;x()&lt;/script&gt;</text>',
  }

  test.each(Object.entries(attacks))('%s', async (_, attack) => {
    const text = await cleaned(attack + shape, 'onload="alert(1)"')
    expect(text).not.toMatch(/alert|kotu|<(?!\/?(svg|g|rect|path|use|filter|text)[ >])|javascript|data:|@|\son\w+\s*=/i)
    expect(text).toContain(shape)
  })
})

describe('rejected SVG files', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`
  const bomb = Array.from({ length: 12 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join(
    '',
  )
  const refusals: Record<string, [file: string | Buffer, status: number, message: string]> = {
    'entities that grow': [
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${drawing.replace('<path', '<text>&c;</text><path')}`,
      400,
      problems.svgEntities,
    ],
    'an entity that reads a file': [
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing.replace('<path', '<text>&x;</text><path')}`,
      400,
      problems.svgEntities,
    ],
    'an entity that fetches': [
      `<!DOCTYPE svg [<!ENTITY % d SYSTEM "https://kotu.example/d"> %d;]>${drawing}`,
      400,
      problems.svgEntities,
    ],
    'an entity with a script in it': [
      `<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>${drawing.replace('<path', '&s;<path')}`,
      400,
      problems.svgEntities,
    ],
    'references that grow': [
      drawing.replace('<path', `<g id="a0"><path d="M0 0h1v1z"/></g>${bomb}<path`),
      400,
      problems.svgTooComplex,
    ],
    'references in a circle': [
      drawing.replace('<path', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><path'),
      400,
      problems.svgTooComplex,
    ],
    'patterns that grow': [
      drawing.replace(
        '<path',
        `<rect id="p0" width="1" height="1"/>${Array.from({ length: 9 }, (_, i) => `<pattern id="p${i + 1}" width="9" height="9">${`<rect fill="url(#p${i})"/>`.repeat(9)}</pattern>`).join('')}<rect fill="url(#p9)"/><path`,
      ),
      400,
      problems.svgTooComplex,
    ],
    'too many rules': [
      drawing.replace('<path', `<style>${'.a{fill:red}'.repeat(1001)}</style><path`),
      400,
      problems.svgTooComplex,
    ],
    'too many elements': [drawing.replace('<path', `${'<g/>'.repeat(30_000)}<path`), 400, problems.svgTooComplex],
    'more pixels than a picture may have': [
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><path d="M0 0h9v9z"/></svg>',
      413,
      problems.pictureTooBig,
    ],
    'nothing left to see': [
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,AA"/></svg>',
      400,
      problems.emptySvg,
    ],
    'an end that is missing': [drawing.slice(0, 50), 400, problems.emptySvg],
    'signs that no XML has': [drawing.replace('<path', '<text>\u0001</text><path'), 400, problems.brokenSvg],
    'bytes that are no UTF-8': [
      Buffer.concat([Buffer.from(drawing), Buffer.from([0xff, 0xfe])]),
      400,
      problems.brokenSvg,
    ],
    'more than 500 kilobytes': [drawing + ' '.repeat(500 * 1024), 413, problems.svgTooBig],
  }

  test.each(Object.entries(refusals))('%s', async (_, [file, status, message]) => {
    await expect(cleanSvg(Buffer.from(file))).rejects.toMatchObject({ status, message })
  })
})

test.each([
  ['a page with a drawing in it', '<!doctype html><html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
  ['a page', '<html></html>'],
  ['a text', 'svg'],
  ['nothing', ''],
  ['an unclosed comment', '<!-- <svg>'],
])('%s is not recognised as SVG', (_, text) => expect(isSvg(Buffer.from(text))).toBe(false))

test.each([
  ['unclosed style elements', '<style>'.repeat(150_000)],
  ['unclosed comments', `<style>${'/*'.repeat(500_000)}</style>`],
  ['braces', `<style>${'{'.repeat(1_000_000)}</style>`],
  ['nested elements', '<g>'.repeat(9_900)],
  ['unclosed elements', '<g>'.repeat(300_000)],
  ['attributes', `<path ${Array.from({ length: 90_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`],
  ['names', Array.from({ length: 9_900 }, (_, i) => `<a${i}/>`).join('')],
  ['rules', `<style>${'.a{fill:red}'.repeat(1000)}</style>${'<g class="a"/>'.repeat(9_900)}`],
  ['classes', `<style>.a{fill:red}</style><g class="${'a '.repeat(200_000)}"/>`],
  ['references', `<g id="a">${'<use href="#b"/>'.repeat(9_000)}</g><g id="b"/>`],
  ['addresses', `<rect fill="${'url(#a '.repeat(60_000)}"/>`],
])('hundreds of kilobytes of %s are processed in time', async (_, content) => {
  const file = svg(content.slice(0, 500_000))
  expect(await cpuTimeOf(() => cleanSvg(file).catch(() => {}))).toBeLessThan(5000)
})
