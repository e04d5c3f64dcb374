import { between, type Point, unit } from './geometry.ts'

/**
 * One stroke of a path: it starts at `from`, and `commands` are relative to it, so that many strokes share one short
 * `d`. Coordinates are whole pixels (curves: half pixels).
 */
export type Stroke = { readonly from: Point; readonly commands: string; readonly to: Point }

/** A polyline through the points. */
export const line = (points: readonly Point[]): Stroke => polyline(points, '')

/** A closed polygon. */
export const ring = (points: readonly Point[]): Stroke => polyline(points, 'z')

/** A dot: the round cap of a line of zero length. */
export const spot = (p: Point): Stroke => ({ from: whole(p), commands: 'h0', to: whole(p) })

/** A circle, in one arc that ends a pixel from its start. */
export const disc = (middle: Point, radius: number): Stroke => {
  const r = Math.round(radius)
  const from = whole([middle[0] - r, middle[1]])
  return { from, commands: `a${r} ${r} 0 1 1 0 1z`, to: from }
}

/** A slice of a circle, clockwise from one angle to a later one. */
export const slice = (middle: Point, radius: number, start: number, end: number): Stroke => {
  const [from, r] = [whole(middle), Math.round(radius)]
  const [a, b] = [start, end].map((angle) => whole([from[0] + r * unit(angle)[0], from[1] + r * unit(angle)[1]])) as [
    Point,
    Point,
  ]
  const arc = numbers([r, r, 0, end - start > Math.PI ? 1 : 0, 1, b[0] - a[0], b[1] - a[1]])
  return { from, commands: `l${step(from, a)}a${arc}z`, to: from }
}

/**
 * A smooth line from the first point to the last; those between are its control points (a quadratic B-spline). The
 * midpoints of whole pixels are exact halves, so that `t`, which mirrors the last control point, never drifts.
 */
export const curve = (points: readonly Point[]): Stroke => {
  const [from, ...rest] = points.map(whole) as [Point, ...Point[]]
  const last = rest.pop() as Point
  let [pen, commands] = [from, '']
  rest.forEach((control, i) => {
    const end = i === rest.length - 1 ? last : between(control, rest[i + 1] as Point, 0.5)
    commands += i === 0 ? `q${step(pen, control)}${glue(step(pen, end))}` : `t${step(pen, end)}`
    pen = end
  })
  return { from, commands: commands || `l${step(from, last)}`, to: last }
}

/** A closed shape between two curves in the same direction, such as the two sides of a terrace. */
export const strip = (upper: readonly Point[], lower: readonly Point[]): Stroke => {
  const [there, back] = [curve(upper), curve(lower.toReversed())]
  return {
    from: there.from,
    commands: `${there.commands}l${step(there.to, back.from)}${back.commands}z`,
    to: there.from,
  }
}

/** The `d` of a path that draws all strokes. */
export const pathData = (strokes: readonly Stroke[]): string => {
  let pen: Point = [0, 0]
  return strokes
    .map(({ from, commands, to }) => {
      const start = `m${step(pen, from)}`
      pen = to
      return start + (commands.startsWith('l') ? glue(commands.slice(1)) : commands) // after a move, lines are implied
    })
    .join('')
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

const polyline = (points: readonly Point[], end: '' | 'z'): Stroke => {
  const [from, ...rest] = points.map(whole) as [Point, ...Point[]]
  let [pen, commands] = [from, '']
  for (const p of rest) {
    commands += commands ? glue(step(pen, p)) : `l${step(pen, p)}`
    pen = p
  }
  return { from, commands: commands + end, to: end ? from : pen }
}

/** The step from one point to another, as text. */
const step = (from: Point, to: Point): string => numbers([to[0] - from[0], to[1] - from[1]])

const numbers = (values: readonly number[]): string =>
  values.map((value, i) => (i === 0 ? short(value) : glue(short(value)))).join('')

const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.')

/** Numbers need no space before a minus. */
const glue = (text: string): string => (text.startsWith('-') ? text : ` ${text}`)
