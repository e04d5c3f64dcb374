import { describe, expect, test } from 'vitest'
import { type Edit, type Edited, toggleBold, toggleHeading } from './markdownEdits.ts'

/** A text with its selection: `'bir [iki] üç'`. */
function edited(marked: string): Edited {
  const start = marked.indexOf('[')
  return { text: marked.replace(/[[\]]/g, ''), start, end: marked.indexOf(']') - 1 }
}
function after({ text }: Edited, { from, to, insert, select: [start, end] }: Edit): string {
  const made = text.slice(0, from) + insert + text.slice(to)
  return `${made.slice(0, start)}[${made.slice(start, end)}]${made.slice(end)}`
}

describe('markdown editing: bold', () => {
  test.each([
    ['marks the selection', 'bir [iki] üç', 'bir **[iki]** üç'],
    ['removes the marks of bold text', 'bir **[iki]** üç', 'bir [iki] üç'],
    ['keeps spaces outside of the marks', 'bir[ iki ]üç', 'bir **[iki]** üç'],
    ['without a selection: marks the text typed next', 'bir []', 'bir **[]**'],
  ])('%s', (_, before, expected) => {
    const text = edited(before)
    expect(after(text, toggleBold(text))).toBe(expected)
  })
})

describe('markdown editing: headings', () => {
  test.each([
    ['marks the line of the caret', 'bir\nik[]i\nüç', 1, 'bir\n# ik[]i\nüç'],
    ['marks the first line', '[]bir', 2, '## []bir'],
    ['marks an empty first line', '[]\nbir', 1, '# []\nbir'],
    ['changes the level', '# ba[]ş', 2, '## ba[]ş'],
    ['removes a heading of the same level', '## ba[]ş', 2, 'ba[]ş'],
    ['marks all selected lines that are not empty', 'a\n[b\n\nc]\nd', 1, 'a\n[# b\n\n# c]\nd'],
    ['leaves out the line after a selected line break', '[a\n]b', 1, '[# a]\nb'],
  ] as const)('%s', (_, before, level, expected) => {
    const text = edited(before)
    expect(after(text, toggleHeading(text, level))).toBe(expected)
  })
})
