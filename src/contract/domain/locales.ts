import { language } from '../../company/identity.ts'
import type { Locale } from '../constants.ts'

/** Languages of the site's pages, the content's own first: a site whose own language is English has no other. */
export const SITE_LOCALES: readonly Locale[] = language === 'tr' ? ['tr', 'en'] : [language]

/** The other language of the site's pages; undefined if there is none. */
export const otherLocaleOf = (locale: Locale): Locale | undefined => SITE_LOCALES.find((each) => each !== locale)

/** An API path for the content in a language: the parameter is left out for the language of the content. */
export const inLocale = (apiPath: string, locale: Locale): string =>
  locale === language ? apiPath : `${apiPath}${apiPath.includes('?') ? '&' : '?'}locale=${locale}`

/** An API path without its language. */
export const withoutLocale = (apiPath: string): string => apiPath.replace(/[?&]locale=\w+$/, '')
