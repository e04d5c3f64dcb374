import { divide } from '../divide.ts'
import { growTrees } from '../field.ts'
import { distance, move, normal, type Point } from '../geometry.ts'
import { drawn, isSeen, type Land, wholeSheet } from '../land.ts'
import { curve, spot } from '../path.ts'

const TURN = 2 * Math.PI

/** The Menderes in its plain: fields cut by a meander with its bank, reeds and trees. */
export function river(land: Land): void {
  const { zoom } = land
  divide(land, wholeSheet(land), 2)
  const width = 38 * zoom
  const course = meander(land)
  const water = curve(course)
  for (const [tone, share] of BEDS) {
    land.add('river', `${drawn(land, tone, (width * share) / zoom)} stroke-linejoin="round"`, water)
  }
  land.add('river', drawn(land, 'road', 2.5, { dash: [70, 210] }), water)
  growRiverside(land, course, width)
  const dry = land.plots.filter((plot) => course.every((p) => distance(p, plot.centre) > 150 * zoom))
  land.plots.splice(0, Number.POSITIVE_INFINITY, ...dry)
}

/** From the outer bank to the water, as shares of the water's width. */
const BEDS = [
  ['track', 3],
  ['moss', 2.8],
  ['lime', 1.8],
  ['bank', 1.35],
  ['water', 1],
] as const

/**
 * A sine-generated curve, the shape of real meanders (Langbein and Leopold, "River Meanders and the Theory of Minimum
 * Variance", 1966), pulled back to the middle of the sheet.
 */
function meander({ width, height, zoom, random }: Land): Point[] {
  const step = 30 * zoom
  const wave = random.between(780, 980) * zoom
  const phase = random.between(0, TURN)
  const course: Point[] = []
  let [x, y] = [-width * 0.1, height * random.between(0.45, 0.6)]
  for (let i = 0; x < width * 1.1 && i < 900; i++) {
    course.push([x, y])
    const reach = 1.25 + 0.4 * Math.sin(i * 0.05 + phase)
    const bearing = reach * Math.sin((i * step * TURN) / wave + phase) + (0.5 - y / height) * 0.5
    x += step * Math.cos(bearing)
    y += step * Math.sin(bearing)
  }
  return course
}

/** Single poplars on both banks, at random positions. */
function growRiverside(land: Land, course: readonly Point[], width: number): void {
  const poplars = course.slice(1).flatMap((p, i) => {
    const n = normal(course[i]!, p)
    return [-1, 1, -1, 1].flatMap((bank) =>
      land.random.chance(0.55) ? [move(p, n, bank * width * land.random.between(0.82, 1.5))] : [],
    )
  })
  growTrees(land, poplars.filter((p) => isSeen(land, [p])).map(spot), 16, undefined, 'riverside')
}
