import type { Oklch } from './oklch.ts'
import type { Pair, Theme } from './themes.ts'

/** The three faces of a thing that is lit from the upper left. */
export type Faces = readonly [top: Oklch, left: Oklch, right: Oklch]

/** What the instruments and their parcels are made of. In CSS: `--iso-shell-1` (top), `-2` (left), `-3` (right), … */
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
      [43.2, 0.027, 203],
      [35.6, 0.026, 208],
      [28, 0.024, 214],
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
      [53.8, 0.074, 149],
      [44.8, 0.072, 150],
      [39.3, 0.058, 155],
    ],
  },
  straw: {
    light: [
      [88.1, 0.074, 95],
      [81.2, 0.083, 94],
      [73.7, 0.087, 94],
    ],
    dark: [
      [56.4, 0.047, 97],
      [48.4, 0.043, 96],
      [41.9, 0.034, 96],
    ],
  },
  loam: {
    light: [
      [64.6, 0.067, 69],
      [56.5, 0.061, 66],
      [49.3, 0.054, 65],
    ],
    dark: [
      [45.7, 0.03, 84],
      [39.3, 0.024, 85],
      [33.9, 0.018, 85],
    ],
  },
  clay: {
    light: [
      [71.2, 0.073, 68],
      [65.3, 0.076, 67],
      [57.4, 0.071, 65],
    ],
    dark: [
      [52, 0.041, 82],
      [45.1, 0.034, 82],
      [38.6, 0.027, 83],
    ],
  },
  stone: {
    light: [
      [85.5, 0.038, 90],
      [79.4, 0.05, 90],
      [70.2, 0.048, 89],
    ],
    dark: [
      [53.9, 0.012, 131],
      [46.5, 0.01, 145],
      [39.9, 0.009, 152],
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

/** Outline, cast shadow, and the radio and water that an instrument sends out. In CSS: `--iso-ink`, … */
export const lines = {
  ink: { light: [26.8, 0.028, 151], dark: [19.4, 0.019, 208] },
  shade: { light: [25.6, 0.035, 157], dark: [12.6, 0.015, 205] },
  mist: { light: [63.2, 0.068, 224], dark: [82, 0.07, 217] },
} as const satisfies Record<string, Pair>

export type Material = keyof typeof materials
export type Line = keyof typeof lines
