import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishCatalogue from 'ra-language-english'
import type { Locale } from '../../contract/constants.ts'
import { resourceTexts } from '../../contract/texts/resources.ts'
import { turkishCatalogue } from './turkishCatalogue.ts'

/** React-admin's own sentences. */
export const catalogues: Record<Locale, TranslationMessages> = { tr: turkishCatalogue, en: englishCatalogue }

/**
 * Words for react-admin's own parts. One provider speaks one language: to change it another one is given, because
 * react-admin's own switch mounts everything anew, and what was typed would be lost.
 */
export const createI18nProvider = (locale: Locale, resourceNames: readonly string[]): I18nProvider =>
  polyglotI18nProvider(() => ({ ...catalogues[locale], resources: resourceMessages(resourceNames, locale) }), locale)

function resourceMessages(names: readonly string[], locale: Locale) {
  return Object.fromEntries(
    names.map((name) => {
      const { one, many, fields } = resourceTexts(name, locale)
      return [name, { name: `${one} |||| ${many}`, fields }]
    }),
  )
}
