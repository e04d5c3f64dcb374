import type { ListPart } from '../../data/calls.ts'

/** Query for the newest posts. A server without paging sends all of them. */
export const LATEST = { range: [0, 2] } as const satisfies ListPart

export const latestOf = <T>(posts: readonly T[]): T[] => posts.slice(0, LATEST.range[1] + 1)
