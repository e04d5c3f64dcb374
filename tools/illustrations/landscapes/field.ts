import { type Crop, crops } from './crops.ts'
import {
  area,
  bearingOf,
  breadthOf,
  centre,
  chord,
  inset,
  move,
  type Point,
  type Polygon,
  reach,
  unit,
} from './geometry.ts'
import { drawn, filled, isSeen, type Land, onSheet } from './land.ts'
import { line, ring, type Stroke } from './path.ts'

/** A random crop of the mood. */
export const anyCrop = (land: Land): Crop => crops[land.random.pick(land.crops)]

/** One field: background, rows, and its entry in the plots that may be measured. */
export function sow(land: Land, polygon: Polygon, crop: Crop = anyCrop(land), bearing = bearingOf(polygon)): void {
  const seen = onSheet(land, polygon)
  const { zoom } = land
  if (seen.length < 3 || area(seen) < 150 * zoom ** 2) return
  const outline = ring(seen)
  land.add('ground', filled(land, crop.ground), outline)
  plant(land, crop, furrows(inset(seen, (crop.trees ? 11 : 3) * zoom), bearing, crop.gap * zoom))
  land.plots.push({ outline, centre: centre(seen), size: area(seen), breadth: breadthOf(seen) })
}

/** Rows of a crop along given lines; on unfarmed land, trees are dots. */
export const plant = (land: Land, { row, width, dash, trees }: Crop, strokes: readonly Stroke[]): void =>
  trees && land.isFarmed
    ? growTrees(land, strokes, width, trees)
    : land.add('rows', drawn(land, row, width, { dash: trees ? [0, trees] : dash }), ...strokes)

/** Trees along lines: a shadow to the lower right, the crown, and a highlight. */
export function growTrees(
  land: Land,
  strokes: readonly Stroke[],
  width: number,
  gap?: number,
  on: 'standing' | 'riverside' = 'standing',
): void {
  const dash = gap ? [0, gap] : []
  const shadows = on === 'standing' ? 'shadows' : on
  land.add(shadows, drawn(land, 'shade', width, { dash, opacity: 0.35, shift: [4, 5] }), ...strokes)
  land.add(on, drawn(land, 'tree', width, { dash }), ...strokes)
  land.add(on, drawn(land, 'crown', width * 0.42, { dash, shift: [-2, -2] }), ...strokes)
}

/** A farm: three roofs of two slopes each. */
export function build(land: Land, corner: Point, bearing: number): void {
  if (!isSeen(land, [corner])) return
  const [along, across] = [unit(bearing), unit(bearing + Math.PI / 2)]
  const place = ([x, y]: Point): Point => move(move(corner, along, x * land.zoom), across, y * land.zoom)
  for (const [x, y, width, depth] of FARM) {
    const roof = (reach: number) =>
      ring(
        [[x, y] as const, [x + width, y] as const, [x + width, y + reach] as const, [x, y + reach] as const].map(place),
      )
    land.add('shadows', filled(land, 'shade', { opacity: 0.3, shift: [5, 6] }), roof(depth))
    land.add('standing', filled(land, 'roof'), roof(depth))
    land.add('standing', filled(land, 'road', { opacity: 0.35 }), roof(depth / 2))
  }
}

/** Roofs as x, y, width and depth in pixels at zoom 1. */
const FARM = [
  [0, 0, 30, 15],
  [36, 4, 16, 12],
  [4, 24, 20, 9],
] as const

/** Parallel lines through a polygon, `gap` pixels apart. */
function furrows(polygon: Polygon, bearing: number, gap: number): Stroke[] {
  const across = unit(bearing + Math.PI / 2)
  const [low, high] = polygon.length ? reach(polygon, across) : [0, 0]
  const count = Math.max(0, Math.ceil((high - 2 - low - gap * 0.6) / gap))
  return Array.from({ length: count }, (_, i) => chord(polygon, across, low + gap * (0.6 + i))).flatMap((ends) =>
    ends ? [line(ends)] : [],
  )
}
