/**
 * The palettes that an owner can choose in the panel, by key: the brand's two hues, in degrees of OKLCH. Lightness stays as it is, so
 * that contrast holds in both themes; the hue of warnings (38) is none of them.
 */
export const palettes = {
  green: { first: 156, second: 84 },
  olive: { first: 122, second: 66 },
  teal: { first: 196, second: 84 },
  blue: { first: 250, second: 84 },
  indigo: { first: 284, second: 84 },
  plum: { first: 335, second: 84 },
} as const

export type PaletteName = keyof typeof palettes

// `Object.keys` loses the key types.
export const paletteNames = Object.keys(palettes) as [PaletteName, ...PaletteName[]]

export const isPaletteName = (value: unknown): value is PaletteName =>
  typeof value === 'string' && Object.hasOwn(palettes, value)
