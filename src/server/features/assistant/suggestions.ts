import type { Suggestion } from '../../../contract/api/chatCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import type { Brand } from '../../../contract/domain/brand.ts'
import { FIRST_LOCALE, SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { chatTexts } from '../../../contract/singletons/chatTexts.ts'
import type { ContentServices } from '../../content/stores.ts'
import { memoizeUntilChange } from '../../platform/db/transaction.ts'
import type { Search } from '../search/index.ts'
import { findPages } from './assistant.ts'
import { intentsIn } from './intents.ts'
import type { AnswerContext } from './siteAnswers.ts'

interface Context extends Pick<ContentServices, 'db' | 'stores' | 'changes'>, Pick<AnswerContext, 'readBrand'> {
  searches: Record<Locale, Search>
}

/**
 * The suggested questions in a language that the site can answer now, by the assistant's own search; cached until something
 * changes.
 */
export function createSuggestions({ db, stores, changes, searches, readBrand }: Context) {
  const canAnswer = async (question: string, search: Search, { name, assistantName }: Brand): Promise<boolean> => {
    const { intentOf, asksForDealings } = intentsIn[search.language.locale]
    const intent = intentOf(question, `${name} ${assistantName}`)
    if (intent === 'products' || intent === 'services') {
      const [page] = await search.list({ products, services }[intent].name, 1)
      return page !== undefined
    }
    return intent !== undefined || asksForDealings(question) || (await findPages(search, question, [])).pages.length > 0
  }

  const suggestionsIn = (locale: Locale) =>
    memoizeUntilChange(changes, async (): Promise<Suggestion[]> => {
      const search = searches[locale]
      const content = await stores.ofSingleton(chatTexts).readForVisitors({ db }, { isPage: true })
      const written = (content?.suggestions ?? []) as Suggestion[]
      const all = locale === FIRST_LOCALE ? written : inEnglish(written)
      const names = await readBrand()
      const answerable = await Promise.all(all.map(({ text }) => canAnswer(text, search, names)))
      return all.filter((_, i) => answerable[i])
    })
  return { tr: suggestionsIn('tr'), en: suggestionsIn('en') } satisfies Record<Locale, unknown>
}

/** The suggestions that have an English text, with it in both places. */
const inEnglish = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.flatMap(({ [SECOND_FIELD]: en }) => (en?.text ? [{ text: en.text, [SECOND_FIELD]: en }] : []))
