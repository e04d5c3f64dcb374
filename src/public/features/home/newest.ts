import { LIST_COLUMNS } from '../../../contract/constants.ts'
import type { Loaded } from '../../data/answers.ts'
import type { ListPart } from '../../data/calls.ts'

/** What the home page shows of products and services where none is featured: the newest. A server that knows no parts sends all. */
export const NEWEST = { sort: ['createdAt', 'DESC'], range: [0, LIST_COLUMNS - 1] } as const satisfies ListPart

/** What is featured, else the newest of all; an empty list only where there are none at all. */
export function featuredOrNewest<T>(featured: Loaded<T[]>, newest: Loaded<T[]>): Loaded<T[]> {
  if (featured.state !== 'ready' || !Array.isArray(featured.data) || featured.data.length > 0) return featured
  if (newest.state === 'loading') return newest
  if (newest.state !== 'ready' || !Array.isArray(newest.data)) return featured
  return { ...newest, data: newest.data.slice(0, LIST_COLUMNS) }
}
