/** Points in the picture: x to the right, y down. Angles are in radians, clockwise on the screen. */
export type Point = readonly [x: number, y: number]

/** A convex polygon, its corners clockwise on the screen. */
export type Polygon = readonly Point[]

type Edge = readonly [Point, Point]

export const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1]
export const unit = (angle: number): Point => [Math.cos(angle), Math.sin(angle)]
export const distance = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1])
export const move = (p: Point, direction: Point, by: number): Point => [
  p[0] + direction[0] * by,
  p[1] + direction[1] * by,
]
/** The point between p and q: p at 0, q at 1. */
export const between = (p: Point, q: Point, share: number): Point => [
  p[0] + share * (q[0] - p[0]),
  p[1] + share * (q[1] - p[1]),
]

export const edges = (polygon: Polygon): Edge[] =>
  polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length] as Point])

/** The outward normal of an edge, of length 1. */
export const normal = (p: Point, q: Point): Point => {
  const length = distance(p, q) || 1
  return [(q[1] - p[1]) / length, (p[0] - q[0]) / length]
}

/** The intersection of an edge with the line n·x = at: one point or none. */
const crossing = ([p, q]: Edge, n: Point, at: number): Point[] => {
  const [a, b] = [dot(p, n) - at, dot(q, n) - at]
  return a * b < 0 ? [between(p, q, a / (a - b))] : []
}

/** The part of a polygon where n·x is at most `at`. */
export const within = (polygon: Polygon, n: Point, at: number): Polygon =>
  edges(polygon).flatMap((edge) => [...(dot(edge[0], n) <= at ? [edge[0]] : []), ...crossing(edge, n, at)])

/** The part of a polygon where n·x is at least `at`. */
export const beyond = (polygon: Polygon, n: Point, at: number): Polygon => within(polygon, [-n[0], -n[1]], -at)

/** The line n·x = at inside a polygon: two points or none. */
export const chord = (polygon: Polygon, n: Point, at: number): readonly [Point, Point] | undefined => {
  const hits = edges(polygon).flatMap((edge) => crossing(edge, n, at))
  return hits.length === 2 ? (hits as [Point, Point]) : undefined
}

/** A polygon inset by a margin on every side. */
export const inset = (polygon: Polygon, margin: number): Polygon =>
  edges(polygon).reduce<Polygon>((rest, [p, q]) => {
    const n = normal(p, q)
    return within(rest, n, dot(p, n) - margin)
  }, polygon)

export const area = (polygon: Polygon): number =>
  edges(polygon).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0) / 2

export const centre = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
]

/** The extent of a polygon along a direction. */
export const reach = (polygon: Polygon, n: Point): readonly [low: number, high: number] => {
  const places = polygon.map((p) => dot(p, n))
  return [Math.min(...places), Math.max(...places)]
}

/** The angle of the longest edge. */
export const bearingOf = (polygon: Polygon): number => {
  const [p, q] = edges(polygon).toSorted((a, b) => distance(...b) - distance(...a))[0]!
  return Math.atan2(q[1] - p[1], q[0] - p[0])
}

/** The smaller of a polygon's extents along its longest edge and across it. */
export const breadthOf = (polygon: Polygon): number => {
  const bearing = bearingOf(polygon)
  const sides = [bearing, bearing + Math.PI / 2].map((angle) => reach(polygon, unit(angle)))
  return Math.min(...sides.map(([low, high]) => high - low))
}

/** A rectangle by its centre and half its sides. */
export const rectangle = ([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Polygon => [
  [x - halfWidth, y - halfHeight],
  [x + halfWidth, y - halfHeight],
  [x + halfWidth, y + halfHeight],
  [x - halfWidth, y + halfHeight],
]

/** Points rotated around the origin and moved to a new one. */
export const turned = (points: readonly Point[], angle: number, origin: Point): Point[] => {
  const [cos, sin] = unit(angle)
  return points.map(([x, y]) => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos])
}
