import { palette } from '../../../src/company/palette.ts'
import { type Spot, short } from '../objects/space.ts'

const [LEFT, RIGHT, TOP, STEP] = [262, 1160, 216, 98]
const DAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']
/** Depth in centimetres, rise after a watering in pixels, delay in days, fall by day. */
const DEPTHS = [
  [10, 74, 0.03, 0.62],
  [20, 66, 0.1, 0.42],
  [30, 54, 0.2, 0.3],
  [40, 34, 0.4, 0.2],
  [60, 5, 0.8, 0.06],
  [80, 0, 1, 0.02],
] as const
/** Days of the waterings. */
const WATERINGS = [1.25, 4.25]

const ink = (name: Parameters<typeof palette.hex>[0]) => palette.hex(name, 'light')
const FILLS = ['#7fb2cb', '#8ab6bf', '#97bab0', '#a9bd9c', '#c3b98e', '#c7ab84'] as const

/** One week of a probe: moisture at six depths, two waterings, the lowest depth at rest. */
export function depthChart(): string {
  const x = (day: number) => LEFT + ((RIGHT - LEFT) * day) / 7
  const lines = DEPTHS.map(([depth, rise, delay, fall], i) => {
    const base = TOP + STEP * (i + 1)
    const value = (day: number) => {
      const wet = WATERINGS.reduce(
        (sum, start) => {
          const since = day - start - delay
          const climb = Math.min(1, Math.max(0, since / (0.08 + delay * 0.5)))
          return sum + (since > 0 ? climb * Math.exp(-fall * since) : 0)
        },
        0.42 * Math.exp(-fall * day),
      )
      // Roots drink by day: the line falls in steps.
      const steps = 1 - 0.05 * fall * Math.sin(2 * Math.PI * day)
      return 12 + rise * Math.min(1.02, wet) * steps
    }
    const spots = Array.from({ length: 211 }, (_, k): Spot => [x(k / 30), base - value(k / 30)])
    const line = spots.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')
    return [
      `<path d="M${LEFT} ${base}L${line}L${RIGHT} ${base}Z" fill="${FILLS[i]}" opacity=".85"/>`,
      `<path d="M${LEFT} ${base}H${RIGHT}" stroke="${ink('ink')}" stroke-width="2" opacity=".35"/>`,
      `<path d="M${line}" fill="none" stroke="${ink('ink')}" stroke-width="5" stroke-linejoin="round"/>`,
      `<text x="${LEFT - 28}" y="${base - 8}" text-anchor="end" font-size="48" font-weight="600" fill="${ink('ink')}">${depth} cm</text>`,
    ].join('')
  })
  const [bottom] = [TOP + STEP * 6]
  const days = DAYS.map(
    (day, i) =>
      `<text x="${short(x(i + 0.5))}" y="${bottom + 66}" text-anchor="middle" font-size="46" fill="${ink('ink-2')}">${day}</text>${i ? `<path d="M${short(x(i))} ${TOP - 6}V${bottom}" stroke="${ink('ink')}" stroke-width="2" stroke-dasharray="2 10" stroke-linecap="round" opacity=".4"/>` : ''}`,
  )
  const drops = WATERINGS.map((day) => {
    const at = x(day)
    return [
      `<path d="M${short(at)} ${TOP - 14}V${bottom}" stroke="#2f6f93" stroke-width="4" opacity=".75"/>`,
      `<path d="M${short(at)} ${TOP - 92}q28 36 28 54a28 28 0 0 1-56 0q0-18 28-54Z" fill="#2f6f93" stroke="${ink('ink')}" stroke-width="4" stroke-linejoin="round"/>`,
      `<text x="${short(at + 46)}" y="${TOP - 26}" font-size="46" font-weight="600" fill="#245a79">18 mm</text>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
<rect width="1200" height="900" fill="${ink('paper')}"/>
<path d="M0 0H62V900H0Z" fill="${ink('parcel-moss')}"/>${[0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<path d="M0 ${TOP + i * STEP}H62v${STEP}H0Z" fill="${['#8d6a47', '#8d6a47', '#a27b55', '#a27b55', '#b58d65', '#c3a27c'][i]}"/>`,
    )
    .join('')}<path d="M0 ${bottom}H62V900H0Z" fill="#cdb592"/>
<path d="M22 ${TOP - 70}h18V${bottom - 14}l-9 22l-9-22Z" fill="${ink('field')}" stroke="${ink('ink')}" stroke-width="4" stroke-linejoin="round"/>${DEPTHS.map((_, i) => `<path d="M18 ${TOP + STEP * (i + 0.82)}h26" stroke="${ink('parcel-wheat')}" stroke-width="12"/>`).join('')}
<text class="head" x="92" y="92" font-size="58" font-weight="700" fill="${ink('ink')}">Derinliğe göre nem</text>
${days.join('')}${lines.join('')}${drops.join('')}
<path d="M716 ${TOP + STEP * 4.62}h432v72h-432Z" fill="${ink('field')}"/><text x="740" y="${TOP + STEP * 4.62 + 51}" font-size="44" font-weight="600" fill="${ink('on-field')}">Su 40 cm’de durdu</text>
</svg>`
}
