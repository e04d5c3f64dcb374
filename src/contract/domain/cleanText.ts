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

const LINE_BREAKS = /[\r\n\u2028\u2029]+/

/** Normalises one line of text for storage: as `cleanText`, with a space for each line break. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

/** Removes all invisible characters, those within emoji too: for comparisons. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
