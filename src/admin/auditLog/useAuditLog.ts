import { HttpError, useInfiniteGetList } from 'ra-core'
import type { Activity } from '../../contract/api/administration.ts'
import { withoutDuplicates } from '../api/records.ts'

/** Entries of a page. */
const PER_PAGE = 50

/** Filter of the audit log; empty values match everything. */
export interface AuditLogFilter {
  by: string
  action: string
}

/** Value of the filter for entries without an actor. */
export const NO_ONE = 'null'

/** The filter as the API expects it. */
export const filterOf = ({ by, action }: AuditLogFilter) => ({
  ...(by && { by: by === NO_ONE ? null : by }),
  ...(action && { action }),
})

/** Entries of the audit log, newest first, page by page. */
export function useAuditLog(filter: AuditLogFilter) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, refetch } =
    useInfiniteGetList<Activity>(
      'auditLog',
      { filter: filterOf(filter), pagination: { page: 1, perPage: PER_PAGE } },
      { gcTime: 0 },
    )
  const isUnknown = error instanceof HttpError && error.status === 404
  return {
    rows: data && withoutDuplicates(data.pages.flatMap((page) => page.data)),
    isUnknown,
    hasFailed: Boolean(error) && !isUnknown && !data,
    hasMoreFailed: isFetchNextPageError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isBusy: isFetchingNextPage,
    refetch,
  }
}
