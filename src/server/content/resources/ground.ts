import type { BringBack } from '../../features/media/library/pictureUses.ts'
import type { Actor } from '../../platform/events/actor.ts'
import type { Changes } from '../../platform/events/changes.ts'
import type { Rules } from './rules.ts'

/** What a store's reading stands on besides its database. */
export interface ReadGround {
  rules?: Rules
  /** Milliseconds since 1970. */
  now?: () => number
}

/** What its writing stands on: nothing is written by nobody. */
export interface Ground extends ReadGround {
  actor: Actor
  changes: Pick<Changes, 'emit'>
  /** Without it, what is saved shows pictures that are in the bin as it would any that are gone. */
  bringBack?: BringBack
}
