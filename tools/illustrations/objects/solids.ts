import { type Ink, type Side, WEIGHT } from './ink.ts'
import type { Line, Material } from './materials.ts'
import { onPlate, outline, type Place, plus, project, type Spot, short } from './space.ts'

/** Flat parts: faces, boxes, plates, wires. Each function returns SVG text; draw from back to front. */
export function solids(ink: Ink) {
  /** A face with its outline. */
  const face = (places: readonly Place[], material: Material, side: Side): string =>
    `<path d="${outline(places)}" fill="${ink.tone(material, side)}" ${ink.outline}/>`

  /** A face without outline: markings, crop rows, glass. */
  const flat = (places: readonly Place[], material: Material, side: Side, opacity = 1): string =>
    `<path d="${outline(places)}" fill="${ink.tone(material, side)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

  /** A line in space. Dashed lines are invisible things: radio, sound, spray. */
  const wire = (places: readonly Place[], width = WEIGHT, line: Line = 'ink', dash = ''): string =>
    `<path d="${outline(places, '')}" fill="none" stroke="${ink.line(line)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`

  /** A cable that hangs between two positions; `pull` is the control point of its curve. */
  const cable = (from: Place, pull: Place, to: Place): string => {
    const [start, middle, end] = [from, pull, to].map((p) => project(p).map(short).join(' '))
    return `<path d="M${start}Q${middle} ${end}" fill="none" stroke="${ink.line('ink')}" stroke-width="2.5" stroke-linecap="round"/>`
  }

  /** A box from its lowest corner at the back; sides along x, y and z. */
  const box = ([x, y, z]: Place, [w, d, h]: Place, material: Material): string => {
    const left: Place[] = [
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ]
    const right: Place[] = [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ]
    const top: Place[] = [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ]
    return face(left, material, 'left') + face(right, material, 'right') + face(top, material, 'top')
  }

  /** A thin plate on u and v from a corner, with its back, ruled into cells: solar panel, screen, door. */
  const plate = (
    corner: Place,
    u: Place,
    v: Place,
    [columns, rows]: Spot,
    material: Material,
    side: Side = 'top',
  ): string => {
    const at = onPlate(corner, u, v)
    const front = CORNERS.map(at)
    const rule = (from: Spot, to: Spot) =>
      `<path d="${outline([at(from), at(to)], '')}" stroke="${ink.tone('shell', 'left')}" stroke-width="1" opacity=".55"/>`
    const inner = (count: number) => Array.from({ length: count - 1 }, (_, i) => (i + 1) / count)
    return [
      face(
        front.map((p) => plus(p, BACK)),
        'dark',
        'right',
      ),
      face(front, material, side),
      ...inner(columns).map((s) => rule([s, 0], [s, 1])),
      ...inner(rows).map((t) => rule([0, t], [1, t])),
    ].join('')
  }

  /** The shadow of a flat part, on the ground to the lower right. */
  const shadow = (places: readonly Place[]): string =>
    `<path d="${outline(places)}" fill="${ink.line('shade')}" opacity=".26"/>`

  return { face, flat, wire, cable, box, plate, shadow }
}

const CORNERS: readonly Spot[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const BACK: Place = [0, 0, -5]
