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
  /** Sets what loads the data of a page before it takes the place of this one. */
  setLoad(load: Load): void
}

/** Loads what the page at a path needs; undefined where all of it is known. Never rejects. */
type Load = (path: string) => Promise<unknown> | undefined

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

/** The address of the browser. The page before stays until the data and the code of the next one are there. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [{ place, isReturn, isFirst }, setArrived] = useState({ place: readPlace(), isReturn: true, isFirst: true })
  const [isPending, start] = useTransition()
  /** The entries of the page that the document came with. */
  const [ofFirst] = useState(() => new Set([place.key]))
  const [loader] = useState<{ load?: Load }>({})
  const [arrive] = useState(() => {
    /** Ends the wait of the navigation before: the last one wins. */
    let supersede = () => {}
    return (isReturn: boolean) => {
      const to = readPlace()
      supersede()
      let isLast = true
      const superseded = new Promise<void>((resolve) => {
        supersede = () => {
          isLast = false
          resolve()
        }
      })
      const show = () =>
        setArrived((from) => {
          if (from.isFirst && from.place.pathname === to.pathname && from.place.search === to.search)
            ofFirst.add(to.key)
          return { place: to, isReturn, isFirst: ofFirst.has(to.key) }
        })
      const loading = loader.load?.(to.pathname + to.search)
      if (!loading) return start(show)
      start(async () => {
        await Promise.race([loading, superseded])
        // React forgets after an await that it is in a transition.
        if (isLast) start(show)
      })
    }
  })
  const [setLoad] = useState(() => (load: Load) => {
    loader.load = load
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
      <PlaceContext value={{ place, isReturn, isFirst, navigate, setLoad }}>{children}</PlaceContext>
    </PendingContext>
  )
}

/** The one address that the server draws. */
export function StaticPlace({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = new URL(path, 'http://site')
  const place = { pathname, search, hash: '', key: '' }
  return (
    <PlaceContext value={{ place, isReturn: true, isFirst: true, navigate: () => {}, setLoad: () => {} }}>
      {children}
    </PlaceContext>
  )
}

function readPlace(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: window.history.state?.key ?? '' }
}
