import { languages } from '../../company/identity.ts'
import type { Locale } from '../constants.ts'

/** Languages of the site's pages, the content's own first. */
export const SITE_LOCALES: readonly [Locale, ...Locale[]] = languages

/** The language of the content: its pages have no prefix, and records have its texts in their plain fields. */
export const FIRST_LOCALE: Locale = languages[0]

/** The language into which the content is translated; undefined on a site of one language. */
export const SECOND_LOCALE: Locale | undefined = languages[1]

/**
 * Field with the values of a record, or of an item in it, in the second language of the site, after which it is named. Types and names
 * in code call it English, although it may be Turkish.
 */
export const SECOND_FIELD = (SECOND_LOCALE ?? 'en') as 'en'

/** Names of languages in English, for developers and operators. */
export const LANGUAGE_NAMES: Record<Locale, string> = { tr: 'Turkish', en: 'English' }

/** The other language of the site's pages; undefined if there is none. */
export const otherLocaleOf = (locale: Locale): Locale | undefined => SITE_LOCALES.find((each) => each !== locale)

/** An API path for the content in a language: the parameter is left out for the language of the content. */
export const inLocale = (apiPath: string, locale: Locale): string =>
  locale === FIRST_LOCALE ? apiPath : `${apiPath}${apiPath.includes('?') ? '&' : '?'}locale=${locale}`

/** An API path without its language. */
export const withoutLocale = (apiPath: string): string => apiPath.replace(/[?&]locale=\w+$/, '')
