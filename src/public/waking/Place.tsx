import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { createKey, leaveEntry, markEntry } from './places.ts'

/** Where the visitor is: an address, and which entry of the tab's history. */
export interface Place {
  pathname: string
  search: string
  hash: string
  key: string
}

interface Whereabouts {
  place: Place
  /** Reached by going back or forward, or by opening the document. */
  isReturn: boolean
  navigate(to: string, options?: { replace?: boolean }): void
}

const PlaceContext = createContext<Whereabouts | undefined>(undefined)
const PendingContext = createContext(false)

export function useWhereabouts(): Whereabouts {
  const whereabouts = use(PlaceContext)
  if (!whereabouts) throw new Error('usePlace needs a BrowserPlace or a StaticPlace around it')
  return whereabouts
}

/** Where the page that is drawn is; the address bar may be ahead of it, while another is on its way. */
export const usePlace = (): Place => useWhereabouts().place

/** Whether another page is on its way. */
export const useIsPending = (): boolean => use(PendingContext)

/** The address of the browser. Another page is drawn in the background and takes the place of this one when it is ready. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [{ place, isReturn }, arrive] = useState({ place: readPlace(), isReturn: true })
  const [isPending, start] = useTransition()
  const [navigate] = useState(() => (to: string, { replace = false } = {}) => {
    leaveEntry()
    window.history[replace ? 'replaceState' : 'pushState']({ key: createKey() }, '', to)
    start(() => arrive({ place: readPlace(), isReturn: false }))
  })
  useLayoutEffect(() => {
    const pop = () => {
      markEntry()
      start(() => arrive({ place: readPlace(), isReturn: true }))
    }
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [])
  return (
    <PendingContext value={isPending}>
      <PlaceContext value={{ place, isReturn, navigate }}>{children}</PlaceContext>
    </PendingContext>
  )
}

/** The one address that the server draws. */
export function StaticPlace({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = new URL(path, 'http://site')
  const place = { pathname, search, hash: '', key: '' }
  return <PlaceContext value={{ place, isReturn: true, navigate: () => {} }}>{children}</PlaceContext>
}

function readPlace(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: window.history.state?.key ?? '' }
}
