import { identity } from '../../company/identity.ts'
import { lines, materials } from './instruments.ts'
import { land } from './land.ts'
import { type Oklch, toHex } from './oklch.ts'
import { type RoleName, roles } from './roles.ts'
import type { Pair, Theme } from './themes.ts'
import { type Hues, turned } from './turned.ts'

type Side = '1' | '2' | '3'

/** The name of any colour token, as in CSS without the dashes: `ink-2`, `parcel-wheat`, `iso-shell-1`. */
export type ColourName =
  | RoleName
  | `parcel-${keyof typeof land}`
  | `iso-${keyof typeof materials}-${Side}`
  | `iso-${keyof typeof lines}`

const faces = Object.entries(materials).flatMap(([name, { light, dark }]) =>
  light.map((top, side) => [`iso-${name}-${side + 1}`, { light: top, dark: dark[side] as Oklch }] as const),
)

const written = Object.fromEntries<Pair>([
  ...Object.entries<Pair>(roles),
  ...Object.entries<Pair>(land).map(([name, pair]) => [`parcel-${name}`, pair] as const),
  ...faces,
  ...Object.entries<Pair>(lines).map(([name, pair]) => [`iso-${name}`, pair] as const),
]) as Readonly<Record<ColourName, Pair>>

/** Every colour of a house with these hues, by token name. */
export const coloursOf = (hues: Hues): Readonly<Record<ColourName, Pair>> => turned(written, hues)

/** Every colour of the house, by token name. */
export const colours = coloursOf(identity.hues)

/** A colour token as sRGB hex, for files and for libraries that cannot read OKLCH (such as MUI). */
export const hex = (name: ColourName, theme: Theme): string => toHex(colours[name][theme])
