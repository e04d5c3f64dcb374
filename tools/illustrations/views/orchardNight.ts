import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { type Spot, short } from '../objects/space.ts'
import { bands, createView, type GroundPoint, ridge, under, type View } from './view.ts'

const SKY: readonly Oklch[] = [
  [29, 0.055, 272],
  [35, 0.058, 278],
  [43, 0.06, 290],
  [54, 0.068, 330],
  [66, 0.085, 20],
  [76, 0.095, 52],
]
const INK: Oklch = [21, 0.03, 270]

/** An orchard in blossom before sunrise: a wind machine pulls the warm air down. */
export function drawWindMachine(): string {
  const view = createView({
    width: 1600,
    height: 900,
    horizon: 430,
    eye: 5.2,
    lens: 1150,
    haze: [56, 0.05, 320],
    sight: 170,
    seed: 'pervane',
  })
  const { width, height, horizon, random, project } = view
  view.sky(bands(view, SKY, [0.26, 0.48, 0.66, 0.8, 0.91, 1]))
  const stars = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(0, width), horizon * 0.6 * random.between(0, 1) ** 1.4]
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${random.pick([1, 1.3, 1.8, 2.4])}" fill="#fff" opacity="${short(Math.max(0.2, 0.9 - y / 300))}"/>`
  })
  view.sky(stars.join(''))
  view.sky(under(ridge(view, horizon - 6, 110, { peaks: 2.7, steps: 60 }), horizon + 4, toHex([46, 0.055, 300])))
  view.sky(under(ridge(view, horizon + 2, 54, { peaks: 1.8, steps: 60 }), horizon + 4, toHex([37, 0.05, 285])))
  view.ground(`<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${toHex([40, 0.04, 250])}"/>`)
  // Grass between the rows is white with frost.
  const at = (u: number, z: number): GroundPoint => [u + z * -0.28, z]
  for (let u = -60; u < 90; u += 6.4) {
    const strip = (from: number, to: number, shade: Oklch, opacity: number) => {
      const [a, b, c, d] = [at(u + from, 5.4), at(u + to, 5.4), at(u + to, 400), at(u + from, 400)].map((p) =>
        project(p).map(short).join(' '),
      )
      view.ground(`<path d="M${a}L${b}L${c}L${d}Z" fill="${toHex(shade)}" opacity="${opacity}"/>`)
    }
    strip(-1.2, 1.2, [30, 0.035, 265], 0.8)
    strip(2, 4.4, [66, 0.03, 250], 0.45)
  }
  view.ground(`<path d="M0 ${horizon}H${width}V${horizon + 22}H0Z" fill="${toHex([58, 0.05, 320])}" opacity=".8"/>`)
  for (let z = 16; z < 170; z *= 1.15)
    for (let u = -60; u < 90; u += 6.4) {
      const place = at(u, z * (1 + random.between(-0.01, 0.01)))
      blossomTree(view, place)
    }
  machine(view, [3.6, 21])
  view.stand(
    8,
    `<path d="M-20 ${horizon + 58}q260-26 620-12t1040-8v22q-480 22-900 8t-760 12Z" fill="${toHex([86, 0.03, 300])}" opacity=".2"/>`,
  )
  return view.svg()
}

/** A tree in blossom: its trunk, and a crown of three lobes lit by the dawn from the right. */
function blossomTree(view: View, place: GroundPoint): void {
  const [x, y] = view.project(place)
  const s = view.scale(place[1])
  if (x < -3 * s || x > view.width + 3 * s || s < 5) return
  const { colour, random } = view
  const [z] = [place[1]]
  const r = 1.55 * s * random.between(0.92, 1.1)
  const lobes: readonly (readonly [number, number, number])[] = [
    [-0.62, -2.3, 0.72],
    [0.62, -2.35, 0.74],
    [0, -2.75, 0.86],
    [0, -2.1, 0.7],
  ]
  const circle = ([u, v, k]: readonly [number, number, number], shade: Oklch, dx = 0, dy = 0, share = 1) =>
    `<circle cx="${short(x + u * r + dx * r)}" cy="${short(y + v * 0.92 * s + dy * r)}" r="${short(r * k * share)}" fill="${colour(shade, z)}"/>`
  const specks = Array.from({ length: s > 16 ? 46 : 0 }, () => {
    const [u, v, k] = random.pick(lobes)
    const angle = random.between(0, 6.28)
    const by = r * k * random.between(0.2, 0.95)
    return `<circle cx="${short(x + u * r + Math.cos(angle) * by)}" cy="${short(y + v * 0.92 * s + Math.sin(angle) * by)}" r="${short(s * 0.036)}" fill="${colour([96, 0.02, 20], z)}"/>`
  })
  view.stand(
    z,
    [
      `<path d="M${short(x - 0.1 * s)} ${short(y)}L${short(x - 0.07 * s)} ${short(y - 1.7 * s)}L${short(x - 0.5 * s)} ${short(y - 2.3 * s)}M${short(x)} ${short(y - 1.4 * s)}L${short(x + 0.5 * s)} ${short(y - 2.3 * s)}" stroke="${colour(INK, z)}" stroke-width="${short(0.17 * s)}" stroke-linecap="round" fill="none"/>`,
      ...lobes.map((lobe) => circle(lobe, [64, 0.055, 340])),
      ...lobes.map((lobe) => circle(lobe, [77, 0.05, 355], 0.14, -0.1, 0.76)),
      circle(lobes[2]!, [86, 0.042, 15], 0.2, -0.16, 0.6),
      circle(lobes[1]!, [86, 0.042, 15], 0.16, -0.12, 0.56),
      ...specks,
    ].join(''),
  )
}

/** A wind machine: a tower with two blades and the warm air that they pull down, and its engine at the foot. */
function machine(view: View, place: GroundPoint): void {
  const [x, y] = view.project(place)
  const s = view.scale(place[1])
  const top = y - 9.2 * s
  const [steel, dark, gold, warm] = (
    [
      [80, 0.014, 280],
      [58, 0.02, 285],
      [85, 0.127, 88],
      [86, 0.09, 60],
    ] as const
  ).map((shade) => toHex(shade))
  const ink = `stroke="${toHex(INK)}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"`
  const at = (u: number, v: number): Spot => [x + u * s, top + v * s]
  const p = (u: number, v: number) => at(u, v).map(short).join(' ')
  const bladeOf = (side: 1 | -1) =>
    `<path d="M${p(0, -0.06)}Q${p(side * 1.3, -0.62)} ${p(side * 3.1, -0.86)}Q${p(side * 3.2, -0.62)} ${p(side * 2.9, -0.5)}Q${p(side * 1.3, -0.12)} ${p(0, 0.12)}Z" fill="${side > 0 ? steel : dark}" ${ink}/>`
  const stream = (side: 1 | -1, by: number, opacity: number) =>
    `<path d="M${p(side * (1.2 + by), 0.5 + by * 0.4)}Q${p(side * (3.1 + by), 2 + by)} ${p(side * (3.5 + by * 1.3), 5.2 + by * 0.6)}" fill="none" stroke="${warm}" stroke-width="6" stroke-linecap="round" opacity="${opacity}"/>`
  view.stand(
    place[1] - 0.5,
    [
      stream(-1, 0, 0.75),
      stream(1, 0, 0.75),
      stream(-1, 0.8, 0.5),
      stream(1, 0.8, 0.5),
      stream(-1, 1.6, 0.3),
      stream(1, 1.6, 0.3),
      `<path d="M${p(-0.2, 0.2)}L${p(-0.3, 9.2)}H${short(x + 0.3 * s)}L${p(0.2, 0.2)}Z" fill="${steel}"/><path d="M${p(0.04, 0.2)}L${p(0.06, 9.2)}H${short(x + 0.3 * s)}L${p(0.2, 0.2)}Z" fill="${dark}"/><path d="M${p(-0.2, 0.2)}L${p(-0.3, 9.2)}H${short(x + 0.3 * s)}L${p(0.2, 0.2)}Z" fill="none" ${ink}/>`,
      `<path d="M${p(-3.25, -0.9)}A${short(3.3 * s)} ${short(0.9 * s)} 0 0 1 ${p(3.25, -0.9)}" fill="none" stroke="${steel}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"/>`,
      bladeOf(-1),
      bladeOf(1),
      `<path d="M${p(-0.38, -0.3)}h${short(0.76 * s)}v${short(0.62 * s)}h${short(-0.76 * s)}Z" fill="${toHex([47.7, 0.086, 155])}" ${ink}/><circle cx="${short(x)}" cy="${short(top)}" r="${short(0.2 * s)}" fill="${gold}" ${ink}/>`,
      `<path d="M${p(-0.95, 7.9)}h${short(1.9 * s)}v${short(1.35 * s)}h${short(-1.9 * s)}Z" fill="${toHex([47.7, 0.086, 155])}"/><path d="M${p(0.35, 7.9)}h${short(0.6 * s)}v${short(1.35 * s)}h${short(-0.6 * s)}Z" fill="${toHex([38, 0.067, 158])}"/><path d="M${p(-0.95, 7.9)}h${short(1.9 * s)}v${short(1.35 * s)}h${short(-1.9 * s)}Z" fill="none" ${ink}/>`,
      `<path d="M${p(-0.7, 8.2)}h${short(0.8 * s)}v${short(0.36 * s)}h${short(-0.8 * s)}Z" fill="${gold}" ${ink}/>`,
    ].join(''),
  )
}
