/** Approximate number of characters in a search result or a card. */
const LENGTH = 160

/** Blanks within a line: a pattern that also matches line breaks would backtrack at each of them. */
const BLANKS = '[^\\S\\n\\r\\u2028\\u2029]*'
/** URL of a link, which may contain brackets. */
const ADDRESS = '\\((?:[^()]|\\([^()]*\\))*\\)'

/** Markdown syntax, each with its replacement. Posts support little of it, but pasted text may have more. */
const SIGNS: readonly [sign: RegExp, replacement: string][] = [
  [new RegExp(`!\\[[^\\][]*\\]${ADDRESS}`, 'g'), ' '],
  [new RegExp(`\\[([^\\][]*)\\]${ADDRESS}`, 'g'), '$1'],
  [new RegExp(`^${BLANKS}(?:>|[-+*]|\\d+\\.)\\s+`, 'gm'), ''],
  [new RegExp(`^${BLANKS}(?:[-*_]${BLANKS}){3,}$`, 'gm'), ' '],
  [/(\*\*|__|`+|~~)/g, ''],
  [/(?<![\p{L}\d])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\d])/gu, ''],
]
const HEADS = new RegExp(`^${BLANKS}#{1,6}(?!\\S|#).*$`, 'gm')
const HEAD_SIGNS = new RegExp(`^${BLANKS}#{1,6}(?!\\S)`, 'gm')

interface Written {
  excerpt?: string | null | undefined
  content?: string | null | undefined
}

/** A post's summary as plain text, else the beginning of its text; empty if there is neither. */
export const excerptOf = ({ excerpt, content }: Written): string =>
  plain((excerpt ?? '').replace(HEAD_SIGNS, '')) || beginningOf(content ?? '')

/** The beginning of a text as plain text: without headings if there is other text, cut at a word. */
export const beginningOf = (markdown: string): string =>
  cut(plain(markdown.replace(HEADS, ' ')) || plain(markdown.replace(HEAD_SIGNS, '')))

const plain = (markdown: string): string =>
  SIGNS.reduce((text, [sign, replacement]) => text.replace(sign, replacement), markdown)
    .replace(/\s+/g, ' ')
    .trim()

function cut(text: string): string {
  const characters = [...text]
  if (characters.length <= LENGTH) return text
  const beginning = characters.slice(0, LENGTH).join('')
  const words = beginning.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.!?–—-]+$/u, '') || beginning}…`
}
