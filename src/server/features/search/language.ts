import type { Locale } from '../../../contract/constants.ts'
import { fold } from '../../../contract/domain/turkish.ts'
import { languageWords } from './languageWords.ts'
import { stemmers, wordsOf } from './stems.ts'

/** Word lists and stemming of a language, for the assistant and its search. Words are folded. */
export interface Language {
  locale: Locale
  stemOf(word: string): string
  /** Whether a word says nothing about the topic of a question, in any inflected form. */
  isStopWord(word: string): boolean
  /** Other stems with the meaning of one. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Stems of crops. */
  crops: ReadonlySet<string>
  /** Other forms of a word have a stem that begins with this many letters of it, or with all of a short one. */
  rootLength: number
}

/** In Turkish, stems vary at their end; English ones that differ are other words: `contact`, `contain`. */
const ROOT_LENGTHS: Record<Locale, number> = { tr: 5, en: Number.POSITIVE_INFINITY }

function languageOf(locale: Locale): Language {
  const stemOf = stemmers[locale]
  const { stopWords, onlyInThisForm, synonyms, crops } = languageWords[locale]
  const words = listOf(stopWords)
  const stopped = new Set(words)
  // Without short ones, whose other forms are often other words: `ile` and `ili`.
  const stems = new Set(words.filter((word) => word.length > 4 && !onlyInThisForm.includes(word)).map(stemOf))
  return {
    locale,
    stemOf,
    isStopWord: (word) => stopped.has(word) || stems.has(stemOf(word)),
    synonyms: synonymsIn(synonyms.map((group) => [...new Set(listOf(group).map(stemOf))])),
    crops: new Set(listOf(crops).map(stemOf)),
    rootLength: ROOT_LENGTHS[locale],
  }
}

const listOf = (words: string): string[] => fold(words).split(' ')

function synonymsIn(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const group of groups)
    for (const stem of group)
      synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...group.filter((other) => other !== stem)])
  return synonyms
}

export const languages: Record<Locale, Language> = { tr: languageOf('tr'), en: languageOf('en') }

/** Distinct stems of a question, without stop words. */
export const termsOf = (question: string, { isStopWord, stemOf }: Language): string[] => [
  ...new Set(
    wordsOf(question)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  ),
]
