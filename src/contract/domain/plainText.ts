import { SHORT_DESCRIPTION_LENGTH } from '../constants.ts'

/**
 * Text normalisation of input: removes invisible characters, with which a name may look empty, or like another one.
 * These are control characters except tab and line breaks, and Unicode's default-ignorable characters (soft hyphen,
 * zero-width characters, direction marks, Hangul fillers, variation selectors, tags). Exceptions: joiners within an
 * emoji (U+200D, U+FE0F, the tags of a flag), joiners of scripts whose spelling has them, such as Persian, and the word
 * joiner (U+2060) in a range of numbers. NUL stays: the server refuses it, because PostgreSQL cannot store it.
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
/** A range of numbers without line break opportunities: `0–30`. */
const UNBROKEN = '(?<=\\p{Pd})\\u2060(?=\\p{N})|(?<=\\p{N})\\u2060(?=\\p{Pd})'
const REMOVED = new RegExp(`(${EMOJI}|${JOINER}|${UNBROKEN})|${INVISIBLE.source}`, 'gu')

/** Letters, digits, marks and visible signs; not the Braille blank. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Normalises a text for storage: without invisible characters and surrounding blanks; empty if nothing is visible. */
export const cleanText = (text: string): string =>
  isVisible(text) ? text.replace(REMOVED, (_, exempt: string | undefined) => exempt ?? '').trim() : ''

/** Removes all invisible characters, those within emoji too: for comparisons. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

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

interface Described {
  shortDescription?: string | null
  description?: string | null
}

/** The short description, else the first characters of the description and an ellipsis. */
export function shortDescriptionOf({ shortDescription, description }: Described, length = SHORT_DESCRIPTION_LENGTH) {
  if (shortDescription?.trim()) return shortDescription
  const characters = [...(description ?? '')]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

/** Meta description of a page, on one line: its own, else its title and the site's tagline. */
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

/** An address with no line break before a house number ("Pamuk Cad. 14"). */
export const breakableAddress = (address: string): string => address.replace(/(?<=[^\s,]) (?=\d)/g, '\u00a0')
