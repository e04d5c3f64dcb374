import type { Locale } from '../constants.ts'
import { FIRST_LOCALE, SECOND_LOCALE, SITE_LOCALES } from './locales.ts'

/** The path of a page in each language of the site. `P` is the Turkish path as a literal type, which `Params` reads the parameter names from. */
export interface PagePath<P extends string = string> {
  readonly tr?: P
  readonly en?: string
}

/** Paths of the pages of the site without the prefix of the second language, with `:slug` for that of a record. */
const WITHOUT_PREFIX = {
  home: { tr: '/', en: '/' },
  products: { tr: '/urunler', en: '/products' },
  product: { tr: '/urunler/:slug', en: '/products/:slug' },
  services: { tr: '/hizmetler', en: '/services' },
  service: { tr: '/hizmetler/:slug', en: '/services/:slug' },
  references: { tr: '/referanslar', en: '/references' },
  reference: { tr: '/referanslar/:slug', en: '/references/:slug' },
  blog: { tr: '/blog', en: '/blog' },
  post: { tr: '/blog/:slug', en: '/blog/:slug' },
  about: { tr: '/hakkimizda', en: '/about' },
  sustainability: { tr: '/surdurulebilirlik', en: '/sustainability' },
  contact: { tr: '/iletisim', en: '/contact' },
  privacy: { tr: '/gizlilik', en: '/privacy' },
  search: { tr: '/ara', en: '/search' },
  feed: { tr: '/rss.xml', en: '/rss.xml' },
  /** Unpublished content, each page by a token. */
  previews: { tr: '/onizleme', en: '/preview' },
  postPreview: { tr: '/onizleme/:token', en: '/preview/blog/:token' },
  productPreview: { tr: '/onizleme/urunler/:token', en: '/preview/products/:token' },
  servicePreview: { tr: '/onizleme/hizmetler/:token', en: '/preview/services/:token' },
  referencePreview: { tr: '/onizleme/referanslar/:token', en: '/preview/references/:token' },
  ownPagePreview: { tr: '/onizleme/sayfalar/:token', en: '/preview/pages/:token' },
  ownPage: { tr: '/:slug', en: '/:slug' },
  /** Every other path. */
  notFound: { tr: '/*', en: '/*' },
} as const satisfies Record<string, Record<Locale, string>>

const prefixOf = (locale: Locale): string => (locale === FIRST_LOCALE ? '' : `/${locale}`)

/** Paths of the pages of the site, in the second language below `/en` or `/tr`. */
export const paths = Object.fromEntries(
  Object.entries(WITHOUT_PREFIX).map(([name, path]) => [
    name,
    Object.fromEntries(
      SITE_LOCALES.map((locale) => [locale, (prefixOf(locale) + path[locale]).replace(/(.)\/$/, '$1')]),
    ),
  ]),
) as unknown as { readonly [N in keyof typeof WITHOUT_PREFIX]: PagePath<(typeof WITHOUT_PREFIX)[N]['tr']> }

/** First segments of the paths in a language, after its prefix. */
export const segmentsIn = (locale: Locale): string[] => [
  ...new Set(
    Object.values(WITHOUT_PREFIX)
      .map((path) => path[locale].split('/')[1]!)
      .filter((segment) => /^\w/.test(segment)),
  ),
]

/** Query parameters that pages read, in each language. */
const QUERY = {
  /** Number of a list's page. */
  page: { tr: 'sayfa', en: 'page' },
  /** Subject of the contact form. */
  topic: { tr: 'konu', en: 'topic' },
  /** Feature that the products are filtered by. */
  feature: { tr: 'ozellik', en: 'feature' },
  /** Words that are searched for. */
  q: { tr: 'q', en: 'q' },
  /** A form was sent without scripts. */
  sent: { tr: 'gonderildi', en: 'sent' },
} as const
export type QueryName = keyof typeof QUERY
const QUERY_NAMES = Object.keys(QUERY) as QueryName[]

/** The language of the page at a path. */
export const localeOfPath = (pathname: string): Locale =>
  SECOND_LOCALE && pathname.split('/', 2)[1] === SECOND_LOCALE ? SECOND_LOCALE : FIRST_LOCALE

/** The pattern of a page's path in a language; undefined if the page does not exist in it. */
export const patternIn = (path: PagePath, locale: Locale): string | undefined => path[locale]

/** The path of a page in the language of the content, without parameters. */
export const firstPath = (path: PagePath): string => path[FIRST_LOCALE]!

export type QueryValues = Partial<Record<QueryName, string | number | undefined>>

/** The path of a page in a language, or in the first one if it has no other, with its parameters and the given ones of its query. */
export function pathTo(
  path: PagePath,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
  query: QueryValues = {},
): string {
  const pattern = patternIn(path, locale) ?? firstPath(path)
  const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [QueryName, string | number][]
  const search = new URLSearchParams(given.map(([name, value]) => [queryNameIn(name, locale), String(value)]))
  return given.length > 0 ? `${pathname}?${search}` : pathname
}

export const queryNameIn = (name: QueryName, locale: Locale): string => QUERY[name][locale]

/** The parameters of a query under their names in code. Others are left out. */
export function queryIn(search: URLSearchParams | string, locale: Locale): URLSearchParams {
  const given = new URLSearchParams(search)
  return new URLSearchParams(
    QUERY_NAMES.flatMap((name) => {
      const value = given.get(queryNameIn(name, locale))
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** The values of parameters under their names in code, such as `queryIn` returns them. */
export const queryValues = (query: URLSearchParams, names: readonly QueryName[] = QUERY_NAMES): QueryValues =>
  Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])))
