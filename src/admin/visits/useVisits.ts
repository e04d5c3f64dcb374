import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { visitEndpoints } from '../../contract/api/visitCalls.ts'
import type { MissedSearches, VisitReport } from '../../contract/api/visits.ts'
import { dayIn, type Period, periodUntil } from '../../contract/domain/zones.ts'
import { useBackgroundCall } from '../api/calls.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useServices } from '../services.ts'

/** The last days until today, in the site's time zone. */
export function useLastDays() {
  const { timeZone } = useServices().site
  return (count: number): Period => periodUntil(dayIn(timeZone, new Date()), count)
}

/** Searches without results of a period; undefined until they are read. */
export function useMissedSearches({ from, to }: Period): MissedSearches['searches'] | undefined {
  const call = useBackgroundCall()
  const { data } = useQuery({
    queryKey: ['visits', 'searches', from, to],
    queryFn: async () => (await call(visitEndpoints.searches, { query: { from, to } })) as MissedSearches,
    placeholderData: keepPreviousData,
  })
  return data?.searches
}

/** Visits of a period; those of the previous one are shown until they are read. An API without them gets no request. */
export function useVisits({ from, to }: Period) {
  const call = useBackgroundCall()
  const { offers } = useCapabilities()
  const isOffered = offers('visits')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['visits', from, to],
    queryFn: async () => (await call(visitEndpoints.report, { query: { from, to } })) as VisitReport,
    placeholderData: keepPreviousData,
    enabled: isOffered === true,
  })
  const isUnknown = isOffered === false || (error instanceof HttpError && [404, 405].includes(error.status))
  return { data, isUnknown, hasFailed: Boolean(error) && !isUnknown, isFetching, refetch }
}
