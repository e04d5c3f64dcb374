import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { project, type Spot, short } from '../space.ts'

/** Height of the rotors' arms above the crop, and their length. */
const HEIGHT = 156
const REACH = 112
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
const rowAt = (i: number) => -131.25 + i * 37.5

/** Spraying drone: the rows under the boom are already treated. */
export const drone: Drawing = {
  origin: [280, 327],
  draw: (kit) => [
    kit.parcel([-150, -150, -30], [300, 300], SOIL, 8),
    ...[3, 4].map((i) => treatedRow(kit, rowAt(i))),
    ...ROWS.flatMap((i) =>
      [0, 1, 2, 3, 4, 5].filter((j) => isOpen(i, j)).map((j) => kit.sprout([-128 + j * 51, rowAt(i), 0], 15)),
    ),
    kit.pool([26, 26, 0], 40),
    ...[...BACK, ...FRONT].map(([x, y]) => kit.pool([x + 26, y + 26, 0], 34)),
    ...BACK.map((tip) => spray(kit, tip)),
    ...BACK.map((tip) => rotor(kit, tip)),
    ...[-34, 34].map((side) => skid(kit, side)),
    kit.box([-34, -32, HEIGHT - 42], [68, 64, 36], 'shell'),
    kit.box([-44, -40, HEIGHT - 6], [88, 80, 24], 'leaf'),
    kit.box([-28, -26, HEIGHT + 18], [56, 52, 14], 'dark'),
    kit.cylinder([0, 0, HEIGHT + 32], 10, 8, 'gold'),
    kit.flat(
      [
        [-24, 32, HEIGHT - 38],
        [24, 32, HEIGHT - 38],
        [24, 32, HEIGHT - 22],
        [-24, 32, HEIGHT - 22],
      ],
      'water',
      'top',
    ),
    ...FRONT.map((tip) => spray(kit, tip)),
    ...FRONT.map((tip) => rotor(kit, tip)),
  ],
}

const BACK: readonly Spot[] = [
  [-REACH, 0],
  [0, -REACH],
]
const FRONT: readonly Spot[] = [
  [REACH, 0],
  [0, REACH],
]

/** Whether a seedling is not hidden by drone, spray or shadow. */
const isOpen = (row: number, place: number): boolean => row < 2 || row > 5 || (place === 5 && row !== 3)

const treatedRow = ({ flat }: Kit, y: number): string =>
  flat(
    [
      [-146, y - 9, 0],
      [30, y - 9, 0],
      [30, y + 9, 0],
      [-146, y + 9, 0],
    ],
    'leaf',
    'top',
  )

const spray = ({ tone, wire }: Kit, [x, y]: Spot): string => {
  const cone = [project([x, y, HEIGHT - 34]), project([x - 20, y + 20, 4]), project([x + 20, y - 20, 4])]
  const drops = [-12, 0, 12].map((by) =>
    wire(
      [
        [x, y, HEIGHT - 36],
        [x + by, y - by, 8],
      ],
      2,
      'mist',
      '2 8',
    ),
  )
  const d = `M${cone.map(([u, v]) => `${short(u)} ${short(v)}`).join('L')}Z`
  return `<path d="${d}" fill="${tone('water', 'top')}" opacity=".34"/>${drops.join('')}`
}

const rotor = ({ bar, cylinder, disc, ring }: Kit, [x, y]: Spot): string => {
  const twist = x ? 6 : 30
  return [
    bar([x * 0.2, y * 0.2, HEIGHT], [x, y, HEIGHT + 4], 9, 'dark'),
    cylinder([x, y, HEIGHT], 9, 18, 'steel'),
    disc([x, y, HEIGHT + 22], 56, 'water', 'top', 'opacity=".3"'),
    ring([x, y, HEIGHT + 22], 56),
    bar([x - 46, y + twist, HEIGHT + 22], [x + 46, y - twist, HEIGHT + 22], 4, 'dark'),
    cylinder([x, y, HEIGHT + 20], 5, 6, 'gold'),
  ].join('')
}

const skid = ({ bar }: Kit, side: number): string => {
  const [foot, low] = [side * 1.3, HEIGHT - 62]
  return [
    bar([side, -20, HEIGHT - 8], [foot, -26, low], 4, 'dark'),
    bar([side, 26, HEIGHT - 8], [foot, 34, low], 4, 'dark'),
    bar([foot, -52, low], [foot, 58, low], 5, 'dark'),
  ].join('')
}
