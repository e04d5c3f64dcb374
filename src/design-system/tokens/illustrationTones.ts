import type { Pair } from './themes.ts'

/**
 * The tones of illustrations, and of the flat backgrounds that go with them: fields seen from the air, and the rows in them
 * (`…Row`), darker than their field in the light theme and lighter in the dark one. They carry no text. In CSS:
 * `--parcel-wheat`, `--parcel-wheatRow`, …
 */
export const illustrationTones = {
  track: { light: [91.4, 0.023, 96], dark: [27.6, 0.03, 199] },
  road: { light: [96.9, 0.015, 94], dark: [61, 0.03, 140] },
  water: { light: [63.2, 0.068, 224], dark: [52.3, 0.076, 220] },
  bank: { light: [89.4, 0.048, 94], dark: [38.5, 0.04, 180] },
  wheat: { light: [78.4, 0.126, 85], dark: [63.4, 0.098, 82] },
  wheatRow: { light: [72.1, 0.126, 83], dark: [69.3, 0.099, 82] },
  straw: { light: [88.1, 0.074, 95], dark: [48.4, 0.043, 96] },
  strawRow: { light: [81.2, 0.083, 94], dark: [55.4, 0.049, 96] },
  leaf: { light: [47.7, 0.086, 155], dark: [38.2, 0.06, 172] },
  leafRow: { light: [42.2, 0.079, 155], dark: [43.6, 0.066, 170] },
  moss: { light: [58.7, 0.099, 134], dark: [45.4, 0.07, 150] },
  mossRow: { light: [53, 0.096, 135], dark: [50.8, 0.076, 148] },
  lime: { light: [73.8, 0.112, 119], dark: [49, 0.071, 132] },
  limeRow: { light: [67.8, 0.115, 120], dark: [54.8, 0.075, 131] },
  sage: { light: [79.6, 0.051, 126], dark: [42, 0.046, 178] },
  sageRow: { light: [73.9, 0.058, 128], dark: [47.4, 0.052, 175] },
  soil: { light: [70, 0.066, 71], dark: [40.6, 0.03, 82] },
  soilRow: { light: [64.6, 0.067, 69], dark: [46, 0.033, 82] },
  umber: { light: [51.6, 0.048, 63], dark: [34, 0.022, 70] },
  umberRow: { light: [46.5, 0.044, 61], dark: [39.6, 0.025, 72] },
  tree: { light: [37.1, 0.064, 157], dark: [48, 0.077, 162] },
  crown: { light: [50.7, 0.082, 155], dark: [58.5, 0.084, 158] },
  shade: { light: [25.6, 0.035, 157], dark: [17.5, 0.02, 212] },
  roof: { light: [56.8, 0.121, 37], dark: [59.8, 0.105, 41] },
  mark: { light: [96.3, 0.056, 94], dark: [86, 0.124, 86] },
  pin: { light: [26.8, 0.028, 151], dark: [21.7, 0.023, 210] },
} as const satisfies Record<string, Pair>

export type IllustrationTone = keyof typeof illustrationTones
