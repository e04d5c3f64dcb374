import { expect, test } from 'vitest'
import { element, textElement, xmlDocument } from './xml.ts'

test('XML: texts and attributes cannot become markup', () => {
  const title = element('title', { of: '"<&' }, ']]></title><script>', element('b', {}, 'ş & ğ'), undefined)
  expect(xmlDocument(title)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<title of="&#34;&#60;&#38;">]]&#62;&#60;/title&#62;&#60;script&#62;<b>ş &#38; ğ</b></title>\n',
  )
})

test('XML: characters that XML cannot contain are removed', () => {
  expect(element('a', {}, 'bir\u0000\u000b\ud800iki\tüç\n🌱')).toEqual({ markup: '<a>bir\ufffdiki\tüç\n🌱</a>' })
})

test('XML: an element without a text is omitted, an empty one is self-closing', () => {
  expect([textElement('a', null), textElement('a', '')]).toEqual([undefined, undefined])
  expect(element('a', { b: 'c' })).toEqual({ markup: '<a b="c"/>' })
})
