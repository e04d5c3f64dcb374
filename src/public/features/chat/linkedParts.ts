import { MESSAGING_MIN_DIGITS } from '../../../contract/constants.ts'
import { parseUrl } from '../../../contract/domain/parseUrl.ts'
import { callLinkOf } from '../../../contract/domain/phone.ts'
import { isPage } from '../../navigation/findPage.ts'

/** A piece of a text, and where it leads when it is an address. */
export interface Part {
  text: string
  href?: string
}

/** What an address looks like, and where it leads; undefined when it only looked like one. The first that fits counts. */
const ADDRESSES: readonly { pattern: RegExp; hrefOf: (text: string) => string | null | undefined }[] = [
  { pattern: /https?:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]]/, hrefOf: (text) => (parseUrl(text) ? text : undefined) },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, hrefOf: (text) => `mailto:${text}` },
  { pattern: /(?<![\w/.:])\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/, hrefOf: (text) => (isPage(text) ? text : undefined) },
  {
    pattern: /(?<![\w+])(?!\d\d[.-]\d\d[.-]\d{4}(?!\d))(?:\+|0|\(0)\d[\d\s().-]{7,}\d/,
    hrefOf: (text) => (isNumber(text) ? callLinkOf(text) : undefined),
  },
]

const ANY = new RegExp(ADDRESSES.map(({ pattern }) => `(${pattern.source})`).join('|'), 'g')

/** A day as Turkish writes it, also as the end of a span of days, which has as many digits as a telephone number. */
const DAY = /\d\d[.-]\d\d[.-](?:19|20)\d\d(?!\d)/

const isNumber = (text: string) => text.replace(/\D/g, '').length >= MESSAGING_MIN_DIGITS && !DAY.test(text)

/** Parts a text at the addresses in it: pages of this site, the web, e-mail and telephone. Nothing else can be a link. */
export function linkedPartsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ANY)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined)
    const href = ADDRESSES[kind]!.hrefOf(match[0])
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], href })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
