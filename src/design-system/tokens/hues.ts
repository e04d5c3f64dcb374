import { isInSrgb, type Oklch } from './oklch.ts'
import type { Pair } from './themes.ts'

/** The two hues of a brand, in degrees of OKLCH. */
export interface Hues {
  /** Links, buttons and backgrounds. */
  readonly first: number
  /** The accent: primary buttons and marks. */
  readonly second: number
}

/** The hues in which the colours of this folder are written. */
export const DEFAULT_HUES: Hues = { first: 156, second: 84 }

/** Which of the two hues a colour follows, by its own hue; information, water and warnings follow neither. */
const families: readonly { name: keyof Hues; from: number; to: number }[] = [
  { name: 'second', from: 60, to: 105 },
  { name: 'first', from: 105, to: 216 },
]

/**
 * The same colours for the hues of a brand. Lightness stays, so that contrast does; chroma stays within sRGB. The default
 * hues change nothing.
 */
export function withHues<N extends string>(colours: Readonly<Record<N, Pair>>, hues: Hues): Record<N, Pair> {
  const turn = (colour: Oklch) => inSrgb(turned(colour, hues))
  return Object.fromEntries(
    Object.entries<Pair>(colours).map(([name, { light, dark }]) => [name, { light: turn(light), dark: turn(dark) }]),
  ) as Record<N, Pair>
}

function turned(colour: Oklch, hues: Hues): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  const family = families.find(({ from, to }) => hue > from && hue <= to)
  if (!family) return colour
  const wanted = hues[family.name]
  const written = DEFAULT_HUES[family.name]
  const turn = Math.abs(((wanted - written + 540) % 360) - 180)
  const next = wanted + (hue - written) * Math.max(LEAST_SPREAD, 1 - turn / FULL_SPREAD)
  const strength = isEarth(colour) ? Math.max(LEAST_EARTH, 1 - turn / FULL_SPREAD) : 1
  return [lightness, round(chroma * strength, 4), round((next + 360) % 360, 1), ...alpha]
}

/**
 * How much of its distance from the leading hue a colour keeps at least, and after how many degrees of rotation: a teal
 * dark theme is near green; equally far from blue it would be purple.
 */
const LEAST_SPREAD = 0.35
const FULL_SPREAD = 90

/** Earth tones lose chroma with the rotation: brown beside gold, grey beside another accent. */
const isEarth = ([, chroma, hue]: Oklch): boolean => hue > 60 && hue < 78 && chroma < 0.09
const LEAST_EARTH = 0.4

/** Reduces chroma until sRGB has the colour. */
function inSrgb(colour: Oklch): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  if (isInSrgb(colour) || chroma <= 0) return colour
  return inSrgb([lightness, round(Math.max(0, chroma - 0.002), 4), hue, ...alpha])
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
