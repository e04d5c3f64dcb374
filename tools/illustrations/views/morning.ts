import type { Oklch } from '../../../src/design-system/tokens/oklch.ts'
import { toHex } from '../../../src/design-system/tokens/oklch.ts'
import { short, trace } from '../objects/space.ts'
import { bands, createView, type GroundPoint, ridge, under } from './view.ts'

const [GAP, LEAN] = [1.1, -0.55]

/** Rows of young maize with their drip lines, at sunrise. */
export function drawMorning(): string {
  const view = createView({
    width: 1600,
    height: 900,
    horizon: 330,
    eye: 3,
    lens: 1150,
    haze: [86, 0.07, 80],
    sight: 90,
    seed: 'sabah',
  })
  const { colour, project, width, height, horizon, lens, random } = view
  const shades: Oklch[] = [
    [80, 0.045, 215],
    [85, 0.035, 200],
    [89, 0.035, 110],
    [91, 0.06, 88],
    [92, 0.085, 82],
  ]
  view.sky(bands(view, shades, [0.28, 0.5, 0.68, 0.84, 1]))
  const [sx, sy] = [330, 268]
  view.sky(
    [
      [150, 0.25],
      [98, 0.4],
      [60, 1],
    ]
      .map(([r, o]) => `<circle cx="${sx}" cy="${sy}" r="${r}" fill="${toHex([96, 0.07, 92])}" opacity="${o}"/>`)
      .join(''),
  )
  view.sky(under(ridge(view, horizon - 4, 92, { peaks: 2.6, steps: 60 }), horizon + 4, toHex([74, 0.05, 190])))
  view.sky(under(ridge(view, horizon + 2, 44, { peaks: 1.7, steps: 60 }), horizon + 4, toHex([60, 0.065, 165])))
  view.ground(`<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${colour([60, 0.06, 66], 14)}"/>`)
  const at = (u: number, z: number): GroundPoint => [u + z * LEAN, z]
  const depths = [view.near * 0.9, 6, 7.5, 9.5, 12, 15, 20, 27, 38, 55, 80, 130, 300, 1200]
  const strip = (from: number, to: number, shade: Oklch) => {
    for (let k = depths.length - 2; k >= 0; k--) {
      const [z0, z1] = [depths[k]!, depths[k + 1]!]
      if ((lens * GAP) / z1 < 2.2) {
        continue
      }
      const strips = Array.from({ length: 420 }, (_, i) => (i - 140) * GAP).flatMap((u) => {
        const spots = [at(u + from, z0), at(u + to, z0), at(u + to, z1 * 1.005), at(u + from, z1 * 1.005)].map((p) =>
          project(p),
        )
        const xs = spots.map(([x]) => x)
        return Math.max(...xs) < 0 || Math.min(...xs) > width ? [] : [trace(spots)]
      })
      view.ground(`<path d="${strips.join('')}" fill="${colour(shade, z0)}"/>`)
    }
  }
  strip(-0.16, 0.16, [51, 0.052, 62])
  strip(0.2, 0.27, [28, 0.03, 160])
  view.ground(
    `<path d="M0 ${horizon}H${width}V${horizon + 26}H0Z" fill="${toHex([72, 0.08, 120])}"/><path d="M0 ${horizon + 8}H${width}v9H0Z" fill="${toHex([78, 0.09, 100])}"/>`,
  )
  for (let z = 42; z > view.near * 0.92; z *= 0.945)
    for (let i = -40; i < 110; i++) {
      const [x, y] = project(at(i * GAP, z * random.between(0.985, 1.015)))
      if (x < -60 || x > width + 60) continue
      const s = (lens / z) * random.between(0.85, 1.15)
      const blade = (dx: number, dy: number, shade: Oklch) =>
        `<path d="M${short(x)} ${short(y)}Q${short(x + dx * 0.35 * s)} ${short(y - dy * 1.05 * s)} ${short(x + dx * s)} ${short(y - dy * s)}Q${short(x + dx * 0.5 * s)} ${short(y - dy * 0.6 * s)} ${short(x)} ${short(y)}Z" fill="${colour(shade, z)}"/>`
      view.stand(
        z,
        blade(0.24, 0.34, [46, 0.085, 152]) +
          blade(0.1, 0.46, [52, 0.1, 146]) +
          blade(-0.26, 0.36, [63, 0.115, 132]) +
          blade(-0.1, 0.5, [68, 0.12, 126]),
      )
    }
  return view.svg()
}
