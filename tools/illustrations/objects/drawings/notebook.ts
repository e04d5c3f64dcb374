import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { type Place, plus, type Spot } from '../space.ts'

/** Half of the open book: the extent of its pages from the fold, and their height there and beyond. */
const REACH = 112
const [HEAD, FOOT] = [-82, 78]
const [FOLD, TOP] = [16, 22]
/** Start of the paper's bend towards the fold. */
const BEND = 13
const LINES = Array.from({ length: 8 }, (_, i) => HEAD + 34 + i * 15)
/** Content of each line: the day, the figure, and the words after it. */
const WORDS: readonly (readonly [figure: number, words: number])[] = [
  [18, 36],
  [14, 24],
  [18, 40],
  [16, 30],
  [18, 20],
  [14, 38],
  [18, 28],
  [0, 0],
]
/** The season's curve, as shares of its frame. */
const CURVE: readonly Spot[] = [
  [0, 0.2],
  [0.16, 0.34],
  [0.26, 0.28],
  [0.42, 0.6],
  [0.56, 0.5],
  [0.72, 0.82],
  [0.86, 0.7],
  [1, 0.78],
]
const SEEDLINGS: readonly Spot[] = [
  [-112, -118],
  [-56, -118],
  [0, -118],
  [56, -118],
  [112, -118],
  [-112, 118],
  [-62, 118],
  [62, 118],
  [112, 118],
]

/** Field notebook: measurements by day and line, with a pencil. */
export const notebook: Drawing = {
  origin: [280, 290],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7),
    ...SEEDLINGS.map(([x, y]) => kit.sprout([x, y, 0], 17)),
    kit.shadow([
      [-REACH - 6, HEAD + 6, 0],
      [REACH + 26, HEAD + 6, 0],
      [REACH + 26, FOOT + 20, 0],
      [-REACH - 6, FOOT + 20, 0],
    ]),
    kit.box([-REACH - 6, HEAD - 6, 0], [2 * REACH + 12, FOOT - HEAD + 12, 6], 'leaf'),
    kit.box([-REACH, HEAD, 6], [2 * REACH, FOOT - HEAD, FOLD - 6], 'shell'),
    page(kit, -1),
    page(kit, 1),
    ribbon(kit),
    table(kit),
    curve(kit),
    pencil(kit),
  ],
}

/** One side of the book: its leaves from the front, then the open sheet. */
function page({ face, wire }: Kit, side: 1 | -1): string {
  const x = (share: number) => side * share
  const edge = (z: number): Place[] => [
    [x(REACH), FOOT, z],
    [x(BEND), FOOT, z],
    [0, FOOT, FOLD - (TOP - z) * 0.4],
  ]
  const bend: Place[] = [
    [x(BEND), HEAD, TOP],
    [x(BEND), FOOT, TOP],
    [0, FOOT, FOLD],
    [0, HEAD, FOLD],
  ]
  const sheet: Place[] = [
    [x(BEND), HEAD, TOP],
    [x(REACH), HEAD, TOP],
    [x(REACH), FOOT, TOP],
    [x(BEND), FOOT, TOP],
  ]
  const front: Place[] = [
    [x(REACH), FOOT, 6],
    [x(REACH), FOOT, TOP],
    [x(BEND), FOOT, TOP],
    [0, FOOT, FOLD],
    [0, FOOT, 6],
  ]
  const end: Place[] = [
    [REACH, HEAD, 6],
    [REACH, FOOT, 6],
    [REACH, FOOT, TOP],
    [REACH, HEAD, TOP],
  ]
  return [
    face(front, 'shell', 'left'),
    ...(side > 0 ? [face(end, 'shell', 'right')] : []),
    face(bend, 'shell', side > 0 ? 'left' : 'right'),
    face(sheet, 'shell', 'top'),
    ...[11, 16].map((z) => wire(edge(z), 1)),
    ...(side > 0
      ? [11, 16].map((z) =>
          wire(
            [
              [REACH, HEAD + 2, z],
              [REACH, FOOT - 2, z],
            ],
            1,
          ),
        )
      : []),
  ].join('')
}

const ribbon = ({ face }: Kit): string =>
  face(
    [
      [-5, FOOT - 4, FOLD + 2],
      [6, FOOT - 4, FOLD + 2],
      [6, FOOT + 34, 0],
      [0, FOOT + 28, 0],
      [-5, FOOT + 34, 0],
    ],
    'clay',
    'right',
  )

/** The left page: ruled, each line a day, the newest one marked. */
function table({ wire, flat }: Kit): string {
  const [from, to] = [-REACH + 10, -BEND - 6]
  const stroke = (y: number, start: number, length: number, width = 2) =>
    wire(
      [
        [start, y - 4, TOP],
        [start + length, y - 4, TOP],
      ],
      width,
    )
  const newest = LINES[6]!
  return [
    flat(
      [
        [from, newest - 13, TOP],
        [to, newest - 13, TOP],
        [to, newest + 1, TOP],
        [from, newest + 1, TOP],
      ],
      'gold',
      'top',
    ),
    stroke(HEAD + 18, from, 46, 3.5),
    ...LINES.map((y) =>
      wire(
        [
          [from, y, TOP],
          [to, y, TOP],
        ],
        1,
        'mist',
      ),
    ),
    ...LINES.flatMap((y, i) => {
      const [figure, words] = WORDS[i]!
      return figure ? [stroke(y, from + 2, 8), stroke(y, from + 18, figure), stroke(y, from + 44, words)] : []
    }),
  ].join('')
}

/** The right page: the season drawn as a curve, its newest figure in gold, and notes below. */
function curve({ wire, disc, flat }: Kit): string {
  const corner: Place = [BEND + 10, HEAD + 88, TOP]
  const [width, height] = [REACH - BEND - 26, 74]
  const at = ([s, t]: Spot): Place => plus(corner, [s * width, -t * height, 0])
  const last = at(CURVE.at(-1)!)
  const rules = [0.33, 0.66, 1].map((t) => wire([at([0, t]), at([1, t])], 1, 'mist'))
  const under = [at([0, 0]), ...CURVE.map(at), at([1, 0])]
  const notes = [0, 1, 2].map((i) =>
    wire(
      [
        [BEND + 12, HEAD + 108 + i * 14, TOP],
        [BEND + 12 + [58, 44, 26][i]!, HEAD + 108 + i * 14, TOP],
      ],
      2,
    ),
  )
  return [
    flat(under, 'water', 'top', 0.45),
    ...rules,
    wire([at([0, 1.08]), at([0, 0]), at([1.06, 0])], 2),
    wire(CURVE.map(at), 3),
    disc(last, 5, 'gold'),
    ...notes,
  ].join('')
}

/** The pencil, across the corner of the page. */
function pencil({ bar, shadow }: Kit): string {
  const [tip, end]: [Place, Place] = [
    [26, 58, TOP + 3],
    [124, 30, TOP + 14],
  ]
  const along = (share: number): Place => [
    tip[0] + (end[0] - tip[0]) * share,
    tip[1] + (end[1] - tip[1]) * share,
    tip[2] + (end[2] - tip[2]) * share,
  ]
  return [
    shadow([
      [34, 62, TOP],
      [REACH, 46, TOP],
      [REACH, 58, TOP],
      [36, 66, TOP],
    ]),
    bar(along(0.9), end, 11, 'clay'),
    bar(along(0.2), along(0.84), 11, 'gold'),
    bar(along(0.08), along(0.18), 6, 'straw'),
    bar(tip, along(0.05), 2, 'dark'),
  ].join('')
}
