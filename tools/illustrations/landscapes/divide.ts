import type { Crop } from './crops.ts'
import { anyCrop, build, growTrees, sow } from './field.ts'
import {
  area,
  bearingOf,
  between,
  beyond,
  chord,
  inset,
  move,
  type Point,
  type Polygon,
  reach,
  unit,
  within,
} from './geometry.ts'
import { drawn, type Land, onSheet } from './land.ts'
import { line } from './path.ts'

/**
 * Cuts land into blocks and blocks into strips. `depth` counts the cuts so far: the first ones are canals, the next
 * ones roads, then tracks.
 */
export function divide(land: Land, polygon: Polygon, depth = 0): void {
  const { zoom, random } = land
  const size = area(polygon) / zoom ** 2
  if (size < 42_000 || (size < 150_000 && random.chance(0.25))) {
    cutIntoStrips(land, inset(polygon, 5 * zoom))
    return
  }
  const long = longAxis(polygon)
  const n = unit(long + random.between(-0.13, 0.13) * (depth < 2 ? 0.7 : 0.5))
  const [low, high] = reach(polygon, n)
  const at = low + (high - low) * random.between(0.36, 0.64)
  const gap = (VIEWS[depth]?.halfWidth ?? 0) * zoom
  layWay(land, polygon, n, at, depth)
  divide(land, within(polygon, n, at - gap), depth + 1)
  divide(land, beyond(polygon, n, at + gap), depth + 1)
}

/** Content of the cuts, by depth. Deeper cuts are bare tracks. */
const VIEWS = [
  { kind: 'canal', halfWidth: 11 },
  { kind: 'canal', halfWidth: 11 },
  { kind: 'road', halfWidth: 4 },
  { kind: 'road', halfWidth: 4 },
] as const

function cutIntoStrips(land: Land, block: Polygon): void {
  const { zoom, random } = land
  if (block.length < 3) return
  const bearing = bearingOf(block)
  const n = unit(random.chance(0.6) ? bearing : bearing + Math.PI / 2)
  const [low, high] = reach(block, n)
  const count = random.chance(0.22) ? 1 : Math.max(1, Math.round((high - low) / (random.between(26, 110) * zoom)))
  const usual: Crop = anyCrop(land)
  let start = low
  for (let left = count; left > 0; left--) {
    const end = left === 1 ? high + 1 : start + ((high - start) / left) * random.between(0.75, 1.25)
    const strip = inset(beyond(within(block, n, end), n, start), 1.2 * zoom)
    const crop = random.chance(0.4) ? usual : anyCrop(land)
    if (strip.length > 2) sow(land, strip, crop, count > 1 ? Math.atan2(n[1], n[0]) + Math.PI / 2 : undefined)
    start = end
  }
}

/** A canal with its bank, or a road, with trees along it and occasionally a farm. */
function layWay(land: Land, polygon: Polygon, n: Point, at: number, depth: number): void {
  const { zoom, random } = land
  const ends = chord(onSheet(land, polygon), n, at)
  const way = VIEWS[depth]
  if (!ends || !way) return
  const beside = (by: number) => line(ends.map((p) => move(p, n, by * zoom)))
  if (way.kind === 'canal') {
    land.add('tracks', drawn(land, 'bank', 11), beside(0))
    land.add('tracks', drawn(land, 'water', 6), beside(0))
    if (depth > 0) growTrees(land, [beside(10)], 10, 15)
  } else {
    land.add('tracks', drawn(land, 'road', 4), beside(0))
    if (random.chance(0.4)) growTrees(land, [beside(8)], 9, random.between(13, 22))
  }
  if (depth > 0 && random.chance(0.5))
    build(land, move(between(...ends, 0.4), n, 16 * zoom), Math.atan2(n[1], n[0]) - Math.PI / 2)
}

/** The angle along which a polygon is longest. */
function longAxis(polygon: Polygon): number {
  const bearing = bearingOf(polygon)
  const [length, depth] = [bearing, bearing + Math.PI / 2].map((angle) => {
    const [low, high] = reach(polygon, unit(angle))
    return high - low
  }) as [number, number]
  return length > depth ? bearing : bearing + Math.PI / 2
}
