import type { Theme } from '../../../src/design-system/tokens/themes.ts'
import { type Ink, inkOf } from './ink.ts'
import { plants } from './plants.ts'
import { rounds } from './rounds.ts'
import { solids } from './solids.ts'

/** All parts of instruments, in one palette: one projection, one light, one line weight. */
export type Kit = Ink & ReturnType<typeof solids> & ReturnType<typeof rounds> & ReturnType<typeof plants>

export function createKit(theme: Theme): Kit {
  const ink = inkOf(theme)
  const flat = solids(ink)
  return { ...ink, ...flat, ...rounds(ink), ...plants(ink, flat) }
}

/** A drawing: its parts from back to front, and the position of the space's origin in the square picture. */
export type Drawing = {
  readonly origin: readonly [x: number, y: number]
  readonly draw: (kit: Kit) => readonly string[]
}
