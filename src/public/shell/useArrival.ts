import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation: the top of the page (the specification's section 2), and the focus on its content, so that
 * keyboard and screen reader start there; who has gone on to type in a field meanwhile stays there. Going back leaves the
 * place to the browser. The first page is left alone.
 */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const { pathname, search, hash } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const page = pathname + search
  const arrived = useRef(page)
  useLayoutEffect(() => {
    if (arrived.current === page) return
    arrived.current = page
    if (!document.activeElement?.matches('input, textarea')) content.current?.focus({ preventScroll: true })
    if (isGoingBack) return
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [content, page, hash, isGoingBack])
}

/** The title of each page after the first, to be said aloud. */
export function useAnnouncedTitle(): [announced: string, onTitle: (title: string) => void] {
  const [announced, setAnnounced] = useState('')
  const first = useRef<string>(undefined)
  const [onTitle] = useState(() => (title: string) => {
    first.current ??= title
    setAnnounced((before) => (before === '' && title === first.current ? '' : title))
  })
  return [announced, onTitle]
}
