/** Digits as phones, cards and identity numbers have them: nine or more, with what people put between. */
const NUMBERS = /(?<![\p{L}\d])\+?\(?\d(?:[\s().\-/]{0,3}\d){8,}(?!\d)/gu
/** What stands before the sign has at most 64 characters (RFC 5321, 4.5.3.1.1). */
const EMAILS = /[^\s@<>(),;:"[\]]{1,64}(?:\s?@\s?|\s?[([{]\s?at\s?[)\]}]\s?)(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu

const MASKED = { number: '[numara]', email: '[e-posta]' } as const

/**
 * A visitor's text without phone numbers and e-mail addresses, before it leaves the server. What the company publishes
 * itself is left: it is what the answer may say.
 */
export function mask(text: string, published: readonly string[] = []): string {
  const known = new Set(published.map(bare))
  const unless = (masked: string) => (found: string) => (known.has(bare(found)) ? found : masked)
  return text
    .replace(FOREIGN_DIGITS, plainDigit)
    .replace(EMAILS, unless(MASKED.email))
    .replace(NUMBERS, unless(MASKED.number))
}

/** The same without a trace of them, for whoever looks for what else is said. */
export const withoutAddresses = (text: string): string =>
  text.replace(FOREIGN_DIGITS, plainDigit).replace(EMAILS, ' ').replace(NUMBERS, ' ')

/** Whether a text names a way to reach somebody that the company does not publish. */
export const hasUnpublished = (text: string, published: readonly string[]): boolean =>
  mask(text, published) !== text.replace(FOREIGN_DIGITS, plainDigit)

/** An address or number however it is spaced, and with or without the country's prefix. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s().\-/]/g, '')
    .replace(/^(?:\+?90|0090|0)(?=\d{10}$)/, '')

/** Digits of Arabic, Persian and of wide type. */
const FOREIGN_DIGITS = /[٠-٩۰-۹０-９]/g
const plainDigit = (digit: string): string => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'.indexOf(digit) % 10)
