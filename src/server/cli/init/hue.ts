import { StartRefused } from '../../platform/config/startRefused.ts'

/** Below this a colour is a grey, and has no hue to speak of. */
const LEAST_CHROMA = 0.02

/** The hue that somebody names, in whole degrees of OKLCH: as a number of degrees, or by a colour such as #0b6e99. */
export function hueOf(named: string): number {
  const text = named.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text)) % 360
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  if (!digits) throw new StartRefused(`"${text}" is no colour: write one such as #0b6e99, or a hue from 0 to 360.`)
  const { chroma, hue } = oklchOf(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
  if (chroma < LEAST_CHROMA) throw new StartRefused(`"${text}" is a grey: name a colour that has a hue.`)
  return Math.round(hue) % 360
}

/** sRGB to OKLCH (Björn Ottosson, "A perceptual color space for image processing"). */
function oklchOf(digits: string): { chroma: number; hue: number } {
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { chroma: Math.hypot(along, across), hue: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360 }
}

/** The sRGB transfer curve, backwards (IEC 61966-2-1). */
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
