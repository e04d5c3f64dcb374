import { anyCrop, build, growTrees, plant } from '../field.ts'
import { between, distance, type Point } from '../geometry.ts'
import { drawn, filled, isSeen, type Land } from '../land.ts'
import { curve, spot, strip } from '../path.ts'
import { type Hill, type Spur, shapeHill } from './hillside.ts'

/** Maximum number of rows on a terrace. */
const HEDGES = 4
/** Length of an arc along a wall, in pixels at zoom 1: the hill is smooth, so few arcs are enough. */
const ARC = 190

/** Tea terraces above Rize: plots along the contour, streams under trees in the gullies, a footpath up each spur. */
export function terraces(land: Land): void {
  const hill = shapeHill(land)
  for (const spur of hill.spurs) {
    for (let k = -hill.walls; k < hill.walls; k++) layTerrace(land, hill, spur, k)
    runStream(land, hill, spur)
    climb(land, hill, spur)
  }
}

/** One terrace of one spur, from gully to gully, cut into plots of uneven length under the shadow of its wall. */
function layTerrace(land: Land, hill: Hill, spur: Spur, k: number): void {
  const { zoom, random } = land
  const length = distance(hill.at(spur, k, 0), hill.at(spur, k, 1))
  const bank = (17 * zoom) / length
  const foot = alongWall(hill, spur, k + 0.07, bank, 1 - bank, zoom)
  if (!isSeen(land, [...foot, ...alongWall(hill, spur, k + 1, bank, 1 - bank, zoom)])) return
  land.add('rings', drawn(land, 'shade', 5, { opacity: 0.2 }), curve(foot))
  let start = bank
  for (let left = random.pick([1, 2, 2, 3]); left > 0; left--) {
    const end = left === 1 ? 1 - bank : start + ((1 - bank - start) / left) * random.between(0.7, 1.3)
    const gap = left === 1 ? 0 : (2.5 * zoom) / length
    cultivate(
      land,
      (depth) => alongWall(hill, spur, k + depth, start, end - gap, zoom),
      hill.at(spur, k + 0.5, (start + end) / 2),
    )
    start = end + gap
  }
}

/** A plot from the wall above it (depth 0) to the next (depth 1): background, and hedges along the contour. */
function cultivate(land: Land, along: (depth: number) => Point[], centre: Point): void {
  const [upper, lower] = [along(0.05), along(0.95)]
  const crop = anyCrop(land)
  if (!isSeen(land, [...upper, ...lower])) return
  const outline = strip(upper, lower)
  const depth = distance(upper[0]!, lower[0]!)
  const count = Math.min(HEDGES, Math.max(1, Math.floor(depth / (crop.gap * land.zoom))))
  const hedge = (i: number) => curve(along(0.13 + (0.82 * (i + 0.5)) / count))
  land.add('ground', filled(land, crop.ground), outline)
  plant(
    land,
    crop,
    Array.from({ length: count }, (_, i) => hedge(i)),
  )
  const size = distance(upper[0]!, upper.at(-1)!) * depth
  land.plots.push({ outline, centre, size, breadth: depth })
}

/**
 * A wall from one end of a plot to the other, as input of `curve`: the ends, and between them the control points of
 * arcs that pass through the wall at both ends and in their middle, so that walls and hedges stay equidistant.
 */
function alongWall(hill: Hill, spur: Spur, k: number, start: number, end: number, zoom: number): Point[] {
  const at = (share: number): Point => hill.at(spur, k, start + (end - start) * share)
  const count = Math.max(1, Math.round(distance(at(0), at(1)) / (ARC * zoom)))
  const controls = Array.from({ length: count }, (_, i): Point => {
    const [from, middle, to] = [at(i / count), at((i + 0.5) / count), at((i + 1) / count)]
    return between(between(from, to, 0.5), middle, 2)
  })
  return [at(0), ...controls, at(1)]
}

/** The points at which a way up or down the hill crosses the visible walls. */
function downhill(land: Land, hill: Hill, spur: Spur, share: (k: number) => number): Point[] {
  const places = Array.from({ length: 2 * hill.walls + 1 }, (_, i) => hill.at(spur, i - hill.walls, share(i)))
  return places.filter((_, i) => isSeen(land, places.slice(Math.max(0, i - 1), i + 2)))
}

/** A stream down the gully on the spur's left, with alders on both banks. */
function runStream(land: Land, hill: Hill, spur: Spur): void {
  const { zoom, random } = land
  const course = downhill(land, hill, spur, () => 0)
  if (course.length < 2) return
  land.add('tracks', drawn(land, 'bank', 10), curve(course))
  land.add('tracks', drawn(land, 'water', 5), curve(course))
  const alders = course.flatMap(([x, y]) =>
    [-1, 1].flatMap((side) =>
      [0, 0.33, 0.66].flatMap((share): Point[] => {
        const place: Point = [
          x + side * random.between(10, 17) * zoom,
          y + (share + random.between(0, 0.2)) * hill.step,
        ]
        return random.chance(0.6) && isSeen(land, [place]) ? [place] : []
      }),
    ),
  )
  growTrees(land, alders.map(spot), 15)
}

/** A footpath that climbs the spur in bends, with a house beside it. */
function climb(land: Land, hill: Hill, spur: Spur): void {
  const bends = downhill(land, hill, spur, (k) => 0.5 + (k % 2 ? 0.05 : -0.05))
  if (bends.length < 2) return
  land.add('tracks', drawn(land, 'road', 4), curve(bends))
  for (const [x, y] of bends) if (land.random.chance(0.14)) build(land, [x + 12 * land.zoom, y], -0.2443)
}
