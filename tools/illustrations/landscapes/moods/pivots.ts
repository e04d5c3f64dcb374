import { crops } from '../crops.ts'
import { divide } from '../divide.ts'
import { build, sow } from '../field.ts'
import { move, type Point, rectangle, turned, unit } from '../geometry.ts'
import { drawn, filled, type Land, surveyed } from '../land.ts'
import { disc, line, slice } from '../path.ts'

const TURN = 2 * Math.PI
/** Side of a square that one pivot waters, in pixels at zoom 1. */
const SIDE = 330

/** Centre pivots on the dry plain of Konya: circles of crops, each under its turning arm. */
export function pivots(land: Land): void {
  const { width, height, zoom, random } = land
  const side = SIDE * zoom
  const half = side / 2 - 4 * zoom
  const bearing = surveyed(land)
  const middle: Point = [width / 2, height / 2]
  const offset: Point = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)]
  const count = Math.ceil(Math.hypot(width, height) / 2 / side) + 1
  const steps = Array.from({ length: 2 * count + 1 }, (_, i) => i - count)
  for (const [x, y] of steps.flatMap((i) =>
    steps.map((j): Point => [(i + offset[0]) * side, (j + offset[1]) * side]),
  )) {
    const [centre, yard] = turned(
      [
        [x, y],
        [x - half + 8 * zoom, y - half + 8 * zoom],
      ],
      bearing,
      middle,
    ) as [Point, Point]
    if (isFarOff(land, centre, side * 0.8)) continue
    const square = turned(rectangle([x, y], half), bearing, middle)
    if (random.chance(0.16)) {
      divide(land, square, 4)
      continue
    }
    const dry = random.pick(['fallow', 'fallow', 'stubble', 'clover'] as const)
    sow(land, square, crops[dry], bearing)
    land.plots.pop() // corners outside the arm's reach are never measured
    irrigate(land, centre, half - 5 * zoom, dry)
    if (random.chance(0.3)) build(land, yard, bearing)
  }
}

/** One circle: slices of crops, the wheel tracks, the arm with its spans, and the freshly watered ground. */
function irrigate(land: Land, centre: Point, radius: number, dry: string): void {
  const { zoom, random } = land
  const turns = random.pick([1, 1, 2, 2, 3, 4])
  const start = random.between(0, TURN)
  for (let i = 0; i < turns; i++) {
    const crop = crops[random.pick(land.crops.filter((name) => name !== dry))]
    const [from, to] = [start + (i * TURN) / turns, start + ((i + 1) * TURN) / turns]
    land.add('circles', filled(land, crop.ground), turns === 1 ? disc(centre, radius) : slice(centre, radius, from, to))
  }
  for (let r = radius - 11 * zoom; r > 12 * zoom; r -= 11 * zoom) {
    land.add('rings', drawn(land, 'shade', 1.4, { opacity: 0.16 }), disc(centre, r))
  }
  const arm = random.between(0, TURN)
  const boom = line([centre, move(centre, unit(arm), radius)])
  land.add('rings', filled(land, 'shade', { opacity: 0.18 }), slice(centre, radius, arm, arm + 0.5))
  land.add('standing', drawn(land, 'road', 3), boom)
  land.add('standing', drawn(land, 'road', 8, { dash: [0, 26] }), boom)
  land.plots.push({ outline: disc(centre, radius), centre, size: Math.PI * radius ** 2, breadth: 2 * radius })
}

const isFarOff = ({ width, height }: Land, [x, y]: Point, margin: number): boolean =>
  Math.abs(x - width / 2) > width / 2 + margin || Math.abs(y - height / 2) > height / 2 + margin
