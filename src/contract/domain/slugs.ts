import { RESERVED_SLUGS } from '../constants.ts'
import { slugify } from './turkish.ts'

/** Leaves room for a suffix within the longest slug. */
const BASE_LENGTH = 80

/** The slug of a record whose name holds nothing that can stand in an address. */
const FALLBACK_SLUG = 'sayfa'

/** The address that a title asks for, before anyone looks whether it is free. */
export const slugBaseOf = (title: string): string => slugify(title, BASE_LENGTH) || FALLBACK_SLUG

/** All digits would read as an id, and a reserved word as another endpoint. */
const mayStand = (slug: string) => !/^\d+$/.test(slug) && !RESERVED_SLUGS.includes(slug)

/** The addresses that a base may become, in the order in which they are taken: itself, then with `-2`, `-3`, … */
export function* slugsOf(base: string): Generator<string, never> {
  if (mayStand(base)) yield base
  for (let number = 2; ; number++) if (mayStand(`${base}-${number}`)) yield `${base}-${number}`
}

/** The first free address for a base: `'2024'` becomes `'2024-2'`, since it cannot stand as it is. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  const slugs = slugsOf(base)
  let slug = slugs.next().value
  while (taken.has(slug)) slug = slugs.next().value
  return slug
}

/** Whether a slug is one that this title got by itself, and nobody's own choice. */
export function isSlugOf(title: string, slug: string): boolean {
  const base = slugBaseOf(title)
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}

/** What decides on the address of a stored record besides what is written now. */
export interface Named {
  slug: string
  title: string
  /** Whether visitors could ever see it: then its address moves on purpose only. */
  wasSeen: boolean
}

/**
 * The address that a record gets when it is saved with this title and this slug (empty for none): one that is settled, or
 * the base of one that is still to be made free.
 */
export function wantedSlug(
  { slug, title }: Pick<Named, 'slug' | 'title'>,
  stored?: Named,
): { settled: string } | { base: string } {
  if (slug && slug !== stored?.slug) return { settled: slug }
  if (!stored?.slug) return { base: slugBaseOf(title) }
  const isFollowing = !stored.wasSeen && isSlugOf(stored.title, stored.slug) && title !== stored.title
  return isFollowing ? { base: slugBaseOf(title) } : { settled: stored.slug }
}
