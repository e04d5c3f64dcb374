import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { keepTyping, typedIn } from './keepTyping.ts'
import { useWhereabouts } from './Place.tsx'
import { isShown, keepPlaces, placeOf, showEntry } from './places.ts'

/**
 * After a navigation: the top of the page (the specification's section 2), and the focus on its content, so that
 * keyboard and screen reader start there; who has gone on to type in a field meanwhile stays there. Going back or
 * forward leads to where the page was left. So does a document that comes again, wherever the browser has put it, unless
 * somebody moved it before it was awake; a first one is left alone.
 */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const { place: here, isReturn } = useWhereabouts()
  const { pathname, search, hash, key } = here
  const page = pathname + search
  const arrived = useRef<{ key: string; page: string }>(undefined)
  useLayoutEffect(keepPlaces, [])
  useLayoutEffect(keepTyping, [])
  useLayoutEffect(() => {
    const before = arrived.current
    if (before?.key === key) return
    arrived.current = { key, page }
    const isOtherPage = before !== undefined && before.page !== page
    if (isOtherPage && !typedIn()) content.current?.focus({ preventScroll: true })
    const place = isReturn && (before || !window.early?.isMoved) ? placeOf(key) : undefined
    const named = isOtherPage && hash ? placeNamed(hash) : null
    // What the document says to machines is about the page that it came with.
    if (isOtherPage) document.head.querySelector('script[type="application/ld+json"]')?.remove()
    // A link to the page that one is on leads to its top, as it does in a document.
    if (!isShown(key)) showEntry(key, place ?? named ?? (isOtherPage || (before && !isReturn) ? 0 : undefined), page)
  }, [content, page, hash, key, isReturn])
}

/** What a hash names: as it is written, else as it is meant. One that is no text (`#%`) names nothing. */
export function placeNamed(hash: string): HTMLElement | null {
  const written = hash.slice(1)
  try {
    return document.getElementById(written) ?? document.getElementById(decodeURIComponent(written))
  } catch {
    return null
  }
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
