import { INNER_ZERO, messagingDigitsOf } from '../../../contract/domain/phone.ts'

/** What parts one number from the next, or from an extension; within one it may stand as well. */
const BORDER = /[/;,|]|(?=\+)/
/** Turkish numbers that are written one after the other, with or without the country: of places, mobiles, and 0800 to 0888. */
const SEVERAL = /^(?:(?:0090|90|0)?[2-58]\d{9}){2,}$/
const ONE = /(?:0090|90|0)?([2-58]\d{9})/y

/** Every number that somebody may have meant by what stands in a field, by its digits with the country in front. */
export function numbersIn(text: string): Set<string> {
  const parts = [text, ...text.split(BORDER)]
  return new Set(parts.flatMap((part) => [digitsOf(part), ...severalIn(part)]).filter(Boolean))
}

/** The digits of one number, with the country in front where it can be told. */
export function digitsOf(text: string): string {
  const written = text.replace(INNER_ZERO, '').replaceAll('/', ' ')
  return messagingDigitsOf(written) ?? written.replace(/\D/g, '')
}

/** The numbers that are written one after the other, if they are several. */
export function severalIn(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return SEVERAL.test(digits) ? [...digits.matchAll(new RegExp(ONE, 'gy'))].map(([, local]) => `90${local}`) : []
}
