import { describe, expect, test } from 'vitest'
import { type Edit, type Edited, toggleBold, toggleHeading } from './markdownEdits.ts'

/** `'bir [iki] üç'`: a text with its selection. */
function edited(marked: string): Edited {
  const start = marked.indexOf('[')
  return { text: marked.replace(/[[\]]/g, ''), start, end: marked.indexOf(']') - 1 }
}
function after({ text }: Edited, { from, to, insert, select: [start, end] }: Edit): string {
  const made = text.slice(0, from) + insert + text.slice(to)
  return `${made.slice(0, start)}[${made.slice(start, end)}]${made.slice(end)}`
}

describe('bold', () => {
  test.each([
    ['a selection', 'bir [iki] üç', 'bir **[iki]** üç'],
    ['bold text becomes plain again', 'bir **[iki]** üç', 'bir [iki] üç'],
    ['spaces stay outside of the marks', 'bir[ iki ]üç', 'bir **[iki]** üç'],
    ['nothing: what is typed next', 'bir []', 'bir **[]**'],
  ])('%s', (_, before, expected) => {
    const text = edited(before)
    expect(after(text, toggleBold(text))).toBe(expected)
  })
})

describe('a heading', () => {
  test.each([
    ['the line of the caret', 'bir\nik[]i\nüç', 1, 'bir\n# ik[]i\nüç'],
    ['the first line', '[]bir', 2, '## []bir'],
    ['the first line, which is empty', '[]\nbir', 1, '# []\nbir'],
    ['another level', '# ba[]ş', 2, '## ba[]ş'],
    ['the same level becomes a plain line', '## ba[]ş', 2, 'ba[]ş'],
    ['several lines', 'a\n[b\n\nc]\nd', 1, 'a\n[# b\n\n# c]\nd'],
    ['not the line behind a whole one', '[a\n]b', 1, '[# a]\nb'],
  ] as const)('%s', (_, before, level, expected) => {
    const text = edited(before)
    expect(after(text, toggleHeading(text, level))).toBe(expected)
  })
})
