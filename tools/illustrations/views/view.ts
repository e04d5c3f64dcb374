import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { bearingOf, chord, dot, inset, type Point, type Polygon, reach, unit } from '../landscapes/geometry.ts'
import { type Random, randomOf } from '../landscapes/random.ts'
import { type Spot, short, trace } from '../objects/space.ts'

/** A position on the ground in metres: to the right of the eye, and away from it. */
export type GroundPoint = Point

/** A view over flat land from one point. Pixels are those of the picture. */
export interface Camera {
  readonly width: number
  readonly height: number
  /** The height of the horizon in the picture, in pixels from the top. */
  readonly horizon: number
  /** Height of the eye in metres. */
  readonly eye: number
  /** Size in pixels of one metre at a distance of one metre. */
  readonly lens: number
  /** Colour of the distance. */
  readonly haze: Oklch
  /** Distance in metres at which two thirds of a colour is haze. */
  readonly sight: number
  readonly seed: string
}

/** A crop in rows, seen from the side of the road. Lengths are metres. */
export interface Rows {
  readonly ground: Oklch
  readonly row: Oklch
  readonly gap: number
  readonly width: number
}

/** A picture while it is drawn. */
export interface View extends Camera {
  readonly random: Random
  /** Distance in metres at the lower edge of the picture. */
  readonly near: number
  /** The position in the picture of a point at a height above the ground. */
  readonly project: (place: GroundPoint, height?: number) => Spot
  /** Pixels per metre at a distance. */
  readonly scale: (distance: number) => number
  /** A colour at a distance. */
  readonly colour: (shade: Oklch, distance?: number) => string
  /** Adds sky, ground, or something that stands at a distance. */
  readonly sky: (svg: string) => void
  readonly ground: (svg: string) => void
  readonly stand: (distance: number, svg: string) => void
  /** The picture as the text of an SVG file. */
  readonly svg: () => string
}

export function createView(camera: Camera): View {
  const { width, height, horizon, eye, lens, haze, sight, seed } = camera
  const [sky, ground]: [string[], string[]] = [[], []]
  const standing: { distance: number; svg: string }[] = []
  return {
    ...camera,
    random: randomOf(seed),
    near: (lens * eye) / (height - horizon),
    project: ([x, z], up = 0) => [width / 2 + (lens * x) / z, horizon + (lens * (eye - up)) / z],
    scale: (distance) => lens / distance,
    colour: (shade, distance = 0) => toHex(mixed(shade, haze, 1 - Math.exp(-distance / sight))),
    sky: (svg) => sky.push(svg),
    ground: (svg) => ground.push(svg),
    stand: (distance, svg) => standing.push({ distance, svg }),
    svg: () => {
      const upright = standing.toSorted((one, other) => other.distance - one.distance).map(({ svg }) => svg)
      const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
      return `${root}${[...sky, ...ground, ...upright].join('')}</svg>\n`
    },
  }
}

/** A colour between two others, in Oklab. */
export function mixed(one: Oklch, other: Oklch, share: number): Oklch {
  const [a, b] = [one, other].map(([l, c, h]) => [
    l,
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ]) as [number[], number[]]
  const [l, x, y] = a.map((value, i) => value + (b[i]! - value) * share) as [number, number, number]
  return [l, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI]
}

/** The part of a polygon in front of the eye, and its path data. */
export const seen = ({ near }: View, polygon: Polygon): Polygon => cutAt(polygon, near * 0.92)

const cutAt = (polygon: Polygon, near: number): Polygon =>
  polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!
    const share = (near - p[1]) / (q[1] - p[1])
    const crossing: Point[] = (p[1] - near) * (q[1] - near) < 0 ? [[p[0] + (q[0] - p[0]) * share, near]] : []
    return [...(p[1] >= near ? [p] : []), ...crossing]
  })

/** A flat shape on the ground. */
export function lay(view: View, polygon: Polygon, fill: string, extra = ''): string {
  const part = seen(view, polygon)
  return part.length < 3 ? '' : `<path d="${trace(part.map((p) => view.project(p)))}" fill="${fill}"${extra}/>`
}

/** A field: its ground, in bands that fade with the distance, and its rows. */
export function sow(
  view: View,
  polygon: Polygon,
  { ground, row, gap, width }: Rows,
  bearing = bearingOf(polygon),
): void {
  const part = seen(view, polygon)
  if (part.length < 3) return
  const [, distance] = middleOf(part)
  view.ground(lay(view, part, view.colour(ground, distance)))
  const across = unit(bearing + Math.PI / 2)
  const field = inset(part, gap * 0.3)
  if (field.length < 3) return
  const [low, high] = reach(field, across)
  const strips: string[] = []
  for (let at = low + gap * 0.6; at < high - gap * 0.2; at += gap) {
    const sides = [at - width / 2, at + width / 2].map((side) => chord(field, across, side))
    const [left, right] = sides
    if (!left || !right) continue
    const corners = [...left, ...inOrder(left, right)].map((p) => view.project(p))
    if (Math.max(...corners.map(([x]) => x)) < -20 || Math.min(...corners.map(([x]) => x)) > view.width + 20) continue
    strips.push(trace(corners))
  }
  // Rows far away are narrower than a pixel, and fade.
  const [along, away] = unit(bearing)
  const apart = view.scale(distance) * gap * (Math.abs(away) + (Math.abs(along) * view.eye) / distance)
  const opacity = Math.min(1, (apart - 1.2) / 3)
  if (strips.length > 0 && opacity > 0.05)
    view.ground(`<path d="${strips.join('')}" fill="${view.colour(row, distance)}" opacity="${opacity.toFixed(2)}"/>`)
}

/** The ends of the second line, so that both lines are the sides of one strip. */
const inOrder = (one: readonly [Point, Point], [a, b]: readonly [Point, Point]): readonly Point[] => {
  const along: Point = [one[1][0] - one[0][0], one[1][1] - one[0][1]]
  return dot([b[0] - a[0], b[1] - a[1]], along) > 0 ? [b, a] : [a, b]
}

export const middleOf = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, z]) => sum + z, 0) / polygon.length,
]

/** Points of a ridge from one side of the picture to the other: sums of waves about a height, in pixels. */
export function ridge(
  { width, random }: View,
  base: number,
  rise: number,
  { steps = 26, peaks = 2.2 }: { steps?: number; peaks?: number } = {},
): Spot[] {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)]
  return Array.from({ length: steps + 1 }, (_, i): Spot => {
    const t = (i / steps) * Math.PI * 2
    const wave =
      0.5 + 0.28 * Math.sin(t * peaks * 0.5 + a) + 0.16 * Math.sin(t * peaks + b) + 0.1 * Math.sin(t * peaks * 2.3 + c)
    return [(i / steps) * (width + 40) - 20, base - rise * (wave + random.between(-0.05, 0.05))]
  })
}

/** The land under a ridge. */
export const under = (spots: readonly Spot[], base: number, fill: string): string =>
  `<path d="${trace([...spots, [spots.at(-1)![0], base], [spots[0]![0], base]])}" fill="${fill}"/>`

/** Horizontal bands of sky from the top to the horizon, from dark to light or the reverse. */
export function bands({ width, horizon }: View, shades: readonly Oklch[], heights: readonly number[]): string {
  return shades
    .map((shade, i) => {
      const top = i === 0 ? 0 : horizon * heights[i - 1]!
      return `<path d="M0 ${short(top)}H${width}V${short(horizon + 4)}H0Z" fill="${toHex(shade)}"/>`
    })
    .join('')
}
