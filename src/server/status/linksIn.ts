import { ownPathOf } from '../redirects/addresses.ts'

/** Where a link's target stands in what people write: in Markdown's brackets, or as a whole address. */
const MARKDOWN = /\]\(\s*<?([^\s<>()]+)/g
const WHOLE = /https?:\/\/[^\s<>()"'“”]+/gi

/**
 * The readable paths of this site that a value links to: what is a link as a whole, and what links in a text name. A path that
 * merely stands in a sentence is none.
 */
export function linksIn(value: unknown, origin: string): string[] {
  const found = new Set<string>()
  const add = (address: string) => {
    const path = ownPathOf(address.replace(/[.,;:!?]+$/, ''), origin)
    if (path !== undefined) found.add(path)
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
