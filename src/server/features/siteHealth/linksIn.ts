import { ownAddressOf, shownAddress } from '../redirects/addresses.ts'

/** Where a link's target stands in what people write: in Markdown's brackets, or as a whole address. */
const MARKDOWN = /\]\(\s*<?([^\s<>()]+)/g
const WHOLE = /https?:\/\/[^\s<>()"'“”]+/gi

/**
 * The readable addresses of this site that a value links to, with their queries: a text that is a link as a whole, and links in a
 * text. A path that merely stands in a sentence is none.
 */
export function linksIn(value: unknown, origin: string): string[] {
  const found = new Set<string>()
  const add = (address: string) => {
    const own = ownAddressOf(address.replace(/[.,;:!?]+$/, ''), origin)
    if (own) found.add(shownAddress(own))
  }
  const walk = (part: unknown) => {
    if (typeof part === 'string') {
      if (/^\/[^\s]*$/.test(part)) add(part)
      for (const [, address] of part.matchAll(MARKDOWN)) add(address!)
      for (const [address] of part.matchAll(WHOLE)) add(address)
    } else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) walk(inner)
  }
  walk(value)
  return [...found]
}
