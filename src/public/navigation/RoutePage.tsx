import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { queryIn } from '../../contract/domain/paths.ts'
import { usePageData } from '../data/swr.tsx'
import { pageFor } from '../routes.ts'
import { usePageNavigation } from './NavigationContext.ts'
import { type AnyPageProps, type PageRoute, requestsOf } from './route.ts'

/** A page with its data, each in its state. Its code has been loaded before. */
export function RoutePage({ route: matched, locale }: { route: PageRoute; locale: Locale }) {
  const { search } = useLocation()
  const params = useParams() as AnyPageProps['params'] // no parameter of our paths is optional
  const route = pageFor(matched, params, locale)
  const data = usePageData(requestsOf(route, params, queryIn(search, locale), locale))
  useReloadIfMoved(!route.existsWithoutSubject && data[route.subject ?? '']?.state === 'missing')
  return route.Page && <route.Page params={params} data={data} />
}

/** A missing record may have moved: requests its URL from the server, which logs a missing page, and reloads the document if the server has it or redirects. */
function useReloadIfMoved(isMissing: boolean) {
  const { isInitialPage } = usePageNavigation()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isMissing || isInitialPage) return
    const controller = new AbortController()
    // Not followed: the redirect may lead to another site, which the content security policy keeps scripts from.
    fetch(pathname + search, { signal: controller.signal, redirect: 'manual' }).then(
      ({ type, ok }) => (type === 'opaqueredirect' || ok) && window.location.reload(),
      () => {},
    )
    return () => controller.abort()
  }, [isMissing, isInitialPage, pathname, search])
}
