import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { type Random, randomOf } from '../landscapes/random.ts'
import { type Spot, short } from '../objects/space.ts'
import { inDigits } from './digits.ts'

const [WIDTH, HEIGHT] = [1600, 900]
const SKY: readonly (readonly [top: number, shade: Oklch])[] = [
  [0, [21, 0.032, 232]],
  [250, [24.5, 0.036, 230]],
  [440, [29, 0.04, 226]],
  [590, [35, 0.043, 220]],
  [700, [42, 0.044, 212]],
]
const INK = toHex([19, 0.022, 215])
const BARK = [toHex([42, 0.03, 40]), toHex([33, 0.028, 32])] as const
const PETAL = [toHex([93, 0.022, 10]), toHex([84, 0.045, 8]), toHex([76, 0.06, 6])] as const
const RIME = toHex([95, 0.014, 215])
const GOLD = toHex([85, 0.127, 88])
const ROSE = toHex([52, 0.11, 10])
const outline = `stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"`

/** A branch of an apricot in full blossom in a clear night, with rime on its petals, and a thermometer below −2. */
export function drawFrostBlossom(): string {
  const random = randomOf('kayisi')
  const main: readonly Spot[] = [
    [-60, 300],
    [220, 352],
    [520, 268],
    [820, 322],
    [1150, 236],
    [1420, 268],
    [1660, 190],
  ]
  const twigs: readonly (readonly Spot[])[] = [
    [
      [300, 340],
      [420, 470],
      [560, 560],
      [720, 640],
    ],
    [
      [640, 284],
      [740, 170],
      [860, 110],
    ],
    [
      [1330, 262],
      [1420, 380],
      [1500, 450],
    ],
  ]
  const blossoms: readonly (readonly [x: number, y: number, r: number, tilt: number])[] = [
    [84, 306, 74, 0.3],
    [236, 388, 108, 0],
    [450, 500, 92, 0.7],
    [640, 604, 112, 0.25],
    [520, 234, 98, 0.2],
    [748, 168, 86, 0.6],
    [872, 96, 60, 0.1],
    [842, 356, 78, 0.5],
    [1372, 226, 92, 0.3],
    [1492, 440, 100, 0.55],
    [1572, 204, 58, 0],
  ]
  const buds: readonly (readonly [x: number, y: number, angle: number])[] = [
    [330, 300, -1.2],
    [640, 276, -2],
    [372, 410, 2.6],
    [1010, 272, -1.5],
    [946, 296, 1.4],
    [730, 640, 0.5],
    [1270, 246, -1.9],
    [1408, 368, 2.3],
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    ...SKY.map(([top, shade]) => `<path d="M0 ${top}H${WIDTH}V${HEIGHT}H0Z" fill="${toHex(shade)}"/>`),
    stars(random),
    valley(),
    ...twigs.map((twig) => branch(twig, 18, 8)),
    branch(main, 44, 22),
    thermometer(1160, 246),
    ...buds.map(bud),
    ...blossoms.map((each) => blossom(each, random)),
    '</svg>\n',
  ].join('')
}

const stars = (random: Random): string =>
  Array.from({ length: 120 }, () => {
    const [x, y] = [random.between(0, WIDTH), 690 * random.between(0, 1) ** 1.2]
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${random.pick([1, 1.2, 1.5, 2, 2.6])}" fill="${toHex([95, 0.02, 95])}" opacity="${short(Math.max(0.2, 1 - y / 760))}"/>`
  }).join('')

/** Hills before the first light, and cold air in the valley. */
const valley = (): string =>
  [
    `<path d="M0 722L180 668L330 700L520 612L640 660L800 640L1000 700L1180 632L1330 684L1600 640V900H0Z" fill="${toHex([35, 0.03, 220])}"/>`,
    `<path d="M520 612L640 660L598 664L560 642L528 660L498 648L462 658L440 650Z M1180 632L1262 660L1220 664L1186 648L1150 662L1120 650Z" fill="${toHex([66, 0.022, 226])}" opacity=".7"/>`,
    `<path d="M0 772Q380 704 760 758T1600 742V900H0Z" fill="${toHex([26, 0.03, 212])}"/>`,
    `<path d="M-20 806q200-18 620-12t1020-6v18q-500 20-860 14t-780 4Z" fill="${RIME}" opacity=".16"/>`,
    `<path d="M0 846Q420 790 860 834T1600 812V900H0Z" fill="${toHex([21, 0.026, 205])}"/>`,
  ].join('')

/** A branch that tapers, lit from above, with rime along its upper side. */
function branch(spots: readonly Spot[], from: number, to: number): string {
  const samples = smooth(spots)
  const width = (i: number) => from + ((to - from) * i) / (samples.length - 1)
  const side = (share: number) => samples.map(([x, y], i): Spot => [x, y + width(i) * share])
  const path = (upper: Spot[], lower: Spot[]) =>
    `M${[...upper, ...lower.toReversed()].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
  const rime = side(-0.46)
    .filter((_, i) => i % 7 < 5)
    .map(([x, y], i, all) => {
      const next = all[i + 1]
      return next && next[0] - x < 40 ? `M${short(x)} ${short(y)}L${short(next[0])} ${short(next[1])}` : ''
    })
  return [
    `<path d="${path(side(-0.5), side(0.5))}" fill="${BARK[0]}"/>`,
    `<path d="${path(side(0.1), side(0.5))}" fill="${BARK[1]}"/>`,
    `<path d="${path(side(-0.5), side(0.5))}" fill="none" ${outline}/>`,
    `<path d="${rime.join('')}" fill="none" stroke="${RIME}" stroke-width="${short(Math.max(3.5, from / 4))}" stroke-linecap="round"/>`,
  ].join('')
}

/** Positions along a Catmull-Rom curve. */
function smooth(spots: readonly Spot[]): Spot[] {
  const at = (i: number) => spots[Math.max(0, Math.min(spots.length - 1, i))]!
  return spots.slice(1).flatMap((_, i) =>
    Array.from({ length: 16 }, (__, k): Spot => {
      const t = k / 16
      const value = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      }
      return [value(0), value(1)]
    }),
  )
}

/** Five petals around a red heart with its stamens; crystals of rime stand on the edges. */
function blossom([x, y, r, tilt]: readonly [number, number, number, number], random: Random): string {
  const turn = (i: number) => tilt + (i * 2 * Math.PI) / 5 - Math.PI / 2
  const at = (angle: number, by: number): Spot => [x + Math.cos(angle) * by, y + Math.sin(angle) * by * 0.94]
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = turn(i)
    const petal = (share: number, spread: number) => {
      const [start, tip] = [at(angle, r * 0.1), at(angle, r * share)]
      const [a, b, c, d] = [
        at(angle - spread, r * 0.55),
        at(angle - spread * 0.85, r * share * 1.06),
        at(angle + spread * 0.85, r * share * 1.06),
        at(angle + spread, r * 0.55),
      ].map(([u, v]) => `${short(u)} ${short(v)}`)
      return `M${short(start[0])} ${short(start[1])}C${a} ${b} ${short(tip[0])} ${short(tip[1])}C${c} ${d} ${short(start[0])} ${short(start[1])}Z`
    }
    const isDark = Math.sin(angle + 0.7) > 0.25
    const crystals = Array.from({ length: 5 }, () => {
      const [u, v] = at(angle + random.between(-0.5, 0.5), r * random.between(0.84, 1))
      const size = r * random.between(0.045, 0.085)
      return `M${short(u - size)} ${short(v)}h${short(2 * size)}M${short(u - size / 2)} ${short(v - size * 0.87)}l${short(size)} ${short(size * 1.74)}M${short(u + size / 2)} ${short(v - size * 0.87)}l${short(-size)} ${short(size * 1.74)}`
    })
    return [
      `<path d="${petal(1, 0.66)}" fill="${PETAL[isDark ? 1 : 0]}" ${outline}/>`,
      `<path d="${petal(0.62, 0.4)}" fill="${PETAL[isDark ? 2 : 1]}" opacity=".75"/>`,
      `<path d="${crystals.join('')}" stroke="${RIME}" stroke-width="2.6" stroke-linecap="round"/>`,
    ].join('')
  })
  const stamens = Array.from({ length: 11 }, (_, i) => {
    const [u, v] = at((i * 2 * Math.PI) / 11 + tilt, r * random.between(0.26, 0.4))
    return `<path d="M${short(x)} ${short(y)}L${short(u)} ${short(v)}" stroke="${ROSE}" stroke-width="1.8"/><circle cx="${short(u)}" cy="${short(v)}" r="${short(r * 0.048)}" fill="${GOLD}"/>`
  })
  return `${petals.join('')}${stamens.join('')}<circle cx="${x}" cy="${y}" r="${short(r * 0.13)}" fill="${ROSE}"/>`
}

/** A closed bud in its red calyx. */
function bud([x, y, angle]: readonly [number, number, number]): string {
  const degrees = short((angle * 180) / Math.PI)
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(1.35)"><path d="M4 0Q18-24 46-10Q56 0 46 10Q18 24 4 0Z" fill="${PETAL[1]}" ${outline}/><path d="M0 0Q6-16 24-15Q16 0 24 15Q6 16 0 0Z" fill="${ROSE}" ${outline}/><path d="M22-17Q38-19 48-9" fill="none" stroke="${RIME}" stroke-width="5" stroke-linecap="round"/></g>`
}

/** A thermometer that hangs from the branch: degrees from 10 to −10, its column below zero. */
function thermometer(x: number, top: number): string {
  const degree = 13.2
  const zero = top + 236
  const level = zero + 2.8 * degree
  const marks = Array.from({ length: 21 }, (_, i) => {
    const value = 10 - i
    const y = zero - value * degree
    const length = value % 5 === 0 ? 30 : 15
    return `<path d="M${x + 20} ${short(y)}h${length}" stroke="${INK}" stroke-width="${value === 0 ? 5 : 2.6}"/>`
  })
  const threshold = `<path d="M${x - 46} ${short(level)}h26" stroke="${toHex([60, 0.14, 37])}" stroke-width="6" stroke-linecap="round"/>`
  return [
    `<path d="M${x} ${top}Q${x + 12} ${top + 26} ${x} ${top + 54}" fill="none" stroke="${GOLD}" stroke-width="4"/>`,
    `<path d="M${x - 62} ${top + 54}q0-14 14-14h134q14 0 14 14v362q0 62-81 62t-81-62Z" fill="${toHex([92, 0.016, 103])}"/>`,
    `<path d="M${x + 66} ${top + 40}h20q14 0 14 14v362q0 62-81 62q47-20 47-62Z" fill="${toHex([82.7, 0.019, 113])}"/>`,
    `<path d="M${x - 62} ${top + 54}q0-14 14-14h134q14 0 14 14v362q0 62-81 62t-81-62Z" fill="none" ${outline}/>`,
    `<path d="M${x - 8} ${top + 80}q0-10 8-10t8 10V${top + 404}h-16Z" fill="${toHex([98, 0.009, 100])}" stroke="${INK}" stroke-width="3"/>`,
    `<path d="M${x - 4} ${short(level)}h8V${top + 410}h-8Z" fill="${toHex([60, 0.14, 37])}"/>`,
    `<circle cx="${x}" cy="${top + 424}" r="21" fill="${toHex([60, 0.14, 37])}" ${outline}/><circle cx="${x - 7}" cy="${top + 417}" r="5" fill="${RIME}"/>`,
    ...marks,
    threshold,
    inDigits('0', x + 62, zero - 10, 0.85, INK),
    inDigits('5', x + 62, zero - 5 * degree - 10, 0.85, INK),
    inDigits('-5', x + 52, zero + 5 * degree - 10, 0.85, INK),
    `<path d="M${x - 58} ${top + 43}q10-6 18-5h118q12-1 18 5" fill="none" stroke="${RIME}" stroke-width="10" stroke-linecap="round"/>`,
    `<path d="M${x + 2} ${top + 474}l6 30l8-26l7 20l6-24Z" fill="${RIME}" opacity=".92"/>`,
  ].join('')
}
