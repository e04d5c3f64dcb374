import { RESERVED_SLUGS } from '../constants.ts'
import { withoutInvisible } from './plainText.ts'

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

/** Lower case by Turkish rules: I becomes ı, İ becomes i. For words, never for keys or e-mails. */
export const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('tr')

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Signs that people take for one another, by the one that stands for all. */
const SIGNS: readonly [RegExp, string][] = [
  [/[’‘ʼ′＇`´‛]/g, "'"],
  [/[‐‑‒–—―−－]/g, '-'],
  [/[“”„‟«»″]/g, '"'],
  [/\u2800/g, ' '],
]

/** Small Cyrillic and Greek letters that look like Latin ones, or whose capitals do, and those: within a Latin word nobody means them. */
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
 * What search compares: case and accents gone by Turkish rules, white space single, nothing invisible, and one sign for those that
 * look alike. `'Çığ  Işık’ın'` gives `'cig isik'in'`. When it changes, `searchText` is stale: a migration writes it again.
 */
export const fold = (text: string): string => {
  const plain = SIGNS.reduce((left, [signs, one]) => left.replace(signs, one), withoutInvisible(text))
  return withoutMarks(
    inOneScript(lower(plain.normalize('NFKC'))).replace(/[^a-z0-9\s]/g, (letter) => PLAIN[letter] ?? letter),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** `'Çığ Önleme İşi'` gives `'cig-onleme-isi'`. Empty when nothing in the text can stand in an address. */
export const slugify = (text: string, maxLength = 80): string =>
  fold(text)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')

/**
 * A key whose plain byte order is the Turkish order (cam, çay, gül, Iğdır, ırmak, incir, İzmir), so that every
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

/** Compares for a list in the browser, in the same order as `sortKey`. */
export const compare = (a: string, b: string): number => {
  const [x, y] = [sortKey(a), sortKey(b)]
  return x < y ? -1 : x > y ? 1 : collator.compare(a, b)
}

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
