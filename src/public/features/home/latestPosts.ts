import type { ListPart } from '../../data/calls.ts'

/** The part of the posts that the home page names: the newest ones. A server that knows no parts sends all of them. */
export const LATEST = { range: [0, 2] } as const satisfies ListPart

export const latestOf = <T>(posts: readonly T[]): T[] => posts.slice(0, LATEST.range[1] + 1)
