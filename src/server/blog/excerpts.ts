/** About what a search result or a card shows, in characters. */
const LENGTH = 160

/** Markdown's signs, each with what stays of it. Posts support few of them, but people paste more. */
const SIGNS: readonly [sign: RegExp, kept: string][] = [
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:>|[-+*]|\d+\.)\s+/gm, ''],
  [/^\s*(?:[-*_]\s*){3,}$/gm, ' '],
  [/(\*\*|__|`+|~~)/g, ''],
  [/(?<![\p{L}\d])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\d])/gu, ''],
]
const HEADS = /^\s*#{1,6}\s.*$/gm

/** The beginning of a text as plain words: without heads where there is anything else, cut at a word. */
export function excerptOf(markdown: string): string {
  return cut(plain(markdown.replace(HEADS, ' ')) || plain(markdown.replace(/^\s*#{1,6}\s+/gm, '')))
}

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
