import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { Locale } from '../../contract/constants.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import { loadedEnglish } from '../preferences/preferences.ts'
import { turkishCatalogue } from './turkishCatalogue.ts'

/**
 * Messages for react-admin's own components. Other texts, which come translated from `useMessages`, pass unchanged. A provider has one language; to change it another provider is passed, because
 * react-admin's `changeLocale` remounts the whole panel, which would lose unsaved changes.
 */
export const createI18nProvider = (
  locale: Locale,
  resources: readonly Resource[],
  singletons: readonly Singleton[] = [],
): I18nProvider => {
  const messages = { ...resourceMessages(resources, locale), ...singletonMessages(singletons, locale) }
  const catalogue = (locale === 'en' && loadedEnglish()?.catalogue) || turkishCatalogue
  return polyglotI18nProvider(() => ({ ...catalogue, resources: messages }), locale, { allowMissing: true })
}

const resourceMessages = (resources: readonly Resource[], locale: Locale) =>
  Object.fromEntries(
    resources.map((resource) => {
      const { one, many, fields } = resourceTexts(resource, locale)
      return [resource.name, { name: `${one} |||| ${many}`, fields }]
    }),
  )

const singletonMessages = (singletons: readonly Singleton[], locale: Locale) =>
  Object.fromEntries(
    singletons.map((singleton) => {
      const { title, fields } = singletonTexts(singleton, locale)
      return [singleton.key, { name: title, fields }]
    }),
  )
