import type { Locale } from '../../../contract/constants.ts'

/** Phone, card and identity numbers: nine or more digits with separators. */
const NUMBERS = /(?<![\p{L}\d])\+?\(?\d(?:[\s().\-/]{0,3}\d){8,}(?!\d)/gu
/** The local part has at most 64 characters (RFC 5321, 4.5.3.1.1). */
const EMAILS = /[^\s@<>(),;:"[\]]{1,64}(?:\s?@\s?|\s?[([{]\s?at\s?[)\]}]\s?)(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu

const MASKED: Record<Locale, { number: string; email: string }> = {
  tr: { number: '[numara]', email: '[e-posta]' },
  en: { number: '[number]', email: '[email]' },
}

/** Masks unpublished numbers and email addresses in a visitor's text before it is sent to another server. */
export function mask(text: string, published: readonly string[] = [], locale: Locale = 'tr'): string {
  const masked = MASKED[locale]
  const known = new Set(published.map(normalized))
  const unlessPublished = (mask: string) => (found: string) => (known.has(normalized(found)) ? found : mask)
  return text
    .replace(FOREIGN_DIGITS, plainDigit)
    .replace(EMAILS, unlessPublished(masked.email))
    .replace(NUMBERS, unlessPublished(masked.number))
}

/** Removes numbers and email addresses from a search text. */
export const withoutAddresses = (text: string): string =>
  text.replace(FOREIGN_DIGITS, plainDigit).replace(EMAILS, ' ').replace(NUMBERS, ' ')

/** Whether a text contains an unpublished number or address. */
export const hasUnpublished = (text: string, published: readonly string[]): boolean =>
  mask(text, published) !== text.replace(FOREIGN_DIGITS, plainDigit)

/** Comparable form of a number or address: in lower case, without separators and country code. */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s().\-/]/g, '')
    .replace(/^(?:\+?90|0090|0)(?=\d{10}$)/, '')

/** Arabic, Persian and full-width digits. */
const FOREIGN_DIGITS = /[٠-٩۰-۹０-９]/g
const plainDigit = (digit: string): string => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'.indexOf(digit) % 10)
