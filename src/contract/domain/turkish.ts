import { RESERVED_SLUGS } from '../constants.ts'
import { withoutInvisible } from './cleanText.ts'

/** The Turkish alphabet with q, w and x in their usual places: 32 letters, ranked from U+0041. */
const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz'
const PLAIN: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
}
const SORT_RANK = new Map([...ALPHABET].map((letter, i) => [letter, String.fromCodePoint(0x41 + i)]))

/** Lower case by Turkish rules: I becomes ı, İ becomes i. For text, never for keys or email addresses. */
export const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('tr')

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Typographic variants of a sign, mapped to one of them. */
const SIGNS: readonly [RegExp, string][] = [
  [/[’‘ʼ′＇`´‛]/g, "'"],
  [/[‐‑‒–—―−－]/g, '-'],
  [/[“”„‟«»″]/g, '"'],
  [/\u2800/g, ' '],
]

/** Small Cyrillic and Greek letters that look like Latin ones, mapped to those: within a Latin word they are unintended. */
const [LOOKALIKES, MEANT] = ['авеікмнорстухјѕһԁԛԝӏαβεζηικνορτυχγ', 'abeikmhopctyxjshdqwlabeznikvoptuxy']
const LATIN_FOR = new Map([...LOOKALIKES].map((letter, i) => [letter, MEANT[i]!]))
const [LATIN, OTHER] = [/\p{Script=Latin}/u, /[\p{Script=Cyrillic}\p{Script=Greek}]/u]
const isMixed = (text: string): boolean => OTHER.test(text) && LATIN.test(text)

const inOneScript = (text: string): string =>
  isMixed(text)
    ? text.replace(/\p{L}+/gu, (word) =>
        isMixed(word) ? [...word].map((letter) => LATIN_FOR.get(letter) ?? letter).join('') : word,
      )
    : text

/**
 * Folds a text for search: without case and accents by Turkish rules, single blanks, nothing invisible, and one sign for those that
 * look alike. `'Çığ  Işık’ın'` gives `'cig isik'in'`. After a change here a migration must rewrite `searchText`.
 */
export const fold = (text: string): string => {
  const plain = SIGNS.reduce((left, [signs, one]) => left.replace(signs, one), withoutInvisible(text))
  return withoutMarks(
    inOneScript(lower(plain.normalize('NFKC'))).replace(/[^a-z0-9\s]/g, (letter) => PLAIN[letter] ?? letter),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** `'Çığ Önleme İşi'` gives `'cig-onleme-isi'`. Empty if no character is allowed in a URL. */
export const slugify = (text: string, maxLength = 80): string =>
  fold(text)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')

/**
 * A key whose byte order is the Turkish alphabetical order (cam, çay, gül, Iğdır, ırmak, incir, İzmir), so that every
 * database sorts alike. Marks and digits come before letters, letters of other scripts after.
 */
export const sortKey = (text: string): string =>
  [...lower(withoutInvisible(text)).trim().replace(/\s+/g, ' ')]
    .map((letter) => SORT_RANK.get(letter) ?? sortRankOf(letter))
    .join('')

function sortRankOf(letter: string): string {
  const base = SORT_RANK.get(PLAIN[letter] ?? withoutMarks(letter))
  if (base) return base
  return /\p{L}/u.test(letter) ? `\u{2000}${letter}` : letter.codePointAt(0)! < 0x41 ? letter : `!${letter}`
}

const collator = new Intl.Collator('tr')

/** Comparator for lists in the browser, with the order of `sortKey`. */
export const compare = (a: string, b: string): number => {
  const [x, y] = [sortKey(a), sortKey(b)]
  return x < y ? -1 : x > y ? 1 : collator.compare(a, b)
}

/** Maximum length of a base, so that a suffix fits into the maximum length of a slug. */
const BASE_LENGTH = 80

/** Slug of a record whose title has no character that is allowed in a URL. */
const FALLBACK_SLUG = 'sayfa'

/** Base of a title's slug, before the check whether it is free. */
export const slugBaseOf = (title: string): string => slugify(title, BASE_LENGTH) || FALLBACK_SLUG

/** Digits only would be an id, and a reserved word another endpoint. */
const mayStand = (slug: string) => !/^\d+$/.test(slug) && !RESERVED_SLUGS.includes(slug)

/** Candidates for a slug in their order: the base, then with `-2`, `-3`, … */
export function* slugsOf(base: string): Generator<string, never> {
  if (mayStand(base)) yield base
  for (let number = 2; ; number++) if (mayStand(`${base}-${number}`)) yield `${base}-${number}`
}

/** The first free slug for a base: `'2024'` becomes `'2024-2'`, because digits only are an id. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  const slugs = slugsOf(base)
  let slug = slugs.next().value
  while (taken.has(slug)) slug = slugs.next().value
  return slug
}

/** Whether a slug was generated from this title, and not chosen by an editor. */
export function isSlugOf(title: string, slug: string): boolean {
  const base = slugBaseOf(title)
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}

/** State of a stored record that decides about its slug. */
export interface Named {
  slug: string
  title: string
  /** Visitors could see the record at some time: then only an explicit change moves its address. */
  wasSeen: boolean
}

/**
 * Slug of a record for a save with this title and this slug (empty for none): either final, or
 * a base that must still be made unique.
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
