import { useLocation } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { otherLocaleOf } from '../../contract/domain/locales.ts'
import { paths, pathTo, queryValues } from '../../contract/domain/paths.ts'
import { pageNumberIn } from '../components/paging.ts'
import { hasData } from '../data/responses.ts'
import { useResponse } from '../data/swr.tsx'
import { notFound } from '../routes.ts'
import { isPastLastPage, matchPage } from './matchPage.ts'
import { addressIn } from './otherAddress.ts'

interface OtherAddress {
  /** Where the switch leads: to this page in the other language, else to its list, else to the home page. */
  switch: { locale: Locale; href: string }
  /** Path of this page in the other language; undefined if it does not exist there, and for filtered lists and pages after the first. */
  alternate: string | undefined
}

/** The address of the page in the other language; undefined on a site of one language. */
export function useOtherAddress(): OtherAddress | undefined {
  const { pathname, search } = useLocation()
  const match = matchPage(pathname + search)
  const { route, locale, query, data } = match
  const { response } = useResponse(data[route.subject ?? '']?.apiPath)
  const other = otherLocaleOf(locale)
  if (!other) return undefined
  const home = pathTo(paths.home, other)
  const isMissing =
    response &&
    (hasData(response)
      ? isPastLastPage(response, query, route)
      : response.status === 404 && !route.existsWithoutSubject)
  if (route === notFound || isMissing) return { switch: { locale: other, href: home }, alternate: undefined }
  const path = addressIn(match, other, response)
  const isPartOfList = pageNumberIn(query) > 1 || query.has('feature')
  const kept = route.itemsPath ? {} : queryValues(query, ['page', 'topic', 'feature'])
  const href = addressIn(match, other, response, kept) ?? (route.list ? pathTo(route.list, other) : home)
  return { switch: { locale: other, href }, alternate: isPartOfList ? undefined : path }
}
