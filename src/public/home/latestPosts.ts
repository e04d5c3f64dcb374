import type { ListPart, PublicAnswers } from '../api/calls.ts'
import { useApi } from '../waking/useApi.ts'

/** The part of the posts that the home page names: the newest ones. */
export const LATEST: ListPart = { range: [0, 2] }

/** The newest posts. Where they do not come nothing is missing from the page. */
export function useLatestPosts(): PublicAnswers['GET /blog'] {
  const loaded = useApi('GET /blog', {}, LATEST)
  return loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data.slice(0, 3) : []
}
