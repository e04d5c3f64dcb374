import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { move, type Point, type Polygon, rectangle, turned, unit } from '../landscapes/geometry.ts'
import { type Spot, short, trace } from '../objects/space.ts'
import { build, type Crown, divideLand, type Growth, growTree, measure, type Season } from './land.ts'
import { bands, createView, lay, ridge, seen, under, type View } from './view.ts'

const SHEET = { width: 1920, height: 1080 }

const BLOSSOM: Crown = [
  [83, 0.05, 5],
  [94, 0.022, 20],
]
const LEAFY: Crown = [
  [42, 0.075, 152],
  [56, 0.1, 140],
]
const field = (ground: Oklch, row: Oklch, gap = 3.4, width = 1.3): Growth => ({ ground, row, gap, width })

/** Spring in Çukurova: young grain, orchards in blossom, new leaves on the poplars, snow on the mountains behind. */
export function drawSpring(): string {
  const view = createView({
    ...SHEET,
    horizon: 330,
    eye: 62,
    lens: 1250,
    haze: [88, 0.035, 190],
    sight: 1900,
    seed: 'bahar3',
  })
  const season: Season = {
    track: [90, 0.04, 100],
    shadow: [35, 0.05, 165],
    shade: [0.75, 0.5],
    poplar: [
      [55, 0.11, 138],
      [72, 0.14, 122],
    ],
    crops: [
      field([75, 0.118, 121], [69, 0.118, 123]),
      field([66, 0.112, 129], [60, 0.108, 131]),
      field([81, 0.1, 116], [75, 0.105, 118]),
      field([58, 0.1, 140], [52, 0.095, 143]),
      field([56, 0.052, 58], [62, 0.12, 134], 3.6, 1),
      field([49, 0.048, 55], [43, 0.045, 52], 3),
      field([86, 0.125, 101], [80.5, 0.125, 99], 3.2),
      {
        ground: [71, 0.095, 127],
        row: [70, 0.1, 127],
        gap: 9,
        width: 2,
        trees: { apart: 8, radius: 2.9, crown: BLOSSOM },
      },
      {
        ground: [68, 0.09, 130],
        row: [70, 0.1, 127],
        gap: 9,
        width: 2,
        trees: { apart: 8, radius: 2.9, crown: BLOSSOM },
      },
      {
        ground: [70, 0.085, 128],
        row: [70, 0.1, 127],
        gap: 9,
        width: 2,
        trees: { apart: 8.5, radius: 2.8, crown: LEAFY },
      },
    ],
  }
  view.sky(
    bands(
      view,
      [
        [84, 0.044, 222],
        [87.5, 0.037, 218],
        [91, 0.028, 208],
        [93.5, 0.024, 160],
        [95.5, 0.034, 105],
      ],
      [0.34, 0.56, 0.74, 0.88, 1],
    ),
  )
  cloud(view, 1180, 172, 300)
  cloud(view, 1640, 236, 220)
  cloud(view, 240, 150, 260)
  snowyRidge(view, 128, [78, 0.04, 232], [97, 0.01, 220])
  view.sky(
    under(ridge(view, view.horizon + 2, 46, { peaks: 2.1, steps: 60 }), view.horizon + 4, toHex([72, 0.06, 178])),
  )
  ground(view, season)
  const fields = divideLand(view, season)
  measure(view, fields, [0.7, 0.53])
  build(view, [62, 258], 15, true)
  build(view, [84, 266], 9, true)
  return view.svg()
}

/** Summer in Konya: circles under their turning arms, ripe wheat and stubble between them, a volcano in the haze. */
export function drawSummer(): string {
  const view = createView({
    ...SHEET,
    horizon: 330,
    eye: 105,
    lens: 1250,
    haze: [92, 0.05, 88],
    sight: 3000,
    seed: 'bozkir4',
  })
  const season: Season = {
    track: [90, 0.05, 92],
    shadow: [38, 0.05, 120],
    shade: [0.4, 0.3],
    poplar: [
      [41, 0.075, 150],
      [54, 0.095, 142],
    ],
    crops: [
      field([80, 0.126, 85], [74, 0.126, 83], 5, 1.9),
      field([86, 0.1, 92], [79.5, 0.105, 90], 5, 1.9),
      field([88, 0.074, 95], [81, 0.083, 94], 6, 2.4),
      field([73, 0.07, 75], [67, 0.07, 72], 5, 2),
      field([55, 0.05, 60], [49, 0.046, 58], 5, 2),
    ],
  }
  view.sky(
    bands(
      view,
      [
        [81, 0.055, 228],
        [85.5, 0.045, 222],
        [90, 0.032, 205],
        [93.5, 0.04, 110],
        [94, 0.062, 90],
      ],
      [0.3, 0.52, 0.7, 0.86, 1],
    ),
  )
  sun(view, 1500, 176, 46, [99, 0.04, 95])
  volcano(view, 1190, 300, 96)
  view.sky(
    under(ridge(view, view.horizon + 2, 26, { peaks: 1.6, steps: 60 }), view.horizon + 4, toHex([79, 0.045, 95])),
  )
  ground(view, season)
  const fields = layPivots(view, season)
  measure(view, fields, [0.68, 0.72])
  return view.svg()
}

/** Autumn by the Menderes: rusty vines, silver olives, ploughed land, the river in low light. */
export function drawAutumn(): string {
  const view = createView({
    ...SHEET,
    horizon: 350,
    eye: 62,
    lens: 1250,
    haze: [82, 0.07, 62],
    sight: 1500,
    seed: 'guz5',
  })
  const season: Season = {
    track: [85, 0.055, 78],
    shadow: [27, 0.045, 30],
    shade: [-1.7, -0.75],
    isDry,
    poplar: [
      [62, 0.12, 72],
      [79, 0.135, 84],
    ],
    crops: [
      field([72, 0.075, 72], [51, 0.125, 38], 4.4, 2.5),
      field([70, 0.075, 70], [58, 0.13, 52], 4.4, 2.5),
      field([74, 0.08, 76], [45, 0.105, 30], 4.4, 2.5),
      field([47, 0.05, 52], [41, 0.046, 48], 3.4),
      field([53, 0.055, 56], [47, 0.05, 52], 3.4),
      field([80, 0.085, 84], [74, 0.09, 81], 3.8),
      field([66, 0.095, 112], [58, 0.095, 118], 3.4),
      { ground: [71, 0.07, 78], row: [70, 0.07, 78], gap: 10, width: 2, trees: { apart: 9, radius: 3, crown: OLIVE } },
      { ground: [67, 0.065, 74], row: [70, 0.07, 78], gap: 10, width: 2, trees: { apart: 9, radius: 3, crown: OLIVE } },
    ],
  }
  view.sky(
    bands(
      view,
      [
        [69, 0.032, 255],
        [73.5, 0.03, 300],
        [78, 0.04, 5],
        [82, 0.055, 45],
        [85.5, 0.075, 66],
        [89, 0.085, 80],
        [92, 0.085, 88],
      ],
      [0.2, 0.36, 0.5, 0.63, 0.75, 0.86, 1],
    ),
  )
  sun(view, 1585, 246, 62, [95, 0.09, 90])
  view.sky(
    under(ridge(view, view.horizon - 10, 130, { peaks: 3.2, steps: 70 }), view.horizon + 4, toHex([71, 0.05, 30])),
  )
  view.sky(under(ridge(view, view.horizon - 2, 88, { peaks: 2.3, steps: 70 }), view.horizon + 4, toHex([61, 0.05, 18])))
  view.sky(under(ridge(view, view.horizon + 2, 44, { peaks: 1.4, steps: 70 }), view.horizon + 4, toHex([51, 0.045, 5])))
  ground(view, season)
  const fields = divideLand(view, season)
  river(view, season)
  measure(
    view,
    fields.filter(({ polygon }) => polygon.every(isDry)),
    [0.68, 0.64],
  )
  build(view, [70, 330], 15, false)
  return view.svg()
}

const OLIVE: Crown = [
  [45, 0.04, 135],
  [64, 0.045, 125],
]

/** The sun as a disc, with two rings of light. */
function sun(view: View, x: number, y: number, r: number, shade: Oklch): void {
  const disc = (share: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${short(r * share)}" fill="${toHex(shade)}" opacity="${opacity}"/>`
  view.sky(disc(2.5, 0.16) + disc(1.6, 0.3) + disc(1, 1))
}

/** Hasan Dağı: a cone with a shoulder, its right side in shade, a trace of snow. */
function volcano({ horizon, sky }: View, x: number, half: number, rise: number): void {
  const at = (u: number, v: number) => `${short(x + u * half)} ${short(horizon + 2 - v * rise)}`
  sky(
    `<path d="M${at(-1.5, 0)}Q${at(-0.5, 0.25)} ${at(-0.12, 1)}L${at(0.02, 1.04)}L${at(0.12, 0.95)}Q${at(0.3, 0.5)} ${at(0.42, 0.62)}Q${at(0.6, 0.3)} ${at(1.5, 0)}Z" fill="${toHex([76, 0.045, 245])}"/>` +
      `<path d="M${at(0.02, 1.04)}L${at(0.12, 0.95)}Q${at(0.3, 0.5)} ${at(0.42, 0.62)}Q${at(0.6, 0.3)} ${at(1.5, 0)}H${short(x + 0.16 * half)}Q${at(-0.02, 0.5)} ${at(0.02, 1.04)}Z" fill="${toHex([70, 0.05, 255])}"/>` +
      `<path d="M${at(-0.12, 1)}L${at(0.02, 1.04)}L${at(0.12, 0.95)}L${at(0.08, 0.82)}L${at(0.02, 0.9)}L${at(-0.05, 0.76)}L${at(-0.1, 0.86)}L${at(-0.2, 0.72)}Z" fill="${toHex([95, 0.015, 230])}"/>`,
  )
}

const SIDE = 250

/** A grid of circles; the squares without one are fields. */
function layPivots(view: View, season: Season) {
  const { random } = view
  const fields: ReturnType<typeof divideLand> = []
  for (let row = 12; row >= -2; row--)
    for (let column = -12; column <= 12; column++) {
      const [middle] = turned([[column * SIDE + 72, row * SIDE]], -0.2443, [0, 330]) as [Point]
      const square = turned(rectangle([0, 0], SIDE / 2 - 3), -0.2443, middle)
      if (middle[1] < -SIDE || isBehind(view, square)) continue
      const kind = random.between(0, 1)
      if (kind < 0.24) {
        fields.push(...divideLand(view, season, square, 6))
        continue
      }
      view.ground(lay(view, square, view.colour(season.crops[random.pick([1, 2, 2])]!.ground, middle[1])))
      const radius = SIDE / 2 - 9
      fields.push({ polygon: circle(middle, radius), middle })
      irrigate(view, middle, radius)
    }
  return fields
}

const isBehind = (view: View, square: Polygon): boolean => {
  const part = seen(view, square)
  if (part.length < 3) return true
  const xs = part.map((p) => view.project(p)[0])
  return Math.max(...xs) < -10 || Math.min(...xs) > view.width + 10
}

const circle = (middle: Point, radius: number, from = 0, to = 2 * Math.PI, steps = 144): Polygon =>
  Array.from({ length: steps + 1 }, (_, i) => move(middle, unit(from + ((to - from) * i) / steps), radius))

/** A circle of crops in slices, with wheel tracks, and the arm in its spray. */
function irrigate(view: View, middle: Point, radius: number): void {
  const { random, colour } = view
  const [, away] = middle
  const slices = random.pick([1, 1, 2, 2, 3])
  const start = random.between(0, 6.28)
  for (let i = 0; i < slices; i++) {
    const shade = random.pick(CIRCLES)
    const turn = (2 * Math.PI) / slices
    const part = circle(middle, radius, start + i * turn, start + (i + 1) * turn, Math.ceil(144 / slices))
    view.ground(lay(view, slices > 1 ? [...part, middle] : part, colour(shade, away)))
  }
  const rings = (count: number, width: number, opacity: number) => {
    const d = Array.from({ length: count - 1 }, (_, i) => {
      const ring = seen(view, circle(middle, (radius * (i + 1)) / count))
      return ring.length > 2 ? trace(ring.map((p) => view.project(p))) : ''
    })
    const weight = short(Math.max(0.6, width / away))
    view.ground(
      `<path d="${d.join('')}" fill="none" stroke="${colour([30, 0.05, 150], away)}" stroke-width="${weight}" opacity="${opacity}"/>`,
    )
  }
  if (away < 700) rings(26, 800, 0.13)
  rings(4, 340, 0.3)
  const arm = random.between(0, 6.28)
  const wet = [...circle(middle, radius, arm, arm + 0.55, 12), middle]
  view.ground(lay(view, wet, colour([30, 0.06, 160], away), ' opacity=".3"'))
  const tip = move(middle, unit(arm), radius)
  if (tip[1] < view.near || middle[1] < view.near) return
  const s = view.scale(away)
  const spray = [middle, tip].map((p) => view.project(p, 4))
  const foot = [tip, middle].map((p) => view.project(move(p, unit(arm + Math.PI / 2), 9)))
  view.ground(`<path d="${trace([...spray, ...foot])}" fill="#fff" opacity=".5"/>`)
  view.ground(
    `<path d="${trace(spray, '')}" stroke="${colour([97, 0.015, 95], away)}" stroke-width="${short(Math.max(1, 1.1 * s))}" fill="none"/>`,
  )
  const towers = Array.from({ length: 7 }, (_, i) => {
    const p = move(middle, unit(arm), (radius * (i + 1)) / 7)
    const [[x, y], [u, v]] = [view.project(p), view.project(p, 4.4)]
    return `M${short(x - 1.6 * s)} ${short(y)}L${short(u)} ${short(v)}L${short(x + 1.6 * s)} ${short(y)}`
  })
  view.ground(
    `<path d="${towers.join('')}" fill="none" stroke="${colour([34, 0.03, 150], away)}" stroke-width="${short(Math.max(0.7, 0.42 * s))}" stroke-linejoin="round"/>`,
  )
}

const CIRCLES: readonly Oklch[] = [
  [47.7, 0.086, 155],
  [47.7, 0.086, 155],
  [54, 0.1, 145],
  [58.7, 0.099, 134],
  [73.8, 0.112, 119],
  [80, 0.126, 85],
  [51.6, 0.048, 63],
]

/** Position of the river to the right of the eye, by distance. */
const course = (z: number): number => 40 + 120 * Math.sin(z / 125 + 0.9) * Math.min(1.4, 0.5 + z / 900) + z * 0.12

const isDry = ([x, z]: Point): boolean => Math.abs(x - course(z)) > 24

/** The river in its bends, with poplars on its banks. */
function river(view: View, season: Season): void {
  const depths = Array.from({ length: 150 }, (_, i) => view.near * 0.95 * 1.0215 ** i).filter((z) => z < 2400)
  const band = (half: number): Polygon => [
    ...depths.map((z): Point => [course(z) - half, z]),
    ...depths.toReversed().map((z): Point => [course(z) + half, z]),
  ]
  const flat = (half: number, shade: Oklch, extra = '') =>
    view.ground(`<path d="${trace(band(half).map((p) => view.project(p)))}" fill="${toHex(shade)}"${extra}/>`)
  flat(17, season.track)
  flat(15, [62, 0.08, 108])
  flat(11, [82, 0.075, 84])
  flat(9, [70, 0.045, 235])
  flat(5.4, [80, 0.05, 60], ' opacity=".7"')
  flat(2, [92, 0.08, 86], ' opacity=".8"')
  for (const z of depths.filter((_, i) => i % 2 === 0))
    for (const side of [-1, 1])
      if (view.random.chance(0.55) && z < 900)
        growTree(view, season, [course(z) + side * view.random.between(14, 19), z], view.random.between(2.4, 3.4), [
          [55, 0.1, 70],
          [74, 0.125, 80],
        ])
}

/** The land under the fields: the colour of tracks. */
const ground = (view: View, { track }: Season): void =>
  view.ground(`<path d="M0 ${view.horizon}H${view.width}V${view.height}H0Z" fill="${view.colour(track, 260)}"/>`)

/** A flat cloud of three lobes. */
function cloud(view: View, x: number, y: number, width: number): void {
  const h = width * 0.11
  view.sky(
    `<path d="M${x} ${y}q${short(width * 0.04)} ${short(-h)} ${short(width * 0.2)} ${short(-h * 0.9)}q${short(width * 0.1)} ${short(-h * 1.5)} ${short(width * 0.3)} ${short(-h)}q${short(width * 0.16)} ${short(-h * 0.6)} ${short(width * 0.28)} ${short(h * 0.7)}q${short(width * 0.16)} ${short(-h * 0.1)} ${short(width * 0.22)} ${short(h * 1.2)}Z" fill="#fff" opacity=".72"/>`,
  )
}

/** Mountains with snow on their lit sides. */
function snowyRidge(view: View, rise: number, rock: Oklch, snow: Oklch): void {
  const { horizon, random } = view
  const far = ridge(view, horizon - 14, rise, { steps: 40, peaks: 3.4 })
  view.sky(under(far, horizon + 4, toHex(rock)))
  const line = horizon - rise * 0.46
  const parts = far.slice(0, -1).flatMap((p, i) => {
    const q = far[i + 1]!
    if (Math.min(p[1], q[1]) > line) return []
    const at = (share: number, by: number): Spot => {
      const [x, y] = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
      return [x, y + Math.max(0, line - y) * by * (q[1] > p[1] ? 0.6 : 1)]
    }
    const edge = [
      at(1, 0.8),
      at(0.7, random.between(0.9, 1.2)),
      at(0.45, random.between(0.4, 0.6)),
      at(0.2, random.between(0.8, 1.1)),
      at(0, 0.8),
    ]
    return [`M${[at(0, 0), at(1, 0), ...edge].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`]
  })
  view.sky(`<path d="${parts.join('')}" fill="${toHex(snow)}"/>`)
}
