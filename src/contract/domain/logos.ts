export type Theme = 'light' | 'dark'

/**
 * Relative luminance (WCAG 2.2) of logo backgrounds: the darkest of all light backgrounds, and the
 * lightest of all dark ones. A test compares them with the design system's tokens.
 */
export const GROUND_LUMINANCE: Readonly<Record<Theme, number>> = { light: 0.86, dark: 0.031 }

/** WCAG 2.2, 1.4.11 Non-text Contrast. */
const LEAST_CONTRAST = 3
/** A logo is invisible if more than this share of its pixels has too little contrast, and less than half as many on the other background. */
const FAINT_SHARE = 1 / 3
/** Less opaque pixels are the anti-aliased edge of a shape. */
const VISIBLE_ALPHA = 128
/** A picture whose pixels are all at least this opaque has its own background. */
const OPAQUE_ALPHA = 250

/** Longest side in pixels at which a logo is measured. */
export const MEASURED_SIDE = 256

/**
 * The theme in which a logo would be invisible, from its pixels (RGBA, 8 bit, sRGB); undefined if it is visible in both,
 * has its own background, or has so many colours that the other background would be no better.
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

export interface ShownLogo {
  url: string
  /** The only theme in which the logo is shown; absent for both. */
  only?: Theme
  /** The theme in which the logo needs a plate with the other theme's background. */
  plate?: Theme
}

/** Logos to show from the site's settings: one for each theme if there are two, else one for both. */
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
