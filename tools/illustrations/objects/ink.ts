import type { Theme } from '../../../src/design-system/tokens/themes.ts'
import { type Line, type Material, objectHex } from './materials.ts'

/** Sides by their direction. The light comes from the upper left. */
export const sides = { top: 1, left: 2, right: 3 } as const
export type Side = keyof typeof sides

/** The weight of every outline, in pixels of the drawing. */
export const WEIGHT = 2

export type Ink = {
  readonly tone: (material: Material, side: Side) => string
  readonly line: (line: Line) => string
  /** The attributes of the outline of solids. */
  readonly outline: string
}

export function inkOf(theme: Theme): Ink {
  const line = (name: Line) => objectHex(name, theme)
  return {
    tone: (material, side) => objectHex(`${material}-${sides[side]}`, theme),
    line,
    outline: `stroke="${line('ink')}" stroke-width="${WEIGHT}" stroke-linejoin="round" stroke-linecap="round"`,
  }
}
