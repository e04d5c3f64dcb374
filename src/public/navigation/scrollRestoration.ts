import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { SESSION_KEYS } from '../../contract/constants.ts'

/** Scroll positions of this tab's history entries in CSS pixels, by the entries' keys. */
let positions: Record<string, number> = {}

/**
 * Adds a key, as React Router's entries have, to history entries that the browser creates (documents and fragment links). To be
 * called before the router mounts, which reads `history.state.key`.
 */
export function addEntryKeys() {
  addEntryKey()
  window.addEventListener('popstate', addEntryKey)
}

function addEntryKey() {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: Date.now().toString(36) }, '')
}

/**
 * Scroll restoration as in React Router's `ScrollRestoration`, which needs its data mode: a new page starts at its top or at
 * the fragment of its URL, and going back or forward leads to where the page was left. Browsers would restore the
 * position while the previous page is still shown. For a new document the browser restores it.
 */
export function useScrollRestoration() {
  const location = useLocation()
  const rendered = useRef<Location>(undefined)
  useEffect(() => {
    positions = readPositions()
    const savePosition = () => {
      const { key } = rendered.current!
      // Ignored while the URL has changed and its page is not rendered yet.
      if (key === window.history.state?.key) positions[key] = window.scrollY
    }
    // A hidden tab may never be shown again. The next document's position is the browser's to restore.
    const change = () => {
      const isHidden = document.visibilityState === 'hidden'
      if (isHidden) writePositions()
      window.history.scrollRestoration = isHidden ? 'auto' : 'manual'
    }
    change()
    window.addEventListener('scroll', savePosition, { passive: true })
    document.addEventListener('visibilitychange', change)
    return () => {
      window.removeEventListener('scroll', savePosition)
      document.removeEventListener('visibilitychange', change)
    }
  }, [])
  useLayoutEffect(() => {
    const before = rendered.current
    rendered.current = location
    if (!before || before.key === location.key) return
    const { key, hash } = location
    const isOtherPage = before.pathname !== location.pathname || before.search !== location.search
    const position = positions[key]
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
    // The browser has scrolled already where a fragment link leads within the page.
    else if (isOtherPage && hash) elementOf(hash)?.scrollIntoView({ behavior: 'instant' })
    else if (isOtherPage || !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    positions[key] = window.scrollY
  }, [location])
}

/** The element that a fragment names, as it is written or decoded. A malformed fragment (`#%`) names none. */
export function elementOf(hash: string): HTMLElement | null {
  const written = hash.slice(1)
  try {
    return document.getElementById(written) ?? document.getElementById(decodeURIComponent(written))
  } catch {
    return null
  }
}

function readPositions(): typeof positions {
  try {
    return { ...JSON.parse(sessionStorage.getItem(SESSION_KEYS.scrollPositions)!), ...positions }
  } catch {
    return positions // blocked storage
  }
}

function writePositions() {
  try {
    sessionStorage.setItem(SESSION_KEYS.scrollPositions, JSON.stringify(positions))
  } catch {} // blocked or full storage
}
