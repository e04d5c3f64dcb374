import type { Locale } from '../../contract/constants.ts'
import { pathTo, patternIn, type QueryValues } from '../../contract/domain/paths.ts'
import type { ApiResponse } from '../../contract/site.ts'
import { hasData } from '../data/responses.ts'
import type { PageMatch } from './matchPage.ts'

/**
 * Path of a page in a language, with parameters of its query; undefined if it does not exist there. For the page of a record, the response for the record in
 * the page's own language is needed.
 */
export function addressIn(
  { route, params }: Pick<PageMatch, 'route' | 'params'>,
  locale: Locale,
  response: ApiResponse | undefined,
  query?: QueryValues,
): string | undefined {
  if (patternIn(route.path, locale) === undefined) return undefined
  if (!route.itemsPath) return pathTo(route.path, locale, params, query)
  if (!response || !hasData(response)) return undefined
  const { alternates } = response.body as { alternates?: Partial<Record<Locale, string | null>> }
  // Another server has one slug for both languages.
  const slug = alternates ? alternates[locale] : params.slug
  return slug == null ? undefined : pathTo(route.path, locale, { slug }, query)
}
