import { fold } from '../../../../contract/domain/turkish.ts'
import { stemOf } from './stem.ts'
import { saysNothing } from './stopWords.ts'

/** The stems of a text in their order, as passages are found by them. What follows an apostrophe is an ending. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** The stems of a question, each once, without the words that any question has. */
export const termsOf = (question: string): string[] => [
  ...new Set(
    wordsOf(question)
      .filter((word) => !saysNothing(word))
      .map(stemOf),
  ),
]

/** The folded words and numbers of a text; `kok6` is two of them. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/(\p{L}|\d)'\p{L}+/gu, '$1')
    .match(/[a-z]+|\d+/g) ?? []

/** A number counts in a title alone: the `6` of `Kök 6` is no hour and no temperature. */
export const isNumber = (word: string): boolean => /^\d/.test(word)
