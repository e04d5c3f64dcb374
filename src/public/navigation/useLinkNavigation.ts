import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { usePrefetch } from '../data/swr.tsx'
import { isPagePath } from '../routes.ts'
import { matchPage } from './matchPage.ts'
import { loadCode } from './route.ts'

/** Time in milliseconds that the pointer must rest on a link before its page is prefetched. */
const DWELL = 80

/**
 * Client-side navigation for all plain links to pages of this site, also those in content; everything else is left to the
 * browser. Prefetches the page of a link that is pointed at or focused: its code and its data.
 */
export function useLinkNavigation() {
  const navigate = useNavigate()
  const prefetch = usePrefetch()
  const { mutate } = useSWRConfig()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = pageLinkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const path = canonicalPath(link.pathname) + link.search
    // A link to the current page loads it again, as a document would.
    if (isCurrent(link)) for (const { apiPath } of Object.values(matchPage(path).data)) void mutate(apiPath)
    void navigate(path + link.hash, { replace: isCurrent(link) && link.hash === window.location.hash })
  })
  const prefetchPage = useEffectEvent((link: HTMLAnchorElement) => {
    const { route, locale, requests, onlyIfMissing = {} } = matchPage(canonicalPath(link.pathname) + link.search)
    loadCode(route, locale).catch(() => {}) // reported when the link is followed
    void prefetch(requests.filter((apiPath) => !(apiPath in onlyIfMissing)))
  })
  useEffect(() => {
    let dwell: ReturnType<typeof setTimeout> | undefined
    const point = (event: Event) => {
      clearTimeout(dwell)
      const link = pageLinkOf(event)
      if (link && !isCurrent(link)) dwell = setTimeout(() => prefetchPage(link), DWELL)
    }
    const click = (event: MouseEvent) => {
      clearTimeout(dwell)
      follow(event)
    }
    document.addEventListener('click', click)
    document.addEventListener('pointerover', point, { passive: true })
    document.addEventListener('focusin', point, { passive: true })
    return () => {
      clearTimeout(dwell)
      document.removeEventListener('click', click)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [])
}

/** The link under an event, if it leads to a page of this site, in this window, and not to a fragment of the current page. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.download) return null
  if (link.target && link.target !== '_self') return null
  return isPagePath(link.pathname) && !(isCurrent(link) && link.hash) ? link : null
}

const isCurrent = ({ pathname, search }: HTMLAnchorElement) =>
  canonicalPath(pathname) === canonicalPath(window.location.pathname) && search === window.location.search

/** The server redirects a path with a slash at its end to the one without it. */
const canonicalPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')
