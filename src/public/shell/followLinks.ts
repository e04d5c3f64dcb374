import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { mutate, preload } from 'swr'
import { fetchAnswer } from '../api/fetchAnswer.ts'
import { findPage, isPage } from '../routing/findPage.ts'

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
const DWELL = 80

/**
 * Plain links anywhere on the page, in content too, become navigations without a reload when the site has such a page;
 * everything else is left to the browser. A link that is pointed at or focused has its page fetched beforehand.
 */
export function useFollowLinks() {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = pageLinkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href })
  })
  useEffect(() => {
    let dwelling: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(dwelling)
    const point = (event: Event) => {
      leave()
      const link = pageLinkOf(event)
      if (link && !isHere(link)) dwelling = setTimeout(fetchPage, DWELL, link.pathname + link.search)
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
  pathname === window.location.pathname && search === window.location.search

function fetchPage(path: string) {
  const { route, needs } = findPage(path)
  const fetched = [route.page.load?.(), route.drawing?.(), ...needs.map(fetchBeforehand)]
  for (const each of fetched) each?.catch(() => {}) // it is tried again, and reported, when the page is opened
}

/** Into the cache, so that the page is drawn at once; and as the request that its opening would make. */
const fetchBeforehand = async (address: string) =>
  mutate(address, await preload(address, fetchAnswer), { revalidate: false })
