import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { randomOf } from '../landscapes/random.ts'
import { inkOf } from '../objects/ink.ts'
import { short } from '../objects/space.ts'

const [WIDTH, HEIGHT] = [1600, 900]
const ink = inkOf('light')
const INK = ink.line('ink')
const outline = `stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"`
const fill = (shade: Oklch) => `fill="${toHex(shade)}"`
const svg = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>\n`

const SOIL = [
  [50, 0.052, 60],
  [56.5, 0.058, 64],
  [63, 0.062, 67],
  [70, 0.058, 72],
] as const
/** Positions of the plants of maize. */
const PLANTS = [250, 680, 1110]
const WATER: Oklch = [54.3, 0.067, 225]

/** Crumbs and stones of a layer. */
function crumbs(seed: string, top: number, bottom: number, count: number, shade: Oklch): string {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => {
    const [x, y, r] = [random.between(0, WIDTH), random.between(top + 10, bottom - 8), random.between(2, 6.5)]
    return `<path d="M${short(x - r)} ${short(y)}l${short(r * 0.7)} ${short(-r * 0.8)}l${short(r)} ${short(r * 0.3)}l${short(-r * 0.4)} ${short(r)}Z" ${fill(shade)}/>`
  }).join('')
}

/** A leaf of maize or tomato as a long bow, with a dark half. */
const blade = (x: number, y: number, dx: number, dy: number, width: number, lit: Oklch, dark: Oklch): string => {
  const [mx, my] = [x + dx * 0.42, y + dy * 1.12]
  const side = (by: number) => `Q${short(mx)} ${short(my + by)} ${short(x + dx)} ${short(y + dy)}`
  return `<path d="M${x} ${y}${side(-width)}Q${short(mx)} ${short(my + width)} ${x} ${y + width * 0.4}Z" ${fill(lit)} ${outline}/><path d="M${x} ${y + width * 0.2}${side(0)}Q${short(mx)} ${short(my + width)} ${x} ${y + width * 0.4}Z" ${fill(dark)}/>`
}

/** A root that forks: its path from a point downwards. */
function roots(seed: string, x: number, top: number, depth: number, spread: number, count: number): string {
  const random = randomOf(seed)
  const paths = Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
    const reach = spread * share
    const down = depth * (1 - 0.5 * Math.abs(share)) * random.between(0.85, 1.05)
    const [ex, ey] = [x + reach, top + down]
    const main = `M${x} ${top}C${short(x + reach * 0.2)} ${short(top + down * 0.35)} ${short(x + reach * 1.1)} ${short(top + down * 0.45)} ${short(ex)} ${short(ey)}`
    const hairs = Array.from({ length: 5 }, (__, k) => {
      const t = 0.3 + k * 0.15
      const [hx, hy] = [x + reach * (0.15 + t * 0.85), top + down * t]
      return `M${short(hx)} ${short(hy)}q${short(random.between(-26, 26))} ${short(random.between(8, 22))} ${short(random.between(-44, 44))} ${short(random.between(22, 50))}`
    })
    return `<path d="${main}" stroke-width="${short(Math.max(3, 8 - Math.abs(share) * 5))}"/><path d="${hairs.join('')}" stroke-width="2.4"/>`
  })
  return `<g fill="none" stroke="${toHex([90, 0.035, 90])}" stroke-linecap="round">${paths.join('')}</g>`
}

/**
 * Maize on a soil that is cut open to 80 cm: water from the drip line goes down as far as the roots, and a rule shows how
 * deep, in words for the site's fonts.
 */
export function drawSoilSection(): string {
  const top = 300
  const y = (cm: number) => top + cm * 6.6
  const layer = (from: number, to: number, shade: Oklch, wave: number) =>
    `<path d="M0 ${y(from)}Q400 ${y(from) - wave} 800 ${y(from)}T1600 ${y(from)}V${y(to) + 30}H0Z" ${fill(shade)}/>`
  const wet = (x: number, half: number, depth: number, shade: Oklch, opacity: number) =>
    `<path d="M${x - half * 0.55} ${top}C${x - half * 1.25} ${top + depth * 0.3} ${x - half} ${top + depth} ${x} ${top + depth}C${x + half} ${top + depth} ${x + half * 1.25} ${top + depth * 0.3} ${x + half * 0.55} ${top}Z" ${fill(shade)} opacity="${opacity}"/>`
  const plants = PLANTS.map((x, i) => {
    const h = [250, 275, 240][i]!
    const at = (t: number) => top - h * t
    const lit: Oklch = [62, 0.115, 133]
    const dark: Oklch = [47, 0.09, 146]
    return [
      blade(x, at(0.28), -150, -70, 17, lit, dark),
      blade(x, at(0.34), 148, -84, 17, lit, dark),
      blade(x, at(0.55), -128, -92, 15, lit, dark),
      blade(x, at(0.6), 122, -104, 15, lit, dark),
      `<path d="M${x - 9} ${top + 4}L${x - 4} ${at(0.86)}H${x + 4}L${x + 9} ${top + 4}Z" ${fill([58, 0.1, 138])} ${outline}/>`,
      blade(x, at(0.8), -70, -78, 13, lit, dark),
      blade(x, at(0.82), 74, -72, 13, lit, dark),
      roots(`kok${i}`, x, top + 4, 400, 128, 7),
    ].join('')
  })
  const rule = [10, 20, 30, 40, 60, 80].map((cm) =>
    [
      `<path d="M1420 ${y(cm)}h${cm % 20 === 0 ? 40 : 26}" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
      `<text x="1466" y="${y(cm) + 17}" font-size="48" font-weight="600" fill="${INK}">${cm}</text>`,
    ].join(''),
  )
  return svg(
    `<rect width="${WIDTH}" height="${top + 20}" ${fill([91, 0.035, 200])}/>`,
    `<path d="M0 236Q380 186 760 222T1600 196V320H0Z" ${fill([80, 0.055, 170])}/><path d="M0 268Q420 236 860 262T1600 246V320H0Z" ${fill([70, 0.085, 140])}/>`,
    layer(0, 30, SOIL[0], 0),
    layer(30, 62, SOIL[1], 9),
    layer(62, 100, SOIL[2], -10),
    crumbs('k1', top, y(30), 70, [43, 0.045, 56]),
    crumbs('k2', y(30), y(62), 60, [50, 0.052, 60]),
    crumbs('k3', y(62), HEIGHT, 70, [78, 0.04, 82]),
    ...PLANTS.flatMap((x) => [
      wet(x + 20, 206, 310, WATER, 0.34),
      wet(x + 20, 166, 262, WATER, 0.4),
      wet(x + 20, 118, 196, [46, 0.068, 230], 0.5),
    ]),
    `<path d="M0 ${top - 12}H1410V${top + 14}H0Z" ${fill([52, 0.1, 138])}/><path d="M0 ${top + 14}H1410" stroke="${INK}" stroke-width="3.4"/>`,
    `<path d="M-10 ${top - 22}H1410" stroke="${INK}" stroke-width="22"/><path d="M-10 ${top - 22}H1410" stroke="${toHex([42, 0.03, 165])}" stroke-width="15"/>`,
    ...plants,
    ...PLANTS.map(
      (x) => `<path d="M${x + 14} ${top - 22}h44" stroke="${toHex([78.4, 0.126, 85])}" stroke-width="15"/>`,
    ),
    ...PLANTS.map(
      (x) =>
        `<path d="M${x + 36} ${top - 6}q11 15 11 22a11 11 0 0 1-22 0q0-7 11-22Z" ${fill([70, 0.075, 222])} ${outline}/>`,
    ),
    `<path d="M1400 0H1600V900H1400Z" ${fill([96.9, 0.015, 94])}/><path d="M1400 0V900" stroke="${INK}" stroke-width="3.4"/>`,
    `<path d="M1400 ${top}h22V${y(88)}h-22Z" ${fill([78.4, 0.126, 85])} ${outline}/>`,
    ...rule,
  )
}

/** A drip line seen closely: each emitter keeps a bulb of soil wet, and salt stays white at its edge. */
export function drawSaltBulbs(): string {
  const top = 372
  const random = randomOf('tuz')
  const bulb = (x: number, half: number, depth: number, look: string) =>
    `<path d="M${x - half * 0.8} ${top}C${x - half * 1.2} ${top + depth * 0.42} ${x - half * 0.9} ${top + depth} ${x} ${top + depth}C${x + half * 0.9} ${top + depth} ${x + half * 1.2} ${top + depth * 0.42} ${x + half * 0.8} ${top}Z" ${look}/>`
  const centres = [270, 830, 1390]
  const crystals = centres.flatMap((x) =>
    Array.from({ length: 120 }, () => {
      const t = random.between(0.02, Math.PI - 0.02)
      const by = random.between(0.97, 1.08)
      const [px, py] = [
        x + Math.cos(t) * 258 * by * (1 + 0.12 * Math.sin(2 * t) ** 2),
        top + 6 + Math.sin(t) * 408 * by,
      ]
      const r = random.between(3, 9)
      return `<path d="M${short(px)} ${short(py - r)}l${short(r * 0.8)} ${short(r)}l${short(-r * 0.8)} ${short(r)}l${short(-r * 0.8)} ${short(-r)}Z"/>`
    }),
  )
  const crust = [-10, 550, 1110].map((x) => {
    const lumps = Array.from({ length: 15 }, (_, i) => `q9 ${-10 - ((i * 7) % 9)} 18 0`).join('')
    return `<path d="M${x - 120} ${top + 6}${lumps}v10q-130 16-270 0Z" ${fill([97, 0.008, 100])} ${outline}/>`
  })
  const plants = [550, 1110].map((x) => {
    const leaflets = (lx: number, ly: number, tilt: number, size: number) =>
      [-1, 1]
        .flatMap((side) =>
          [0.45, 0.8].map(
            (t) =>
              `<path transform="translate(${short(lx + Math.cos(tilt) * size * t)} ${short(ly + Math.sin(tilt) * size * t)}) rotate(${short((tilt * 180) / Math.PI + side * 52)})" d="M0 0Q${short(size * 0.2)} ${short(-size * 0.2)} ${short(size * 0.56)} 0Q${short(size * 0.2)} ${short(size * 0.2)} 0 0Z" ${fill(side < 0 ? [62, 0.115, 135] : [48, 0.088, 150])} ${outline}/>`,
          ),
        )
        .concat(
          `<path d="M${lx} ${ly}l${short(Math.cos(tilt) * size)} ${short(Math.sin(tilt) * size)}" ${outline} fill="none"/>`,
          `<path transform="translate(${short(lx + Math.cos(tilt) * size)} ${short(ly + Math.sin(tilt) * size)}) rotate(${short((tilt * 180) / Math.PI)})" d="M0 0Q${short(size * 0.2)} ${short(-size * 0.22)} ${short(size * 0.6)} 0Q${short(size * 0.2)} ${short(size * 0.22)} 0 0Z" ${fill([57, 0.105, 140])} ${outline}/>`,
        )
        .join('')
    return [
      roots(`dom${x}`, x, top + 10, 400, 250, 9),
      `<path d="M${x - 9} ${top + 10}Q${x - 14} ${top - 190} ${x + 4} -20h18Q${x + 2} ${top - 190} ${x + 9} ${top + 10}Z" ${fill([52, 0.1, 138])} ${outline}/>`,
      leaflets(x - 4, 236, Math.PI + 0.36, 108),
      leaflets(x + 6, 176, -0.34, 116),
      leaflets(x - 2, 84, Math.PI + 0.18, 112),
      leaflets(x + 8, 30, -0.2, 104),
    ].join('')
  })
  return svg(
    `<rect width="${WIDTH}" height="${HEIGHT}" ${fill([89, 0.04, 112])}/>`,
    `<path d="M0 250Q420 206 820 244T1600 220V420H0Z" ${fill([81, 0.065, 125])}/>`,
    `<path d="M0 ${top}H${WIDTH}V${HEIGHT}H0Z" ${fill([66, 0.066, 70])}/>`,
    crumbs('t1', top, HEIGHT, 150, [58, 0.06, 66]),
    ...centres.map((x) => bulb(x, 262, 430, `${fill([86, 0.03, 86])} opacity=".8"`)),
    ...centres.map((x) => bulb(x, 240, 400, fill([55, 0.058, 62]))),
    ...centres.map((x) => bulb(x, 186, 316, fill([46, 0.052, 62]))),
    ...centres.map((x) => bulb(x, 120, 206, fill([38, 0.045, 70]))),
    ...centres.map((x) => bulb(x, 64, 110, `${fill([48, 0.07, 226])} opacity=".85"`)),
    `<g ${fill([98, 0.006, 100])}>${crystals.join('')}</g>`,
    `<path d="M0 ${top}H${WIDTH}" stroke="${INK}" stroke-width="3.4"/>`,
    ...plants,
    ...crust,
    `<path d="M-10 ${top - 46}H1610" stroke="${INK}" stroke-width="50"/><path d="M-10 ${top - 46}H1610" stroke="${toHex([36.3, 0.023, 165])}" stroke-width="43"/><path d="M-10 ${top - 58}H1610" stroke="${toHex([48, 0.028, 165])}" stroke-width="12"/>`,
    ...centres.map((x) =>
      [
        `<path d="M${x - 46} ${top - 76}h92v60h-92Z" ${fill([78.4, 0.126, 85])} ${outline}/><path d="M${x + 16} ${top - 76}h30v60h-30Z" ${fill([67.4, 0.117, 83])}/><path d="M${x - 46} ${top - 76}h92v60h-92Z" fill="none" ${outline}/>`,
        `<path d="M${x} ${top - 18}q17 25 17 36a17 17 0 0 1-34 0q0-11 17-36Z" ${fill([72, 0.075, 222])} ${outline}/><path d="M${x - 7} ${top + 18}q0 8 7 10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
      ].join(''),
    ),
  )
}

/** A silo cut open: cool grain, and one warm spot that the cables find before anybody smells it. */
export function drawWarmGrain(): string {
  const [left, right, eaves, floor] = [470, 1330, 250, 800]
  const random = randomOf('silo')
  const grain = `M${left} ${eaves + 150}Q${(left + right) / 2} ${eaves - 20} ${right} ${eaves + 150}V${floor}H${left}Z`
  const [hx, hy] = [1010, 560]
  const spot = (r: number, shade: Oklch) =>
    `<path d="M${hx - r} ${hy}C${hx - r * 1.05} ${hy - r * 0.8} ${hx + r * 0.7} ${hy - r * 1.15} ${hx + r} ${hy - r * 0.1}C${hx + r * 1.1} ${hy + r * 0.9} ${hx - r * 0.8} ${hy + r} ${hx - r} ${hy}Z" ${fill(shade)}/>`
  const kernels = Array.from({ length: 520 }, () => {
    const [x, y] = [random.between(left, right), random.between(eaves + 40, floor)]
    return `M${short(x)} ${short(y)}q5-5 10 0q-5 5-10 0`
  })
  const cables = [600, 760, 920, 1080, 1200].map((x) => {
    const dots = Array.from({ length: 6 }, (_, i) => {
      const y = 380 + i * 76
      const away = Math.hypot(x - hx, y - hy)
      const shade: Oklch = away < 96 ? [60, 0.16, 35] : away < 165 ? [72, 0.15, 62] : [85, 0.127, 88]
      return `<circle cx="${x}" cy="${y}" r="${away < 96 ? 17 : 12}" ${fill(shade)} ${outline}/>`
    })
    return `<path d="M${x} ${eaves - 60}V772" stroke="${INK}" stroke-width="6"/>${dots.join('')}`
  })
  const ribs = Array.from({ length: 12 }, (_, i) => {
    const y = eaves + 24 + i * 46
    return `<path d="M${left - 96} ${y}h96M${right} ${y}h96" stroke="${ink.tone('steel', 'right')}" stroke-width="9"/>`
  })
  return svg(
    `<rect width="${WIDTH}" height="${HEIGHT}" ${fill([88.1, 0.074, 95])}/>`,
    `<path d="M0 0H${WIDTH}V330Q1200 270 800 300T0 290Z" ${fill([92, 0.045, 96])}/>`,
    `<path d="M0 640Q300 590 620 630T1600 600V900H0Z" ${fill([80, 0.1, 92])}/><path d="M0 716Q420 676 840 716T1600 690V900H0Z" ${fill([75, 0.118, 86])}/>`,
    `<path d="M0 810H${WIDTH}V900H0Z" ${fill([64.6, 0.067, 69])}/>`,
    // A second silo behind.
    `<path d="M60 330H330V806H60Z" ${fill([78, 0.012, 180])} ${outline}/><path d="M226 330H330V806H226Z" ${fill([66, 0.016, 195])}/><path d="M40 330L195 216L350 330Z" ${fill([68, 0.014, 195])} ${outline}/><path d="M195 216L350 330H236Z" ${fill([58, 0.018, 200])}/>${Array.from({ length: 9 }, (_, i) => `<path d="M62 ${378 + i * 48}H328" stroke="${ink.tone('steel', 'right')}" stroke-width="4"/>`).join('')}`,
    // The walls in section, and the roof.
    `<path d="M${left - 96} ${eaves}H${right + 96}V806H${left - 96}Z" ${fill([73.1, 0.014, 191])} ${outline}/>`,
    ...ribs,
    `<path d="M${left} ${eaves}H${right}V${floor}H${left}Z" ${fill([93, 0.02, 98])} ${outline}/>`,
    `<clipPath id="g"><path d="${grain}"/></clipPath><path d="${grain}" ${fill([82, 0.115, 87])}/>`,
    `<g clip-path="url(#g)">${spot(300, [79, 0.125, 80])}${spot(228, [75, 0.135, 70])}${spot(158, [69, 0.145, 56])}${spot(92, [62, 0.15, 42])}<path d="${kernels.join('')}" ${fill([66, 0.11, 72])} opacity=".55"/></g>`,
    `<path d="${grain}" fill="none" ${outline}/>`,
    ...cables,
    `<circle cx="${hx}" cy="${hy}" r="118" fill="none" stroke="${toHex([52, 0.16, 32])}" stroke-width="7" stroke-dasharray="4 18" stroke-linecap="round"/>`,
    `<path d="M${left - 128} ${eaves}L${(left + right) / 2 - 70} 62H${(left + right) / 2 + 70}L${right + 128} ${eaves}Z" ${fill([80, 0.012, 170])} ${outline}/><path d="M${(left + right) / 2 + 10} 62h60L${right + 128} ${eaves}H${(left + right) / 2 + 130}Z" ${fill([64, 0.017, 198])}/><path d="M${(left + right) / 2 - 78} 62v-34h156v34Z" ${fill([68, 0.016, 195])} ${outline}/>`,
    `<path d="M${left - 150} 806H${right + 150}V850H${left - 150}Z" ${fill([79.4, 0.05, 90])} ${outline}/>`,
    // The fan and its duct.
    `<path d="M${right + 96} 742h70v58h-70Z" ${fill([60, 0.02, 200])} ${outline}/><circle cx="${right + 196}" cy="752" r="58" ${fill([47.7, 0.086, 155])} ${outline}/><circle cx="${right + 196}" cy="752" r="38" ${fill([29, 0.021, 165])} ${outline}/><path d="M${right + 196} 752l-6-32q18-4 26 10ZM${right + 196} 752l32-6q4 18-10 26ZM${right + 196} 752l6 32q-18 4-26-10ZM${right + 196} 752l-32 6q-4-18 10-26Z" ${fill([85.3, 0.011, 159])}/>`,
  )
}
