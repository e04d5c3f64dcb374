import { palette } from '../../../src/company/palette.ts'
import {
  area,
  bearingOf,
  beyond,
  centre,
  chord,
  inset,
  type Point,
  type Polygon,
  reach,
  rectangle,
  turned,
  unit,
  within,
} from '../landscapes/geometry.ts'
import { type Random, randomOf } from '../landscapes/random.ts'
import { short, trace } from '../objects/space.ts'

const ink = (name: Parameters<typeof palette.hex>[0]) => palette.hex(name, 'light')

/** Colours from dry to wet, with that of the rows. */
const STEPS = [
  ['#c9794d', '#b8693f'],
  ['#dcae62', '#cd9c4f'],
  ['#d9d3a0', '#c9c28b'],
  ['#9dc2b4', '#88b1a3'],
  ['#5f9fb8', '#4d8ea9'],
  ['#2f6f93', '#265f80'],
] as const
/** Lowest moisture of the driest step, and the width of a step, in percent by volume. */
const [LOWEST, WIDTH] = [14, 4]

/** Plots of a farm in colours of their moisture, with probes, figures and a legend. */
export function moistureMap(): string {
  const random = randomOf('nem-6')
  const farm = turned(rectangle([0, 0], 720, 620), -0.2443, [380, 450])
  const plots = divide(farm, random)
  const parts = plots.map((plot) => drawPlot(plot))
  const named = [
    [170, 110],
    [330, 190],
    [540, 250],
    [520, 580],
    [180, 540],
    [260, 760],
  ].map(([x, y]) => plots.toSorted((p, q) => away(p, [x!, y!]) - away(q, [x!, y!]))[0]!)
  const measured = named[3]!
  const outline = trace(inset(measured, 3))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
<rect width="1200" height="900" fill="${ink('parcel-track')}"/>${parts.join('')}
<path d="${outline}" fill="none" stroke="${ink('ink')}" stroke-width="16" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="${ink('parcel-mark')}" stroke-width="8" stroke-linejoin="round"/>
${named.map(figure).join('')}
<path d="M578 0H1200V900H802Z" fill="${ink('parcel-track')}"/><path d="M596 0H1200V900H820Z" fill="${ink('paper')}"/>
${legend()}</svg>`
}

/** Moisture at a place: wet in the lower right, dry on the gravel of the upper left. */
const moistureAt = ([x, y]: Point): number =>
  25.5 + 8 * Math.sin(x / 300 - 1.5) + 5 * Math.sin(y / 240 + x / 700 - 2.1) + 2.6 * Math.cos((x - y) / 170)

const away = (plot: Polygon, [x, y]: Point) => {
  const [u, v] = centre(plot)
  return Math.hypot(u - x, v - y)
}

function divide(polygon: Polygon, random: Random, depth = 0): Polygon[] {
  const size = area(polygon)
  if (size < 34_000 || (size < 70_000 && random.chance(0.25))) return [inset(polygon, 3)].filter((p) => p.length > 2)
  const bearing = bearingOf(polygon)
  const extent = (angle: number) => {
    const [low, high] = reach(polygon, unit(angle))
    return high - low
  }
  const long = extent(bearing) > extent(bearing + Math.PI / 2) ? bearing : bearing + Math.PI / 2
  const n = unit(long + random.between(-0.06, 0.06))
  const [low, high] = reach(polygon, n)
  const at = low + (high - low) * random.between(0.38, 0.62)
  const gap = depth < 2 ? 11 : 2
  return [
    ...divide(within(polygon, n, at - gap), random, depth + 1),
    ...divide(beyond(polygon, n, at + gap), random, depth + 1),
  ]
}

const stepOf = (moisture: number) => Math.max(0, Math.min(STEPS.length - 1, Math.floor((moisture - LOWEST) / WIDTH)))

/** A plot in the colour of its middle; larger plots change where the soil does. */
function drawPlot(plot: Polygon): string {
  const bearing = bearingOf(plot)
  const [along, across] = [unit(bearing), unit(bearing + Math.PI / 2)]
  const [low, high] = reach(plot, along)
  const cells = Math.max(1, Math.round((high - low) / 46))
  const fills: string[] = []
  const rows: string[] = []
  for (let i = 0; i < cells; i++) {
    const cell = within(
      beyond(plot, along, low + ((high - low) * i) / cells - 0.5),
      along,
      low + ((high - low) * (i + 1)) / cells + 0.5,
    )
    if (cell.length < 3) continue
    const [fill, row] = STEPS[stepOf(moistureAt(centre(cell)))]!
    fills.push(`<path d="${trace(cell)}" fill="${fill}"/>`)
    const [from, to] = reach(cell, across)
    const lines: string[] = []
    for (let at = from + 8; at < to - 3; at += 15) {
      const ends = chord(cell, across, at)
      if (ends) lines.push(trace(ends, ''))
    }
    rows.push(`<path d="${lines.join('')}" stroke="${row}" stroke-width="4"/>`)
  }
  return fills.join('') + rows.join('')
}

/** A probe, with the moisture at its place. */
function figure(plot: Polygon): string {
  const [x, y] = centre(plot)
  const text = `%${Math.round(moistureAt([x, y]))}`
  return [
    `<path d="M${short(x - 72)} ${short(y - 36)}h144v72h-144Z" fill="${ink('parcel-mark')}" stroke="${ink('ink')}" stroke-width="5" stroke-linejoin="round"/>`,
    `<text x="${short(x)}" y="${short(y + 19)}" text-anchor="middle" font-size="56" font-weight="700" fill="${ink('ink')}">${text}</text>`,
  ].join('')
}

function legend(): string {
  const boxes = STEPS.toReversed().map(([fill], i) => {
    const step = STEPS.length - 1 - i
    const from = LOWEST + WIDTH * step
    const words =
      step === STEPS.length - 1 ? `%${from} üstü` : step === 0 ? `%${from + WIDTH} altı` : `%${from}–${from + WIDTH}`
    const y = 262 + i * 98
    const x = 826
    return `<path d="M${x} ${y}h100v84h-100Z" fill="${fill}" stroke="${ink('ink')}" stroke-width="4"/><text x="${x + 118}" y="${y + 61}" font-size="52" font-weight="500" fill="${ink('ink')}">${words}</text>`
  })
  return [
    `<text class="head" x="706" y="118" font-size="64" font-weight="700" fill="${ink('ink')}">Toprak nemi</text>`,
    `<text x="708" y="186" font-size="52" fill="${ink('ink-2')}">30 cm, bugün</text>`,
    ...boxes,
  ].join('')
}
