import { namesSinceBaseline } from '../db/adoptBaseline.ts'
import type { Migration } from '../db/migrations/migration.ts'
import { StartRefused } from '../shared/startRefused.ts'

/** The migrations that have run, of those that this software knows. Refuses what is of a newer version, or of one before the baseline. */
export function draftsUpTo(
  executed: readonly string[],
  drafts: Record<string, Migration>,
  what: string,
): Record<string, Migration> {
  const done = namesSinceBaseline(executed, what)
  const known = Object.entries(drafts)
  const stranger = done.find((name, i) => known[i]?.[0] !== name)
  if (stranger !== undefined)
    throw new StartRefused(`${what} was made by a newer version of this software (${stranger}); use that version.`)
  return Object.fromEntries(known.slice(0, done.length))
}
