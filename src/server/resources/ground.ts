import type { Changes } from '../shared/changes.ts'
import type { Rules } from './rules.ts'

/** What a store stands on besides its database. */
export interface Ground {
  changes: Pick<Changes, 'emit'>
  rules?: Rules
  /** Milliseconds since 1970. */
  now?: () => number
}
