import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import type { Place, Spot } from '../space.ts'

/** The house: its ends along x, its walls along y, its eaves and its ridge. */
const [START, END] = [-122, 84]
const [BACK, FRONT] = [-122, 6]
const RIDGE = (BACK + FRONT) / 2
const [EAVES, TOP] = [58, 112]
/** Distance between the arches. */
const BAY = (END - START) / 5
const ROWS = [-96, -58, -20]
/** The pool: its opening, and how far the water is below its edge. */
const POOL = { x0: -112, x1: 96, y0: 60, y1: 122, down: 13 } as const
const DRAIN = 62
const SEEDLINGS: readonly Spot[] = [
  [116, -118],
  [116, -78],
  [116, -38],
  [116, 2],
  [120, 46],
  [120, 96],
  [-112, 36],
  [-62, 36],
  [-12, 36],
]

/** Greenhouse: rain from its roof runs through the meter into the pool beside it. */
export const greenhouse: Drawing = {
  origin: [280, 318],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7),
    ...SEEDLINGS.map(([x, y]) => kit.sprout([x, y, 0], 17)),
    kit.shadow([
      [END, BACK + 14, 0],
      [END + 34, BACK + 34, 0],
      [END + 34, FRONT + 18, 0],
      [END, FRONT, 0],
    ]),
    rain(kit, -1),
    crop(kit),
    glass(kit),
    pool(kit),
    gutter(kit),
    rain(kit, 1),
  ],
}

/** Rows of tomatoes on their strings. */
function crop({ flat, leaf, bar, disc }: Kit): string {
  const floor = flat(
    [
      [START, BACK, 0],
      [END, BACK, 0],
      [END, FRONT, 0],
      [START, FRONT, 0],
    ],
    'loam',
    'left',
  )
  const plants = ROWS.flatMap((y) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = START + 20 + i * 33
      return [
        bar([x, y, 0], [x, y, 50], 2, 'crop'),
        ...[10, 22, 34, 44].flatMap((z, k) => [
          leaf([x, y, z], 17, 2.7 - (k % 2) * 0.5, 'leaf'),
          leaf([x, y, z + 3], 17, 0.4 + (k % 2) * 0.5, 'leaf'),
        ]),
        disc([x + 3, y + 3, 18], 3.4, 'clay', 'top'),
        disc([x - 4, y + 3, 30], 3.4, 'clay', 'top'),
      ].join('')
    }),
  )
  return floor + plants.join('')
}

/** Transparent panes, and the arches that support them. */
function glass({ flat, wire }: Kit): string {
  const xs = Array.from({ length: 6 }, (_, i) => START + i * BAY)
  const gable = (x: number): Place[] => [
    [x, BACK, 0],
    [x, BACK, EAVES],
    [x, RIDGE, TOP],
    [x, FRONT, EAVES],
    [x, FRONT, 0],
  ]
  const wall: Place[] = [
    [START, FRONT, 0],
    [END, FRONT, 0],
    [END, FRONT, EAVES],
    [START, FRONT, EAVES],
  ]
  const roof: Place[] = [
    [START, FRONT, EAVES],
    [END, FRONT, EAVES],
    [END, RIDGE, TOP],
    [START, RIDGE, TOP],
  ]
  return [
    flat(wall, 'water', 'top', 0.28),
    flat(gable(END), 'water', 'left', 0.32),
    flat(roof, 'shell', 'top', 0.6),
    ...xs.map((x) =>
      wire(
        [
          [x, RIDGE, TOP],
          [x, FRONT, EAVES],
          [x, FRONT, 0],
        ],
        2,
      ),
    ),
    wire(
      [
        [START, (RIDGE + FRONT) / 2, (EAVES + TOP) / 2],
        [END, (RIDGE + FRONT) / 2, (EAVES + TOP) / 2],
      ],
      1.5,
    ),
    wire(
      [
        [START, RIDGE, TOP],
        [END, RIDGE, TOP],
      ],
      2,
    ),
    wire(
      [
        [START, FRONT, 0],
        [END, FRONT, 0],
      ],
      2,
    ),
    wire([...gable(END), gable(END)[0]!], 2),
    wire(
      [
        [END, BACK, EAVES],
        [END, FRONT, EAVES],
      ],
      1.5,
    ),
    wire(
      [
        [END, RIDGE, 0],
        [END, RIDGE, TOP],
      ],
      1.5,
    ),
    wire(
      [
        [END, RIDGE + 26, 0],
        [END, RIDGE + 26, 46],
        [END, RIDGE, 46],
      ],
      2,
    ),
  ].join('')
}

/** The gutter under the roof, its pipe, and the meter of the water in it. */
const gutter = ({ bar, box, cylinder }: Kit): string =>
  [
    bar([START - 4, FRONT + 5, EAVES - 1], [END + 4, FRONT + 5, EAVES - 1], 7, 'steel'),
    bar([DRAIN, FRONT + 7, EAVES - 4], [DRAIN, FRONT + 7, 10], 8, 'water'),
    bar([DRAIN, FRONT + 7, 9], [DRAIN, POOL.y0 + 8, 9], 8, 'water'),
    box([DRAIN - 10, FRONT + 20, 2], [20, 20, 16], 'gold'),
    cylinder([DRAIN, FRONT + 30, 18], 7, 6, 'dark'),
  ].join('')

/** The pool: its lining, and the water below the edge. */
function pool({ face, flat, wire }: Kit): string {
  const { x0, x1, y0, y1, down } = POOL
  const rim = 8
  const opening: Place[] = [
    [x0, y0, 0],
    [x1, y0, 0],
    [x1, y1, 0],
    [x0, y1, 0],
  ]
  return [
    face(
      [
        [x0 - rim, y0 - rim, 0],
        [x1 + rim, y0 - rim, 0],
        [x1 + rim, y1 + rim, 0],
        [x0 - rim, y1 + rim, 0],
      ],
      'stone',
      'top',
    ),
    face(opening, 'water', 'top'),
    face(
      [
        [x0, y0, 0],
        [x1, y0, 0],
        [x1 - down, y0, -down],
        [x0, y0, -down],
      ],
      'dark',
      'left',
    ),
    face(
      [
        [x0, y0, 0],
        [x0, y1, 0],
        [x0, y1 - down, -down],
        [x0, y0, -down],
      ],
      'dark',
      'right',
    ),
    ...[
      [-40, 92, 44],
      [10, 104, 30],
      [40, 84, 26],
      [-84, 104, 26],
    ].map(([x, y, length]) =>
      wire(
        [
          [x!, y!, 0],
          [x! + length!, y!, 0],
        ],
        2,
        'mist',
      ),
    ),
    flat(
      [
        [DRAIN - 12, y0 + 14, 0],
        [DRAIN + 12, y0 + 14, 0],
        [DRAIN + 12, y0 + 20, 0],
        [DRAIN - 12, y0 + 20, 0],
      ],
      'shell',
      'top',
      0.7,
    ),
  ].join('')
}

/** Rain behind or in front of the house. */
const rain = ({ wire }: Kit, side: 1 | -1): string =>
  Array.from({ length: side > 0 ? 6 : 11 }, (_, i) => {
    const x = START + 10 + ((i * 71) % 200)
    const y = side > 0 ? RIDGE + 6 + ((i * 23) % 46) : BACK + 8 + ((i * 31) % 40)
    const z = (side > 0 ? 112 : 128) + ((i * 37) % 62)
    return wire(
      [
        [x, y, z],
        [x - 4, y, z - 16],
      ],
      2,
      'mist',
    )
  }).join('')
