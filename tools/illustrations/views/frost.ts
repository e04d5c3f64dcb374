import type { Oklch } from '../../../src/design-system/tokens/oklch.ts'
import { type Spot, short, trace } from '../objects/space.ts'
import { station } from './station.ts'
import { bands, createView, type GroundPoint, lay, ridge, under, type View } from './view.ts'

const SKY: readonly Oklch[] = [
  [21, 0.032, 232],
  [24.5, 0.036, 230],
  [29, 0.04, 226],
  [35, 0.043, 220],
  [43, 0.044, 212],
]
const FAR: Oklch = [37, 0.032, 222]
const NEAR: Oklch = [27, 0.03, 212]
const SNOW: Oklch = [72, 0.022, 226]
const SOIL: Oklch = [29.5, 0.024, 196]
const FURROW: Oklch = [24.5, 0.022, 205]
const LEAF: Oklch = [42, 0.045, 180]
const BLADE: Oklch = [50, 0.055, 172]
const RIME: Oklch = [63, 0.03, 205]
const FROST: Oklch = [88, 0.02, 215]
const STAR: Oklch = [95, 0.02, 95]
const LAMP: Oklch = [84, 0.125, 86]

/** Distance between rows in metres, and how far they run to the right of the eye with each metre of distance. */
const GAP = 0.62
const LEAN = 0.16

/** A clear night before sunrise: frost on the rows of winter wheat, and a weather station among them. */
export function drawFrostNight(): string {
  const view = createView({
    width: 1920,
    height: 1080,
    horizon: 470,
    eye: 3.6,
    lens: 1250,
    haze: [43, 0.035, 214],
    sight: 260,
    seed: 'ayaz',
  })
  drawSky(view)
  drawMountains(view)
  drawField(view)
  drawFarm(view)
  const foot: GroundPoint = [3.3, 8.7]
  const [x, y] = view.project(foot)
  view.stand(foot[1], station({ x, y, scale: view.scale(foot[1]) * 1.1 }))
  return view.svg()
}

function drawSky(view: View): void {
  const { width, horizon, random, colour } = view
  view.sky(bands(view, SKY, [0.3, 0.52, 0.72, 0.88, 1]))
  const stars = Array.from({ length: 210 }, () => {
    const [x, y] = [random.between(0, width), horizon * 0.9 * random.between(0, 1) ** 1.25]
    const r = random.pick([1, 1, 1.2, 1.5, 1.9, 2.6])
    const fade = (1 - y / horizon) * random.between(0.55, 1.1)
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${colour(STAR)}" opacity="${short(Math.max(0.15, Math.min(1, fade)))}"/>`
  })
  view.sky(stars.join(''))
  for (const [x, y, r] of [
    [1180, 150, 9],
    [1560, 268, 7],
    [760, 118, 8],
    [1742, 118, 8],
  ] as const)
    view.sky(
      `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z" fill="${colour(STAR)}"/>`,
    )
  // The waning moon rises late, and lights from the right.
  view.sky(
    `<path d="M1338 146A54 54 0 1 0 1392 232A46 46 0 1 1 1338 146Z" fill="${colour([93, 0.045, 95])}" transform="rotate(-18 1350 190)"/>`,
  )
}

function drawMountains(view: View): void {
  const { horizon, colour, random } = view
  const far = ridge(view, horizon - 26, 150, { steps: 44, peaks: 3.1 })
  view.sky(under(far, horizon + 4, colour(FAR)))
  // Snow lies on the upper slopes, on the side of the moon, with a ragged lower edge.
  const line = horizon - 96
  const snow = far.slice(0, -1).flatMap((p, i) => {
    const q = far[i + 1]!
    if (Math.min(p[1], q[1]) > line) return []
    const falls = q[1] > p[1] ? 0.95 : 0.5
    const at = (share: number): Spot => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
    const down = (share: number, by: number): Spot => {
      const [x, y] = at(share)
      return [x, y + Math.max(0, line - y) * by * falls]
    }
    return [
      trace([
        at(0),
        at(1),
        down(1, 0.75),
        down(0.72, random.between(0.8, 1.1)),
        down(0.5, random.between(0.45, 0.6)),
        down(0.25, random.between(0.7, 1)),
        down(0, 0.75),
      ]),
    ]
  })
  view.sky(`<path d="${snow.join('')}" fill="${colour(SNOW)}" opacity=".55"/>`)
  view.sky(under(ridge(view, horizon - 6, 62, { steps: 60, peaks: 1.7 }), horizon + 4, colour(NEAR)))
}

/** Rows of young wheat that run towards the farm, white on their ridges. */
function drawField(view: View): void {
  const { width, height, horizon, colour, random, project, lens } = view
  view.ground(`<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${colour(SOIL, 20)}"/>`)
  const at = (u: number, z: number): GroundPoint => [u + z * LEAN, z]
  const depths = [view.near * 0.9, 7, 8.5, 10.5, 13, 16, 20, 26, 34, 46, 64, 90, 140, 240]
  const isInSight = (...places: GroundPoint[]) => {
    const xs = places.map((place) => project(place)[0])
    return Math.max(...xs) > 0 && Math.min(...xs) < width
  }
  for (let k = depths.length - 2; k >= 0; k--) {
    const [z0, z1] = [depths[k]!, depths[k + 1]!]
    if ((lens * GAP) / z1 < 2.6) continue
    for (const [from, to, shade] of [
      [-0.07, 0.11, FURROW],
      [0.17, 0.47, LEAF],
      [0.29, 0.45, RIME],
    ] as const) {
      const strips = Array.from({ length: 500 }, (_, i) => (i - 250) * GAP)
        .filter((u) => isInSight(at(u + from, z0), at(u + to, z1)))
        .map((u) =>
          trace(
            [at(u + from, z0), at(u + to, z0), at(u + to, z1 * 1.004), at(u + from, z1 * 1.004)].map((p) => project(p)),
          ),
        )
      view.ground(`<path d="${strips.join('')}" fill="${colour(shade, z0)}"/>`)
    }
  }
  // Beyond the visible rows: bands of frosted fields up to the hills.
  const plain: readonly (readonly [number, number, Oklch])[] = [
    [120, 170, [50, 0.03, 200]],
    [170, 230, [58, 0.024, 208]],
    [230, 330, [47, 0.03, 195]],
    [330, 520, [60, 0.022, 212]],
    [520, 1400, [51, 0.028, 208]],
  ]
  for (const [from, to, shade] of plain)
    view.ground(
      lay(
        view,
        [
          [-3000, from],
          [3000, from * 1.06],
          [3000, to * 1.06],
          [-3000, to],
        ],
        colour(shade),
      ),
    )
  // Leaves stand up from the nearest rows, white at their tips.
  for (let z = 30; z > view.near * 0.94; z *= 0.962) {
    const size = lens / z
    const [leaves, tips]: [string[], string[]] = [[], []]
    for (let i = -60; i < 60; i++) {
      const [x, y] = project(at(i * GAP + 0.33 + random.between(-0.05, 0.05), z * random.between(0.985, 1.015)), 0)
      if (x < -20 || x > width + 20 || random.chance(0.2 + z / 60)) continue
      for (const tilt of [-0.075, 0.01, 0.085]) {
        const [dx, dy] = [tilt * size * random.between(0.7, 1.3), size * random.between(0.07, 0.13)]
        leaves.push(`M${short(x - 2)} ${short(y)}L${short(x + dx)} ${short(y - dy)}L${short(x + 2)} ${short(y)}Z`)
        tips.push(`M${short(x + dx * 0.55)} ${short(y - dy * 0.55)}L${short(x + dx)} ${short(y - dy)}`)
      }
    }
    view.ground(
      `<path d="${leaves.join('')}" fill="${colour(BLADE, z)}"/><path d="${tips.join('')}" stroke="${colour(FROST, z)}" stroke-width="${short(Math.max(1.4, size * 0.017))}" stroke-linecap="round" fill="none"/>`,
    )
  }
  // Cold air lies in the hollow.
  for (const [y, h, from, opacity] of [
    [horizon + 6, 15, 0, 0.24],
    [horizon + 34, 11, 900, 0.2],
    [horizon + 60, 9, -200, 0.13],
  ] as const)
    view.stand(
      40 - y / 100,
      `<path d="M${from - 60} ${y}q60 ${-h} 300 ${-h}H${width + 100}v${2 * h}H${from + 160}q-200 0-220-${h}Z" fill="${colour(FROST)}" opacity="${opacity}"/>`,
    )
}

/** A farm with one lit window, between bare poplars, where the rows meet. */
function drawFarm(view: View): void {
  const { colour, random, project } = view
  const house = (x: number, z: number, w: number, h: number, isLit: boolean): void => {
    const s = view.scale(z)
    const [left, foot] = project([x, z])
    const wall = colour([30, 0.02, 230], 40)
    const roof = `M${short(left - s)} ${short(foot - h * s)}L${short(left + (w / 2) * s)} ${short(foot - (h + 2.6) * s)}L${short(left + (w + 1) * s)} ${short(foot - h * s)}Z`
    const window = (from: number) =>
      `<path d="M${short(left + from * s)} ${short(foot - 0.35 * h * s)}v${short(-0.32 * h * s)}h${short(1.7 * s)}v${short(0.32 * h * s)}Z" fill="${colour(LAMP)}"/>`
    view.stand(
      z,
      `<path d="M${short(left)} ${short(foot)}v${short(-h * s)}h${short(w * s)}v${short(h * s)}Z" fill="${wall}"/><path d="${roof}" fill="${colour(SNOW, 60)}"/>${isLit ? window(w * 0.2) + window(w * 0.62) : ''}`,
    )
  }
  house(22, 150, 13, 5, true)
  house(37, 156, 8, 3.6, false)
  const poplars = [-52, -46, -40, -34, -28, 6, 12, 50, 55, 60, 66, 72, 92, 98].map((x) => [x, 165] as const)
  for (const [x, z] of poplars) {
    const s = view.scale(z)
    const [px, py] = project([x + random.between(-1, 1), z])
    const h = random.between(11, 16) * s
    const w = h * 0.12
    const twigs = Array.from({ length: 9 }, (_, i) => {
      const up = py - h * (0.25 + i * 0.075)
      const reach = w * (1 - i * 0.08)
      return `M${short(px)} ${short(up)}l${short(reach)} ${short(-h * 0.13)}M${short(px)} ${short(up)}l${short(-reach)} ${short(-h * 0.13)}`
    })
    view.stand(
      z,
      `<path d="M${short(px)} ${short(py)}V${short(py - h)}${twigs.join('')}" stroke="${colour([25, 0.022, 215])}" stroke-width="2" stroke-linecap="round" fill="none"/>`,
    )
  }
}
