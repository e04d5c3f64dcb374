import { useEffect, useState } from 'react'
import { type SearchResult, searchPathOf } from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { inLocale } from '../../../contract/domain/locales.ts'
import { fetchResponse } from '../../data/apiClient.ts'
import { hasData } from '../../data/responses.ts'
import { sendEvent } from '../visits/beacon.ts'

/** Pause in typing after which the results are requested, in milliseconds. */
const DEBOUNCE = 180
const LIMIT = 8

interface Found {
  state: 'ready' | 'loading' | 'failed'
  /** The query that the results belong to. */
  q: string
  results: readonly SearchResult[]
  total: number
}

const NOTHING: Found = { state: 'ready', q: '', results: [], total: 0 }

/** The first results of a query while it is typed. Earlier ones stay until the next are there. */
export function useSearchResults(q: string, locale: Locale): Found {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (!q) {
      setFound(NOTHING)
      return
    }
    const aborter = new AbortController()
    const load = async () => {
      setFound((before) => ({ ...before, state: 'loading' }))
      try {
        const response = await fetchResponse(inLocale(searchPathOf(q, LIMIT), locale), aborter)
        if (!hasData(response) || !Array.isArray(response.body)) throw new Error(`search: status ${response.status}`)
        const results = response.body as SearchResult[]
        if (aborter.signal.aborted) return
        sendEvent('search')
        setFound({ state: 'ready', q, results, total: response.total ?? results.length })
      } catch {
        if (!aborter.signal.aborted) setFound({ state: 'failed', q, results: [], total: 0 })
      }
    }
    const timer = setTimeout(load, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [q, locale])
  return found
}
