/** About what a search result or a card shows, in characters. */
const LENGTH = 160

/** Blanks within a line: one sign that ran over many lines would be tried at each of them. */
const BLANKS = '[^\\S\\n\\r\\u2028\\u2029]*'
/** The address of a link, which may have brackets in it. */
const ADDRESS = '\\((?:[^()]|\\([^()]*\\))*\\)'

/** Markdown's signs, each with what stays of it. Posts support few of them, but people paste more. */
const SIGNS: readonly [sign: RegExp, kept: string][] = [
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

/** What a post says of itself in plain words, else how its text begins; empty when there is neither. */
export const excerptOf = ({ excerpt, content }: Written): string =>
  plain((excerpt ?? '').replace(HEAD_SIGNS, '')) || beginningOf(content ?? '')

/** The beginning of a text as plain words: without heads where there is anything else, cut at a word. */
export const beginningOf = (markdown: string): string =>
  cut(plain(markdown.replace(HEADS, ' ')) || plain(markdown.replace(HEAD_SIGNS, '')))

const plain = (markdown: string): string =>
  SIGNS.reduce((text, [sign, kept]) => text.replace(sign, kept), markdown)
    .replace(/\s+/g, ' ')
    .trim()

function cut(text: string): string {
  const characters = [...text]
  if (characters.length <= LENGTH) return text
  const beginning = characters.slice(0, LENGTH).join('')
  const words = beginning.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.!?–—-]+$/u, '') || beginning}…`
}
