import type { Drawing } from '../kit.ts'
import type { Layer } from '../plants.ts'
import type { Place } from '../space.ts'

const LAYERS: readonly Layer[] = [
  [66, 'clay'],
  [62, 'loam'],
  [26, 'crop'],
]
/** Side of the cut-away corner, which makes the probe in the ground visible. */
const CUT = 118
const SEEDLINGS: readonly Place[] = [
  [-105, -108, 17],
  [-45, -108, 17],
  [15, -108, 17],
  [80, -108, 17],
  [-105, -62, 18],
  [-50, -62, 18],
  [50, -62, 18],
  [105, -62, 18],
  [-105, -22, 19],
  [-104, 36, 19],
  [-104, 74, 19],
  [-40, 74, 19],
  [-104, 110, 19],
  [-40, 110, 19],
]
const AXIS = [46, 46] as const

/** Soil probe: a tube with six measuring bands, down to 80 cm, under its head with radio and panel. */
export const soilProbe: Drawing = {
  origin: [280, 349],
  draw: ({ parcel, flat, sprout, ring, cylinder, bar, plate }) => [
    parcel([-130, -130, -16], [260, 260], [[16, 'stone']]),
    parcel([-130, -130, 0], [260, 260 - CUT], LAYERS, 4),
    parcel([-130, 130 - CUT, 0], [260 - CUT, CUT], LAYERS, 3),
    flat(
      [
        [130 - CUT, 130 - CUT, 0],
        [130, 130 - CUT, 0],
        [130, 130, 0],
        [130 - CUT, 130, 0],
      ],
      'stone',
      'left',
    ),
    ...SEEDLINGS.map(([x, y, size]) => sprout([x, y, 154], size)),
    ...[39, 89, 139].flatMap((z) => [ring([...AXIS, z], 26), ring([...AXIS, z], 40)]),
    cylinder([...AXIS, 6], 3, 14, 'steel', 12),
    cylinder([...AXIS, 20], 12, 176, 'shell'),
    ...[0, 1, 2, 3, 4, 5].map((i) => cylinder([...AXIS, 26 + i * 25], 13, 8, i === 5 ? 'gold' : 'leaf')),
    cylinder([...AXIS, 196], 22, 10, 'dark'),
    cylinder([...AXIS, 206], 26, 34, 'shell'),
    cylinder([...AXIS, 240], 20, 6, 'leaf'),
    bar([30, 60, 244], [30, 60, 316], 3, 'dark'),
    plate([38, 20, 262], [44, 0, -18], [0, 44, 0], [3, 3], 'cell'),
  ],
}
