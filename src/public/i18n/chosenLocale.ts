import { useSyncExternalStore } from 'react'
import { language } from '../../company/identity.ts'
import { LOCALES, type Locale, STORAGE_KEYS } from '../../contract/constants.ts'
import { createPreference } from '../theme/preference.ts'

/** The language that content is written in, and the one of every page before the visitor's choice is known. */
export const CONTENT_LOCALE: Locale = language

const preference = createPreference<Locale>(
  STORAGE_KEYS.locale,
  (stored) => LOCALES.find((locale) => locale === stored) ?? CONTENT_LOCALE,
  (locale) => {
    document.documentElement.lang = locale
  },
)

/** The language of the interface. The server does not know it and speaks that of content. */
export const useLocale = (): Locale => useSyncExternalStore(preference.subscribe, preference.read, () => CONTENT_LOCALE)

export const chooseLocale = (locale: Locale) => preference.write(locale)

/** What `lang` the content needs: none while the interface speaks its language (WCAG 3.1.2). */
export const useContentLang = (): Locale | undefined => (useLocale() === CONTENT_LOCALE ? undefined : CONTENT_LOCALE)
