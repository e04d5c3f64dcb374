import { identity } from '../../../src/company/identity.ts'
import { withHues } from '../../../src/design-system/tokens/hues.ts'
import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import type { Pair, Theme } from '../../../src/design-system/tokens/themes.ts'

/** The three faces of an object that is lit from the upper left. */
export type Faces = readonly [top: Oklch, left: Oklch, right: Oklch]

/** Materials of objects and of the ground under them. */
export const materials = {
  shell: {
    light: [
      [98.4, 0.009, 100],
      [92.2, 0.016, 103],
      [82.7, 0.019, 113],
    ],
    dark: [
      [92.4, 0.016, 127],
      [80.9, 0.017, 151],
      [67.7, 0.021, 172],
    ],
  },
  leaf: {
    light: [
      [57.9, 0.096, 151],
      [47.7, 0.086, 155],
      [38.3, 0.067, 158],
    ],
    dark: [
      [67.1, 0.103, 154],
      [54, 0.088, 157],
      [42.5, 0.068, 162],
    ],
  },
  gold: {
    light: [
      [85, 0.127, 88],
      [78.4, 0.126, 85],
      [67.4, 0.117, 83],
    ],
    dark: [
      [87.7, 0.115, 87],
      [77.8, 0.121, 80],
      [65.2, 0.105, 78],
    ],
  },
  steel: {
    light: [
      [85.3, 0.011, 159],
      [73.1, 0.014, 191],
      [59.8, 0.018, 202],
    ],
    dark: [
      [74.5, 0.019, 205],
      [60.5, 0.024, 208],
      [47.8, 0.026, 215],
    ],
  },
  dark: {
    light: [
      [45.1, 0.024, 164],
      [36.3, 0.023, 165],
      [29.1, 0.021, 165],
    ],
    dark: [
      [50, 0.028, 200],
      [41.5, 0.027, 206],
      [33.5, 0.025, 212],
    ],
  },
  cell: {
    light: [
      [50.9, 0.063, 233],
      [43.5, 0.058, 236],
      [37, 0.051, 236],
    ],
    dark: [
      [59.6, 0.075, 229],
      [50.6, 0.068, 231],
      [41.8, 0.058, 232],
    ],
  },
  crop: {
    light: [
      [69.5, 0.101, 125],
      [58.7, 0.099, 134],
      [53, 0.096, 135],
    ],
    dark: [
      [57, 0.078, 147],
      [48.5, 0.075, 148],
      [42.5, 0.062, 152],
    ],
  },
  straw: {
    light: [
      [88.1, 0.074, 95],
      [81.2, 0.083, 94],
      [73.7, 0.087, 94],
    ],
    dark: [
      [62, 0.052, 96],
      [54, 0.049, 95],
      [46.5, 0.04, 95],
    ],
  },
  loam: {
    light: [
      [64.6, 0.067, 69],
      [56.5, 0.061, 66],
      [49.3, 0.054, 65],
    ],
    dark: [
      [50.5, 0.034, 80],
      [44, 0.029, 80],
      [38, 0.023, 80],
    ],
  },
  clay: {
    light: [
      [71.2, 0.073, 68],
      [65.3, 0.076, 67],
      [57.4, 0.071, 65],
    ],
    dark: [
      [56, 0.045, 78],
      [49, 0.038, 78],
      [42.5, 0.031, 80],
    ],
  },
  stone: {
    light: [
      [85.5, 0.038, 90],
      [79.4, 0.05, 90],
      [70.2, 0.048, 89],
    ],
    dark: [
      [60, 0.014, 125],
      [52.5, 0.012, 135],
      [45, 0.011, 145],
    ],
  },
  water: {
    light: [
      [76.7, 0.054, 219],
      [63.2, 0.068, 224],
      [54.3, 0.067, 225],
    ],
    dark: [
      [68.4, 0.077, 219],
      [56.7, 0.076, 225],
      [47.2, 0.068, 227],
    ],
  },
} as const satisfies Record<string, Readonly<Record<Theme, Faces>>>

/** Colours of outline, cast shadow, radio and water, and of too warm parts. */
export const lines = {
  ink: { light: [26.8, 0.028, 151], dark: [19.4, 0.019, 208] },
  shade: { light: [25.6, 0.035, 157], dark: [12.6, 0.015, 205] },
  mist: { light: [63.2, 0.068, 224], dark: [82, 0.07, 217] },
  heat: { light: [60, 0.14, 37], dark: [72, 0.13, 42] },
} as const satisfies Record<string, Pair>

export type Material = keyof typeof materials
export type Line = keyof typeof lines

type Side = '1' | '2' | '3'
export type ObjectColour = `${Material}-${Side}` | Line

const faces = Object.entries(materials).flatMap(([name, { light, dark }]) =>
  light.map((top, side) => [`${name}-${side + 1}`, { light: top, dark: dark[side] as Oklch }] as const),
)

// `fromEntries` loses the type of the names.
const written = Object.fromEntries<Pair>([...faces, ...Object.entries<Pair>(lines)]) as Record<ObjectColour, Pair>

/** The colours of objects in the company's hues: `shell-1` (top), `shell-2` (left), `shell-3` (right), `ink`, … */
export const objectColours = withHues(written, identity.hues)

export const objectHex = (name: ObjectColour, theme: Theme): string => toHex(objectColours[name][theme])
