import type { Drawing } from '../kit.ts'
import { SOIL } from '../plants.ts'
import type { Spot } from '../space.ts'

const SEEDLINGS: readonly Spot[] = [
  [-110, -118],
  [-60, -118],
  [0, -118],
  [60, -118],
  [110, -118],
  [-110, -78],
  [-60, -78],
  [110, -78],
]
/** Content of the screen: each line's share of today's water. */
const BARS = [26, 14, 20, 8]

/** Valve controller: four valves on one main, powered by the sun. The gold one is running. */
export const valveController: Drawing = {
  origin: [280, 355],
  draw: ({ parcel, sprout, shadow, box, bar, flat, plate, pool, cylinder }) => [
    parcel([-140, -140, -30], [280, 280], SOIL, 7),
    ...SEEDLINGS.map(([x, y]) => sprout([x, y, 0], 17)),
    shadow([
      [-20, -50, 0],
      [120, -70, 0],
      [120, -20, 0],
      [-20, -10, 0],
    ]),
    box([-46, -58, 0], [60, 50, 10], 'stone'),
    bar([-16, -34, 10], [-16, -34, 118], 10, 'steel'),
    box([-58, -52, 112], [84, 34, 96], 'shell'),
    flat(
      [
        [-48, -18, 150],
        [16, -18, 150],
        [16, -18, 196],
        [-48, -18, 196],
      ],
      'dark',
      'left',
    ),
    ...BARS.map((height, i) => {
      const x = -40 + i * 14
      return flat(
        [
          [x, -18, 160],
          [x + 8, -18, 160],
          [x + 8, -18, 160 + height],
          [x, -18, 160 + height],
        ],
        i ? 'water' : 'gold',
        'top',
      )
    }),
    flat(
      [
        [-48, -18, 122],
        [-10, -18, 122],
        [-10, -18, 132],
        [-48, -18, 132],
      ],
      'leaf',
      'top',
    ),
    bar([14, -46, 208], [14, -46, 276], 3, 'dark'),
    bar([-24, -36, 208], [-24, -36, 232], 6, 'dark'),
    plate([-78, -54, 254], [80, 0, 0], [0, 56, -36], [4, 3], 'cell'),
    pool([20, 58, 0], 12),
    bar([-138, 52, 16], [138, 52, 16], 20, 'water'),
    ...[0, 1, 2, 3].flatMap((i) => {
      const x = -96 + i * 60
      return [
        bar([x, 52, 16], [x, 134, 12], 11, 'dark'),
        cylinder([x, 52, 22], 13, 22, i ? 'leaf' : 'gold'),
        cylinder([x, 52, 44], 9, 12, 'dark'),
      ]
    }),
  ],
}
