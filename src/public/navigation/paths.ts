import { language } from '../../company/identity.ts'
import type { Locale } from '../../contract/constants.ts'
import { SITE_LOCALES } from '../../contract/domain/locales.ts'

/** The path of a page in each language that it has; in English below `/en`. */
export interface PagePath<P extends string = string> {
  readonly tr: P
  readonly en?: string
}

/** Paths of the pages of the site, with `:slug` for that of a record. */
export const paths = {
  home: { tr: '/', en: '/en' },
  products: { tr: '/urunler', en: '/en/products' },
  product: { tr: '/urunler/:slug', en: '/en/products/:slug' },
  services: { tr: '/hizmetler', en: '/en/services' },
  service: { tr: '/hizmetler/:slug', en: '/en/services/:slug' },
  references: { tr: '/referanslar', en: '/en/references' },
  reference: { tr: '/referanslar/:slug', en: '/en/references/:slug' },
  blog: { tr: '/blog', en: '/en/blog' },
  post: { tr: '/blog/:slug', en: '/en/blog/:slug' },
  about: { tr: '/hakkimizda', en: '/en/about' },
  sustainability: { tr: '/surdurulebilirlik', en: '/en/sustainability' },
  contact: { tr: '/iletisim', en: '/en/contact' },
  privacy: { tr: '/gizlilik', en: '/en/privacy' },
  search: { tr: '/ara', en: '/en/search' },
  feed: { tr: '/rss.xml', en: '/en/rss.xml' },
  ownPage: { tr: '/:slug', en: '/en/:slug' },
  /** Every other path. */
  notFound: { tr: '*', en: '/en/*' },
} as const satisfies Record<string, PagePath>

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

/** The language of the page at a path. */
export const localeOfPath = (pathname: string): Locale =>
  SITE_LOCALES.length > 1 && /^\/en(?:\/|$)/.test(pathname) ? 'en' : language

/** The pattern of a page's path in a language; undefined if the page does not exist in it. */
export const patternIn = (path: PagePath, locale: Locale): string | undefined =>
  locale === language ? path.tr : path.en

/** The path of a page in a language, with its parameters and those of its query that are not empty; in Turkish if it has no other. */
export function pathTo(
  path: PagePath,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
  query: Partial<Record<QueryName, string | number | undefined>> = {},
): string {
  const pattern = patternIn(path, locale) ?? path.tr
  const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [QueryName, string | number][]
  const search = new URLSearchParams(given.map(([name, value]) => [queryNameIn(name, locale), String(value)]))
  return given.length > 0 ? `${pathname}?${search}` : pathname
}

export const queryNameIn = (name: QueryName, locale: Locale): string => QUERY[name][locale === language ? 'tr' : locale]

/** The parameters of a query under their names in code. Others are left out. */
export function queryIn(search: URLSearchParams | string, locale: Locale): URLSearchParams {
  const given = new URLSearchParams(search)
  return new URLSearchParams(
    (Object.keys(QUERY) as QueryName[]).flatMap((name) => {
      const value = given.get(queryNameIn(name, locale))
      return value === null ? [] : [[name, value]]
    }),
  )
}
