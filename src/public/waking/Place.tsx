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
  /** The page that the document came with stands: a place on it is that page still, its address gone to anew is another. */
  isFirst: boolean
  navigate(to: string, options?: { replace?: boolean }): void
}

const PlaceContext = createContext<Whereabouts | undefined>(undefined)
const PendingContext = createContext(false)

export function useWhereabouts(): Whereabouts {
  const whereabouts = use(PlaceContext)
  if (!whereabouts) throw new Error('No place around')
  return whereabouts
}

/** Where the page that is drawn is; the address bar may be ahead of it, while another is on its way. */
export const usePlace = (): Place => useWhereabouts().place

/** Whether another page is on its way. */
export const useIsPending = (): boolean => use(PendingContext)

/** The address of the browser. Another page is drawn in the background and takes the place of this one when it is ready. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [{ place, isReturn, isFirst }, setArrived] = useState({ place: readPlace(), isReturn: true, isFirst: true })
  const [isPending, start] = useTransition()
  /** The entries of the page that the document came with. */
  const [ofFirst] = useState(() => new Set([place.key]))
  const [arrive] = useState(() => (isReturn: boolean) => {
    const to = readPlace()
    start(() =>
      setArrived((from) => {
        if (from.isFirst && from.place.pathname === to.pathname && from.place.search === to.search) ofFirst.add(to.key)
        return { place: to, isReturn, isFirst: ofFirst.has(to.key) }
      }),
    )
  })
  const [navigate] = useState(() => (to: string, { replace = false } = {}) => {
    leaveEntry()
    window.history[replace ? 'replaceState' : 'pushState']({ key: createKey() }, '', to)
    arrive(false)
  })
  useLayoutEffect(() => {
    const pop = () => {
      markEntry()
      arrive(true)
    }
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [arrive])
  return (
    <PendingContext value={isPending}>
      <PlaceContext value={{ place, isReturn, isFirst, navigate }}>{children}</PlaceContext>
    </PendingContext>
  )
}

/** The one address that the server draws. */
export function StaticPlace({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = new URL(path, 'http://site')
  const place = { pathname, search, hash: '', key: '' }
  return <PlaceContext value={{ place, isReturn: true, isFirst: true, navigate: () => {} }}>{children}</PlaceContext>
}

function readPlace(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: window.history.state?.key ?? '' }
}
