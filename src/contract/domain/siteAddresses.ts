import type { Locale } from '../constants.ts'
import { FIRST_LOCALE, SITE_LOCALES } from './locales.ts'
import { segmentsIn } from './paths.ts'

/** First segments of the addresses of the server, and those that a later version needs. */
const ROOT_ADDRESSES: readonly string[] = [
  // Prefixes of languages.
  'en',
  'tr',
  // Panel, API and files of the server.
  'admin',
  'login',
  'api',
  'uploads',
  'palettes',
  'og',
  'assets',
  'admin-assets',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'licences.txt',
  'manifest.webmanifest',
  'robots.txt',
  'rss.xml',
  'sitemap.xml',
  // Literal segments of the API at the position of a slug.
  'featured',
]

/** Slugs that no page of the owner may have in a language, because another page or a file has that path. */
export const reservedIn = (locale: Locale): string[] =>
  locale === FIRST_LOCALE ? [...new Set([...ROOT_ADDRESSES, ...segmentsIn(locale)])] : segmentsIn(locale)

const RESERVED = Object.fromEntries(SITE_LOCALES.map((locale) => [locale, reservedIn(locale)]))

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a path segment may be the address of an owner's page in a language; no other segment is looked up. */
export const isPageSlug = (segment: string, locale: Locale): boolean =>
  SLUG.test(segment) && !/^\d+$/.test(segment) && !RESERVED[locale]!.includes(segment)
