import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useSWRConfig } from 'swr'
import { EarlyAnswersContext } from '../data/earlyAnswers.ts'
import { findPage, isPage } from './findPage.ts'
import { useWhereabouts } from './Place.tsx'

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
const DWELL = 80

/**
 * Plain links anywhere on the page, in content too, become navigations without a reload when the site has such a page;
 * everything else is left to the browser. A link that is pointed at or focused has its page fetched beforehand.
 */
export function useFollowLinks() {
  const { navigate, setLoad } = useWhereabouts()
  const early = use(EarlyAnswersContext)
  const { cache, fallback, mutate } = useSWRConfig()
  /** Loads what a page needs and nobody knows yet: until then the page before it stays. What fails the page itself asks again, and says. */
  const load = useEffectEvent((path: string) => {
    const { route, data } = findPage(path)
    const missing = Object.entries(data)
      .filter(([name]) => !route.loadsInPlace?.includes(name))
      .map(([, { address }]) => address)
      .filter((address) => !fallback[address] && !cache.get(address)?.data)
    if (missing.length === 0) return undefined
    const arrive = async (address: string) => mutate(address, await early.load(address), { revalidate: false })
    return Promise.allSettled(missing.map(arrive))
  })
  useLayoutEffect(() => setLoad((path) => load(path)), [setLoad])
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = pageLinkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const path = canonicalPath(link.pathname) + link.search
    // As a document would: it comes again, from its top.
    if (isHere(link)) for (const address of findPage(path).needs) void mutate(address)
    navigate(path + link.hash, { replace: isHere(link) && link.hash === window.location.hash })
  })
  /** Fetches a page before it is opened: its code and its data. What fails is tried again, and said, when it is opened. */
  const prefetch = useEffectEvent((path: string) => {
    const { route, needs } = findPage(path)
    for (const code of [route.code.load(), route.drawing?.()]) code?.catch(() => {})
    for (const address of needs)
      void early
        .prefetch(address)
        ?.then((answer) => mutate(address, answer, { revalidate: false }))
        .catch(() => {})
  })
  useEffect(() => {
    let dwelling: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(dwelling)
    const point = (event: Event) => {
      leave()
      const link = pageLinkOf(event)
      if (link && !isHere(link))
        dwelling = setTimeout(() => prefetch(canonicalPath(link.pathname) + link.search), DWELL)
    }
    const click = (event: MouseEvent) => {
      leave()
      follow(event)
    }
    document.addEventListener('click', click)
    document.addEventListener('pointerover', point, { passive: true })
    document.addEventListener('focusin', point, { passive: true })
    return () => {
      leave()
      document.removeEventListener('click', click)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [])
}

/** The link under an event, when it leads to a page of this site, in this window, and not to a place on this very page. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.download) return null
  if (link.target && link.target !== '_self') return null
  return isPage(link.pathname) && !(isHere(link) && link.hash) ? link : null
}

const isHere = ({ pathname, search }: HTMLAnchorElement) =>
  canonicalPath(pathname) === canonicalPath(window.location.pathname) && search === window.location.search

/** One path per page, as the server redirects to it: without a slash at the end. */
const canonicalPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')
