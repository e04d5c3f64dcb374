import type { Drawing, Kit } from '../kit.ts'
import type { Material } from '../materials.ts'
import { SOIL } from '../plants.ts'
import type { Spot } from '../space.ts'

/** Position of the auger in its hole, and the height of its handle. */
const AT = [-34, -44] as const
const HANDLE = 196
/** The core in its tray, from the surface down, with the material of each share. */
const CORE: readonly (readonly [length: number, material: Material])[] = [
  [24, 'crop'],
  [70, 'loam'],
  [64, 'clay'],
  [46, 'stone'],
]
const TRAY = { from: -104, y: 64, length: 216, width: 44 } as const
const BAGS: readonly Spot[] = [
  [58, -106],
  [88, -62],
  [98, -10],
]
const SEEDLINGS: readonly Spot[] = [
  [-112, -118],
  [-112, -78],
  [-112, -2],
  [-56, -118],
  [0, -118],
  [-112, 38],
  [-62, 38],
  [0, 38],
  [-112, 118],
  [-56, 122],
  [0, 122],
  [56, 122],
  [112, 122],
]

/** Soil auger: its core lies in a tray from the surface down, along a ruler, beside sample bags. */
export const soilAuger: Drawing = {
  origin: [280, 330],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7),
    ...SEEDLINGS.map(([x, y]) => kit.sprout([x, y, 0], 17)),
    kit.shadow([
      [AT[0] + 4, AT[1] - 6, 0],
      [AT[0] + 116, AT[1] - 40, 0],
      [AT[0] + 116, AT[1] - 30, 0],
      [AT[0] + 8, AT[1] + 6, 0],
    ]),
    ...BAGS.map((spot) => bag(kit, spot)),
    auger(kit),
    tray(kit),
  ],
}

/** A rod with a crossbar, turned by hand; its bit is in the ground. */
function auger({ disc, cylinder, bar, ring }: Kit): string {
  const [x, y] = AT
  return [
    disc([x, y, 0], 30, 'loam', 'left'),
    disc([x, y, 3], 21, 'clay', 'right'),
    cylinder([x, y, 0], 13, 34, 'steel', 13),
    ring([x, y, 12], 13.5, 'ink'),
    ring([x, y, 24], 13.5, 'ink'),
    cylinder([x, y, 34], 13, 12, 'steel', 5),
    bar([x, y, 46], [x, y, HANDLE], 9, 'steel'),
    ...[70, 100, 130, 160].map((z) => bar([x, y, z], [x, y, z + 5], 10, 'dark')),
    bar([x - 62, y, HANDLE], [x + 62, y, HANDLE], 13, 'clay'),
    bar([x - 10, y, HANDLE], [x + 10, y, HANDLE], 17, 'dark'),
  ].join('')
}

/** A bag of cloth with its label, tied at the neck. */
function bag({ box, face, flat, cylinder, pool, wire }: Kit, [x, y]: Spot): string {
  return [
    pool([x + 24, y + 22, 0], 26),
    box([x, y, 0], [30, 34, 36], 'straw'),
    face(
      [
        [x, y + 34, 36],
        [x + 30, y + 34, 36],
        [x + 22, y + 24, 50],
        [x + 8, y + 24, 50],
      ],
      'straw',
      'left',
    ),
    face(
      [
        [x + 30, y, 36],
        [x + 30, y + 34, 36],
        [x + 22, y + 24, 50],
        [x + 22, y + 10, 50],
      ],
      'straw',
      'right',
    ),
    cylinder([x + 15, y + 17, 50], 7, 5, 'clay', 9),
    flat(
      [
        [x + 5, y + 34, 9],
        [x + 25, y + 34, 9],
        [x + 25, y + 34, 27],
        [x + 5, y + 34, 27],
      ],
      'shell',
      'top',
    ),
    ...[21, 15].map((z) =>
      wire(
        [
          [x + 8, y + 34, z],
          [x + 21, y + 34, z],
        ],
        1.5,
      ),
    ),
  ].join('')
}

/** A half-open tray with the core, and the rule in centimetres along its edge. */
function tray({ box, tube, wire, flat, shadow, face }: Kit): string {
  const { from, y, length, width } = TRAY
  const [near, top] = [y + width, 13]
  let x = from + 6
  const core = CORE.map(([part, material]) => {
    const piece = tube([x, y + 16, top + 8], 13, part, material)
    x += part
    return piece
  })
  const marks = Array.from({ length: 21 }, (_, i) => {
    const at = from + 6 + i * 10.2
    return wire(
      [
        [at, near - 2, top],
        [at, near - (i % 5 ? 7 : 11), top],
      ],
      i % 5 ? 1 : 2,
    )
  })
  return [
    shadow([
      [from + 8, y + 6, 0],
      [from + length + 22, y + 6, 0],
      [from + length + 22, near + 16, 0],
      [from + 8, near + 16, 0],
    ]),
    box([from, y, 0], [length, width, top], 'steel'),
    face(
      [
        [from, near - 14, top],
        [from + length, near - 14, top],
        [from + length, near, top],
        [from, near, top],
      ],
      'gold',
      'top',
    ),
    ...marks,
    flat(
      [
        [from + 4, y + 4, top],
        [from + length - 4, y + 4, top],
        [from + length - 4, near - 17, top],
        [from + 4, near - 17, top],
      ],
      'dark',
      'left',
      0.5,
    ),
    ...core,
  ].join('')
}
