import { fold } from '../../../../contract/domain/turkish.ts'

/** A stem keeps at least this many letters, one of them a vowel. */
const SHORTEST = 3
/** Endings that short words often have without their being one: `sera`, `ilacı`. */
const PART_OF_SHORT_WORDS: ReadonlySet<string> = new Set(['A', 'cI'])

const LETTERS = { A: '[ae]', I: '[iu]', D: '[dt]', K: '[kg]' }

/**
 * Turkish endings in folded text (`contract/domain/turkish.ts`), where vowel harmony leaves two letters each: A is `a` or `e`, I
 * is `i` or `u`, D is `d` or `t`, K is `k` or `g`; what stands in brackets may be missing. Nouns' endings and verbs' stand
 * together: what a word is cannot be told without its sentence.
 */
const ENDINGS = `
  lAr m Im ImIz InIz sI In nIn InIn sInIn
  (y)I InI sInI mI (y)A InA sInA (In)DA sInDA mDA (In)DAn sInDAn mDAn (y)lA (In)DAkI mDAkI
  lI sIz lIK cI
  Iyo(r) IyorsInIz Iyo(r)mIsInIz IyorIz IyorIm Ar Ir ArsInIz IrsInIz ArmI IrmI IrmIsInIz IrmIyIm
  (y)AcAK mIs mAz mAlI mAlIyIm mAlIyIz (y)Iz sInIz DIr
  Il lAn (y)AbIl
  mA mAk (y)An DIK (y)ArAk (y)IncA (y)Ip`
  .match(/\S+/g)!
  .flatMap((ending) => [...new Set([ending.replace(/\(.+\)/, ''), ending.replace(/[()]/g, '')])])
  .map((ending) => ({
    pattern: new RegExp(`${ending.replace(/[AIDK]/g, (letter) => LETTERS[letter as keyof typeof LETTERS])}$`),
    shortest: PART_OF_SHORT_WORDS.has(ending) ? SHORTEST + 1 : SHORTEST,
  }))
const VOWEL = /[aeiou]/

/** Letters that soften before a vowel, as they are at the end of a stem: `toprag` is `toprak`. */
const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' }

/** Nouns that lose their last vowel before an ending: `izin`, `izni`. */
const WITH_VOWEL = new Map(
  'izin vakit ömür fikir isim resim şekil şehir nehir zehir akıl ağız burun karın nakit nesil emir'
    .split(' ')
    .map(fold)
    .map((noun) => [noun.replace(/[aeiou](?=[^aeiou]$)/, ''), noun]),
)

/** Words whose own end looks like an ending, or that are shorter than the shortest stem, with whatever follows them. */
const FIXED =
  /^(?:(su)(?:y[aeiu]\w*|d[ae]n?|l[ae]r\w*|l[iu]|suz|yl[ae])|(sonda|konya)(?:y[aeiu]\w*|s[iu]\w*|l[ae]r\w*|n[iu]n\w*)?)$/

/**
 * What the forms of one word have in common: `nemini`, `nemden` and `nemli` give `nem`. Cruder than a grammar, and deaf
 * to exceptions; questions and passages are stemmed alike, so that what it gets wrong still meets.
 */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MOST_KNOWN) stems.clear()
  const stem = stripped(word)
  stems.set(word, stem)
  return stem
}

/** A text has the same words again and again. */
const stems = new Map<string, string>()
const MOST_KNOWN = 20_000

function stripped(word: string): string {
  const fixed = FIXED.exec(word)
  if (fixed) return (fixed[1] ?? fixed[2])!
  let stem = word
  for (let shorter = withoutEnding(stem); shorter; shorter = withoutEnding(stem)) stem = shorter
  const noun = WITH_VOWEL.get(stem)
  if (noun) return noun
  return stem.length > SHORTEST ? stem.replace(/[gbd]$/, (letter) => HARD[letter]!) : stem
}

/** A word without its longest ending; undefined when nothing that could be a word would be left. */
function withoutEnding(word: string): string | undefined {
  let shortest: string | undefined
  for (const ending of ENDINGS) {
    const rest = word.replace(ending.pattern, '')
    const isShorter = rest.length < (shortest ?? word).length
    if (isShorter && rest.length >= ending.shortest && VOWEL.test(rest)) shortest = rest
  }
  return shortest
}
