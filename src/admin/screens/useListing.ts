import { keepPreviousData } from '@tanstack/react-query'
import { type Identifier, type ListControllerResult, useGetList } from 'ra-core'
import { useEffect, useState } from 'react'
import { useEntry } from '../entries/entries.ts'
import { useListAddress } from './useListAddress.ts'

/**
 * The rows that the address names, and which of them are chosen, as what is below a list expects it of react-admin. (Its own
 * controller writes into the address too: a page that has gone it leaves behind, and going back leads there and forth again.)
 */
export function useListing(): ListControllerResult {
  const { filter, sort, page, perPage, setPage } = useListAddress()
  const [selectedIds, onSelect] = useState<Identifier[]>([])
  const list = useGetList(
    useEntry().resource.name,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: keepPreviousData },
  )
  const { total, isFetching } = list
  const last = Math.ceil((total ?? 0) / perPage) || 1
  const isNotFound = total !== undefined && !isFetching && page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is gone
  useEffect(() => {
    if (isNotFound) setPage(last, { replace: true })
  }, [isNotFound, last])
  return { ...list, page, perPage, sort, selectedIds, onSelect } as unknown as ListControllerResult
}
