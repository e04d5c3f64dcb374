import { startTransition, useLayoutEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { localeOfPath } from '../../contract/domain/paths.ts'
import { usePrefetch } from '../data/swr.tsx'
import { matchPage } from './matchPage.ts'
import { loadCode, type PageRoute } from './route.ts'

/**
 * The location of the page that is shown: the router's, once that page's code and data are loaded. The previous page stays until
 * then, and the last navigation wins. Data that fails is requested again by the page itself, which shows its state.
 */
export function useShownLocation(): Location {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  const prefetch = usePrefetch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useLayoutEffect(() => {
    if (location === shown) return
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search
    if (isSamePage) return setShown(location)
    let isSuperseded = false
    const show = () => {
      if (!isSuperseded) startTransition(() => setShown(location))
    }
    const { route, locale, data } = matchPage(location.pathname + location.search)
    const awaited = Object.entries(data).filter(([name]) => !route.deferred?.includes(name))
    // With Markdown the parser may be missing, in the other language the texts.
    const hasCode = route.Page !== undefined && !route.markdown && locale === localeOfPath(shown.pathname)
    const loading = [
      hasCode ? undefined : loadCodeOrReload(route, locale),
      prefetch(awaited.map(([, { apiPath }]) => apiPath)),
    ]
    if (loading.some(Boolean)) void Promise.all(loading).then(show)
    else show()
    return () => {
      isSuperseded = true
    }
  }, [location])
  return shown
}

/**
 * Loads a page's code. Offline it waits for a connection, because browsers may not request a failed module again. A file
 * that is gone was replaced by a new version: the document is loaded again, with the new version's files.
 */
async function loadCodeOrReload(route: PageRoute, locale: Locale): Promise<unknown> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  try {
    return await loadCode(route, locale)
  } catch {
    if (!navigator.onLine) return loadCodeOrReload(route, locale)
    window.location.reload()
    return new Promise(() => {})
  }
}
