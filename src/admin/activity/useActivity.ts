import { useInfiniteQuery } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import type { Activity } from '../../contract/api/administration.ts'
import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { activityPanelTexts } from '../../contract/i18n/admin/activityPanel.ts'
import { useQuietCall } from '../api/createCall.ts'
import { once } from '../api/records.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** So many are shown at once. */
const PAGE = 50

/** The words around it, in the language of the person at this browser. */
export const useActivityWords = () => activityPanelTexts[usePreference(locale)]

/** What is wanted of the list; empty stands for anything. */
export interface Wanted {
  by: string
  action: string
}

export const NO_ONE = 'null'

/** As the API's filter says it; somebody unknown has no name. */
export const filterOf = ({ by, action }: Wanted) => ({
  ...(by && { by: by === NO_ONE ? null : by }),
  ...(action && { action }),
})

/** Who did what, newest first, a page at a time. */
export function useActivity(wanted: Wanted) {
  const call = useQuietCall()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, refetch } =
    useInfiniteQuery({
      queryKey: ['activity', wanted],
      queryFn: async ({ pageParam: first }) => {
        const query = { range: `[${first},${first + PAGE - 1}]`, filter: JSON.stringify(filterOf(wanted)) }
        return (await call(auditLogEndpoints.list, { query })) as Activity[]
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
      gcTime: 0,
    })
  const isUnknown = error instanceof HttpError && error.status === 404
  return {
    rows: data && once(data.pages.flat()),
    isUnknown,
    hasFailed: Boolean(error) && !isUnknown && !data,
    hasMoreFailed: isFetchNextPageError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isBusy: isFetchingNextPage,
    refetch,
  }
}
