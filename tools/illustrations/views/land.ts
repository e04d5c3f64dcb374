import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import {
  area,
  bearingOf,
  beyond,
  breadthOf,
  chord,
  inset,
  type Point,
  type Polygon,
  reach,
  rectangle,
  turned,
  unit,
  within,
} from '../landscapes/geometry.ts'
import { short, trace } from '../objects/space.ts'
import { type GroundPoint, lay, middleOf, type Rows, seen, sow, type View } from './view.ts'

/** What grows on a field: rows, and trees on them. */
export interface Growth extends Rows {
  readonly trees?: { readonly apart: number; readonly radius: number; readonly crown: Crown }
}

/** A crown: its shade and its lit part. */
export type Crown = readonly [dark: Oklch, lit: Oklch]

export interface Season {
  readonly track: Oklch
  readonly shadow: Oklch
  /** Offset of the shadow of one metre of height, in metres on the ground. */
  readonly shade: Point
  readonly crops: readonly Growth[]
  /** Where trees can grow; without it everywhere. */
  readonly isDry?: (place: GroundPoint) => boolean
  readonly poplar: Crown
}

interface Field {
  readonly polygon: Polygon
  readonly middle: Point
}

/** Fields up to the horizon, at the slant of the site, cut by tracks and belts of poplars; returned for the measured one. */
export function divideLand(view: View, season: Season, polygon = wholePlain(), depth = 0): Field[] {
  const { random } = view
  const part = seen(view, polygon)
  if (part.length < 3 || isOutOfSight(view, part)) return []
  const [, away] = middleOf(part)
  const small = 5200 * (1 + away / 260)
  if (area(polygon) < small || (area(polygon) < 2.6 * small && random.chance(0.25)))
    return cutIntoStrips(view, season, inset(polygon, 1.6))
  const long = longAxis(polygon)
  const n = unit(long + random.between(-0.1, 0.1))
  const [low, high] = reach(polygon, n)
  const at = low + (high - low) * random.between(0.38, 0.62)
  const gap = depth < 3 ? 4.5 : 1.2
  if (depth > 1 && depth < 6 && random.chance(0.45)) {
    const ends = chord(polygon, n, at)
    if (ends) growPoplars(view, season, ends)
  }
  return [
    ...divideLand(view, season, within(polygon, n, at - gap), depth + 1),
    ...divideLand(view, season, beyond(polygon, n, at + gap), depth + 1),
  ]
}

const wholePlain = (): Polygon => turned(rectangle([0, 0], 2600, 1700), -0.2443, [0, 1500])

function isOutOfSight(view: View, polygon: Polygon): boolean {
  const xs = polygon.map((p) => view.project(p)[0])
  return Math.max(...xs) < -30 || Math.min(...xs) > view.width + 30
}

function cutIntoStrips(view: View, season: Season, block: Polygon): Field[] {
  const { random } = view
  if (block.length < 3) return []
  const [, away] = middleOf(block)
  const bearing = bearingOf(block)
  const n = unit(random.chance(0.6) ? bearing : bearing + Math.PI / 2)
  const [low, high] = reach(block, n)
  const count = random.chance(0.3)
    ? 1
    : Math.max(1, Math.round((high - low) / (random.between(26, 60) * (1 + away / 400))))
  const usual = random.pick(season.crops)
  const fields: Field[] = []
  let start = low
  for (let left = count; left > 0; left--) {
    const end = left === 1 ? high + 1 : start + ((high - start) / left) * random.between(0.75, 1.25)
    const strip = inset(beyond(within(block, n, end), n, start), 0.5)
    const crop = random.chance(0.35) ? usual : random.pick(season.crops)
    start = end
    if (strip.length < 3) continue
    sowField(view, season, strip, crop, count > 1 ? Math.atan2(n[1], n[0]) + Math.PI / 2 : bearing)
    fields.push({ polygon: strip, middle: middleOf(strip) })
  }
  return fields
}

/** A field with its rows and trees. */
export function sowField(
  view: View,
  season: Season,
  polygon: Polygon,
  crop: Growth,
  bearing = bearingOf(polygon),
): void {
  const { trees } = crop
  if (!trees) {
    sow(view, polygon, crop, bearing)
    return
  }
  view.ground(lay(view, polygon, view.colour(crop.ground, middleOf(polygon)[1])))
  const part = inset(seen(view, polygon), trees.radius * 1.2)
  if (part.length < 3) return
  const [n, along] = [unit(bearing + Math.PI / 2), unit(bearing)]
  const [low, high] = reach(part, n)
  for (let at = low + crop.gap * 0.3; at < high; at += crop.gap) {
    const ends = chord(part, n, at)
    if (!ends) continue
    const [from, to] = reach(ends, along)
    for (let k = from; k < to; k += trees.apart) {
      const place: GroundPoint = [n[0] * at + along[0] * k, n[1] * at + along[1] * k]
      if (season.isDry?.(place) ?? true) growTree(view, season, place, trees.radius, trees.crown)
    }
  }
}

/** A round tree: its shadow on the ground, its crown, and the lit part of it. */
export function growTree(
  view: View,
  { shade, shadow }: Season,
  place: GroundPoint,
  radius: number,
  [dark, lit]: Crown,
): void {
  const s = view.scale(place[1])
  if (radius * s < 0.9) return
  const size = radius * view.random.between(0.88, 1.12)
  const [x, y] = view.project(place, size)
  if (x < -60 || x > view.width + 60 || y > view.height + 60) return
  const [sx, sy] = view.project([place[0] + shade[0] * size * 1.4, place[1] + shade[1] * size * 1.4])
  const r = size * s
  const flat = Math.min(0.8, Math.max(0.2, view.eye / place[1]))
  view.ground(
    `<ellipse cx="${short((sx + x) / 2)}" cy="${short(sy)}" rx="${short(r * 1.25)}" ry="${short(r * flat)}" fill="${view.colour(shadow, place[1] * 0.4)}" opacity=".38"/>`,
  )
  view.stand(
    place[1],
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${view.colour(dark, place[1])}"/><circle cx="${short(x - Math.sign(shade[0]) * r * 0.24)}" cy="${short(y - r * 0.26)}" r="${short(r * 0.6)}" fill="${view.colour(lit, place[1])}"/>`,
  )
}

/** A belt of poplars along a line. */
export function growPoplars(
  view: View,
  { shade, shadow, poplar, isDry }: Season,
  [from, to]: readonly [Point, Point],
): void {
  const { random } = view
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  for (let at = 3; at < length; at += random.between(6.5, 9)) {
    const place: GroundPoint = [
      from[0] + ((to[0] - from[0]) * at) / length,
      from[1] + ((to[1] - from[1]) * at) / length,
    ]
    if (place[1] < view.near || place[1] > 1500 || isDry?.(place) === false) continue
    const s = view.scale(place[1])
    const [h, r] = [random.between(11, 16), random.between(1.5, 2)]
    const [x, y] = view.project(place)
    if (x < -80 || x > view.width + 80) continue
    const top = y - h * s
    const [tx, ty] = view.project([place[0] + shade[0] * h * 0.8, place[1] + shade[1] * h * 0.8])
    view.ground(
      `<path d="M${short(x - r * s)} ${short(y)}Q${short((x + tx) / 2 - r * s)} ${short((y + ty) / 2)} ${short(tx)} ${short(ty)}Q${short((x + tx) / 2 + r * s)} ${short((y + ty) / 2)} ${short(x + r * s)} ${short(y)}Z" fill="${view.colour(shadow, place[1] * 0.4)}" opacity=".36"/>`,
    )
    const lens = (side: number) =>
      `M${short(x)} ${short(y)}Q${short(x + side * r * 2 * s)} ${short(y - h * 0.35 * s)} ${short(x)} ${short(top)}`
    const lightSide = -Math.sign(shade[0]) || -1
    view.stand(
      place[1],
      `<path d="${lens(1)}Q${short(x - r * 2 * s)} ${short(y - h * 0.35 * s)} ${short(x)} ${short(y)}Z" fill="${view.colour(poplar[0], place[1])}"/><path d="${lens(lightSide)}Z" fill="${view.colour(poplar[1], place[1])}"/>`,
    )
  }
}

/** Outlines the field of the right size that is nearest to a point of the picture, with a probe in its middle. */
export function measure(view: View, fields: readonly Field[], [fx, fy]: Point): void {
  const away = ({ middle }: Field) => {
    const [x, y] = view.project(middle)
    return Math.hypot(x / view.width - fx, (y / view.height - fy) * 1.4)
  }
  const [field] = fields
    .filter(({ polygon }) => breadthOf(polygon) > 26 && seen(view, polygon).length === polygon.length)
    .toSorted((one, other) => away(one) - away(other))
  if (!field) return
  const outline = trace(field.polygon.map((p) => view.project(p)))
  const [x, y] = view.project(field.middle)
  const r = Math.max(13, view.scale(field.middle[1]) * 4.2)
  const flat = Math.max(0.45, Math.min(0.8, view.eye / field.middle[1] + 0.12))
  const [pin, mark] = [toHex([26.8, 0.028, 151]), toHex([96.3, 0.056, 94])]
  const dot = (share: number, fill: string) =>
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * share)}" ry="${short(r * share * flat)}" fill="${fill}"/>`
  view.ground(
    `<path d="${outline}" fill="none" stroke="${pin}" stroke-width="10" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="${mark}" stroke-width="5" stroke-linejoin="round"/>${dot(1, mark)}${dot(0.4, pin)}`,
  )
}

function longAxis(polygon: Polygon): number {
  const bearing = bearingOf(polygon)
  const extent = (angle: number) => {
    const [low, high] = reach(polygon, unit(angle))
    return high - low
  }
  return extent(bearing) > extent(bearing + Math.PI / 2) ? bearing : bearing + Math.PI / 2
}

/** A house seen from the field: a lit and a shaded wall, and a roof. */
export function build(view: View, place: GroundPoint, width: number, isLitLeft: boolean): void {
  const s = view.scale(place[1])
  const [x, y] = view.project(place)
  const [w, h, roof] = [width * s, 3.6 * s, 2.6 * s]
  const [wall, dark, tile, tileDark] = (
    [
      [93, 0.018, 90],
      [80, 0.024, 80],
      [56.8, 0.121, 37],
      [49, 0.105, 35],
    ] as const
  ).map((shade) => view.colour(shade, place[1] * 0.7))
  const split = isLitLeft ? w * 0.66 : w * 0.34
  const face = (from: number, to: number, fill: string) =>
    `<path d="M${short(x + from)} ${short(y)}v${short(-h)}h${short(to - from)}v${short(h)}Z" fill="${fill}"/>`
  view.stand(
    place[1],
    [
      face(0, split, isLitLeft ? wall! : dark!),
      face(split, w, isLitLeft ? dark! : wall!),
      `<path d="M${short(x - s)} ${short(y - h)}L${short(x + 0.9 * s)} ${short(y - h - roof)}H${short(x + split - s)}L${short(x + split)} ${short(y - h)}Z" fill="${isLitLeft ? tile : tileDark}"/>`,
      `<path d="M${short(x + split)} ${short(y - h)}L${short(x + split - s)} ${short(y - h - roof)}H${short(x + w - 0.9 * s)}L${short(x + w + s)} ${short(y - h)}Z" fill="${isLitLeft ? tileDark : tile}"/>`,
    ].join(''),
  )
}
