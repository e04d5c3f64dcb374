import { locale, usePreference } from '../preferences/preferences.ts'

/** What a server says of what went well, in Turkish; the panel's own sentence in English, or where the server says nothing. */
export function useSpoken() {
  const language = usePreference(locale)
  return (answer: unknown, own: string): string => {
    const { message } = (answer ?? {}) as { message?: unknown }
    return language === 'tr' && typeof message === 'string' ? message : own
  }
}
