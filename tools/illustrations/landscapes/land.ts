import type { IllustrationTone } from '../../../src/design-system/tokens/illustrationTones.ts'
import type { CropName } from './crops.ts'
import { type Point, type Polygon, rectangle, turned, within } from './geometry.ts'
import { pathData, type Stroke } from './path.ts'
import type { Random } from './random.ts'

/** Layers, from the bottom up. */
const LAYERS = ['ground', 'rows', 'circles', 'rings', 'tracks', 'shadows', 'standing', 'river', 'riverside'] as const
type Layer = (typeof LAYERS)[number]

/** A parcel that may be measured. `size` is in square pixels; `breadth` is its smaller side, in pixels. */
export type Plot = {
  readonly outline: Stroke
  readonly centre: Point
  readonly size: number
  readonly breadth: number
}

/** A land while it is drawn: the input of the drawing functions, and the target of their strokes. */
export type Land = {
  readonly width: number
  readonly height: number
  /** 1 for a full screen, less for smaller pictures, so that a parcel has the same size on the screen. */
  readonly zoom: number
  readonly random: Random
  readonly crops: readonly CropName[]
  readonly plots: Plot[]
  /** Overflow of the drawing beyond the sheet on the left and right. */
  readonly rim: number
  /** Whether the land is farmed: otherwise it consists only of parcels and ways, which suit any company. */
  readonly isFarmed: boolean
  /** Turns a tone into a colour of the picture's palette. */
  readonly ink: (tone: IllustrationTone) => string
  /** Adds strokes to a layer; strokes with the same style become one path. */
  readonly add: (layer: Layer, look: string, ...strokes: Stroke[]) => void
  /** The drawing as SVG elements. */
  readonly paths: () => string
}

/** Layers of farmed land only: trees, roofs, machines. */
const UPON: readonly Layer[] = ['shadows', 'standing', 'riverside']

type Sheet = Pick<Land, 'width' | 'height' | 'zoom' | 'random' | 'crops' | 'rim' | 'isFarmed' | 'ink'>

export function createLand(sheet: Sheet): Land {
  const layers = new Map(LAYERS.map((name) => [name, new Map<string, Stroke[]>()]))
  return {
    ...sheet,
    plots: [],
    add: (layer, look, ...strokes) => {
      if (!sheet.isFarmed && UPON.includes(layer)) return
      const looks = layers.get(layer)!
      looks.set(look, [...(looks.get(look) ?? []), ...strokes])
    },
    paths: () =>
      [...layers.values()]
        .flatMap((looks) => [...looks])
        .map(([look, strokes]) => `<path ${look} d="${pathData(strokes)}"/>`)
        .join(''),
  }
}

type Line = { readonly dash?: readonly number[]; readonly opacity?: number; readonly shift?: Point }

/** The style of a filled shape. */
export const filled = (land: Land, tone: IllustrationTone, line: Pick<Line, 'opacity' | 'shift'> = {}): string =>
  `fill="${land.ink(tone)}"${extras(land, line)}`

/**
 * The style of a line; widths, dashes and shifts are pixels at zoom 1. A dashed line has round ends, because dashes are
 * plants.
 */
export const drawn = (land: Land, tone: IllustrationTone, width: number, { dash, ...rest }: Line = {}): string => {
  const dashes = dash?.length
    ? ` stroke-dasharray="${dash.map((length) => Math.round(length * land.zoom)).join(' ')}"`
    : ''
  const round = dash ? ' stroke-linecap="round"' : ''
  return `stroke="${land.ink(tone)}" stroke-width="${Number((width * land.zoom).toFixed(1))}"${round}${dashes}${extras(land, rest)}`
}

const extras = (land: Land, { opacity, shift }: Pick<Line, 'opacity' | 'shift'>): string => {
  const moved = shift && ` transform="translate(${shift.map((by) => Math.round(by * land.zoom)).join(' ')})"`
  return `${opacity ? ` opacity="${opacity}"` : ''}${moved ?? ''}`
}

/** The visible part of a polygon on this sheet. */
export const onSheet = ({ width, height, rim }: Land, polygon: Polygon): Polygon =>
  [
    [[1, 0], width + rim] as const,
    [[-1, 0], rim] as const,
    [[0, 1], height + 9] as const,
    [[0, -1], 9] as const,
  ].reduce<Polygon>((rest, [n, at]) => within(rest, n, at), polygon)

/** Whether an object of this extent may be visible, with a tolerance of one tree. */
export const isSeen = ({ width, height, zoom }: Land, points: readonly Point[]): boolean => {
  const margin = 20 * zoom
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return (
    Math.max(...xs) > -margin &&
    Math.min(...xs) < width + margin &&
    Math.max(...ys) > -margin &&
    Math.min(...ys) < height + margin
  )
}

/** The land's bearing: 14° like every slanted edge of the site, with a small random deviation. */
export const surveyed = ({ random }: Land): number => -0.2443 + random.between(-0.03, 0.03)

/** A block of land at that bearing that covers the whole sheet. */
export const wholeSheet = (land: Land): Polygon => {
  const [x, y, margin] = [land.width / 2, land.height / 2, Math.max(land.width, land.height) * 0.3]
  return turned(rectangle([0, 0], x + margin, y + margin), surveyed(land), [x, y])
}
