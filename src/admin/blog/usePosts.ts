import { type RaRecord, useGetList } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { posts } from '../../contract/resources/posts/posts.ts'
import { type PostStatus, STATUSES, statusOf } from './publication.ts'

/** How a post stands depends on the moment, so it is found out here, over all of them. */
const ALL = { page: 1, perPage: 1000 }
export const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** The posts that the address asks for: by a search, which the server answers, and by how they stand. */
export function usePosts() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const status = STATUSES.find((each) => each === search.get('status'))
  const { data, error, isFetching, refetch } = useGetList<RaRecord>(
    posts.name,
    { pagination: ALL, sort: NEWEST_FIRST, filter: q ? { q } : {} },
    { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
  )
  return {
    q,
    status,
    go(change: { q?: string; status?: PostStatus | undefined }) {
      const wanted = { q, status, ...change }
      const params = { ...(wanted.q && { q: wanted.q }), ...(wanted.status && { status: wanted.status }) }
      setSearch(params, { replace: 'q' in change })
    },
    found: data?.filter((post) => !status || statusOf(post) === status),
    error,
    isFetching,
    refetch,
  }
}
