import type { Drawing, Kit } from '../kit.ts'
import type { Material } from '../materials.ts'
import { SOIL } from '../plants.ts'
import type { Place } from '../space.ts'

/** The fields below, row by row from the back: the crop on each, and its number of rows. */
const FIELDS: readonly (readonly [crop: Material, rows: number])[] = [
  ['leaf', 5],
  ['straw', 4],
  ['crop', 6],
  ['crop', 4],
  ['leaf', 6],
  ['clay', 4],
  ['straw', 5],
  ['crop', 5],
  ['leaf', 4],
]
const FIELD = 82
const STEP = 90
const EDGE = -131
/** The observed field, in the middle. */
const SEEN = 4
/** Positions of its yellow patches: shares of its sides. */
const PATCHES: readonly (readonly [s: number, t: number, r: number])[] = [
  [0.58, 0.4, 17],
  [0.42, 0.62, 10],
]
/** The height of the satellite's body, and of its panels. */
const LOW = 182
const ARMS = LOW + 28

/** Satellite: it passes every five days, and detects yellowing fields early. */
export const satellite: Drawing = {
  origin: [280, 370],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL),
    ...FIELDS.map((_, i) => field(kit, i)),
    seen(kit),
    ...view(kit),
    wing(kit, -1),
    body(kit),
    wing(kit, 1),
  ],
}

const cornerOf = (i: number): Place => [EDGE + (i % 3) * STEP, EDGE + Math.floor(i / 3) * STEP, 0]

const squareOf = (i: number, margin = 0): Place[] => {
  const [x, y, z] = cornerOf(i)
  const [from, to] = [-margin, FIELD + margin]
  return [
    [x + from, y + from, z],
    [x + to, y + from, z],
    [x + to, y + to, z],
    [x + from, y + to, z],
  ]
}

/** A field and its rows; the direction of rows alternates. */
function field({ flat }: Kit, i: number): string {
  const [crop, rows] = FIELDS[i]!
  const [x, y] = cornerOf(i)
  const isAcross = i % 2 === 0
  const furrows = Array.from({ length: rows }, (_, row) => {
    const [from, to] = [(FIELD * (row + 0.28)) / rows, (FIELD * (row + 0.72)) / rows]
    const at = (along: number, across: number): Place =>
      isAcross ? [x + along, y + across, 0] : [x + across, y + along, 0]
    return flat([at(3, from), at(FIELD - 3, from), at(FIELD - 3, to), at(3, to)], crop, 'left')
  })
  return flat(squareOf(i), crop, 'top') + furrows.join('')
}

/** The detected yellow patches, in a frame. */
function seen({ disc, ring, wire }: Kit): string {
  const [x, y] = cornerOf(SEEN)
  const patches = PATCHES.map(([s, t, r]) => disc([x + s * FIELD, y + t * FIELD, 0], r, 'straw', 'top', ''))
  const hot = PATCHES.map(([s, t, r]) => ring([x + s * FIELD, y + t * FIELD, 0], r, 'heat', '5 4'))
  const frame = squareOf(SEEN, 3)
  return [...patches, ...hot, wire([...frame, frame[0]!], 3)].join('')
}

/** The field of view, from the lens to the corners of the field. */
const view = ({ wire, flat }: Kit): string[] => {
  const lens: Place = [0, 0, LOW - 24]
  const corners = squareOf(SEEN, 3)
  return [
    flat([lens, corners[3]!, corners[2]!, corners[1]!], 'shell', 'top', 0.22),
    ...corners.map((corner) => wire([lens, corner], 2, 'mist', '6 6')),
  ]
}

/** A panel on its arm. */
function wing({ bar, plate }: Kit, side: 1 | -1): string {
  const from = side > 0 ? 38 : -124
  const arm = bar([0, side * 20, ARMS], [0, side * 44, ARMS], 5, 'steel')
  const panel = plate([-22, from, ARMS + 2], [44, 0, -10], [0, 86, 0], [2, 4], 'cell')
  return side > 0 ? arm + panel : panel + arm
}

function body({ box, cylinder, bar, disc, flat }: Kit): string {
  return [
    cylinder([0, 0, LOW - 26], 15, 28, 'gold', 17),
    box([-24, -22, LOW], [48, 44, 50], 'shell'),
    flat(
      [
        [-16, 22, LOW + 10],
        [16, 22, LOW + 10],
        [16, 22, LOW + 30],
        [-16, 22, LOW + 30],
      ],
      'dark',
      'left',
    ),
    flat(
      [
        [24, -14, LOW + 10],
        [24, 14, LOW + 10],
        [24, 14, LOW + 16],
        [24, -14, LOW + 16],
      ],
      'leaf',
      'right',
    ),
    bar([-10, -8, LOW + 50], [-10, -8, LOW + 64], 4, 'steel'),
    cylinder([-10, -8, LOW + 62], 4, 8, 'shell', 16),
    disc([-10, -8, LOW + 70], 11, 'steel', 'left'),
    bar([-10, -8, LOW + 66], [-10, -8, LOW + 84], 2.5, 'dark'),
  ].join('')
}
