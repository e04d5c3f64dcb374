import { type Point, turned } from '../geometry.ts'
import { type Land, surveyed } from '../land.ts'

/** A hillside cut into terraces. Walls are counted from 0 in the middle of the sheet, downhill positive. */
export type Hill = {
  /** Distance between walls down the slope, in pixels. */
  readonly step: number
  /** Walls above and below the middle that reach the sheet. */
  readonly walls: number
  /** The spurs between two gullies, left to right. */
  readonly spurs: readonly Spur[]
  /** A point on wall `k` (may be fractional), from its spur's left gully at 0 to the right one at 1. */
  readonly at: (spur: Spur, k: number, share: number) => Point
}

export type Spur = {
  readonly left: Gully
  readonly right: Gully
  readonly bulge: number
  readonly skew: number
  readonly phase: number
}

/** A gully: its start, and its curve downhill. */
export type Gully = { readonly place: number; readonly swing: number; readonly phase: number }

/** Lengths in pixels at zoom 1. */
const STEP = 80
const SPUR = [430, 720] as const
const BULGE = [0.16, 0.26] as const

/** Walls follow the contour: out around each spur, back to each gully. */
export function shapeHill(land: Land): Hill {
  const { width, height, zoom, random } = land
  const [step, half] = [STEP * zoom, Math.hypot(width, height) / 2]
  const bearing = surveyed(land)
  const gullies: Gully[] = []
  for (let place = -half - random.between(0, SPUR[0]) * zoom; ; place += random.between(...SPUR) * zoom) {
    gullies.push({ place, swing: random.between(14, 38) * zoom, phase: random.between(0, 2 * Math.PI) })
    if (place > half) break
  }
  const spurs = gullies.slice(1).map((right, i): Spur => {
    const left = gullies[i]!
    const bulge = (right.place - left.place) * random.between(...BULGE)
    return { left, right, bulge, skew: random.between(0.72, 1.35), phase: random.between(0, 2 * Math.PI) }
  })
  return {
    step,
    walls: Math.ceil(half / step) + 3,
    spurs,
    at: (spur, k, share) => {
      const [left, right] = [wander(spur.left, k), wander(spur.right, k)]
      const bulge = spur.bulge * (0.8 + 0.25 * Math.sin(k * 0.4 + spur.phase)) * Math.sin(Math.PI * share ** spur.skew)
      const place: Point = [left + (right - left) * share, k * step + bulge - step]
      return turned([place], bearing, [width / 2, height / 2])[0]!
    },
  }
}

const wander = ({ place, swing, phase }: Gully, k: number): number => place + swing * Math.sin(k * 0.45 + phase)
