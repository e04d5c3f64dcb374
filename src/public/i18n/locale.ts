import { createContext, use } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { FIRST_LOCALE } from '../../contract/domain/locales.ts'

/** Language of the content where nothing else is said. */
export const CONTENT_LOCALE: Locale = FIRST_LOCALE

/** Language of the shown page, which its path decides. */
export const LocaleContext = createContext<Locale>(CONTENT_LOCALE)

export const useLocale = (): Locale => use(LocaleContext)

/**
 * The `lang` attribute of a record's texts: undefined if they are in the language of the page (WCAG 3.1.2). Another server sends
 * its records in the language of the content, without `locale`.
 */
export function useContentLang(record?: object | null): Locale | undefined {
  const locale = useLocale()
  return locale === CONTENT_LOCALE || isIn(locale, record) ? undefined : CONTENT_LOCALE
}

/** Whether the API sent a record or a singleton in a language. */
export const isIn = (locale: Locale, content: object | null | undefined): boolean =>
  (content as { locale?: unknown } | null | undefined)?.locale === locale

/** Loads the texts of each module that has some. */
const loaders: ((locale: Locale) => Promise<unknown>)[] = []

/** Resolves when the texts of all loaded modules are there in a language. Rejects if they cannot be loaded. */
export const loadTexts = (locale: Locale): Promise<unknown> => Promise.all(loaders.map((load) => load(locale)))

/**
 * Creates the hook of a module's fixed texts. A language is loaded before the first page in it is shown (`loadTexts`); a part
 * that is loaded later waits for it in its `Suspense`.
 */
export function createTexts<T>(imports: Record<Locale, () => Promise<{ default: T }>>): () => T {
  const loaded: Partial<Record<Locale, T>> = {}
  const loading: Partial<Record<Locale, Promise<T>>> = {}
  const load = (locale: Locale) => {
    loading[locale] ??= imports[locale]().then(
      ({ default: texts }) => (loaded[locale] = texts),
      (error: unknown) => {
        delete loading[locale]
        throw error
      },
    )
    return loading[locale]
  }
  loaders.push(load)
  return function useModuleTexts() {
    const locale = useLocale()
    return loaded[locale] ?? use(load(locale))
  }
}

/** The texts that every page needs, in the language of the page. */
export const useTexts = createTexts({
  tr: () => import('../../contract/i18n/site/site.ts'),
  en: () => import('../../contract/i18n/site/siteEnglish.ts'),
})
