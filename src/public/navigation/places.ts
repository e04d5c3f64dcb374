import { SESSION_KEYS } from '../../contract/constants.ts'

/**
 * Where the entries of this tab's history were scrolled to, in CSS pixels, by their keys.
 * Browsers put a place back while the page that is left still stands, and only as far as that one reaches.
 */
const places = readPlaces()
/** The entry whose page stands, and the page. */
let shown: string | undefined
let page: string | undefined
/** Whether another entry was gone to, while the page of this one still stands. */
let isLeft = false
/** Set while the page that stands is too short yet for its place. */
let awaited: { place: number; stop(): void } | undefined

export const placeOf = (key: string): number | undefined => places.get(key)

export const pageHere = () => window.location.pathname + window.location.search

export const createKey = (): string => Math.random().toString(36).slice(2, 10)

/** Gives an entry that the browser made, for a document or for a place on the page, a key as the site's own have. */
export function markEntry() {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: createKey() }, '')
}

/** Another entry is gone to: what still stands keeps the place where it is now. */
export function leaveEntry() {
  if (!isLeft) notePlace()
  isLeft = true
}

/** Keeps places in the browser's stead; to documents that come later, the browser brings them back as it always does. */
export function keepPlaces() {
  const note = () => {
    if (!isLeft && window.history.state?.key === shown) notePlace()
  }
  const change = () => {
    const isHidden = document.visibilityState === 'hidden'
    if (isHidden) writePlaces()
    window.history.scrollRestoration = isHidden ? 'auto' : 'manual'
  }
  // Heard before anybody gives the entry a key.
  const pop = () => {
    // Who scrolls and goes back within a frame is gone before the scrolling is told. An entry without a key is a place
    // on the page, where the browser has scrolled already.
    const { key } = window.history.state ?? {}
    if (key && key !== shown) leaveEntry()
    markEntry()
    isLeft = pageHere() !== page
    // Its page stands: that of a place on it, or of who went on and came back before another one stood. React hears of it
    // later, and not of every one.
    if (!isLeft) showEntry(window.history.state.key, places.get(window.history.state.key))
  }
  change()
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('click', note, { capture: true })
  window.addEventListener('popstate', pop, { capture: true })
  document.addEventListener('visibilitychange', change)
  return () => {
    window.removeEventListener('scroll', note)
    window.removeEventListener('click', note, { capture: true })
    window.removeEventListener('popstate', pop, { capture: true })
    document.removeEventListener('visibilitychange', change)
  }
}

/** Whether what stands is this entry's already, as of a place on the page. */
export const isShown = (key: string) => key === shown && !isLeft

/** The page of an entry stands: it is scrolled to where it belongs, if anywhere, and its place is kept from now on. */
export function showEntry(key: string, at?: number | Element | null, standing = pageHere()) {
  awaited?.stop()
  if (typeof at === 'number') scrollWhenTall(at)
  else at?.scrollIntoView({ behavior: 'instant' })
  shown = key
  page = standing
  isLeft = window.history.state?.key !== key
  notePlace()
}

const notePlace = () => places.set(shown!, awaited?.place ?? window.scrollY)

/** A page whose content is still to come follows as it grows, until somebody moves it. */
function scrollWhenTall(place: number) {
  const isThere = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    return Math.abs(window.scrollY - place) <= 1
  }
  if (isThere()) return
  const growth = new ResizeObserver(() => isThere() && stop())
  growth.observe(document.body)
  const stop = () => {
    growth.disconnect()
    for (const move of MOVES) window.removeEventListener(move, stop)
    awaited = undefined
  }
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true })
  awaited = { place, stop }
}

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown']

function readPlaces(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(SESSION_KEYS.places)!)))
  } catch {
    return new Map()
  }
}

function writePlaces() {
  try {
    sessionStorage.setItem(SESSION_KEYS.places, JSON.stringify(Object.fromEntries(places)))
  } catch {}
}
