import type { Locale } from '../../../contract/constants.ts'
import { fold } from '../../../contract/domain/turkish.ts'
import { type Language, languages, meaningsOf, vocabularyOf, wordsOf } from '../search/index.ts'
import { type Fact, type Intent, intentWords, type Words } from './intentWords.ts'

/** A test whether a message contains certain words, whatever else it contains. */
type Test = (message: string) => boolean

export interface Intents {
  /** Detects the intent of a message without other content. Tolerates misspellings, ignores the words of `siteName`. */
  intentOf(message: string, siteName: string): Intent | undefined
  asksForDealings: Test
  asksForProducts: Test
  asksForFact: Record<Fact, Test>
}

/** Maximum length in words of a message with an intent. */
const MAX_WORDS = 40

export const intentsIn: Record<Locale, Intents> = {
  tr: createIntents(languages.tr),
  en: createIntents(languages.en),
}

function createIntents(language: Language): Intents {
  const words = intentWords[language.locale]
  const intents = Object.entries(words.intents).map(([intent, words]) => ({
    intent: intent as Intent,
    matches: matcherOf(words, language),
    isAllowed: listOf([words.keys, words.sayings, words.others].filter(Boolean).join(' '), language),
  }))
  const testOf = (words: Words): Test => {
    const matches = matcherOf(words, language)
    return (message) => matches(wordsOf(message))
  }
  const { phoneNumber, emailAddress, addressText } = words.asksForFact
  return {
    intentOf(message, siteName) {
      const names = new Set(wordsOf(siteName))
      const words = wordsOf(message).filter((word) => !names.has(word))
      if (words.length > MAX_WORDS) return undefined
      const telling = words.filter((word) => !language.isStopWord(word))
      return intents.find(({ matches, isAllowed }) => matches(words) && telling.every(isAllowed))?.intent
    },
    asksForDealings: testOf(words.asksForDealings),
    asksForProducts: testOf(words.asksForProducts),
    asksForFact: {
      phoneNumber: testOf(phoneNumber),
      emailAddress: testOf(emailAddress),
      addressText: testOf(addressText),
    },
  }
}

/** A matcher for a list of words, in any inflected form. */
function listOf(text: string, language: Language) {
  const words = fold(text).split(' ')
  const prefixes = words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1))
  const whole = words.filter((word) => !word.endsWith('-'))
  const stems = vocabularyOf(new Map(whole.map((word) => [language.stemOf(word), 1])), language)
  return (word: string) =>
    prefixes.some((prefix) => word.startsWith(prefix)) || meaningsOf(language.stemOf(word), stems).size > 0
}

/** A test whether a word, or two consecutive words, are in the lists. */
function matcherOf({ keys = '', sayings = '', unless = '' }: Words, language: Language) {
  const [isKey, isExcluded] = [listOf(keys, language), listOf(unless, language)]
  const exact = new Set(fold(sayings).split(' '))
  return (words: readonly string[]) =>
    words.some((word, i) => isKey(word) || exact.has(word) || exact.has(word + words[i + 1])) && !words.some(isExcluded)
}
