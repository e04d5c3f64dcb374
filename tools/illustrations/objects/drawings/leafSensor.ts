import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { onPlate, type Place, project, type Spot, short } from '../space.ts'

/** The vine row behind the sensor: positions of posts, stems and shoots. */
const ROW = -76
const POSTS = [-126, 0, 126]
const STEMS = [-84, -28, 36, 88]
/** Leaves of the row: dense at the fruit, loose at the tip. */
const SHOOTS = Array.from({ length: 40 }, (_, i) => ({
  x: -124 + ((i * 47) % 250),
  z: 72 + ((i * 29) % 66),
  size: 25 + ((i * 13) % 9),
  angle: ((i * 41) % 63) / 10,
}))
/** Bunches under the leaves, and the grapes of one bunch as steps to the right and down. */
const BUNCHES = [-106, -58, 8, 62, 112]
const GRAPES: readonly Spot[] = [
  [-7, 0],
  [0, -2],
  [7, 0],
  [-4, 7],
  [4, 7],
  [0, 14],
]
const SEEDLINGS: readonly Spot[] = [
  [-112, 70],
  [-62, 112],
  [-112, 116],
  [60, 116],
  [112, 70],
  [112, 116],
  [112, 16],
]

/** The sensing leaf: a plate at 45°, at the height of the grapes, that dries as slowly as a leaf. */
const CORNER: Place = [-66, 50, 172]
const [ACROSS, DOWN]: [Place, Place] = [
  [88, 0, 0],
  [0, 84, -84],
]
/** Its edge, from the stalk around the tip and back. */
const BLADE = Array.from({ length: 40 }, (_, i): Spot => {
  const turn = (i / 40) * 2 * Math.PI
  return [0.5 + 0.49 * Math.sin(turn) ** 3 * 0.25 + 0.49 * 0.75 * Math.sin(turn), 0.5 - 0.5 * Math.cos(turn)]
})
/** Teeth of the two combs, alternating: position down the blade, and maximum length there. */
const TEETH: readonly Spot[] = [
  [0.2, 0.24],
  [0.29, 0.31],
  [0.38, 0.34],
  [0.47, 0.35],
  [0.56, 0.33],
  [0.65, 0.28],
  [0.74, 0.21],
]
const DROPS: readonly (readonly [s: number, t: number, r: number])[] = [
  [0.3, 0.25, 7],
  [0.74, 0.36, 9],
  [0.26, 0.56, 8],
  [0.56, 0.7, 10],
  [0.5, 0.97, 7],
]
const STAKE = [46, 30] as const

/** Leaf wetness sensor: electrodes on a leaf-shaped plate, under dew, beside a row of vines. */
export const leafSensor: Drawing = {
  origin: [280, 319],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7),
    kit.shadow([
      [-136, ROW + 6, 0],
      [136, ROW + 6, 0],
      [136, ROW + 44, 0],
      [-136, ROW + 44, 0],
    ]),
    vines(kit),
    kit.pool([STAKE[0] + 12, STAKE[1] + 8, 0], 16),
    ...SEEDLINGS.map(([x, y]) => kit.sprout([x, y, 0], 17)),
    kit.shadow(BLADE.map(([u, v]) => [-40 + u * 84, 72 + v * 56, 0])),
    kit.bar([...STAKE, 0], [...STAKE, 186], 8, 'steel'),
    kit.bar([...STAKE, 168], [CORNER[0] + 44, CORNER[1], CORNER[2] - 2], 6, 'dark'),
    logger(kit),
    blade(kit),
  ],
}

function vines({ bar, wire, vineLeaf, tone, line }: Kit): string {
  const wires = [64, 112].map((z) =>
    wire(
      [
        [-134, ROW, z],
        [134, ROW, z],
      ],
      1.5,
    ),
  )
  const grape =
    (x: number) =>
    ([by, down]: Spot) => {
      const [u, v] = project([x, ROW + 8, 78])
      return `<circle cx="${short(u + by)}" cy="${short(v + down)}" r="5" fill="${tone('cell', 'left')}" stroke="${line('ink')}" stroke-width="1.5"/>`
    }
  return [
    ...POSTS.map((x) => bar([x, ROW, 0], [x, ROW, 130], 5, 'clay')),
    ...wires,
    ...STEMS.map((x) => bar([x, ROW, 0], [x, ROW, 92], 5, 'loam')),
    ...SHOOTS.map(({ x, z, size, angle }, i) => vineLeaf([x, ROW, z], size, angle, i % 3 ? 'crop' : 'leaf')),
    ...BUNCHES.flatMap((x) => GRAPES.map(grape(x))),
  ].join('')
}

/** The logger on the stake, and the sensor's cable to it. */
function logger({ box, flat, bar, cable }: Kit): string {
  const [x, y, z] = [STAKE[0] - 20, STAKE[1] - 2, 72]
  return [
    cable([CORNER[0] + 46, CORNER[1] + 4, 166], [x - 24, y + 26, 84], [x, y + 16, z + 46]),
    bar([x + 38, y + 4, z + 60], [x + 38, y + 4, z + 116], 3, 'dark'),
    box([x, y, z], [44, 26, 62], 'shell'),
    flat(
      [
        [x + 8, y + 26, z + 30],
        [x + 36, y + 26, z + 30],
        [x + 36, y + 26, z + 52],
        [x + 8, y + 26, z + 52],
      ],
      'dark',
      'left',
    ),
    flat(
      [
        [x + 8, y + 26, z + 10],
        [x + 22, y + 26, z + 10],
        [x + 22, y + 26, z + 17],
        [x + 8, y + 26, z + 17],
      ],
      'leaf',
      'top',
    ),
  ].join('')
}

function blade({ face, wire, tone, line }: Kit): string {
  const at = onPlate(CORNER, ACROSS, DOWN)
  const under = BLADE.map((spot): Place => {
    const [x, y, z] = at(spot)
    return [x, y, z - 7]
  })
  const trace = (spots: readonly Spot[]) => wire(spots.map(at), 2)
  const rails = [-1, 1].map((side) => trace(TEETH.map(([t, reach]) => [0.5 + side * reach, t])))
  const teeth = TEETH.map(([t, reach], i) => {
    const side = i % 2 ? 1 : -1
    return trace([
      [0.5 + side * reach, t],
      [0.5 - side * (reach - 0.09), t],
    ])
  })
  const drops = DROPS.map(([s, t, r]) => {
    const [x, y] = project(at([s, t]))
    const drop = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${r}" ry="${short(r * 0.86)}" fill="${tone('water', 'top')}" stroke="${line('ink')}" stroke-width="1.5"/>`
    const light = `<circle cx="${short(x - r * 0.3)}" cy="${short(y - r * 0.3)}" r="${short(r * 0.24)}" fill="${tone('shell', 'top')}"/>`
    return drop + light
  })
  return [face(under, 'dark', 'right'), face(BLADE.map(at), 'gold', 'top'), ...rails, ...teeth, ...drops].join('')
}
