import type { Draft } from '../db/migrations/types.ts'
import { StartRefused } from '../shared/startRefused.ts'

/** The migrations that have run, of those that this software knows. Refuses what is of a newer version. */
export function draftsUpTo(
  done: readonly string[],
  drafts: Record<string, Draft>,
  what: string,
): Record<string, Draft> {
  const known = Object.entries(drafts)
  const stranger = done.find((name, i) => known[i]?.[0] !== name)
  if (stranger !== undefined)
    throw new StartRefused(`${what} was made by a newer version of this software (${stranger}); use that version.`)
  return Object.fromEntries(known.slice(0, done.length))
}
