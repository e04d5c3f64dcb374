import type { Drawing, Kit } from '../kit.ts'
import { SOIL } from '../plants.ts'
import { type Place, plus, type Spot } from '../space.ts'

/** The pipe's axis, its radius, and that of the meter's body and flanges. */
const [Y, Z] = [22, 64]
const PIPE = 27
const BODY = 34
const FLANGE = 42
const SEEDLINGS: readonly Spot[] = [
  [-112, -118],
  [-56, -118],
  [0, -118],
  [56, -118],
  [112, -118],
  [-112, -78],
  [-56, -78],
  [0, -78],
  [56, -78],
  [112, -78],
  [-112, 118],
  [-56, 118],
  [0, 118],
  [56, 118],
  [112, 118],
]

/** Ultrasonic flow meter: two transducers send sound through the water, with and against the flow. */
export const flowMeter: Drawing = {
  origin: [280, 323],
  draw: (kit) => [
    kit.parcel([-140, -140, -30], [280, 280], SOIL, 7),
    ...SEEDLINGS.map(([x, y]) => kit.sprout([x, y, 0], 17)),
    kit.shadow([
      [-140, Y + 4, 0],
      [140, Y + 4, 0],
      [140, Y + 64, 0],
      [-140, Y + 64, 0],
    ]),
    saddle(kit, -98),
    kit.tube([-140, Y, Z], PIPE, 74, 'water'),
    arrow(kit, -126),
    flanges(kit, -66),
    kit.tube([-48, Y, Z], BODY, 96, 'shell'),
    beam(kit),
    flanges(kit, 48),
    saddle(kit, 98),
    kit.tube([66, Y, Z], PIPE, 74, 'water'),
    section(kit),
    head(kit),
    transducer(kit, -28, -18),
    transducer(kit, 28, 18),
  ],
}

/** The block that supports the pipe. */
const saddle = ({ box }: Kit, x: number): string => box([x - 13, Y - 32, 0], [26, 64, Z - PIPE + 8], 'stone')

/** Two flanges face to face, with the visible bolts. */
const flanges = ({ tube, bar }: Kit, x: number): string =>
  [
    tube([x, Y, Z], FLANGE, 8, 'steel'),
    tube([x + 10, Y, Z], FLANGE, 8, 'steel'),
    ...[-24, 8, 40, 72, 104].map((degrees) => {
      const [y, z] = onRim(degrees, FLANGE - 1)
      return bar([x - 3, y, z], [x + 22, y, z], 4, 'steel')
    }),
  ].join('')

/** The flow direction, as cast into every meter. */
const arrow = ({ flat }: Kit, x: number): string => {
  const at = (along: number, degrees: number): Place => [x + along, ...onRim(degrees, PIPE)]
  return flat([at(0, 38), at(26, 38), at(26, 52), at(44, 30), at(26, 8), at(26, 22), at(0, 22)], 'shell', 'top')
}

/** A window in the body: water, and the sound crossing it, reflected by the far wall. */
const beam = ({ face, wire }: Kit): string => {
  const [left, right] = [-27, 27]
  const rim = [-20, 0, 20, 40, 60]
  const window = [
    ...rim.map((degrees): Place => [left, ...onRim(degrees, BODY)]),
    ...rim.toReversed().map((degrees): Place => [right, ...onRim(degrees, BODY)]),
  ]
  const path: Place[] = [
    [-22, ...onRim(60, BODY)],
    [0, ...onRim(-16, BODY)],
    [22, ...onRim(60, BODY)],
  ]
  return face(window, 'water', 'top') + wire(path, 3, 'ink', '.1 7')
}

/** The cut end: wall, and water from rim to rim. */
const section = ({ face }: Kit): string => {
  const round = (r: number) => Array.from({ length: 32 }, (_, i): Place => [140, ...onRim(i * 11.25, r)])
  return face(round(PIPE), 'steel', 'top') + face(round(PIPE - 6), 'water', 'left')
}

/** A transducer, tilted in the direction of its sound, with its cable to the head. */
const transducer = ({ bar, cable }: Kit, x: number, lean: number): string => {
  const at = (share: number): Place => [x + lean * share, ...onRim(64, BODY + 26 * share)]
  return [
    cable(at(1.3), plus(at(1.8), [0, 0, 26]), [lean * 1.2, Y + 10, Z + BODY + 32]),
    bar(at(0.1), at(0.85), 22, 'gold'),
    bar(at(1.2), at(1.4), 12, 'dark'),
  ].join('')
}

/** The head with its antenna and its display. */
const head = ({ cylinder, box, flat, bar }: Kit): string => {
  const [x, y, z] = [-32, Y - 20, Z + BODY + 30]
  const digit = (at: number, height: number) =>
    flat(
      [
        [at, y + 40, z + 20],
        [at + 7, y + 40, z + 20],
        [at + 7, y + 40, z + 20 + height],
        [at, y + 40, z + 20 + height],
      ],
      'water',
      'top',
    )
  return [
    cylinder([0, Y, Z + BODY - 6], 12, 36, 'steel'),
    bar([x + 8, y + 6, z + 54], [x + 8, y + 6, z + 116], 3, 'dark'),
    box([x, y, z], [64, 40, 54], 'shell'),
    flat(
      [
        [x + 7, y + 40, z + 16],
        [x + 57, y + 40, z + 16],
        [x + 57, y + 40, z + 46],
        [x + 7, y + 40, z + 46],
      ],
      'dark',
      'left',
    ),
    ...[20, 12, 16, 22].map((height, i) => digit(x + 12 + i * 11, height)),
    flat(
      [
        [x + 7, y + 40, z + 5],
        [x + 27, y + 40, z + 5],
        [x + 27, y + 40, z + 11],
        [x + 7, y + 40, z + 11],
      ],
      'leaf',
      'top',
    ),
  ].join('')
}

/** Position of a point on the pipe's surface, across the pipe: 0° is left, 90° is up. */
function onRim(degrees: number, r: number): [y: number, z: number] {
  const angle = (degrees * Math.PI) / 180
  return [Y + r * Math.cos(angle), Z + r * Math.sin(angle)]
}
