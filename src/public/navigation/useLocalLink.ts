import type { Locale } from '../../contract/constants.ts'
import { FIRST_LOCALE } from '../../contract/domain/locales.ts'
import { localeOfPath, queryValues } from '../../contract/domain/paths.ts'
import { useResponse } from '../data/swr.tsx'
import { useLocale } from '../i18n/locale.ts'
import { notFound } from '../routes.ts'
import { matchPage, type PageMatch } from './matchPage.ts'
import { addressIn } from './otherAddress.ts'

/**
 * A link that the owner typed: on a page of the second language to the address in it, if there is one, else with the language
 * that it leads to.
 */
export function useLocalLink(href: string): { href: string; hrefLang?: Locale } {
  const locale = useLocale()
  const match = pageInFirstLanguage(href)
  const isSecond = locale !== FIRST_LOCALE
  const { response } = useResponse(isSecond ? requestFor(match) : undefined)
  if (!isSecond || !match) return { href }
  const path = addressIn(match, locale, response, queryValues(match.query))
  if (path === undefined) return { href, hrefLang: match.locale }
  return { href: path + (/#.*$/.exec(href)?.[0] ?? '') }
}

/** API paths of the records to which links lead: their addresses in the second language are in the responses. */
export const requestsForLinks = (hrefs: readonly string[]): string[] =>
  hrefs.flatMap((href) => requestFor(pageInFirstLanguage(href)) ?? [])

/** The page of the first language that a link leads to; undefined for any other link. */
function pageInFirstLanguage(href: string): PageMatch | undefined {
  const path = href.split('#', 1)[0]!
  if (!/^\/(?!\/)/.test(path) || localeOfPath(path.split('?', 1)[0]!) !== FIRST_LOCALE) return undefined
  const match = matchPage(path)
  return match.route === notFound ? undefined : match
}

const requestFor = (match: PageMatch | undefined): string | undefined =>
  match?.route.itemsPath ? match.data[match.route.subject ?? '']?.apiPath : undefined
