import { type FoundPage, type Term, weightIn } from '../search/index.ts'

const sentences = new Intl.Segmenter('tr', { granularity: 'sentence' })

/** Sentences of one answer, and characters of them all. */
const MOST = 3
const LONGEST = 600
/** A sentence that says less than this share of what the best one says is left out. */
const LEAST_SHARE = 0.5
/** A sentence that asks says less than one that answers. */
const ASKING = 0.6
/** Passages after the best one speak of the matter less directly. */
const LATER_PASSAGES = 0.8

/** The sentences that say most of what is asked, in the order in which they stand on the page; empty only where the page is. */
export function keySentencesOf(passages: FoundPage['passages'], terms: readonly Term[], most = MOST): string {
  const all = passages.flatMap(({ text }, i) =>
    piecesOf(text).map((piece) => ({ piece, weight: weightOf(piece, terms) * (i ? LATER_PASSAGES : 1) })),
  )
  const best = Math.max(0, ...all.map(({ weight }) => weight))
  const chosen = best
    ? all
        .filter(({ weight }) => weight >= best * LEAST_SHARE)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, most)
        .sort((a, b) => all.indexOf(a) - all.indexOf(b))
    : all.slice(0, 2)
  return shortened(chosen.map(({ piece }) => piece))
}

/** What no sentence ends with: a question or a colon says nothing without what follows, and an abbreviation ends no sentence. */
const LEADS_ON =
  /[?:]$|(?:^|[\s(])(?:Mah|Mh|Cad|Cd|Sok|Sk|Bul|Blv|Apt|No|Kat|Dr|Doç|Prof|Av|Müh|Öğr|Ltd|Şti|San|Tic|vb|vs|örn|bkz|yy|yakl|ort|maks|min)\.$/u

/** Sentences, each with what it leads up to. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n'))
    for (const { segment } of sentences.segment(line)) {
      const sentence = segment.trim()
      if (LEADS_ON.test(pieces.at(-1) ?? '')) pieces[pieces.length - 1] += ` ${sentence}`
      else if (sentence) pieces.push(sentence)
    }
  return pieces
}

/** What a sentence says of the question: the weight of the terms in it, less so the longer it is. */
function weightOf(sentence: string, terms: readonly Term[]): number {
  const { weight, length } = weightIn(sentence, terms)
  return ((sentence.includes('?') ? ASKING : 1) * weight) / (1 + length / 30)
}

const shortened = (pieces: readonly string[]): string =>
  pieces.reduce((text, piece) => (text && text.length + piece.length > LONGEST ? text : `${text} ${piece}`.trim()), '')
