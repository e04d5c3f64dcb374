import { LRUCache } from 'lru-cache'
import type { Locale } from '../../../contract/constants.ts'
import { fold } from '../../../contract/domain/turkish.ts'

const stemmerOf = (stemOf: (word: string) => string) => {
  const stems = new LRUCache<string, string>({ max: 20_000, memoMethod: stemOf })
  return (word: string) => stems.memo(word)
}

/** The stem of a folded word in each language. */
export const stemmers: Record<Locale, (word: string) => string> = {
  tr: stemmerOf(turkishStemOf),
  en: stemmerOf(englishStemOf),
}

export const stemsOf = (text: string, locale: Locale): string[] => wordsOf(text).map(stemmers[locale])

/** Folded words and numbers of a text; `kok6` gives two. Letters after an apostrophe are a suffix. */
export const wordsOf = (text: string): string[] => withoutSuffixes(text).match(WORD) ?? []

/** The words of each text, of which none contains `|`. They are folded together, which is faster. */
const wordsOfEach = (texts: readonly string[]): string[][] =>
  withoutSuffixes(texts.join('|'))
    .split('|')
    .map((text) => text.match(WORD) ?? [])

const WORD = /[a-z]+|\d+/g

/** The folded text without letters after apostrophes. */
const withoutSuffixes = (text: string): string => fold(text).replace(/(\p{L}|\d)'\p{L}+/gu, '$1')

/** True for numbers, which match in titles only: the `6` of `Kök 6` is no hour and no temperature. */
export const isNumber = (word: string): boolean => /^\d/.test(word)

/** Longer words are cut: PostgreSQL does not index them. */
const MAX_LENGTH = 250

const shortened = (word: string): string => word.slice(0, MAX_LENGTH)

/** Words of the site's search. */
export const searchWordsOf = (text: string): string[] => wordsOf(text).map(shortened)

/** The words of each text; see `wordsOfEach`. */
export const searchWordsOfEach = (texts: readonly string[]): string[][] =>
  wordsOfEach(texts).map((words) => words.map(shortened))

/** True if a text has letters or digits that are in no word of the index, such as Cyrillic ones. */
export const hasUnknownLetters = (text: string): boolean => /[^a-z\d\P{L}]|[^\d\P{N}]/u.test(fold(text))

/** The words of a text and their stems, each once, separated by blanks. */
export function indexedWordsOf(text: string, locale: Locale): string {
  const words = searchWordsOf(text)
  return [...new Set([...words, ...words.map(stemmers[locale])])].join(' ')
}

/** Minimum length of a stem in letters; it contains a vowel. */
const SHORTEST = 3
/** Suffixes that look like the end of short words (`sera`, `ilacı`): the stem before them must be one letter longer. */
const PART_OF_SHORT_WORDS: ReadonlySet<string> = new Set(['A', 'cI'])

const LETTERS = { A: '[ae]', I: '[iu]', D: '[dt]', K: '[kg]' }

/**
 * Turkish suffixes in folded text (`contract/domain/turkish.ts`). Vowel harmony leaves two letters each: A is `a` or
 * `e`, I is `i` or `u`, D is `d` or `t`, K is `k` or `g`; letters in brackets are optional. Suffixes of nouns and verbs
 * are one list, since the part of speech of a single word is unknown.
 */
const SUFFIXES = `
  lAr m Im ImIz InIz sI In nIn InIn sInIn
  (y)I InI sInI mI (y)A InA sInA (In)DA sInDA mDA (In)DAn sInDAn mDAn (y)lA (In)DAkI mDAkI
  lI sIz lIK cI
  Iyo(r) IyorsInIz Iyo(r)mIsInIz IyorIz IyorIm Ar Ir ArsInIz IrsInIz ArmI IrmI IrmIsInIz IrmIyIm
  (y)AcAK mIs mAz mAlI mAlIyIm mAlIyIz (y)Iz sInIz DIr (y)AyIm
  Il lAn (y)AbIl
  mA mAk (y)An DIK (y)ArAk (y)IncA (y)Ip`
  .match(/\S+/g)!
  .flatMap((suffix) => [...new Set([suffix.replace(/\(.+\)/, ''), suffix.replace(/[()]/g, '')])])
  .map((suffix) => ({
    pattern: new RegExp(`${suffix.replace(/[AIDK]/g, (letter) => LETTERS[letter as keyof typeof LETTERS])}$`),
    shortest: PART_OF_SHORT_WORDS.has(suffix) ? SHORTEST + 1 : SHORTEST,
  }))
const VOWEL = /[aeiou]/

/** Softened consonants and their form at the end of a stem: `toprag` is `toprak`. */
const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' }

const listOf = (words: string) => words.match(/\S+/g)!.map(fold)

/** Nouns that lose their last vowel before a suffix: `izin`, `izni`. */
const WITH_VOWEL = new Map(
  listOf('izin vakit ömür fikir isim resim şekil şehir nehir zehir akıl ağız burun karın nakit nesil emir').map(
    (noun) => [noun.replace(/[aeiou](?=[^aeiou]$)/, ''), noun],
  ),
)

/**
 * Exceptions, whose own ending looks like a suffix, so that stripping it would give another word (`sonda` is not `son`,
 * `Konya` not `konu`): nouns of the trade, and all provinces of Turkey, which are common in companies' addresses.
 */
const WHOLE: ReadonlySet<string> = new Set(
  listOf(`sonda tahlil tahıl pasta posta hasta perde madde cadde bamya tarla yayla
  Adana Adıyaman Afyonkarahisar Ağrı Aksaray Amasya Ankara Antalya Ardahan Artvin Aydın Balıkesir Bartın Batman Bayburt Bilecik Bingöl
  Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Giresun
  Gümüşhane Hakkari Hatay Iğdır Isparta İstanbul İzmir Kahramanmaraş Karabük Karaman Kars Kastamonu Kayseri Kırıkkale Kırklareli
  Kırşehir Kilis Kocaeli Konya Kütahya Malatya Manisa Mardin Mersin Muğla Muş Nevşehir Niğde Ordu Osmaniye Rize Sakarya Samsun
  Şanlıurfa Siirt Sinop Şırnak Sivas Tekirdağ Tokat Trabzon Tunceli Uşak Van Yalova Yozgat Zonguldak`),
)

/** `su` is shorter than the minimum length. */
const WATER = /^su(?:y[aeiu]\w*|d[ae]n?|l[ae]r\w*|l[iu]|suz|yl[ae])$/

/**
 * Turkish stemmer: `nemini`, `nemden` and `nemli` give `nem`. Simpler than a grammar and without its exceptions:
 * questions and documents are stemmed alike, so that a wrong stem still matches itself.
 */
function turkishStemOf(word: string): string {
  if (WATER.test(word)) return 'su'
  let stem = word
  while (!WHOLE.has(stem)) {
    const shorter = withoutSuffix(stem)
    if (!shorter) break
    stem = shorter
  }
  if (WHOLE.has(stem)) return stem
  return WITH_VOWEL.get(stem) ?? (stem.length > SHORTEST ? stem.replace(/[gbd]$/, (letter) => HARD[letter]!) : stem)
}

/** Strips the suffix that leaves a whole word, or else the longest; undefined if none leaves a stem. */
function withoutSuffix(word: string): string | undefined {
  let shortest: string | undefined
  for (const { pattern, shortest: least } of SUFFIXES) {
    const rest = word.replace(pattern, '')
    if (rest === word || rest.length < least || !VOWEL.test(rest)) continue
    if (WHOLE.has(rest)) return rest
    if (!shortest || rest.length < shortest.length) shortest = rest
  }
  return shortest
}

/**
 * English stemmer of M. F. Porter ("An algorithm for suffix stripping", 1980): `connected` and `connections` give
 * `connect`. Words are folded: lower case, a to z.
 */
function englishStemOf(word: string): string {
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
const ENGLISH_VOWEL = new RegExp(V)
const SEQUENCES = new RegExp(`${V}+${C}+`, 'g')
const SHORT_SYLLABLE = new RegExp(`${C}${V}(?![wxyY])${C}$`)

const hasVowel = (text: string): boolean => ENGLISH_VOWEL.test(text)
/** Porter's measure: the number of sequences of vowels followed by consonants. */
const measureOf = (text: string): number => text.match(SEQUENCES)?.length ?? 0
/** Porter's condition `*o`: the text ends with a short syllable, as in `hop` and `fil`. */
const endsShort = (text: string): boolean => SHORT_SYLLABLE.test(text)

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
