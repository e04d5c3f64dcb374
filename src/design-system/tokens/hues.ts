import { isInSrgb, type Oklch } from './oklch.ts'
import type { Pair } from './themes.ts'

/** The two hues of a brand, in degrees of OKLCH. */
export interface Hues {
  /** Links, secondary buttons and backgrounds. */
  readonly first: number
  /** The accent: primary buttons and marks. */
  readonly second: number
}

/** The hues of the tokens in this folder: green and gold. */
export const DEFAULT_HUES: Hues = { first: 156, second: 84 }

/** Which of the two hues a colour follows: by its own hue. Other hues (information, water, warnings) are not rotated. */
const families: readonly { name: keyof Hues; from: number; to: number }[] = [
  { name: 'second', from: 60, to: 105 },
  { name: 'first', from: 105, to: 216 },
]

/**
 * The colours rotated to the hues of a brand. Lightness does not change, so contrast is kept; chroma is reduced to what sRGB
 * has. Example: with `first: 250` (blue) the green of links, hue 156, gets hue 250; a teal of hue 170 gets
 * 250 + (170 - 156) × 0.35 ≈ 255, because its distance from the leading hue shrinks with the rotation.
 */
export function withHues<N extends string>(colours: Readonly<Record<N, Pair>>, hues: Hues): Record<N, Pair> {
  const turn = (colour: Oklch) => inSrgb(rotated(colour, hues))
  return Object.fromEntries(
    Object.entries<Pair>(colours).map(([name, { light, dark }]) => [name, { light: turn(light), dark: turn(dark) }]),
  ) as Record<N, Pair>
}

function rotated(colour: Oklch, hues: Hues): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  const family = families.find(({ from, to }) => hue > from && hue <= to)
  if (!family) return colour
  const [from, to] = [DEFAULT_HUES[family.name], hues[family.name]]
  const rotation = Math.abs(((to - from + 540) % 360) - 180)
  const share = 1 - rotation / FULL_ROTATION
  const newHue = to + (hue - from) * Math.max(MIN_DISTANCE, share)
  const newChroma = isEarth(colour) ? chroma * Math.max(MIN_EARTH_CHROMA, share) : chroma
  return [lightness, round(newChroma, 4), round((newHue + 360) % 360, 1), ...alpha]
}

/**
 * Rotation in degrees at which a colour's distance from the leading hue has shrunk to `MIN_DISTANCE` of it. A teal is a
 * neighbour of green, but a colour equally far from blue would be purple.
 */
const FULL_ROTATION = 90
const MIN_DISTANCE = 0.35

/** Earth tones lose chroma with the rotation: they are brown beside gold, and nearly grey beside another accent. */
const isEarth = ([, chroma, hue]: Oklch): boolean => hue > 60 && hue < 78 && chroma < 0.09
const MIN_EARTH_CHROMA = 0.4

/** Reduces chroma until sRGB has the colour. */
function inSrgb(colour: Oklch): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  if (isInSrgb(colour) || chroma <= 0) return colour
  return inSrgb([lightness, round(Math.max(0, chroma - 0.002), 4), hue, ...alpha])
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
