import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishCatalogue from 'ra-language-english'
import type { Locale } from '../../contract/constants.ts'
import { pageTexts } from '../../contract/texts/pages.ts'
import { resourceTexts } from '../../contract/texts/resources.ts'
import { turkishCatalogue } from './turkishCatalogue.ts'

/** React-admin's own sentences. */
export const catalogues: Record<Locale, TranslationMessages> = { tr: turkishCatalogue, en: englishCatalogue }

/**
 * Words for react-admin's own parts. One provider speaks one language: to change it another one is given, because
 * react-admin's own switch mounts everything anew, and what was typed would be lost.
 */
export const createI18nProvider = (
  locale: Locale,
  resourceNames: readonly string[],
  pageKeys: readonly string[] = [],
): I18nProvider => {
  const resources = { ...resourceMessages(resourceNames, locale), ...pageMessages(pageKeys, locale) }
  return polyglotI18nProvider(() => ({ ...catalogues[locale], resources }), locale)
}

function resourceMessages(names: readonly string[], locale: Locale) {
  return Object.fromEntries(
    names.map((name) => {
      const { one, many, fields } = resourceTexts(name, locale)
      return [name, { name: `${one} |||| ${many}`, fields }]
    }),
  )
}

const pageMessages = (keys: readonly string[], locale: Locale) =>
  Object.fromEntries(
    keys.map((key) => {
      const { title, fields } = pageTexts(key, locale)
      return [key, { name: title, fields }]
    }),
  )
