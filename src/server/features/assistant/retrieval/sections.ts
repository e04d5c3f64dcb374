import type { Kind } from '../../../../contract/schema/fieldTypes.ts'
import { specNameOf } from '../../../../contract/schema/specNames.ts'

/** A part of a page under one heading, as plain text. Paragraphs are apart by an empty line. */
export interface Section {
  heading: string
  text: string
}

/** What a field of each kind says in words; kinds that are not listed say nothing. */
export const sectionsOf: Partial<Record<Kind, (value: never) => Section[]>> = {
  text: (text: string) => [{ heading: '', text }],
  longText: (text: string) => [{ heading: '', text }],
  markdown: markdownSections,
  specs: (specs: Record<string, string>) => [
    {
      heading: '',
      text: Object.entries(specs)
        .map(([key, value]) => `${specNameOf(key)}: ${value}.`)
        .join('\n'),
    },
  ],
}

/** A post's parts: what stands before the first head, and what follows each (the posts' markdown has two levels of them). */
function markdownSections(markdown: string): Section[] {
  return markdown
    .split(/^(?=#{1,2} )/m)
    .map((part) => {
      const [, heading = '', text = ''] = /^(?:#{1,2} +(.*)\n?)?([\s\S]*)$/.exec(part)!
      return { heading: heading.trim(), text: text.replaceAll('**', '').trim() }
    })
    .filter(({ heading, text }) => heading || text)
}

/** What one passage holds at most, in characters: a few paragraphs on one thing. */
const LONGEST = 900

/** Breaks sections into passages at paragraphs, or at words where a single one is too long. */
export const passagesOf = (sections: readonly Section[]): Section[] =>
  sections.flatMap(({ heading, text }) => {
    const parts = text.split(/\n{2,}/).flatMap((paragraph) => paragraph.match(LONG_PIECES) ?? [])
    const passages: string[] = []
    for (const part of parts.map((piece) => piece.trim()).filter(Boolean)) {
      const last = passages.at(-1)
      if (last !== undefined && last.length + part.length < LONGEST)
        passages[passages.length - 1] = `${last}\n\n${part}`
      else passages.push(part)
    }
    return (passages.length ? passages : ['']).map((passage) => ({ heading, text: passage }))
  })

const LONG_PIECES = new RegExp(`[\\s\\S]{1,${LONGEST}}(?=\\s|$)|[\\s\\S]{1,${LONGEST}}`, 'g')
