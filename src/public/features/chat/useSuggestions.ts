import type { Locale } from '../../../contract/constants.ts'
import { rowsOf } from '../../data/responses.ts'
import { useApi } from '../../data/swr.tsx'
import { contentIn, langOf } from '../../i18n/content.tsx'
import { useLocale } from '../../i18n/locale.ts'

export interface SuggestedQuestion {
  /** In the language of the page where it is translated. */
  question: string
  lang: Locale | undefined
}

/** The suggested questions that the assistant can answer now; none while they are loading, or if the API has none. */
export function useSuggestions(): SuggestedQuestion[] {
  const suggestions = rowsOf(useApi('GET /chat/suggestions'))
  const locale = useLocale()
  return suggestions.map((suggestion) => {
    const shown = contentIn(suggestion, locale)
    return { question: shown.text, lang: langOf(shown, 'text') }
  })
}

/** Number of questions in the chat; the home page shows as many of the following ones. */
const SHOWN = 3

export const inChat = (suggestions: readonly SuggestedQuestion[]) => suggestions.slice(0, SHOWN)

/** The questions of the home page: those after the chat's, or the same if there are no more. */
export const onHomePage = (suggestions: readonly SuggestedQuestion[]) =>
  suggestions.length > SHOWN ? suggestions.slice(SHOWN, 2 * SHOWN) : inChat(suggestions)
