export type TextLength = 'short' | 'long' | 'very-long'

/** How long a heading is, so that a name of forty words is set smaller instead of filling the screen. In characters. */
export function textLengthOf(text: string): TextLength {
  return text.length <= 48 ? 'short' : text.length <= 110 ? 'long' : 'very-long'
}
