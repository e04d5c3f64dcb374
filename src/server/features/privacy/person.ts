import { INNER_ZERO, messagingDigitsOf } from '../../../contract/domain/phone.ts'
import { personFaults } from '../../../contract/i18n/shared/messages.ts'
import { formats } from '../../../contract/schema/formats.ts'
import { refused } from '../../platform/http/problems.ts'

/** One whose data are looked for: by an address in small letters, or by the digits of a number, with the country in front. */
export type Person = { email: string } | { phone: string }

/** What somebody left of themselves. */
export interface Sender {
  email: string
  phoneNumber: string | null
}

/** Fewer digits are no number that belongs to one person. */
const LEAST_DIGITS = 7

/** Reads an e-mail address or a phone number as people write them. Throws `Refused` for anything else. */
export function personOf(of: string): Person {
  if (formats.email.pattern.test(of)) return { email: folded(of) }
  const phone = formats.phone.pattern.test(of) ? digitsOf(of) : ''
  if (phone.length < LEAST_DIGITS || severalIn(of).length) throw refused.invalid({ of: [personFaults.neither] })
  return { phone }
}

/** Whether somebody left this address, or this number, however they wrote it. */
export const isFrom = (person: Person, { email, phoneNumber }: Sender): boolean =>
  'email' in person ? folded(email) === person.email : numbersIn(phoneNumber ?? '').has(person.phone)

/** In practice no mailbox is told from another by its capitals (RFC 5321, section 2.4), and İ is the capital that Turkish keyboards write. */
export const folded = (email: string): string => email.replaceAll('İ', 'i').toLowerCase()

/** What parts one number from the next, or from an extension; within one it may stand as well. */
const BORDER = /[/;,|]|(?=\+)/
/** Turkish numbers that are written one after the other, with or without the country: of places, mobiles, and 0800 to 0888. */
const SEVERAL = /^(?:(?:0090|90|0)?[2-58]\d{9}){2,}$/
const ONE = /(?:0090|90|0)?([2-58]\d{9})/y

/** Every number that somebody may have meant by what stands in a field, by its digits with the country in front. */
function numbersIn(text: string): Set<string> {
  const parts = [text, ...text.split(BORDER)]
  return new Set(parts.flatMap((part) => [digitsOf(part), ...severalIn(part)]).filter(Boolean))
}

/** The digits of one number, with the country in front where it can be told. */
function digitsOf(text: string): string {
  const written = text.replace(INNER_ZERO, '').replaceAll('/', ' ')
  return messagingDigitsOf(written) ?? written.replace(/\D/g, '')
}

/** The numbers that are written one after the other, if they are several. */
function severalIn(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return SEVERAL.test(digits) ? [...digits.matchAll(new RegExp(ONE, 'gy'))].map(([, local]) => `90${local}`) : []
}
