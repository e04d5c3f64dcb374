import { INNER_ZERO, messagingDigitsOf } from '../../../contract/domain/phone.ts'
import { personFaults } from '../../../contract/i18n/shared/messages.ts'
import { formats } from '../../../contract/schema/formats.ts'
import { refused } from '../../platform/http/problems.ts'

/** A person, by email in lower case or by the digits of a phone number with its country code. */
export type Person = { email: string } | { phone: string }

/** Contact details in a message. */
interface Sender {
  email: string
  phoneNumber: string | null
}

/** Fewer digits do not identify a person. */
const MIN_DIGITS = 7

/** Parses an email address or a phone number. Throws `Refused` for anything else. */
export function personOf(of: string): Person {
  if (formats.email.pattern.test(of)) return { email: folded(of) }
  const phone = formats.phone.pattern.test(of) ? digitsOf(of) : ''
  if (phone.length < MIN_DIGITS || severalIn(of).length) throw refused.invalid({ of: [personFaults.neither] })
  return { phone }
}

/** Whether contact details contain the person's address or number, in any spelling. */
export const isFrom = (person: Person, { email, phoneNumber }: Sender): boolean =>
  'email' in person ? folded(email) === person.email : numbersIn(phoneNumber ?? '').has(person.phone)

/** Lower case by mailbox practice (RFC 5321, section 2.4 allows case-sensitivity); Turkish keyboards write İ. */
export const folded = (email: string): string => email.replaceAll('İ', 'i').toLowerCase()

/** Separators between numbers, or before an extension; some may also occur within a number. */
const SEPARATOR = /[/;,|]|(?=\+)/
/** Several Turkish numbers in a row, with or without country code: landlines, mobiles, and 0800 to 0888. */
const SEVERAL = /^(?:(?:0090|90|0)?[2-58]\d{9}){2,}$/
const ONE = /(?:0090|90|0)?([2-58]\d{9})/y

/** Every number that a field may contain, as digits with the country code. */
function numbersIn(text: string): Set<string> {
  const parts = [text, ...text.split(SEPARATOR)]
  return new Set(parts.flatMap((part) => [digitsOf(part), ...severalIn(part)]).filter(Boolean))
}

/** Digits of one number, with the country code if known. */
function digitsOf(text: string): string {
  const written = text.replace(INNER_ZERO, '').replaceAll('/', ' ')
  return messagingDigitsOf(written) ?? written.replace(/\D/g, '')
}

/** The numbers of a field that contains several in a row. */
function severalIn(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return SEVERAL.test(digits) ? [...digits.matchAll(new RegExp(ONE, 'gy'))].map(([, local]) => `90${local}`) : []
}
