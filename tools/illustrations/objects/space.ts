/** Positions in space, in pixels: x runs down to the right, y down to the left, z up. */
export type Place = readonly [x: number, y: number, z: number]
/** Positions in the picture: x to the right, y down. */
export type Spot = readonly [x: number, y: number]

const COS_30 = Math.cos(Math.PI / 6)

/** True isometric projection. */
export const project = ([x, y, z]: Place): Spot => [(x - y) * COS_30, (x + y) / 2 - z]

/** Half axes of a circle of radius 1 in isometric projection, for every axis that it faces. */
export const MAJOR = Math.sqrt(1.5)
export const MINOR = Math.sqrt(0.5)

export const plus = (...places: readonly Place[]): Place =>
  places.reduce((sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]])

export const times = ([x, y, z]: Place, by: number): Place => [x * by, y * by, z * by]

/** The position on a plate that is spanned by u and v from a corner, at shares of its sides. */
export const onPlate =
  (corner: Place, u: Place, v: Place) =>
  ([s, t]: Spot): Place =>
    plus(corner, times(u, s), times(v, t))

/** A number with at most one decimal, as short as SVG allows. */
export const short = (value: number): string => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.')

const pair = ([x, y]: Spot): string => `${short(x)}${y < -0.04 ? '' : ' '}${short(y)}`

/** Path data through positions in the picture. */
export const trace = (spots: readonly Spot[], end: '' | 'Z' = 'Z'): string => `M${spots.map(pair).join('L')}${end}`

/** Path data through positions in space. */
export const outline = (places: readonly Place[], end: '' | 'Z' = 'Z'): string => trace(places.map(project), end)

/** Positions on a horizontal circle around `middle`, between two angles in degrees: 0 is along x, 90 along y. */
export const arc = (middle: Place, r: number, from: number, to: number, steps = 24): Place[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle), middle[2]]
  })
