import { identity } from '../../../src/company/identity.ts'
import { palette } from '../../../src/company/palette.ts'
import type { IllustrationTone, Theme } from '../../../src/design-system/tokens/index.ts'
import { inBothThemes } from '../bothThemes.ts'
import type { Point } from './geometry.ts'
import { createLand, drawn, filled, type Land, type Plot } from './land.ts'
import { landscapeOf, type Mood } from './moods/index.ts'
import { disc, pathData } from './path.ts'
import { randomOf } from './random.ts'

export { type Mood, moods } from './moods/index.ts'

/** All options of a landscape, besides the company's identity: the same options give the same file, byte for byte. */
export type LandscapeOptions = {
  readonly mood: Mood
  readonly seed: string
  readonly width: number
  readonly height: number
  /** 1 for a full screen, 0.85 for half a page, 0.5 to 0.65 for cards and bands. */
  readonly zoom?: number
  /** Position of the measured parcel, as fractions of width and height. Without it none is measured. */
  readonly focus?: Point
}

/**
 * `css` leaves the colours to the page's custom properties, so that one file serves both themes through `<use
 * href="…#illustration">`; `light` and `dark` write hex, for standalone files: lazy ones, slides, OG images.
 */
export type Colours = 'css' | Theme

/** An aerial view of fields, as the text of an SVG file. */
export function drawLandscape(options: LandscapeOptions, colours: Colours): string {
  const { mood, seed, width, height, zoom = 1, focus } = options
  const ink = (tone: IllustrationTone) =>
    colours === 'css' ? `var(--parcel-${tone})` : palette.hex(`parcel-${tone}`, colours)
  const { crops, lay } = landscapeOf(mood)
  const { isFarmed } = identity.land
  const rim = mood === 'season' ? width / 2 : 9
  const land = createLand({
    width,
    height,
    zoom,
    crops,
    rim,
    isFarmed,
    ink,
    random: randomOf(`${identity.land.seed}${mood}:${seed}`),
  })
  lay(land)
  const ground = `<path fill="${ink('track')}" d="M${-rim} 0H${width + rim}V${height}H${-rim}Z"/>`
  const id = colours === 'css' ? ' id="illustration"' : ''
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
  return `${root}<g${id} fill="none">${ground}${land.paths()}${focus && isFarmed ? measure(land, focus) : ''}</g></svg>\n`
}

/** The text of a lazy landscape's file, with both themes. */
export const drawLazyLandscape = (options: LandscapeOptions): string =>
  inBothThemes(options.width, options.height, (theme) => drawLandscape(options, theme))

/** The measured parcel in a picture of farmed land: outlined, with a probe in its centre. It is the brand's motif. */
function measure(land: Land, focus: Point): string {
  const { width, height, zoom, plots } = land
  const away = ({ centre }: Plot) => Math.hypot(centre[0] / width - focus[0], centre[1] / height - focus[1])
  const isRightSize = ({ size, breadth }: Plot) => breadth > 68 * zoom && size < 90_000 * zoom ** 2
  const [plot] = plots.filter(isRightSize).toSorted((p, q) => away(p) - away(q))
  if (!plot) return ''
  const outline = pathData([plot.outline])
  const frame = (tone: IllustrationTone, weight: number) =>
    `<path ${drawn(land, tone, weight)} stroke-linejoin="round" d="${outline}"/>`
  const probe = (tone: IllustrationTone, radius: number) =>
    `<path ${filled(land, tone)} d="${pathData([disc(plot.centre, radius * zoom)])}"/>`
  return frame('pin', 9) + frame('mark', 4) + probe('mark', 16) + probe('pin', 6)
}
