import { DEFAULT_HUES, type Hues, withHues } from './hues.ts'
import { type IllustrationTone, illustrationTones } from './illustrationTones.ts'
import { toHex } from './oklch.ts'
import { type RoleName, roles } from './roles.ts'
import type { Pair, Theme } from './themes.ts'

/** The name of any colour token, as in CSS without the dashes: `ink-2`, `parcel-wheat`. */
export type ColourName = RoleName | `parcel-${IllustrationTone}`

/** All colour tokens in the hues of a brand. */
export interface Palette {
  readonly colours: Readonly<Record<ColourName, Pair>>
  /** A colour as sRGB hex, for files and for libraries that cannot read OKLCH (such as MUI). */
  hex(name: ColourName, theme: Theme): string
}

export function createPalette(hues: Hues = DEFAULT_HUES): Palette {
  const colours = withHues(defaults, hues)
  return { colours, hex: (name, theme) => toHex(colours[name][theme]) }
}

// `fromEntries` loses the key types.
const defaults = Object.fromEntries<Pair>([
  ...Object.entries<Pair>(roles),
  ...Object.entries<Pair>(illustrationTones).map(([name, pair]) => [`parcel-${name}`, pair] as const),
]) as Record<ColourName, Pair>
