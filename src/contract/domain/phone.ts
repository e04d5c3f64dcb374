import { COUNTRY_PREFIX, MESSAGING_MIN_DIGITS } from '../constants.ts'

/** Separators between the digits of a phone number. */
const SEPARATORS = /[\s().+\u2010-\u2015-]/g
const LOCAL_LENGTH = 10
/** The trunk prefix: dialled within a country, and not from abroad: `+44 (0)20 …`. */
export const INNER_ZERO = /(?<=^\s*(?:\+|00)[\d\s]{1,5})\(0\)/
/** The trunk prefix after the separators are removed. */
const DOUBLY = new RegExp(`^${COUNTRY_PREFIX}0(?=\\d{${LOCAL_LENGTH}}$)`)

/**
 * Digits of a phone number for a messaging link, with the country code: `'0532 000 00 00'`
 * gives `'905320000000'`. Null if the text is not one number.
 */
export function messagingDigitsOf(phoneNumber: string | null | undefined): string | null {
  const dialled = (phoneNumber ?? '').replace(SEPARATORS, '').replace(/^00/, '').replace(/^0/, COUNTRY_PREFIX)
  const isLocal = dialled.length === LOCAL_LENGTH && !dialled.startsWith(COUNTRY_PREFIX)
  const digits = isLocal ? COUNTRY_PREFIX + dialled : dialled.replace(DOUBLY, COUNTRY_PREFIX)
  // Two numbers, an extension or a word in the text: the link could reach a different person.
  return /^\d+$/.test(digits) && digits.length >= MESSAGING_MIN_DIGITS ? digits : null
}

/** URL of a messaging link to a phone number; null if the text is not one number. */
export function messagingLinkOf(phoneNumber: string | null | undefined): string | null {
  const digits = messagingDigitsOf(phoneNumber)
  return digits && `https://wa.me/${digits}`
}

/** Whether a number is a Turkish landline by its area code (02xx to 04xx), where messaging is rarely available. */
export const isLandline = (phoneNumber: string | null | undefined): boolean =>
  /^90[2-4]\d{9}$/.test(messagingDigitsOf(phoneNumber) ?? '')

/** The first number in a text, up to a second one, a word or an extension. */
const NUMBER = /\+?\s*\(?\d[\d\s().\u2010-\u2015-]*/

/** `tel:` URL of a phone number (RFC 3966); null if there is no number. */
export function callLinkOf(phoneNumber: string | null | undefined): string | null {
  const [number] = phoneNumber?.match(NUMBER) ?? []
  return number ? `tel:${number.replace(INNER_ZERO, '').replace(/[^+\d]/g, '')}` : null
}
