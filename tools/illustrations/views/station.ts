import { inkOf } from '../objects/ink.ts'
import type { Material } from '../objects/materials.ts'
import { short } from '../objects/space.ts'
import { inDigits } from './digits.ts'

interface Placed {
  /** The foot of the mast, in pixels of the picture. */
  x: number
  y: number
  /** Pixels per metre. */
  scale: number
}

/** A weather station from the side, three metres high, with rime on everything that points upwards. */
export function station({ x, y, scale }: Placed): string {
  const ink = inkOf('light')
  const line = `stroke="${ink.line('ink')}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`
  const rime = '#e8f1f2'
  const fill = (material: Material, side: 'top' | 'left' | 'right') => ink.tone(material, side)
  const box = (left: number, top: number, w: number, h: number, material: Material, shaded = 0.42) =>
    [
      `<path d="M${left} ${top}h${w}v${h}h${-w}Z" fill="${fill(material, 'left')}"/>`,
      `<path d="M${short(left + w * (1 - shaded))} ${top}h${short(w * shaded)}v${h}h${short(-w * shaded)}Z" fill="${fill(material, 'right')}"/>`,
      `<path d="M${left} ${top}h${w}v${h}h${-w}Z" fill="none" ${line}/>`,
    ].join('')
  const plate = (middle: number, top: number, w: number, h: number) =>
    [
      `<path d="M${middle - w / 2} ${top}Q${middle} ${top - 7} ${middle + w / 2} ${top}L${middle + w / 2 - 5} ${top + h}Q${middle} ${top + h + 9} ${middle - w / 2 + 5} ${top + h}Z" fill="${fill('shell', 'left')}" ${line}/>`,
      `<path d="M${middle + 6} ${top - 3}Q${middle + w / 3} ${top - 3} ${middle + w / 2} ${top}L${middle + w / 2 - 5} ${top + h}Q${middle + w / 3} ${top + h + 5} ${middle + 6} ${top + h + 5}Z" fill="${fill('shell', 'right')}"/>`,
      `<path d="M${middle - w / 2} ${top}Q${middle} ${top - 7} ${middle + w / 2} ${top}L${middle + w / 2 - 5} ${top + h}Q${middle} ${top + h + 9} ${middle - w / 2 + 5} ${top + h}Z" fill="none" ${line}/>`,
      `<path d="M${middle - w / 2 + 2} ${top}Q${middle} ${top - 11} ${middle + w / 2 - 2} ${top}" fill="none" stroke="${rime}" stroke-width="5" stroke-linecap="round"/>`,
    ].join('')
  const cup = (cx: number, cy: number, to: 1 | -1) =>
    [
      `<path d="M${cx} ${cy - 14}A14 14 0 0 ${to > 0 ? 1 : 0} ${cx} ${cy + 14}Z" fill="${fill('gold', to > 0 ? 'left' : 'right')}" ${line}/>`,
      `<path d="M${cx + to * 1} ${cy - 14}q${to * 8} 1 ${to * 11} 7" fill="none" stroke="${rime}" stroke-width="4" stroke-linecap="round"/>`,
    ].join('')
  const wave = (r: number, opacity: number) =>
    `<path d="M${58 + r * 0.72} ${-228 - r * 0.72}A${r} ${r} 0 0 1 ${58 + r * 0.72} ${-228 + r * 0.72}" fill="none" stroke="${fill('gold', 'top')}" stroke-width="4.5" stroke-linecap="round" opacity="${opacity}"/>`
  // Units of the drawing: 150 to a metre.
  const parts = [
    `<path d="M0 4L-96 10M0 4L100 8" stroke="#10211f" stroke-width="16" stroke-linecap="round" opacity=".35"/>`,
    `<path d="M0 -300L-118 6M0 -300L112 4" stroke="${fill('steel', 'right')}" stroke-width="2.6"/>`,
    `<path d="M-30 -2h60l10 16h-80Z" fill="${fill('stone', 'right')}" ${line}/>`,
    `<path d="M-29 -3h58" stroke="${rime}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M-7 -2V-404h14V-2Z" fill="${fill('steel', 'left')}"/><path d="M1 -2V-404h6V-2Z" fill="${fill('steel', 'right')}"/><path d="M-7 -2V-404h14V-2Z" fill="none" ${line}/>`,
    // Crossarm, cups and vane.
    `<path d="M-112 -382h224v10h-224Z" fill="${fill('steel', 'left')}" ${line}/>`,
    `<path d="M-110 -384H-12M12 -384h98" stroke="${rime}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M-100 -382v-34M100 -382v-36" stroke="${fill('steel', 'left')}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M-142 -418h84" stroke="${fill('steel', 'top')}" stroke-width="5"/>`,
    `<path d="M-108 -428h16v18h-16Z" fill="${fill('dark', 'left')}" ${line}/>`,
    cup(-142, -418, -1),
    cup(-60, -418, 1),
    `<path d="M58 -420h86l14 -6v12l-14 -2" fill="none" stroke="${fill('steel', 'top')}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="M70 -420l-36 -22h-24l20 22l-20 22h24Z" fill="${fill('gold', 'left')}" ${line}/>`,
    `<path d="M12 -443h20l30 18" fill="none" stroke="${rime}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    // Radiation shield on its arm.
    `<path d="M0 -312h-62" stroke="${fill('steel', 'left')}" stroke-width="8"/>`,
    ...[0, 1, 2, 3, 4, 5].map((i) => plate(-66, -224 - (5 - i) * 17, i === 5 ? 66 : 62, 9)),
    // Solar panel.
    `<path d="M10 -318l66 -14l14 62l-66 14Z" fill="${fill('cell', 'left')}" ${line}/>`,
    `<path d="M32 -323l14 62M54 -328l14 62M15 -297l66 -14M20 -277l66 -14" stroke="${fill('cell', 'top')}" stroke-width="2"/>`,
    `<path d="M10 -320l66 -14" stroke="${rime}" stroke-width="7" stroke-linecap="round"/>`,
    // Box with the reading, and its antenna.
    `<path d="M56 -190v-46" stroke="${fill('steel', 'top')}" stroke-width="6" stroke-linecap="round"/>`,
    wave(20, 1),
    wave(36, 0.75),
    wave(52, 0.45),
    box(-52, -192, 116, 92, 'shell', 0.24),
    `<path d="M-51 -194h113" stroke="${rime}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M-40 -176h76v38h-76Z" fill="#10211f" ${line}/>`,
    inDigits('-6,4', -36, -169, 1, fill('gold', 'top')),
    `<circle cx="-34" cy="-120" r="5" fill="${fill('gold', 'top')}"/><path d="M-20 -120h40" stroke="${fill('steel', 'right')}" stroke-width="4" stroke-linecap="round"/>`,
    // Icicles.
    `<path d="M-46 -100l4 22l4 -22ZM-30 -100l3 13l3 -13ZM22 -100l4 18l4 -18Z" fill="${rime}" opacity=".95"/>`,
  ]
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${(scale / 150).toFixed(3)})">${parts.join('')}</g>`
}
