import { useEffect } from 'react'
import { language } from '../../company/identity.ts'
import { LOCALES, type Locale, STORAGE_KEYS } from '../../contract/constants.ts'
import { siteTexts } from '../../contract/i18n/site/site.ts'
import { createStore, useStore } from '../store.ts'
import { createPreference } from '../theme/preference.ts'

/** Language of the content, and of the interface until the visitor's choice is known. */
export const CONTENT_LOCALE: Locale = language

const preference = createPreference<Locale>(
  STORAGE_KEYS.locale,
  (stored) => LOCALES.find((locale) => locale === stored) ?? CONTENT_LOCALE,
  (locale) => {
    document.documentElement.lang = locale
  },
)

/** Language of the interface. The server does not know the visitor's choice and renders the language of the content. */
export const useLocale = (): Locale => useStore(preference, CONTENT_LOCALE)

export const chooseLocale = (locale: Locale) => preference.write(locale)

/** The `lang` attribute of content: undefined if it is in the language of the interface (WCAG 3.1.2). */
export const useContentLang = (): Locale | undefined => (useLocale() === CONTENT_LOCALE ? undefined : CONTENT_LOCALE)

/** English texts that are being loaded on a site whose own language is English. */
const loading: Promise<void>[] = []

/** Resolves when the English texts of all loaded modules are there; before that, such a site cannot be rendered. */
export const englishTextsLoaded = (): Promise<unknown> => Promise.all(loading)

/**
 * Creates the hook of a module's fixed texts. English is loaded on demand: until then, and in the server's HTML, the texts are
 * Turkish. A site whose own language is English loads it before rendering.
 */
export function createTexts<T>(turkish: T, loadEnglish: () => Promise<{ default: T }>): () => T {
  const english = createStore<T | undefined>(undefined)
  const load = async () => english.write((await loadEnglish()).default)
  if (language === 'en') loading.push(load().catch(() => {}))
  return function useModuleTexts() {
    const isEnglish = useLocale() === 'en'
    const loaded = useStore(english, language === 'en' ? english.read() : undefined)
    useEffect(() => {
      if (isEnglish && !loaded) load().catch(() => {}) // offline: the texts stay Turkish
    }, [isEnglish, loaded])
    return isEnglish && loaded ? loaded : turkish
  }
}

/** The texts that every page needs, in the visitor's language. */
export const useTexts = createTexts(siteTexts.tr, () => import('../../contract/i18n/site/siteEnglish.ts'))
