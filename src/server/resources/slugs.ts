import { RESERVED_SLUGS } from '../../contract/constants.ts'
import { FALLBACK_SLUG } from '../../contract/kinds.ts'
import { slugify } from '../../contract/turkish.ts'

/** Leaves room for a suffix within the longest slug. */
const BASE_LENGTH = 80

/** The address that a title asks for, before anyone looks whether it is free. */
export const slugBaseOf = (title: string): string => slugify(title, BASE_LENGTH) || FALLBACK_SLUG

/**
 * The first free address for a base: itself, then with `-2`, `-3`, … All digits would read as an id and a reserved
 * word as another endpoint, so those count as taken: `'2024'` becomes `'2024-2'`.
 */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !/^\d+$/.test(slug) && !RESERVED_SLUGS.includes(slug)
  if (isFree(base)) return base
  let number = 2
  while (!isFree(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** Whether a slug is one that this title got by itself, and nobody's own choice. */
export function isSlugOf(title: string, slug: string): boolean {
  const base = slugBaseOf(title)
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}
