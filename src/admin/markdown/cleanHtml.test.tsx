import { DOMParser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { clipboards } from '../../../tests/helpers/clipboards.ts'
import { cleanHtml } from './cleanHtml.ts'
import { documentOf, markdownOf, schema } from './richDocument.ts'

const read = (html: string) => {
  const page = document.createElement('div')
  page.innerHTML = html
  return DOMParser.fromSchema(schema).parse(page)
}

test.each(clipboards)('clipboard: $from', ({ html, markdown }) => {
  const clean = cleanHtml(html)
  expect(clean.replace(/<\/?(?:p|h2|h3|strong|br)>/g, '')).not.toMatch(/[<>]/)
  expect(markdownOf(read(clean))).toBe(markdown)
  // Visitors see what was pasted.
  expect(documentOf(markdown).toJSON()).toEqual(read(clean).toJSON())
})
