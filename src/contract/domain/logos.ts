export type Theme = 'light' | 'dark'

/**
 * Relative luminance (WCAG 2.2) of what logos stand on: of all light grounds and plates the darkest, of all dark ones the
 * lightest. The design system's tokens have them; a test compares.
 */
export const GROUND_LUMINANCE: Readonly<Record<Theme, number>> = { light: 0.86, dark: 0.031 }

/** WCAG 2.2, 1.4.11 Non-text Contrast. */
const LEAST_CONTRAST = 3
/** A logo would vanish where more than this share of it is too faint, and on the other ground less than half as much. */
const FAINT_SHARE = 1 / 3
/** Pixels that are less opaque are the soft edge of a shape. */
const VISIBLE_ALPHA = 128
/** A picture that is nowhere less opaque brings its own ground. */
const OPAQUE_ALPHA = 250

/** Longest side, in pixels, at which a logo is measured. */
export const MEASURED_SIDE = 256

/**
 * The theme on whose ground a logo would vanish, from its pixels (RGBA, 8 bit, sRGB); undefined where it can be seen in both,
 * brings its own ground, or has so many colours that the other ground would be no better.
 */
export function vanishesOn(pixels: ArrayLike<number>): Theme | undefined {
  const faint = { light: 0, dark: 0 }
  let visible = 0
  let isOpaque = true
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!
    if (alpha < OPAQUE_ALPHA) isOpaque = false
    if (alpha < VISIBLE_ALPHA) continue
    visible += 1
    const luminance = luminanceOf(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)
    if (contrast(luminance, GROUND_LUMINANCE.light) < LEAST_CONTRAST) faint.light += 1
    else if (contrast(luminance, GROUND_LUMINANCE.dark) < LEAST_CONTRAST) faint.dark += 1
  }
  if (isOpaque) return undefined
  const [worse, better]: [Theme, Theme] = faint.light > faint.dark ? ['light', 'dark'] : ['dark', 'light']
  return faint[worse] > FAINT_SHARE * visible && faint[better] < faint[worse] / 2 ? worse : undefined
}

const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** A logo as it is shown. */
export interface ShownLogo {
  url: string
  /** The only theme in which it is shown; absent for both. */
  only?: Theme
  /** The theme in which it needs a plate of the other theme's ground. */
  plate?: Theme
}

/** The logos to show, of those that the site's settings name: each by theme where there are two, else the one in both. */
export function logosOf(
  { logoUrl, logoDarkUrl }: { logoUrl?: string | null; logoDarkUrl?: string | null },
  pictures: Readonly<Record<string, { vanishesOn?: Theme }>> = {},
): ShownLogo[] {
  const plateOf = (url: string, only?: Theme) => {
    const plate = pictures[url]?.vanishesOn
    return plate && (!only || only === plate) ? { plate } : {}
  }
  if (logoUrl && logoDarkUrl)
    return [
      { url: logoUrl, only: 'light', ...plateOf(logoUrl, 'light') },
      { url: logoDarkUrl, only: 'dark', ...plateOf(logoDarkUrl, 'dark') },
    ]
  const url = logoUrl || logoDarkUrl
  return url ? [{ url, ...plateOf(url) }] : []
}
