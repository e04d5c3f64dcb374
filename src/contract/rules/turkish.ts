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

/** What search compares: case and accents gone by Turkish rules, white space single. `'Çığ  Işık'` gives `'cig isik'`. */
export const fold = (text: string): string =>
  withoutMarks(lower(text).replace(/[^a-z0-9\s]/g, (letter) => PLAIN[letter] ?? letter))
    .replace(/\s+/g, ' ')
    .trim()

/** `'Çığ Önleme İşi'` gives `'cig-onleme-isi'`. Empty when nothing in the text can stand in an address. */
export const slugify = (text: string, maxLength = 80): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')

/**
 * A key whose plain byte order is the Turkish order (cam, çay, gül, Iğdır, ırmak, incir, İzmir), so that every
 * database sorts alike. Marks and digits come before letters, letters of other scripts after.
 */
export const sortKey = (text: string): string =>
  [...lower(text).trim().replace(/\s+/g, ' ')].map((letter) => SORT_RANK.get(letter) ?? sortRankOf(letter)).join('')

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
