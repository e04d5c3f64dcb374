import type { Side } from '../ink.ts'
import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { arc, outline, type Place, type Spot } from '../space.ts'

/** The silo: radius, floor and eave; and the height of the grain, at the wall and at its peak. */
const R = 92
const FLOOR = 14
const EAVE = 190
const [AT_WALL, PEAK] = [96, 132]
/** Positions of the three cables, on the two cut faces and on the axis, and the heights of their sensors. */
const CABLES: readonly Spot[] = [
  [0, 0],
  [0, R * 0.56],
  [R * 0.56, 0],
]
const SENSORS = [34, 58, 82, 106]
/** The sensor that has detected warm grain. */
const WARM: Place = [R * 0.56, 0, 58]

/** Silo temperature cables: a quarter of the silo is cut away, so that the grain and the sensors in it are visible. */
export const grainCable: Drawing = {
  origin: [280, 329],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7, 'straw'),
    kit.pool([26, 26, 0], R + 10),
    kit.cylinder([0, 0, 0], R + 14, FLOOR, 'stone'),
    inside(kit),
    grain(kit),
    ...CABLES.map((place) => cable(kit, place)),
    ...[15, 26].map((r) => kit.ring(WARM, r, 'heat')),
    wall(kit, 90, 135, 'left'),
    wall(kit, -45, 0, 'right'),
    ladder(kit),
    ...[[R, 0] as const, [0, R] as const].map(([x, y]) => kit.bar([x, y, FLOOR], [x, y, EAVE], 5, 'steel')),
    roof(kit),
    transmitter(kit),
  ],
}

/** The far wall from inside, and the ring of shadow under the roof. */
const inside = ({ face, wire }: Kit): string =>
  [
    face([...arc([0, 0, FLOOR], R, 0, -270), ...arc([0, 0, EAVE], R, -270, 0)], 'dark', 'left'),
    ...[120, 145, 170].map((z) => wire(arc([0, 0, z], R, -45, -225), 1)),
  ].join('')

/** The heap, at wheat's angle of repose, and its two cut faces. */
const grain = ({ face, flat }: Kit): string => {
  const top: Place[] = [[0, 0, PEAK], ...arc([0, 0, AT_WALL], R, 0, -270)]
  const cut = (x: number, y: number): Place[] => [
    [0, 0, FLOOR],
    [x, y, FLOOR],
    [x, y, AT_WALL],
    [0, 0, PEAK],
  ]
  const kernels = Array.from({ length: 34 }, (_, i): Spot => [((i * 37) % 83) + 5, ((i * 53) % 68) + 6]).filter(
    ([along, up]) => up < AT_WALL - FLOOR - 6 + (1 - along / R) * (PEAK - AT_WALL) && Math.abs(along - R * 0.56) > 9,
  )
  const kernel = (p: Place, q: Place) =>
    flat([p, [p[0], p[1], p[2] + 2.5], [q[0], q[1], q[2] + 2.5], q], 'straw', 'top', 0.75)
  return [
    face(top, 'straw', 'top'),
    face(cut(R, 0), 'straw', 'left'),
    face(cut(0, R), 'straw', 'right'),
    ...kernels.map(([along, up]) => kernel([along, 0, FLOOR + up], [along + 4, 0, FLOOR + up])),
    ...kernels.map(([along, up]) => kernel([0, along, FLOOR + up], [0, along + 4, FLOOR + up])),
  ].join('')
}

const cable = ({ bar, cylinder }: Kit, [x, y]: Spot): string =>
  [
    bar([x, y, FLOOR + 8], [x, y, EAVE - 4], 2.5, 'dark'),
    ...SENSORS.map((z) => cylinder([x, y, z - 5], 6, 10, 'gold')),
  ].join('')

/** A part of the corrugated wall, between two angles. */
const wall = ({ tone, outline: line, wire }: Kit, from: number, to: number, side: 'left' | 'right'): string => {
  const sheet = outline([...arc([0, 0, FLOOR], R, from, to), ...arc([0, 0, EAVE], R, to, from)])
  const ribs = Array.from({ length: 10 }, (_, i) => wire(arc([0, 0, FLOOR + 16 + i * 16], R, from, to, 10), 1.2))
  return `<path d="${sheet}" fill="${tone('steel', side)}" ${line}/>${ribs.join('')}`
}

const ladder = ({ wire }: Kit): string => {
  const at = (degrees: number, z: number): Place => arc([0, 0, z], R + 4, degrees, degrees, 1)[0]!
  const rungs = Array.from({ length: 15 }, (_, i) => wire([at(112, 24 + i * 11), at(124, 24 + i * 11)], 1.5))
  return [wire([at(112, FLOOR), at(112, EAVE)], 2), wire([at(124, FLOOR), at(124, EAVE)], 2), ...rungs].join('')
}

/** The roof in sheets, and the vent under which the cables meet. */
const roof = ({ face, disc, cylinder }: Kit): string => {
  const [eave, crown] = [R + 9, 15]
  const sheets = Array.from({ length: 16 }, (_, i) => {
    const [from, to] = [135 + i * 22.5, 157.5 + i * 22.5]
    const sheet = [...arc([0, 0, EAVE], eave, from, to, 4), ...arc([0, 0, EAVE + 52], crown, to, from, 2)]
    return face(sheet, 'steel', facing((from + to) / 2))
  })
  return [
    disc([0, 0, EAVE - 3], eave, 'dark', 'right'),
    ...sheets,
    cylinder([0, 0, EAVE + 50], crown + 3, 14, 'dark'),
  ].join('')
}

/** Tone of a sloping sheet, by its direction: the far ones are lit. */
const facing = (degrees: number): Side => {
  const turned = (degrees + 360) % 360
  if (turned > 45 && turned < 160) return 'left'
  return turned >= 160 && turned < 290 ? 'top' : 'right'
}

/** Radio, panel and battery on a separate post. */
const transmitter = ({ pool, bar, box, plate }: Kit): string =>
  [
    pool([116, -96, 0], 10),
    bar([118, -104, 60], [118, -104, 156], 3, 'dark'),
    bar([112, -100, 0], [112, -100, 96], 6, 'steel'),
    box([100, -108, 40], [26, 18, 34], 'shell'),
    plate([82, -122, 112], [56, 0, 0], [0, 44, -30], [3, 3], 'cell'),
  ].join('')
