import type { Locale } from '../../contract/constants.ts'
import { type AdminTexts, adminTurkish } from '../../contract/i18n/admin/admin/turkish.ts'
import { loadedEnglish, locale, usePreference } from '../preferences/preferences.ts'

/** Messages in the user's language: the panel's own, or those of a part of it. */
export function useMessages(): AdminTexts
export function useMessages<T>(texts: Record<Locale, T>): T
export function useMessages<T>(texts?: Record<Locale, T>): T | AdminTexts {
  const language = usePreference(locale)
  return texts ? texts[language] : (language === 'en' && loadedEnglish()?.messages) || adminTurkish
}

/** The API's success message, which is Turkish; in English, or if the response has none, the panel's own. */
export function useResponseMessage() {
  const language = usePreference(locale)
  return (response: unknown, own: string): string => {
    const { message } = (response ?? {}) as { message?: unknown }
    return language === 'tr' && typeof message === 'string' ? message : own
  }
}
