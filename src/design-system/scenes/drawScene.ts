import { identity } from '../../company/identity.ts'
import { hex } from '../tokens/colours.ts'
import type { LandTone } from '../tokens/land.ts'
import type { Theme } from '../tokens/themes.ts'
import { inTwoThemes } from '../twoThemes.ts'
import type { Point } from './geometry.ts'
import { createLand, drawn, filled, type Land, type Plot } from './land.ts'
import { landscapeOf, type Mood } from './moods/index.ts'
import { disc, pathData } from './path.ts'
import { randomOf } from './random.ts'
import { SCENE_ID } from './sceneId.ts'

export { type Mood, moods } from './moods/index.ts'

/** Everything that decides a drawing, beside whose house it is: the same scene gives the same drawing, to the letter. */
export type SceneOptions = {
  readonly mood: Mood
  readonly seed: string
  readonly width: number
  readonly height: number
  /** 1 for a full screen, 0.85 for half a page, 0.5 to 0.65 for cards and bands. */
  readonly zoom?: number
  /** Where the measured parcel lies, as fractions of width and height. Without it none is measured. */
  readonly focus?: Point
}

/**
 * `css` leaves the colours to the page's tokens, so that one file serves both themes through `<use href="…#scene">`;
 * `light` and `dark` write hex, for files that stand alone: what comes late (`drawLateScene`), slides, social cards, mails.
 */
export type Palette = 'css' | Theme

/** A piece of the company's land from the air as the text of an SVG file. */
export function drawScene(options: SceneOptions, palette: Palette): string {
  const { mood, seed, width, height, zoom = 1, focus } = options
  const ink = (tone: LandTone) => (palette === 'css' ? `var(--parcel-${tone})` : hex(`parcel-${tone}`, palette))
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
  const id = palette === 'css' ? ` id="${SCENE_ID}"` : ''
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
  return `${root}<g${id} fill="none">${ground}${land.paths()}${focus && isFarmed ? measure(land, focus) : ''}</g></svg>\n`
}

/** The text of the file of a scene that comes late: by day and by night. */
export const drawLateScene = (options: SceneOptions): string =>
  inTwoThemes(options.width, options.height, (theme) => drawScene(options, theme))

/** In every picture of farmed land one parcel is being measured: outlined, with a probe in its middle. It is the brand's promise. */
function measure(land: Land, focus: Point): string {
  const { width, height, zoom, plots } = land
  const away = ({ centre }: Plot) => Math.hypot(centre[0] / width - focus[0], centre[1] / height - focus[1])
  const isRightSize = ({ size, breadth }: Plot) => breadth > 68 * zoom && size < 90_000 * zoom ** 2
  const [plot] = plots.filter(isRightSize).toSorted((p, q) => away(p) - away(q))
  if (!plot) return ''
  const outline = pathData([plot.outline])
  const frame = (tone: LandTone, weight: number) =>
    `<path ${drawn(land, tone, weight)} stroke-linejoin="round" d="${outline}"/>`
  const probe = (tone: LandTone, radius: number) =>
    `<path ${filled(land, tone)} d="${pathData([disc(plot.centre, radius * zoom)])}"/>`
  return frame('pin', 9) + frame('mark', 4) + probe('mark', 16) + probe('pin', 6)
}
