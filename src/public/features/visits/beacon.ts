import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { PREVIEW_PAGES, PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { type VisitEvent, visitEndpoints } from '../../../contract/api/visitCalls.ts'
import { STORAGE_KEYS } from '../../../contract/constants.ts'
import { fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { apiRoot } from '../../data/apiClient.ts'
import { useSite } from '../../meta/SiteContext.ts'

/** Whether the server counts visits; set with the first view. */
let isCounting = false
/** Events that were sent since the last view. */
let sentEvents: VisitEvent[] = []

/** Sends a beacon for each page that is shown, and for clicks on links that call or open WhatsApp. Nothing is stored. */
export function useVisitBeacons({ pathname, search }: Location) {
  const { countsVisits = false } = useSite()
  const counted = useRef('')
  useEffect(() => {
    isCounting = countsVisits
    const url = pathname + search
    if (counted.current === url) return // StrictMode runs effects twice
    const referrer = counted.current === '' ? document.referrer : ''
    counted.current = url
    sentEvents = []
    send({ path: pathname, ...(referrer && { referrer }) })
  }, [countsVisits, pathname, search])
  useEffect(() => {
    const click = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const { protocol, host } = link ?? {}
      if (protocol === 'tel:') sendEvent('call')
      if (host === 'wa.me') sendEvent('whatsapp')
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
}

/** Counts an event on the current page; of questions and searches, only the first since the page was shown. */
export function sendEvent(event: VisitEvent) {
  if ((event === 'chat' || event === 'search') && sentEvents.includes(event)) return
  sentEvents.push(event)
  const { pathname, search } = window.location
  // On the page of results the server reads the words from the query, and counts those without results.
  send({ path: event === 'search' ? pathname + search : pathname, event })
}

function send(visit: { path: string; referrer?: string; event?: VisitEvent }) {
  if (isCounting && !isExempt())
    navigator.sendBeacon?.(apiRoot() + fillEndpoint(visitEndpoints.count.open).path, JSON.stringify(visit))
}

/** Visitors who object (Do Not Track, Global Privacy Control), previews, and browsers that are signed in to the panel. */
function isExempt(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const { pathname, search } = window.location
  if (doNotTrack === '1' || globalPrivacyControl) return true
  if (PREVIEW_PAGES.test(pathname) || search.includes(`${PREVIEW_QUERY}=`)) return true
  try {
    return localStorage.getItem(STORAGE_KEYS.token) !== null
  } catch {
    return false // storage is blocked
  }
}
