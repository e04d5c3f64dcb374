import type { SearchRange } from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { type Passage, splitPassages } from './documents.ts'
import { searchWordsOfEach, stemmers } from './stems.ts'

/** A word of a query, as it matches in documents. */
export interface QueryWord {
  stem: string
  /** The word as it was typed, if it may be the beginning of a word. */
  prefix?: string | undefined
  /** Stems of the words that are meant if a letter is wrong. */
  meant: readonly string[]
}

/** Words of a text as it is written, with the suffix after an apostrophe; letters and digits are separate words. */
const WORD = /[\p{L}\p{M}]+(?:['’‘ʼ`´]\p{L}+)?|\p{N}+(?:['’‘ʼ`´]\p{L}+)?/gu

/** The words of a text that match a query, in order. */
export const matchesIn = (text: string, words: readonly QueryWord[], locale: Locale): SearchRange[] =>
  wordsIn(text, words, locale).map(({ start, end }) => [start, end])

interface Match {
  start: number
  end: number
  /** Index of the word in the query. */
  word: number
}

function wordsIn(text: string, words: readonly QueryWord[], locale: Locale): Match[] {
  const indexOf = matcherOf(words, locale)
  const written = [...text.matchAll(WORD)]
  const searched = searchWordsOfEach(written.map(([word]) => word))
  return written.flatMap(({ 0: { length }, index: start }, i) => {
    const word = Math.max(-1, ...searched[i]!.map(indexOf))
    return word < 0 ? [] : [{ start, end: start + length, word }]
  })
}

/** Returns the function that gives the index of the query's word that a word matches, or -1. */
function matcherOf(words: readonly QueryWord[], locale: Locale): (word: string) => number {
  const stemOf = stemmers[locale]
  return (word) => {
    const stem = stemOf(word)
    const isMatch = (query: QueryWord) =>
      query.stem === stem || query.stem === word || (query.prefix !== undefined && word.startsWith(query.prefix))
    const exact = words.findIndex(isMatch)
    return exact >= 0 ? exact : words.findIndex(({ meant }) => meant.includes(stem) || meant.includes(word))
  }
}

/** Maximum length of an excerpt in UTF-16 units, and of the text before its first match. */
const LENGTH = 180
const BEFORE = 40

/** The part of a document's text that has the most words of a query, and where they are in it. */
export function excerptOf(text: string, words: readonly QueryWord[], locale: Locale) {
  let best: { line: string; matches: Match[]; count: number } | undefined
  for (const passage of splitPassages(text)) {
    const line = lineOf(passage)
    const matches = wordsIn(line, words, locale)
    const count = new Set(matches.map(({ word }) => word)).size
    if (!best || count > best.count) best = { line, matches, count }
    if (count === words.length) break
  }
  // Even an empty text has one passage.
  const { line, matches } = best!
  const excerpt = cut(line, bestStart(matches))
  return { excerpt, ranges: matchesIn(excerpt, words, locale) }
}

/** A passage as one line, with its heading. */
const lineOf = ({ heading, text }: Passage): string => {
  const title = heading && text && !/[.?!:…]$/.test(heading) ? `${heading}:` : heading
  return `${title} ${text}`.replace(/\s+/g, ' ').trim()
}

/** The first match from which on most words of the query are within an excerpt. */
function bestStart(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const within = matches.filter((match) => match.start >= start && match.end <= start + LENGTH - BEFORE)
    const count = new Set(within.map(({ word }) => word)).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

/** A part of a line that begins shortly before a position; its ends are between words. */
function cut(line: string, position: number): string {
  if (line.length <= LENGTH) return line
  const from = Math.max(0, Math.min(position - BEFORE, line.length - LENGTH))
  const blank = line.indexOf(' ', from)
  const start = from === 0 ? 0 : blank >= 0 && blank < position ? blank + 1 : wholeCharacter(line, from)
  const until = start + LENGTH
  if (until >= line.length) return `… ${line.slice(start)}`
  const last = line.lastIndexOf(' ', until)
  const end = last > start + LENGTH / 2 ? last : wholeCharacter(line, until)
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)} …`
}

/** A position that is not inside a surrogate pair. */
const wholeCharacter = (text: string, position: number): number =>
  /[\uDC00-\uDFFF]/.test(text[position] ?? '') ? position - 1 : position
