import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useInfiniteGetList } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { messages, STEP, type Wanted, wantedOf } from '../../contract/resources/messages.ts'
import { FRESH } from '../api/queryClient.ts'
import { once } from '../api/records.ts'
import { holds, type InboxMessage } from './messages.ts'

/** As many steps as are looked through again by themselves; who went further down is looking for something old. */
const STEPS_LOOKED_THROUGH = 4

/** What is read in the list of unread ones stays there until the next look: no change of ours brings that list anew. */
const UNTIL_NEXT_LOOK = { staleTime: 'static', gcTime: 0 } as const

/** The messages of a view that match a search, the newest first, and what came meanwhile. */
export function useMessages({ view, q }: Wanted) {
  const list = useInfiniteGetList<InboxMessage>(
    messages.name,
    { ...wantedOf({ view, q }), pagination: { page: 1, perPage: STEP } },
    {
      refetchInterval: ({ state }) => isLookedThrough(state.data) && FRESH.refetchInterval,
      refetchOnWindowFocus: ({ state }) => isLookedThrough(state.data),
      ...(view === 'unread' && UNTIL_NEXT_LOOK),
      placeholderData: (shown) => shown,
    },
  )
  const { data, total, error, isFetching, isPlaceholderData, refetch, hasNextPage, fetchNextPage } = list
  useEffect(() => {
    // What is static does not look by itself when the person comes back.
    if (view === 'unread' && isLookedThrough(data)) return focusManager.subscribe((isSeen) => isSeen && void refetch())
  }, [view, data, refetch])
  async function showMore() {
    // Steps are counted among what is unread by now: as many as were read here since would be stepped over.
    if (view === 'unread') await refetch()
    await fetchNextPage()
  }
  const rows = useMemo(() => data && once(data.pages.flatMap((page) => page.data)).filter(holds[view]), [data, view])
  return {
    rows,
    /** How many there are in all, once that is known. */
    count: isPlaceholderData ? undefined : rows?.length && total,
    error,
    isLoading: isFetching,
    reload: () => void refetch(),
    showMore: hasNextPage ? () => void showMore() : undefined,
  }
}

const isLookedThrough = (data?: { pages: unknown[] }) => (data?.pages.length ?? 0) <= STEPS_LOOKED_THROUGH

/** Looks for what is new, also in the list that waits for that. */
export function useLook() {
  const cache = useQueryClient().getQueryCache()
  return () => {
    for (const query of cache.findAll({ queryKey: [messages.name, 'getInfiniteList'], type: 'active' }))
      void query.fetch()
  }
}
