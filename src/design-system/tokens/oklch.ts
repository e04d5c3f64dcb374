/**
 * A colour in OKLCH, in which equal steps look equal: lightness in percent, chroma, hue in degrees and, if it is not opaque,
 * opacity from 0 to 1.
 */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number]

/** The CSS text of a colour. */
export const toCss = ([lightness, chroma, hue, alpha]: Oklch): string =>
  `oklch(${lightness}% ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`

/** The sRGB hex of a colour, with two more digits if it is not opaque. Outside sRGB it is clipped, as browsers do. */
export const toHex = (colour: Oklch): string => {
  const alpha = colour[3] === undefined ? [] : [colour[3]]
  return `#${[...linearRgb(colour).map(encode), ...alpha].map(hexByte).join('')}`
}

/** Relative luminance (WCAG 2.2, "relative luminance"). */
export const luminance = (colour: Oklch): number => {
  const [red, green, blue] = linearRgb(colour).map(clip) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (a: Oklch, b: Oklch): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether a screen can show the colour as it is written, within half a step of 8-bit sRGB. */
export const isInSrgb = (colour: Oklch): boolean =>
  linearRgb(colour).every((channel) => channel > -0.002 && channel < 1.002)

/** OKLCH to linear-light sRGB, unclipped (Björn Ottosson, "A perceptual color space for image processing"). */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const [L, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const clip = (channel: number): number => Math.min(1, Math.max(0, channel))

/** The sRGB transfer curve (IEC 61966-2-1). */
function encode(channel: number): number {
  const value = clip(channel)
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

const hexByte = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')
