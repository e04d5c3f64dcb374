import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { type MissedPath, type Redirect, redirectCalls } from '../../contract/redirectCalls.ts'
import { type StatusLine, statusCalls } from '../../contract/statusCalls.ts'
import { statusPanelTexts } from '../../contract/texts/administrator/statusPanel.ts'
import { useQuietCall } from '../api/createCall.ts'
import { locale, usePreference } from '../preferences.ts'

const STATUS = 'site status'

/** The words around it, in the language of the person at this browser. */
export const useStatusWords = () => statusPanelTexts[usePreference(locale)]

/** How the site is, line by line. */
export const useSiteStatus = () => useRead<StatusLine[]>('lines', statusCalls.read)

/** What visitors asked for in vain, the most wanted first. */
export const useMissedPaths = () => useRead<MissedPath[]>('missed', redirectCalls.notFound)

/** Newest first. */
export const useRedirects = () => useRead<Redirect[]>('redirects', redirectCalls.list)

/** Reads all of it anew, once something was done about it. */
export function useReadAnew() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [STATUS] })
}

/** What a call answers; a server that does not know the call is told from one that fails. */
function useRead<T>(name: string, call: `GET /${string}`) {
  const ask = useQuietCall()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [STATUS, name],
    queryFn: async () => (await ask(call)) as T,
    gcTime: 0,
    retry: false,
  })
  const isUnknown = error instanceof HttpError && error.status === 404
  return { data, isUnknown, hasFailed: Boolean(error) && !isUnknown && !data, isFetching, refetch }
}
