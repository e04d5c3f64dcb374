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
  isVisible(text) ? text.replace(REMOVED, (_, kept: string | undefined) => kept ?? '').trim() : ''

/** A text without anything invisible, emoji's own characters included: for comparing. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
