import { SHORT_DESCRIPTION_LENGTH } from '../constants.ts'

/**
 * Text normalisation, part 1: what people typed, without the characters that have no place in it. Nobody sees them, and they make a
 * name that looks empty, or two that look alike and are not. `turkish.ts` compares texts, and folds what is left.
 *
 * Removed: control characters but tab and line breaks, and what Unicode calls default-ignorable (soft hyphen, zero-width characters,
 * direction marks, Hangul fillers, variation selectors, tags). NUL and lone surrogates stay: no database holds them, and the server
 * refuses them. Kept: what holds an emoji together
 * (U+200D, U+FE0F, the tags of a flag), the joiners of scripts whose spelling has them, such as Persian, and the word joiner (U+2060) of
 * a range of numbers.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?![\t\n\r\0])\p{Cc}/gu

const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?[\\uFE0E\\uFE0F]?'
const EMOJI = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{3,6}\\u{E007F}',
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  '[0-9#*]\\uFE0F\\u20E3',
].join('|')
const JOINER =
  '(?<=[\\p{L}\\p{M}])(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}])[\\u200C\\u200D](?=\\p{L})'
/** A range of numbers that no line breaks: `0–30`. */
const UNBROKEN = '(?<=\\p{Pd})\\u2060(?=\\p{N})|(?<=\\p{N})\\u2060(?=\\p{Pd})'
const REMOVED = new RegExp(`(${EMOJI}|${JOINER}|${UNBROKEN})|${INVISIBLE.source}`, 'gu')

/** Letters, digits, marks and signs that leave ink; the blank of Braille is none. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** A text as it is stored: without what has no place in it and without blanks around it, empty where nothing of it is seen. */
export const cleanText = (text: string): string =>
  isVisible(text) ? text.replace(REMOVED, (_, exempt: string | undefined) => exempt ?? '').trim() : ''

/** A text without anything invisible, emoji's own characters included: for comparing. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** A text's paragraphs: an empty line parts them. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** About what a search result or a card shows, in characters. */
const LENGTH = 160

/** Blanks within a line: one sign that ran over many lines would be tried at each of them. */
const BLANKS = '[^\\S\\n\\r\\u2028\\u2029]*'
/** The address of a link, which may have brackets in it. */
const ADDRESS = '\\((?:[^()]|\\([^()]*\\))*\\)'

/** Markdown's signs, each with what stays of it. Posts support few of them, but people paste more. */
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

/** What a post says of itself in plain words, else how its text begins; empty when there is neither. */
export const excerptOf = ({ excerpt, content }: Written): string =>
  plain((excerpt ?? '').replace(HEAD_SIGNS, '')) || beginningOf(content ?? '')

/** The beginning of a text as plain words: without heads where there is anything else, cut at a word. */
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

interface Described {
  shortDescription?: string | null
  description?: string | null
}

/** The short description, else the first characters of the description and an ellipsis (spec section 3). */
export function shortDescriptionOf({ shortDescription, description }: Described, length = SHORT_DESCRIPTION_LENGTH) {
  if (shortDescription?.trim()) return shortDescription
  const characters = [...(description ?? '')]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

/** What a page is described by, on one line: its own description, else its title and the site's tagline. */
export function pageDescriptionOf({
  title,
  description,
  tagline,
}: {
  title: string
  description?: string | null | undefined
  tagline: string
}): string {
  const isSentence = /[.?!…]$/.test(title)
  return description?.replace(/\s+/g, ' ').trim() || `${title}${isSentence ? '' : '.'} ${tagline}`.trim()
}
