/**
 * English stemmer of M. F. Porter ("An algorithm for suffix stripping", 1980): `connected` and `connections` give
 * `connect`. Words are folded: lower case, a to z.
 */
export function englishStemOf(word: string): string {
  if (word.length < 3) return word
  let stem = word.replace(/^y/, 'Y')
  stem = stem
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'i')
    .replace(/([^s])s$/, '$1')
  stem = withoutPast(stem)
  if (/y$/.test(stem) && hasVowel(stem.slice(0, -1))) stem = stem.replace(/y$/, 'i')
  for (const endings of [DERIVED, SHORTER]) stem = replaced(stem, endings, 0)
  stem = replaced(stem, REMOVED, 1)
  const base = stem.replace(/e$/, '')
  if (base !== stem && (measureOf(base) > 1 || (measureOf(base) === 1 && !endsShort(base)))) stem = base
  if (measureOf(stem) > 1) stem = stem.replace(/ll$/, 'l')
  return stem.replace(/^Y/, 'y')
}

const V = '(?:[aeiou]|(?<=[^aeiou])y)'
const C = '(?:(?![aeiou])(?!(?<=[^aeiou])y)[a-zY])'
const VOWEL = new RegExp(V)
const SEQUENCES = new RegExp(`${V}+${C}+`, 'g')
const SHORT = new RegExp(`${C}${V}(?![wxyY])${C}$`)

const hasVowel = (text: string): boolean => VOWEL.test(text)
/** Porter's measure: the number of sequences of vowels followed by consonants. */
const measureOf = (text: string): number => text.match(SEQUENCES)?.length ?? 0
/** Whether a text ends with a short syllable, as in `hop` and `fil`. */
const endsShort = (text: string): boolean => SHORT.test(text)

function withoutPast(word: string): string {
  if (/eed$/.test(word)) return measureOf(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const base = word.replace(/(?:ed|ing)$/, '')
  if (base === word || !hasVowel(base)) return word
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`
  if (/([^aeioulsz])\1$/.test(base)) return base.slice(0, -1)
  return measureOf(base) === 1 && endsShort(base) ? `${base}e` : base
}

type Endings = readonly (readonly [ending: string, replacement: string])[]

const endingsOf = (text: string): Endings =>
  text.match(/\S+/g)!.map((pair) => {
    const [ending = '', replacement = ''] = pair.split('>')
    return [ending, replacement]
  })

const DERIVED =
  endingsOf(`ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous
  ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble`)
const SHORTER = endingsOf('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>')
const REMOVED = endingsOf(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> sion>s tion>t ou> ism> ate> iti> ous> ive> ize>',
)

/**
 * Replaces the first of these endings that the word has, if the measure of what is before it is greater than `least`. What
 * `sion` and `tion` leave is part of that.
 */
function replaced(word: string, endings: Endings, least: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, replacement] = found
  const base = word.slice(0, -ending.length)
  const measured = endings === REMOVED ? base + replacement : base
  return measureOf(measured) > least ? base + replacement : word
}
