import { adminTurkish } from '../../contract/i18n/admin/admin/turkish.ts'
import { loadedEnglish, locale, usePreference } from '../preferences/preferences.ts'

/** The panel's messages in the user's language. */
export const useWords = () => (usePreference(locale) === 'en' && loadedEnglish()?.messages) || adminTurkish

/** The API's success message, which is Turkish; in English, or if the response has none, the panel's own. */
export function useSpoken() {
  const language = usePreference(locale)
  return (answer: unknown, own: string): string => {
    const { message } = (answer ?? {}) as { message?: unknown }
    return language === 'tr' && typeof message === 'string' ? message : own
  }
}
