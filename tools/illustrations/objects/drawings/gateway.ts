import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { arc, type Place, type Spot } from '../space.ts'

/** Position of the mast, and the height of its truss and of the antenna's tip. */
const MAST: Spot = [-18, -18]
const TRUSS = 214
const TIP = 312
const GUYS: readonly Spot[] = [
  [-132, -18],
  [-18, 128],
  [128, -18],
]
/** Sensors in the field, behind and in front of the mast. */
const BACK: readonly Spot[] = [
  [-112, -112],
  [40, -118],
  [118, -84],
]
const FRONT: readonly Spot[] = [
  [-112, 84],
  [-34, 112],
  [104, 44],
  [70, 112],
]

/** Gateway: a mast that receives the sensors of a valley by its gold antenna. */
export const gateway: Drawing = {
  origin: [280, 363],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7, 'straw'),
    ...BACK.map((place) => node(kit, place)),
    kit.shadow([
      [-6, -30, 0],
      [128, -62, 0],
      [128, -48, 0],
      [-6, 0, 0],
    ]),
    kit.box([MAST[0] - 32, MAST[1] - 32, 0], [64, 64, 12], 'stone'),
    ...GUYS.map(([x, y]) =>
      kit.wire(
        [
          [...MAST, 190],
          [x, y, 0],
        ],
        1.5,
      ),
    ),
    truss(kit),
    kit.box([MAST[0] - 16, MAST[1] - 16, TRUSS], [32, 32, 6], 'dark'),
    kit.cylinder([...MAST, TRUSS + 6], 8, 14, 'dark'),
    ...[26, 42].map((r) => kit.ring([...MAST, TIP - 30], r)),
    kit.bar([...MAST, TRUSS + 22], [...MAST, TIP], 8, 'gold'),
    kit.bar([MAST[0] - 8, MAST[1] + 16, 74], [MAST[0] - 26, MAST[1] + 46, 74], 5, 'steel'),
    kit.plate([MAST[0] - 66, MAST[1] + 24, 100], [70, 0, 0], [0, 50, -36], [4, 3], 'cell'),
    cabinet(kit),
    ...FRONT.map((place) => node(kit, place)),
  ],
}

/** Three legs with braces between them. */
function truss({ bar, wire }: Kit): string {
  const corners = arc([...MAST, 0], 21, 45, 405, 3).slice(0, 3)
  const legs = corners.map(([x, y]): [Place, Place] => [
    [x, y, 12],
    [x, y, TRUSS],
  ])
  const braces = legs.flatMap(([[x, y]], i) => {
    const [u, v] = corners[(i + 1) % 3]!
    return Array.from({ length: 7 }, (_, step): Place[] => {
      const [low, high] = [12 + (step * (TRUSS - 12)) / 7, 12 + ((step + 1) * (TRUSS - 12)) / 7]
      return step % 2
        ? [
            [u, v, low],
            [x, y, high],
          ]
        : [
            [x, y, low],
            [u, v, high],
          ]
    })
  })
  return [
    ...braces.map((brace) => wire(brace, 1.5)),
    ...legs.map(([foot, head]) => bar(foot, head, 4.5, 'steel')),
  ].join('')
}

/** The sealed box with the receiver: cooling fins, lamp, cable glands, and the cable up to the antenna. */
function cabinet({ box, flat, bar, wire, cable }: Kit): string {
  const [x, y] = [MAST[0] + 6, MAST[1] + 10]
  const fins = [0, 1, 2, 3, 4].map((i) =>
    wire(
      [
        [x + 40, y + 4 + i * 5, 142],
        [x + 40, y + 4 + i * 5, 190],
      ],
      1.5,
    ),
  )
  return [
    ...[8, 20, 32].map((by) => bar([x + by, y + 14, 126], [x + by, y + 14, 132], 5, 'dark')),
    cable([x + 8, y + 14, 124], [x - 26, y + 30, 96], [MAST[0] + 2, MAST[1] + 6, 150]),
    box([x, y, 134], [40, 28, 64], 'shell'),
    flat(
      [
        [x + 7, y + 28, 176],
        [x + 33, y + 28, 176],
        [x + 33, y + 28, 188],
        [x + 7, y + 28, 188],
      ],
      'dark',
      'left',
    ),
    flat(
      [
        [x + 7, y + 28, 144],
        [x + 13, y + 28, 144],
        [x + 13, y + 28, 150],
        [x + 7, y + 28, 150],
      ],
      'leaf',
      'top',
    ),
    flat(
      [
        [x + 17, y + 28, 144],
        [x + 23, y + 28, 144],
        [x + 23, y + 28, 150],
        [x + 17, y + 28, 150],
      ],
      'leaf',
      'top',
    ),
    ...fins,
  ].join('')
}

/** A sensor in the field, with its radio signal to the antenna. */
function node({ pool, bar, cylinder, wire }: Kit, [x, y]: Spot): string {
  return [
    pool([x + 4, y + 4, 0], 9),
    bar([x, y, 0], [x, y, 24], 4, 'steel'),
    cylinder([x, y, 22], 8, 12, 'leaf'),
    wire(
      [
        [x, y, 40],
        [MAST[0], MAST[1], TIP - 30],
      ],
      2.2,
      'mist',
      '.1 8',
    ),
  ].join('')
}
