import { COUNTRY_PREFIX, MESSAGING_MIN_DIGITS } from '../constants.ts'

/** What people put between the digits of a phone number. */
const SEPARATORS = /[\s().+\u2010-\u2015-]/g
const LOCAL_LENGTH = 10
/** The zero that is dialled within a country and not from abroad: `+44 (0)20 …`. */
export const INNER_ZERO = /(?<=^\s*(?:\+|00)[\d\s]{1,5})\(0\)/
/** The same, once nothing stands between the digits. */
const DOUBLY = new RegExp(`^${COUNTRY_PREFIX}0(?=\\d{${LOCAL_LENGTH}}$)`)

/**
 * The digits that a messaging link calls a phone number by, with the country in front (spec section 5): `'0532 000 00 00'`
 * gives `'905320000000'`. Null when that is no number one could write to.
 */
export function messagingDigitsOf(phoneNumber: string | null | undefined): string | null {
  const dialled = (phoneNumber ?? '').replace(SEPARATORS, '').replace(/^00/, '').replace(/^0/, COUNTRY_PREFIX)
  const isLocal = dialled.length === LOCAL_LENGTH && !dialled.startsWith(COUNTRY_PREFIX)
  const digits = isLocal ? COUNTRY_PREFIX + dialled : dialled.replace(DOUBLY, COUNTRY_PREFIX)
  // Two numbers, an extension or a word in it: whoever answers such a link would be somebody else.
  return /^\d+$/.test(digits) && digits.length >= MESSAGING_MIN_DIGITS ? digits : null
}

/** Where a visitor writes to a phone number from, or null when there is nowhere. */
export function messagingLinkOf(phoneNumber: string | null | undefined): string | null {
  const digits = messagingDigitsOf(phoneNumber)
  return digits && `https://wa.me/${digits}`
}

/** Whether a number is a Turkish landline by its area code (02xx to 04xx), where messages seldom arrive. */
export const isLandline = (phoneNumber: string | null | undefined): boolean =>
  /^90[2-4]\d{9}$/.test(messagingDigitsOf(phoneNumber) ?? '')

/** The first number in a text, up to a second one, a word or an extension. */
const NUMBER = /\+?\s*\(?\d[\d\s().\u2010-\u2015-]*/

/** Where a visitor calls a phone number, as RFC 3966 writes it, or null when there is none. */
export function callLinkOf(phoneNumber: string | null | undefined): string | null {
  const [number] = phoneNumber?.match(NUMBER) ?? []
  return number ? `tel:${number.replace(INNER_ZERO, '').replace(/[^+\d]/g, '')}` : null
}
