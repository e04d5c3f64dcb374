import type { Drawing } from '../kit.ts'
import { SOIL } from '../plants.ts'
import type { Spot } from '../space.ts'

const SEEDLINGS: readonly Spot[] = [
  [-110, -118],
  [-60, -118],
  [60, -118],
  [110, -118],
  [-110, 118],
  [-60, 118],
  [112, 80],
  [112, 118],
  [60, 118],
  [-116, -78],
  [-116, 78],
]
const GUYS: readonly Spot[] = [
  [-118, 0],
  [0, 118],
  [118, 0],
]
const CUPS = [3.6, 5.4, 1.2]

/** Weather station: cup anemometer and vane on the crossarm, radiation shield, rain gauge on a separate post. */
export const weatherStation: Drawing = {
  origin: [280, 364],
  draw: ({ parcel, shadow, sprout, box, wire, bar, cylinder, face, plate, pool, disc }) => [
    parcel([-140, -140, -30], [280, 280], SOIL, 7, 'straw'),
    shadow([
      [6, -6, 0],
      [138, -40, 0],
      [138, -28, 0],
      [6, 8, 0],
    ]),
    ...SEEDLINGS.map(([x, y]) => sprout([x, y, 0], 17)),
    box([-30, -30, 0], [60, 60, 10], 'stone'),
    ...GUYS.map(([x, y]) =>
      wire(
        [
          [0, 0, 176],
          [x, y, 0],
        ],
        1.5,
      ),
    ),
    bar([0, 0, 10], [0, 0, 262], 9, 'steel'),
    bar([-74, 0, 246], [74, 0, 246], 6, 'steel'),
    bar([-70, 0, 248], [-70, 0, 266], 4, 'dark'),
    ...CUPS.flatMap((angle) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return [
        bar([-70, 0, 268], [-70 + 30 * cos, 30 * sin, 268], 2.5, 'dark'),
        cylinder([-70 + 32 * cos, 32 * sin, 261], 4, 13, 'gold', 9),
      ]
    }),
    cylinder([-70, 0, 266], 5, 6, 'dark'),
    bar([70, 0, 248], [70, 0, 268], 4, 'dark'),
    bar([48, 16, 270], [104, -24, 270], 3.5, 'dark'),
    face(
      [
        [50, 14, 270],
        [36, 25, 286],
        [22, 35, 286],
        [36, 25, 270],
        [22, 35, 254],
        [36, 25, 254],
      ],
      'gold',
      'top',
    ),
    bar([4, 0, 196], [34, 22, 196], 4, 'steel'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      cylinder([40, 26, 158 + i * 11], i === 5 ? 17 : 21, 4, 'shell', i === 5 ? 13 : 18),
    ),
    plate([-58, 8, 140], [60, 0, 0], [0, 50, -34], [4, 3], 'cell'),
    box([4, 6, 66], [36, 20, 50], 'shell'),
    bar([22, 27, 92], [22, 27, 102], 3, 'gold'),
    pool([-64, 78, 0], 20),
    bar([-70, 72, 0], [-70, 72, 40], 6, 'steel'),
    cylinder([-70, 72, 40], 17, 38, 'shell', 20),
    disc([-70, 72, 78], 15, 'dark', 'left'),
  ],
}
