import { LIST_COLUMNS } from '../../../contract/constants.ts'
import type { ListParams } from '../../data/endpoints.ts'
import { type Loadable, rowsOf } from '../../data/responses.ts'

/** Query for the newest products and services, shown if none is featured. A server without paging sends all of them. */
export const NEWEST_RECORDS = {
  sort: ['createdAt', 'DESC'],
  range: [0, LIST_COLUMNS - 1],
} as const satisfies ListParams

/** The featured records, else the newest; empty only if there are no records at all. */
export function featuredOrNewest<T>(featured: Loadable<T[]>, newest: Loadable<T[]>): Loadable<T[]> {
  if (featured.state !== 'ready' || !Array.isArray(featured.data) || featured.data.length > 0) return featured
  if (newest.state === 'loading') return newest
  return { ...featured, data: rowsOf(newest).slice(0, LIST_COLUMNS) }
}

/** Query for the newest posts. A server without paging sends all of them. */
export const LATEST_POSTS = { range: [0, 2] } as const satisfies ListParams
