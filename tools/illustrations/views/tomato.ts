import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { type Random, randomOf } from '../landscapes/random.ts'
import { inkOf } from '../objects/ink.ts'
import { short } from '../objects/space.ts'

const [WIDTH, HEIGHT] = [1600, 900]
const INK = inkOf('light').line('ink')
const outline = `stroke="${INK}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"`
const fill = (shade: Oklch) => `fill="${toHex(shade)}"`

/** A tomato plant after rain: drops on a leaf with the ringed spots of early blight, fruit that ripens beside it. */
export function drawEarlyBlight(): string {
  const random = randomOf('domates')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" ${fill([87, 0.045, 135])}/>`,
    behind(random),
    '<g transform="translate(-190 -64) scale(1.1)">',
    // The stem, tied to its string.
    `<path d="M1216 -40V920" stroke="${toHex([88, 0.06, 90])}" stroke-width="7"/>`,
    `<path d="M1172 920Q1226 640 1188 420T1214 -40h34Q1204 240 1234 430T1222 920Z" ${fill([57, 0.105, 138])}/><path d="M1206 920Q1250 640 1212 420T1240 -40h8Q1204 240 1234 430T1222 920Z" ${fill([46, 0.088, 148])}/><path d="M1172 920Q1226 640 1188 420T1214 -40h34Q1204 240 1234 430T1222 920Z" fill="none" ${outline}/>`,
    stalk('M1204 250Q1320 196 1460 236'),
    leaflet(1330, 214, -38, 190, random, 1),
    leaflet(1440, 232, 12, 230, random, 0),
    leaflet(1350, 216, 52, 170, random, 0),
    // The leaf in front: its stalk, small leaflets at the stem, large ones towards the tip.
    stalk('M1196 470Q960 380 640 452'),
    leaflet(1070, 424, -112, 170, random, 0),
    leaflet(1040, 416, 116, 180, random, 1),
    leaflet(900, 408, -128, 300, random, 2),
    leaflet(860, 410, 122, 310, random, 3),
    leaflet(650, 450, 174, 470, random, 5),
    stalk('M1206 560Q1290 560 1330 640'),
    stalk('M1330 640Q1376 640 1404 700'),
    fruit(1336, 742, 108, [57, 0.17, 32], [47, 0.15, 30]),
    fruit(1492, 776, 92, [72, 0.135, 68], [62, 0.125, 64]),
    fruit(1200, 824, 74, [67, 0.11, 122], [56, 0.1, 130]),
    '</g></svg>\n',
  ].join('')
}

/** Rows of the crop behind, out of focus. */
function behind(random: Random): string {
  const rows = [
    [250, 90, [80, 0.06, 138]],
    [470, 120, [72, 0.078, 140]],
    [700, 150, [63, 0.088, 143]],
  ] as const
  return rows
    .map(([y, r, shade]) => {
      const blobs = Array.from({ length: 16 }, (_, i) => {
        const x = i * 112 + random.between(-30, 30)
        return `<circle cx="${short(x)}" cy="${short(y + random.between(-24, 24))}" r="${short(r * random.between(0.8, 1.1))}" ${fill(shade)}/>`
      })
      const fruits = Array.from({ length: 9 }, (_, i) => {
        const x = i * 190 + random.between(0, 120)
        const ripe: Oklch = random.chance(0.6) ? [62 + r * 0.02, 0.1, 40] : [74, 0.1, 78]
        return `<circle cx="${short(x)}" cy="${short(y + random.between(30, 120))}" r="${short(r * 0.17)}" ${fill(ripe)} opacity=".55"/>`
      })
      return `${blobs.join('')}<path d="M0 ${y}H${WIDTH}V${HEIGHT}H0Z" ${fill(shade)}/>${fruits.join('')}`
    })
    .join('')
}

const stalk = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${toHex([57, 0.105, 138])}" stroke-width="10" stroke-linecap="round"/>`

/** A leaflet with a toothed edge, a dark half and veins; `spots` of blight, and as many drops. */
function leaflet(x: number, y: number, angle: number, length: number, random: Random, spots: number): string {
  const half = (side: 1 | -1): string => {
    const teeth = [
      [0.06, 0.1],
      [0.16, 0.27],
      [0.26, 0.24],
      [0.4, 0.35],
      [0.48, 0.29],
      [0.62, 0.3],
      [0.69, 0.21],
      [0.82, 0.18],
      [0.87, 0.1],
      [1, 0],
    ] as const
    return teeth
      .map(([u, v], i) => {
        const [px, py] = i === 0 ? [0, 0] : teeth[i - 1]!
        const bend = `${short(((px + u) / 2) * length)} ${short(side * ((py + v) / 2 + 0.06) * length)}`
        return `Q${bend} ${short(u * length)} ${short(side * v * length)}`
      })
      .join('')
  }
  const veins = [0.2, 0.36, 0.52, 0.68].flatMap((u) =>
    [1, -1].map(
      (side) =>
        `M${short(u * length)} 0Q${short((u + 0.09) * length)} ${short(side * 0.1 * length)} ${short((u + 0.14) * length)} ${short(side * (0.3 - u * 0.26) * length)}`,
    ),
  )
  const places = [
    [0.3, 0.14],
    [0.58, -0.13],
    [0.48, 0.17],
    [0.24, -0.12],
    [0.74, 0.07],
  ] as const
  const marks = places
    .slice(0, spots)
    .map(([u, v], i) => lesion(u * length, v * length, length * [0.085, 0.075, 0.05, 0.06, 0.045][i]!))
  const drops = Array.from({ length: Math.round(length / 70) }, () => {
    const [u, v] = [random.between(0.2, 0.84), random.between(-0.2, 0.2)]
    return drop(u * length, v * length * (1 - u * 0.5), length * random.between(0.022, 0.04) + 4, -angle)
  })
  const [lit, dark]: [Oklch, Oklch] =
    spots > 1
      ? [
          [64, 0.115, 130],
          [50, 0.095, 143],
        ]
      : [
          [60, 0.112, 135],
          [46, 0.09, 147],
        ]
  // The light comes from above: the lower half of a leaf is dark.
  const lower = Math.abs(angle) > 90 ? -1 : 1
  return [
    `<g transform="translate(${x} ${y}) rotate(${angle})">`,
    `<path d="M0 0${half(1)}L0 0Z" ${fill(lower > 0 ? dark : lit)}/><path d="M0 0${half(-1)}L0 0Z" ${fill(lower > 0 ? lit : dark)}/>`,
    `<path d="${veins.join('')}" fill="none" stroke="${toHex([72, 0.1, 128])}" stroke-width="3" opacity=".8"/>`,
    ...marks,
    `<path d="M0 0${half(1)}M0 0${half(-1)}M-8 0H${short(length * 0.95)}" fill="none" ${outline}/>`,
    ...drops,
    '</g>',
  ].join('')
}

/** A spot of early blight: brown rings like a target, in a yellow halo. */
const lesion = (x: number, y: number, r: number): string =>
  (
    [
      [1.55, [85, 0.13, 100]],
      [1.12, [58, 0.075, 62]],
      [0.86, [43, 0.055, 52]],
      [0.62, [60, 0.07, 62]],
      [0.4, [38, 0.05, 48]],
      [0.18, [66, 0.06, 68]],
    ] as const
  )
    .map(
      ([share, shade]) =>
        `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * share)}" ry="${short(r * share * 0.9)}" ${fill(shade)}/>`,
    )
    .join('')

/** A drop of water, its highlight towards the light. */
const drop = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn})"><circle r="${short(r)}" ${fill([80, 0.055, 222])} stroke="${INK}" stroke-width="2.6"/><path d="M${short(r * 0.3)} ${short(r * 0.72)}A${short(r * 0.8)} ${short(r * 0.8)} 0 0 0 ${short(r * 0.78)} 0" fill="none" stroke="${toHex([60, 0.07, 225])}" stroke-width="3" stroke-linecap="round"/><circle cx="${short(-r * 0.34)}" cy="${short(-r * 0.36)}" r="${short(r * 0.26)}" fill="#fff"/></g>`

/** A tomato with its calyx. */
function fruit(x: number, y: number, r: number, lit: Oklch, dark: Oklch): string {
  const body = `M${x - r} ${y}C${x - r} ${short(y - r * 0.95)} ${short(x - r * 0.3)} ${short(y - r * 0.98)} ${x} ${short(y - r * 0.82)}C${short(x + r * 0.3)} ${short(y - r * 0.98)} ${x + r} ${short(y - r * 0.95)} ${x + r} ${y}C${x + r} ${short(y + r * 0.72)} ${short(x + r * 0.5)} ${short(y + r * 0.9)} ${x} ${short(y + r * 0.9)}C${short(x - r * 0.5)} ${short(y + r * 0.9)} ${x - r} ${short(y + r * 0.72)} ${x - r} ${y}Z`
  const shade = `M${short(x + r * 0.35)} ${short(y - r * 0.9)}C${short(x + r * 0.9)} ${short(y - r * 0.8)} ${x + r} ${short(y - r * 0.4)} ${x + r} ${y}C${x + r} ${short(y + r * 0.72)} ${short(x + r * 0.5)} ${short(y + r * 0.9)} ${x} ${short(y + r * 0.9)}C${short(x + r * 0.6)} ${short(y + r * 0.5)} ${short(x + r * 0.7)} ${short(y - r * 0.4)} ${short(x + r * 0.35)} ${short(y - r * 0.9)}Z`
  const sepals = [-150, -112, -72, -30, 24].map((angle) => {
    const a = (angle * Math.PI) / 180
    const [tx, ty] = [x + Math.cos(a) * r * 0.62, y - r * 0.78 + Math.sin(a) * r * 0.22 + r * 0.18]
    return `<path d="M${x} ${short(y - r * 0.8)}Q${short((x + tx) / 2 + r * 0.05)} ${short((y - r * 0.8 + ty) / 2 - r * 0.16)} ${short(tx)} ${short(ty)}Q${short((x + tx) / 2)} ${short((y - r * 0.8 + ty) / 2 + r * 0.14)} ${x} ${short(y - r * 0.72)}Z" ${fill([52, 0.1, 140])} ${outline}/>`
  })
  return [
    `<path d="${body}" ${fill(lit)}/><path d="${shade}" ${fill(dark)}/><path d="${body}" fill="none" ${outline}/>`,
    `<path d="M${short(x - r * 0.66)} ${short(y - r * 0.2)}Q${short(x - r * 0.6)} ${short(y - r * 0.6)} ${short(x - r * 0.34)} ${short(y - r * 0.62)}" fill="none" stroke="#fff" stroke-width="${short(r * 0.1)}" stroke-linecap="round" opacity=".75"/>`,
    ...sepals,
    drop(x - r * 0.28, y + r * 0.3, r * 0.13, 0),
  ].join('')
}
