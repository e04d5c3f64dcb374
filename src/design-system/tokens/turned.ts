import { isInSrgb, type Oklch } from './oklch.ts'
import type { Pair } from './themes.ts'

/** The house's two hues, in degrees of OKLCH. */
export interface Hues {
  /** Of links, buttons, fields and grounds. */
  readonly first: number
  /** Of the one thing that stands out, and of what is ripe on the land. */
  readonly second: number
}

/** The hues that the tables are written in. */
const WRITTEN: Hues = { first: 156, second: 84 }

/** Which of the two a colour goes with, by its hue as it is written; the sky, water, and what warns go with neither. */
const families: readonly { name: keyof Hues; from: number; to: number }[] = [
  { name: 'second', from: 60, to: 105 },
  { name: 'first', from: 105, to: 216 },
]

/**
 * The same colours for another company's hues: as light as they were, so that what can be read stays readable, and as strong
 * as a screen can show them. For the hues that they are written in nothing changes.
 */
export function turned<N extends string>(colours: Readonly<Record<N, Pair>>, hues: Hues): Record<N, Pair> {
  const turn = (colour: Oklch) => showable(turnedColour(colour, hues))
  return Object.fromEntries(
    Object.entries<Pair>(colours).map(([name, { light, dark }]) => [name, { light: turn(light), dark: turn(dark) }]),
  ) as Record<N, Pair>
}

function turnedColour(colour: Oklch, hues: Hues): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  const family = families.find(({ from, to }) => hue > from && hue <= to)
  if (!family) return colour
  const wanted = hues[family.name]
  const written = WRITTEN[family.name]
  const turn = Math.abs(((wanted - written + 540) % 360) - 180)
  const next = wanted + (hue - written) * Math.max(LEAST_SPREAD, 1 - turn / FULL_SPREAD)
  const strength = isEarth(colour) ? Math.max(LEAST_EARTH, 1 - turn / FULL_SPREAD) : 1
  return [lightness, round(chroma * strength, 4), round((next + 360) % 360, 1), ...alpha]
}

/**
 * How much of the distance from their leading hue the others keep, and by how many degrees of turning they have come so
 * near: beside green a teal night is its neighbour; as far from blue it would be purple.
 */
const LEAST_SPREAD = 0.35
const FULL_SPREAD = 90

/** Soil is brown beside ripe wheat; beside another colour it is its grey. */
const isEarth = ([, chroma, hue]: Oklch): boolean => hue > 60 && hue < 78 && chroma < 0.09
const LEAST_EARTH = 0.4

/** As strong as it is written, or as strong as a screen can show it. */
function showable(colour: Oklch): Oklch {
  const [lightness, chroma, hue, ...alpha] = colour
  if (isInSrgb(colour) || chroma <= 0) return colour
  return showable([lightness, round(Math.max(0, chroma - 0.002), 4), hue, ...alpha])
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
