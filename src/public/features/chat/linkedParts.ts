import { MESSAGING_MIN_DIGITS } from '../../../contract/constants.ts'
import { parseUrl } from '../../../contract/domain/parseUrl.ts'
import { callLinkOf } from '../../../contract/domain/phone.ts'
import { isFixedPagePath } from '../../routes.ts'

/** A part of a text; a link if it has an `href`. */
export interface Part {
  text: string
  href?: string
}

/** Patterns of links, and their URL: undefined if the text only looks like a link. The first match counts. */
const LINKS: readonly { pattern: RegExp; hrefOf: (text: string) => string | null | undefined }[] = [
  { pattern: /https?:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]]/, hrefOf: (text) => (parseUrl(text) ? text : undefined) },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, hrefOf: (text) => `mailto:${text}` },
  {
    pattern: /(?<![\w/.:])\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/,
    hrefOf: (text) => (isFixedPagePath(text) ? text : undefined),
  },
  {
    pattern: /(?<![\w+])(?!\d\d[.-]\d\d[.-]\d{4}(?!\d))(?:\+|0|\(0)\d[\d\s().-]{7,}\d/,
    hrefOf: (text) => (isPhoneNumber(text) ? callLinkOf(text) : undefined),
  },
]

const ANY_LINK = new RegExp(LINKS.map(({ pattern }) => `(${pattern.source})`).join('|'), 'g')

/** A date in Turkish notation; a range of dates has as many digits as a phone number. */
const DATE = /\d\d[.-]\d\d[.-](?:19|20)\d\d(?!\d)/

const isPhoneNumber = (text: string) => text.replace(/\D/g, '').length >= MESSAGING_MIN_DIGITS && !DATE.test(text)

/** Splits a text at its links: pages of this site, web addresses, email addresses and phone numbers. */
export function linkedPartsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ANY_LINK)) {
    const group = match.slice(1).findIndex((text) => text !== undefined)
    const href = LINKS[group]!.hrefOf(match[0])
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], href })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
