import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { type Point, type Polygon, within } from '../landscapes/geometry.ts'
import { inkOf } from '../objects/ink.ts'
import { type Spot, short, trace } from '../objects/space.ts'
import { growPoplars, type Season } from './land.ts'
import { bands, createView, lay, ridge, sow, under, type View } from './view.ts'

const SHEET = { width: 1600, height: 900 }
const ink = inkOf('light')
const outline = `stroke="${ink.line('ink')}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`

const SEASON: Season = {
  track: [88, 0.05, 92],
  shadow: [34, 0.05, 150],
  shade: [0.7, 0.4],
  crops: [],
  poplar: [
    [44, 0.08, 150],
    [59, 0.105, 140],
  ],
}

function clearDay(view: View, near: Oklch): void {
  view.sky(
    bands(
      view,
      [
        [84, 0.042, 220],
        [88, 0.034, 214],
        [91.5, 0.026, 200],
        [94, 0.03, 110],
      ],
      [0.36, 0.62, 0.84, 1],
    ),
  )
  view.sky(
    under(ridge(view, view.horizon - 4, 82, { peaks: 2.4, steps: 60 }), view.horizon + 4, toHex([76, 0.045, 205])),
  )
  view.sky(
    under(ridge(view, view.horizon + 2, 38, { peaks: 1.6, steps: 60 }), view.horizon + 4, toHex([66, 0.06, 165])),
  )
  view.ground(`<path d="M0 ${view.horizon}H${view.width}V${view.height}H0Z" fill="${toHex(near)}"/>`)
}

/** A field of three soils, divided by their edges, with a grid of flags where samples are taken, and bags of the first ones. */
export function drawSamplingGrid(): string {
  const view = createView({
    ...SHEET,
    horizon: 250,
    eye: 26,
    lens: 1080,
    haze: [88, 0.04, 120],
    sight: 700,
    seed: 'etut',
  })
  clearDay(view, [80, 0.085, 118])
  // Neighbours in the distance.
  const strips: readonly (readonly [number, number, Oklch, Oklch])[] = [
    [190, 250, [78, 0.126, 85], [72, 0.126, 83]],
    [255, 340, [60, 0.1, 136], [54, 0.096, 137]],
    [345, 480, [82, 0.09, 112], [76, 0.095, 114]],
    [490, 800, [70, 0.075, 90], [64, 0.075, 88]],
  ]
  for (const [from, to, ground, row] of strips)
    sow(
      view,
      [
        [-700, from],
        [700, from + 16],
        [700, to + 16],
        [-700, to],
      ],
      { ground, row, gap: 7, width: 2.6 },
      0.02,
    )
  growPoplars(view, SEASON, [
    [-210, 186],
    [230, 196],
  ])
  const field: Polygon = [
    [-62, 42],
    [46, 38],
    [84, 168],
    [-118, 156],
  ]
  const rows = (part: Polygon, ground: Oklch, row: Oklch) =>
    sow(view, part, { ground, row, gap: 2.1, width: 0.8 }, 1.35)
  rows(field, [60, 0.062, 64], [54, 0.06, 62])
  // Gravel on the left, clay in the hollow on the right.
  const zone = (edge: readonly Point[], ground: Oklch, row: Oklch) => rows(edge, ground, row)
  zone(within(within(field, [0.94, -0.34], -60), [-0.2, 1], 400), [77, 0.06, 80], [71, 0.062, 77])
  zone(within(field, [-0.9, 0.43], 18), [47, 0.048, 60], [41.5, 0.045, 58])
  const spots = field.map((p) => view.project(p))
  view.ground(
    `<path d="${trace(spots)}" fill="none" stroke="${toHex([26.8, 0.028, 151])}" stroke-width="11" stroke-linejoin="round"/><path d="${trace(spots)}" fill="none" stroke="${toHex([96.3, 0.056, 94])}" stroke-width="5.5" stroke-linejoin="round"/>`,
  )
  // The grid, and a flag at each of its points.
  const [columns, lines] = [6, 5]
  const at = (u: number, v: number): Point => {
    const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    return mix(mix(field[0]!, field[1]!, u), mix(field[3]!, field[2]!, u), v)
  }
  const seams = [
    ...Array.from({ length: columns - 1 }, (_, i) => [at((i + 1) / columns, 0), at((i + 1) / columns, 1)]),
    ...Array.from({ length: lines - 1 }, (_, i) => [at(0, (i + 1) / lines), at(1, (i + 1) / lines)]),
  ]
  view.ground(
    `<path d="${seams
      .map((ends) =>
        trace(
          ends.map((p) => view.project(p)),
          '',
        ),
      )
      .join('')}" stroke="${toHex([96.3, 0.056, 94])}" stroke-width="3" stroke-dasharray="12 10" opacity=".75"/>`,
  )
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < lines; j++) {
      const place = at((i + 0.5) / columns, (j + 0.5) / lines)
      flag(view, place, (i + j * columns) % 7 === 3)
    }
  bags(view)
  return view.svg()
}

/** A flag on its stake; flags of points that have been sampled are gold. */
function flag(view: View, place: Point, isDone: boolean): void {
  const [x, y] = view.project(place)
  const s = view.scale(place[1]) * 1.35
  const [w, h] = [2.5 * s, 4.6 * s]
  const shade = isDone || place[1] < 72 ? toHex([80, 0.135, 85]) : toHex([97, 0.015, 95])
  view.stand(
    place[1],
    [
      `<path d="M${short(x)} ${short(y)}l${short(3.4 * s)} ${short(1 * s)}" stroke="${ink.line('shade')}" stroke-width="${short(0.5 * s)}" opacity=".3" stroke-linecap="round"/>`,
      `<path d="M${short(x)} ${short(y)}V${short(y - h)}" stroke="${ink.line('ink')}" stroke-width="${short(Math.max(2, 0.34 * s))}" stroke-linecap="round"/>`,
      `<path d="M${short(x)} ${short(y - h)}l${short(w)} ${short(0.32 * h)}l${short(-w)} ${short(0.3 * h)}Z" fill="${shade}" stroke="${ink.line('ink')}" stroke-width="${short(Math.max(1.6, 0.2 * s))}" stroke-linejoin="round"/>`,
    ].join(''),
  )
}

/** Three bags of soil with labels, and the auger, at the near edge of the field. */
function bags(view: View): void {
  const bag = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-64 96Q72 118 150 92Q84 74 40 74Z" fill="${ink.line('shade')}" opacity=".28"/><path d="M-58 92Q-72 8-34-22Q-40-44-30-60H30Q42-44 36-22Q72 8 60 92Q0 106-58 92Z" fill="${toHex([88, 0.055, 88])}"/><path d="M14-22Q50 20 26 99Q48 97 60 92Q72 8 36-22Z" fill="${toHex([78, 0.065, 84])}"/><path d="M-58 92Q-72 8-34-22Q-40-44-30-60H30Q42-44 36-22Q72 8 60 92Q0 106-58 92Z" fill="none" ${outline}/><path d="M-37-22Q0-10 38-22" fill="none" stroke="${toHex([47.7, 0.086, 155])}" stroke-width="11" stroke-linecap="round"/><path d="M-32 14H26V62H-32Z" fill="${toHex([98, 0.009, 100])}" ${outline}/><path d="M-22 30H14M-22 45H4" stroke="${ink.line('ink')}" stroke-width="4" stroke-linecap="round"/></g>`
  view.stand(
    20,
    [
      `<path d="M986 838L950 470" stroke="${ink.line('ink')}" stroke-width="23" stroke-linecap="round"/><path d="M986 838L950 470" stroke="${ink.tone('steel', 'left')}" stroke-width="16" stroke-linecap="round"/><path d="M858 484L1042 456" stroke="${ink.line('ink')}" stroke-width="33" stroke-linecap="round"/><path d="M858 484L1042 456" stroke="${ink.tone('clay', 'left')}" stroke-width="26" stroke-linecap="round"/>`,
      `<path d="M950 832q36-26 78 0q10 24-40 26t-38-26Z" fill="${toHex([47, 0.05, 60])}" ${outline}/>`,
      bag(1172, 756, 0.86),
      bag(1276, 806, 1),
      bag(1100, 826, 0.94),
    ].join(''),
  )
}

/** A drone over wheat: it sprays the sick patch alone, along its planned lanes. */
export function drawSprayPlan(): string {
  const view = createView({
    ...SHEET,
    horizon: 262,
    eye: 17,
    lens: 1080,
    haze: [88, 0.05, 112],
    sight: 520,
    seed: 'dron',
  })
  clearDay(view, [64, 0.105, 134])
  sow(
    view,
    [
      [-600, 26],
      [600, 26],
      [600, 190],
      [-600, 190],
    ],
    { ground: [60, 0.105, 138], row: [54, 0.098, 140], gap: 2, width: 0.85 },
    1.42,
  )
  const far: readonly (readonly [number, number, Oklch])[] = [
    [194, 250, [80, 0.12, 88]],
    [254, 330, [56, 0.09, 146]],
    [334, 470, [84, 0.095, 100]],
    [480, 900, [66, 0.09, 128]],
  ]
  for (const [from, to, shade] of far)
    view.ground(
      lay(
        view,
        [
          [-900, from],
          [900, from + 10],
          [900, to + 10],
          [-900, to],
        ],
        view.colour(shade, from * 0.5),
      ),
    )
  growPoplars(view, SEASON, [
    [-180, 194],
    [200, 203],
  ])
  const blob = (x: number, z: number, rx: number, rz: number): Polygon =>
    Array.from({ length: 96 }, (_, i) => {
      const t = (i / 96) * 2 * Math.PI
      const r = 1 + 0.16 * Math.sin(3 * t + 0.6) + 0.09 * Math.sin(5 * t)
      return [x + Math.cos(t) * rx * r, z + Math.sin(t) * rz * r]
    })
  const sick = blob(4, 74, 30, 27)
  const patch = (part: Polygon, ground: Oklch, row: Oklch) => {
    view.ground(lay(view, part, toHex(ground)))
    // Rows of the same field, inside the patch.
    const lines: string[] = []
    for (let u = -80; u < 80; u += 2) {
      const inside = Array.from({ length: 60 }, (_, i) => 42 + i * 1.15).filter((z) =>
        contains(part, [u + z * 0.152, z]),
      )
      if (inside.length < 2) continue
      const [a, b] = [inside[0]!, inside.at(-1)!]
      const strip: Point[] = [
        [u + a * 0.152, a],
        [u + 0.85 + a * 0.152, a],
        [u + 0.85 + b * 0.152, b],
        [u + b * 0.152, b],
      ]
      lines.push(trace(strip.map((p) => view.project(p))))
    }
    view.ground(`<path d="${lines.join('')}" fill="${toHex(row)}" opacity=".85"/>`)
  }
  patch(sick, [82, 0.13, 98], [75, 0.13, 94])
  patch(blob(4, 73, 13, 11.5), [74, 0.12, 76], [67, 0.115, 72])
  // What has been sprayed is wet and dark.
  const done = within(sick, [0.98, -0.15], -3)
  view.ground(lay(view, done, toHex([38, 0.075, 158]), ' opacity=".4"'))
  const edge = trace(sick.map((p) => view.project(p)))
  view.ground(
    `<path d="${edge}" fill="none" stroke="${toHex([26.8, 0.028, 151])}" stroke-width="9" stroke-linejoin="round"/><path d="${edge}" fill="none" stroke="${toHex([96.3, 0.056, 94])}" stroke-width="4.5" stroke-linejoin="round"/>`,
  )
  // The plan: lanes up and down, joined at their ends.
  const lanes = [-17, -9, -1, 7, 15, 23].flatMap((u, i): Point[] => {
    const [near, away] = [56, 93]
    const ends: Point[] = [
      [u + near * 0.02, near],
      [u + away * 0.02, away],
    ]
    return i % 2 ? ends.toReversed() : ends
  })
  view.ground(
    `<path d="${trace(
      lanes.map((p) => view.project(p)),
      '',
    )}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="3 13" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`,
  )
  drone(view, [4.5, 56])
  return view.svg()
}

/** Whether a point lies in a polygon, by the parity of crossings. */
function contains(polygon: Polygon, [x, z]: Point): boolean {
  let isInside = false
  polygon.forEach(([ax, az], i) => {
    const [bx, bz] = polygon[(i + 1) % polygon.length]!
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) isInside = !isInside
  })
  return isInside
}

/** A drone seen from behind, ahead of its spray; its shadow falls beside the wet lane. */
function drone(view: View, place: Point): void {
  const [x, ground] = view.project(place)
  const y = ground - 190
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`
  const rotor = (dx: number, dy: number, r: number): string =>
    [
      `<ellipse cx="${short(x + dx)}" cy="${short(y + dy)}" rx="${r}" ry="${short(r * 0.24)}" fill="${toHex([90, 0.03, 215])}" opacity=".62" ${outline}/>`,
      `<path d="M${at(dx - r * 0.86, dy + 3)}L${at(dx + r * 0.86, dy - 3)}" stroke="${ink.line('ink')}" stroke-width="8" stroke-linecap="round"/>`,
      `<path d="M${at(dx - 10, dy - 5)}h20v34h-20Z" fill="${ink.tone('steel', 'left')}" ${outline}/>`,
    ].join('')
  const plume = (dx: number, dy: number, spread: number, depth: number): string => {
    const foot: Spot = [x + dx, y + dy + depth]
    return [
      `<path d="M${at(dx - 8, dy)}L${short(foot[0] - spread)} ${short(foot[1])}Q${short(foot[0])} ${short(foot[1] + 16)} ${short(foot[0] + spread)} ${short(foot[1])}L${at(dx + 8, dy)}Z" fill="${toHex([92, 0.03, 215])}" opacity=".5"/>`,
      ...[-0.6, -0.2, 0.2, 0.6].map(
        (t) =>
          `<path d="M${at(dx + t * 10, dy + 18)}L${short(foot[0] + t * spread)} ${short(foot[1] - 6)}" stroke="#fff" stroke-width="3" stroke-dasharray="10 12" stroke-linecap="round" opacity=".9"/>`,
      ),
    ].join('')
  }
  view.stand(
    place[1],
    [
      `<ellipse cx="${short(x + 74)}" cy="${short(ground + 36)}" rx="190" ry="30" fill="${ink.line('shade')}" opacity=".3"/>`,
      rotor(-150, -52, 92),
      rotor(150, -52, 92),
      plume(-196, 28, 62, 168),
      plume(196, 28, 62, 168),
      plume(-70, 36, 54, 160),
      plume(70, 36, 54, 160),
      `<path d="M${at(-210, 12)}L${at(-40, -16)}M${at(210, 12)}L${at(40, -16)}M${at(-150, -28)}L${at(-40, -18)}M${at(150, -28)}L${at(40, -18)}" stroke="${ink.line('ink')}" stroke-width="21" stroke-linecap="round"/><path d="M${at(-210, 12)}L${at(-40, -16)}M${at(210, 12)}L${at(40, -16)}M${at(-150, -28)}L${at(-40, -18)}M${at(150, -28)}L${at(40, -18)}" stroke="${ink.tone('dark', 'left')}" stroke-width="15" stroke-linecap="round"/>`,
      `<path d="M${at(-46, 62)}L${at(-74, 104)}M${at(46, 62)}L${at(74, 104)}M${at(-104, 106)}h60M${at(44, 106)}h60" fill="none" stroke="${ink.line('ink')}" stroke-width="11" stroke-linecap="round"/>`,
      `<path d="M${at(-66, 4)}h132l-14 66h-104Z" fill="${ink.tone('shell', 'left')}" ${outline}/><path d="M${at(24, 4)}h42l-14 66h-36Z" fill="${ink.tone('shell', 'right')}"/><path d="M${at(-58, 40)}h116l-6 30h-104Z" fill="${ink.tone('water', 'left')}" ${outline}/>`,
      `<path d="M${at(-84, 6)}Q${at(-76, -46)} ${at(-30, -54)}H${short(x + 30)}Q${at(76, -46)} ${at(84, 6)}Z" fill="${ink.tone('leaf', 'left')}"/><path d="M${at(20, -54)}h10Q${at(76, -46)} ${at(84, 6)}H${short(x + 30)}Z" fill="${ink.tone('leaf', 'right')}"/><path d="M${at(-84, 6)}Q${at(-76, -46)} ${at(-30, -54)}H${short(x + 30)}Q${at(76, -46)} ${at(84, 6)}Z" fill="none" ${outline}/>`,
      `<path d="M${at(-18, -58)}h36v-14h-36Z" fill="${ink.tone('gold', 'top')}" ${outline}/><circle cx="${short(x)}" cy="${short(y - 22)}" r="8" fill="${ink.tone('gold', 'top')}" ${outline}/>`,
      rotor(-212, -14, 104),
      rotor(212, -14, 104),
    ].join(''),
  )
}
