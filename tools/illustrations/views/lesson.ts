import { type Oklch, toHex } from '../../../src/design-system/tokens/oklch.ts'
import { inkOf } from '../objects/ink.ts'
import { growPoplars, type Season } from './land.ts'
import { bands, createView, ridge, sow, under } from './view.ts'

const ink = inkOf('light')
const line = ink.line('ink')
const outline = `stroke="${line}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`

const SEASON: Season = {
  track: [88, 0.05, 92],
  shadow: [34, 0.05, 150],
  shade: [0.7, 0.4],
  crops: [],
  poplar: [
    [46, 0.08, 150],
    [60, 0.1, 140],
  ],
}

/** A class in the field: a board with a leaf and a measuring jug before rows of crop, bales to sit on, and a sprayer. */
export function drawLesson(): string {
  const view = createView({
    width: 1600,
    height: 900,
    horizon: 330,
    eye: 9,
    lens: 1080,
    haze: [88, 0.05, 112],
    sight: 300,
    seed: 'okul',
  })
  const { horizon, width, height } = view
  const shades: readonly Oklch[] = [
    [84, 0.042, 220],
    [88, 0.034, 214],
    [91.5, 0.026, 200],
    [94, 0.03, 110],
  ]
  view.sky(bands(view, shades, [0.36, 0.62, 0.84, 1]))
  view.sky(under(ridge(view, horizon - 4, 96, { peaks: 2.2, steps: 60 }), horizon + 4, toHex([76, 0.045, 205])))
  view.sky(under(ridge(view, horizon + 2, 40, { peaks: 1.6, steps: 60 }), horizon + 4, toHex([66, 0.06, 165])))
  view.ground(`<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${toHex([70, 0.09, 120])}"/>`)
  sow(
    view,
    [
      [-400, 26],
      [400, 26],
      [400, 150],
      [-400, 150],
    ],
    { ground: [64, 0.1, 134], row: [53, 0.096, 142], gap: 2.2, width: 1 },
    1.45,
  )
  growPoplars(view, SEASON, [
    [-170, 156],
    [170, 164],
  ])
  // The mown edge of the field.
  view.ground(
    `<path d="M0 668Q800 628 1600 676V900H0Z" fill="${toHex([84, 0.085, 92])}"/><path d="M0 668Q800 628 1600 676v18Q800 648 0 688Z" fill="${toHex([75, 0.09, 92])}"/>`,
  )
  view.stand(20, board() + sprayer() + jug())
  view.stand(10, [bale(70, 676, 0.86), bale(1290, 690, 0.9), bale(346, 744, 1.06), bale(936, 752, 1.06)].join(''))
  view.stand(9, hat(1446, 694) + notebook(492, 744))
  return view.svg()
}

/** A board on three legs: a leaf with ringed spots, and drops from a nozzle into a jug. */
function board(): string {
  const shell = ink.tone('shell', 'top')
  const leg = (path: string) =>
    `<path d="${path}" stroke="${line}" stroke-width="26"/><path d="${path}" stroke="${ink.tone('clay', 'left')}" stroke-width="18"/>`
  const spot = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.tone('gold', 'top')}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${ink.tone('loam', 'left')}"/>`
  const drop = (x: number, y: number) =>
    `<path d="M${x} ${y}q13 20 0 29q-13-9 0-29Z" fill="${ink.tone('water', 'left')}"/>`
  const marks = [0, 1, 2, 3, 4].map((i) => `M976 ${432 - i * 24}h${i % 2 ? 16 : 26}`).join('')
  return `<path d="M470 714Q800 684 1190 716Q900 748 470 714Z" fill="${ink.line('shade')}" opacity=".26"/><g fill="none" stroke-linecap="round">${leg('M800 480L806 690')}${leg('M548 470L490 706')}${leg('M1052 470L1112 706')}</g>
<path d="M512 112H1088V500H512Z" fill="${ink.tone('clay', 'left')}" ${outline}/><path d="M536 136H1064V476H536Z" fill="${shell}" ${outline}/>
<path d="M800 166V446" stroke="${toHex([86, 0.01, 120])}" stroke-width="5" stroke-linecap="round"/>
<path d="M588 424Q560 300 640 228Q700 178 756 178Q770 286 724 352Q676 416 588 424Z" fill="${ink.tone('leaf', 'left')}" ${outline}/><path d="M588 424Q640 320 744 196M640 336L632 262M640 336L712 344M678 282L672 222M678 282L736 278" fill="none" stroke="${ink.tone('leaf', 'right')}" stroke-width="6" stroke-linecap="round"/>${spot(668, 370, 24)}${spot(618, 312, 19)}${spot(704, 244, 21)}
<path d="M912 164h60v34h-14l-6 22h-20l-6-22h-14Z" fill="${ink.tone('gold', 'top')}" ${outline}/>${drop(942, 232)}${drop(918, 262)}${drop(966, 266)}
<path d="M866 320H1022L1012 450H876Z" fill="${shell}"/><path d="M872 378H1016L1012 450H876Z" fill="${ink.tone('water', 'left')}"/><path d="M866 320H1022L1012 450H876ZM868 340Q820 336 830 386Q838 420 872 414" fill="none" ${outline}/><path d="${marks}" stroke="${line}" stroke-width="5" stroke-linecap="round"/>`
}

/** A bale of straw with two bands. */
function bale(x: number, y: number, k: number): string {
  const [front, top, side] = [toHex([82, 0.115, 88]), toHex([88, 0.1, 92]), toHex([71, 0.11, 82])]
  const stalks = [26, 58, 96, 128, 168, 204].map((dx, i) => `M${dx} ${72 + (i % 3) * 16}h${22 + (i % 2) * 12}`).join('')
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-8 136H262L322 96L346 118L276 160H20Z" fill="${ink.line('shade')}" opacity=".3"/><path d="M0 40L60 0H310L250 40Z" fill="${top}" ${outline}/><path d="M250 40L310 0V98L250 138Z" fill="${side}" ${outline}/><path d="M0 40H250V138H0Z" fill="${front}" ${outline}/><path d="${stalks}" stroke="${toHex([72, 0.11, 84])}" stroke-width="5" stroke-linecap="round"/><path d="M70 138V40L130 0M180 138V40L240 0" fill="none" stroke="${ink.tone('leaf', 'left')}" stroke-width="8" stroke-linejoin="round"/></g>`
}

/** A straw hat that someone has left on a bale. */
const hat = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="6" rx="92" ry="24" fill="${ink.tone('gold', 'left')}" ${outline}/><path d="M-46 2Q-44-58 0-58T46 2Q0 18-46 2Z" fill="${ink.tone('gold', 'top')}" ${outline}/><path d="M-46-2Q0 16 46-2V-18Q0 0-46-18Z" fill="${ink.tone('leaf', 'left')}" ${outline}/></g>`

/** An open irrigation log with its pencil. */
const notebook = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-84 30L-58-4Q-28-14 0 2Q30-12 62-4L94 30Q50 20 4 36Q-40 20-84 30Z" fill="${ink.tone('shell', 'top')}" ${outline}/><path d="M0 2L4 36M-56 10h34M-64 20h34M22 12l44-2" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"/><path d="M34 24L88-8" stroke="${line}" stroke-width="13" stroke-linecap="round"/><path d="M34 24L88-8" stroke="${ink.tone('gold', 'top')}" stroke-width="7" stroke-linecap="round"/></g>`

/** A sprayer to carry on the back, with its lance leaning on it. */
function sprayer(): string {
  const [left, right] = [ink.tone('leaf', 'left'), ink.tone('leaf', 'right')]
  return `<g transform="translate(1262 470)"><path d="M0 196Q90 176 250 204Q130 226 0 196Z" fill="${ink.line('shade')}" opacity=".28"/><path d="M20 34Q20 8 46 8H138Q164 8 164 34V184Q164 196 152 196H32Q20 196 20 184Z" fill="${left}"/><path d="M116 8H138Q164 8 164 34V184Q164 196 152 196H116Z" fill="${right}"/><path d="M20 34Q20 8 46 8H138Q164 8 164 34V184Q164 196 152 196H32Q20 196 20 184Z" fill="none" ${outline}/><path d="M64-18h56v26H64Z" fill="${ink.tone('gold', 'top')}" ${outline}/><path d="M44 60H96M44 92H80M44 124H96" stroke="${ink.tone('shell', 'top')}" stroke-width="7" stroke-linecap="round"/><path d="M164 168Q232 172 226 100" fill="none" stroke="${line}" stroke-width="12" stroke-linecap="round"/><path d="M222 118L196-92" stroke="${line}" stroke-width="17" stroke-linecap="round"/><path d="M222 118L196-92" stroke="${ink.tone('steel', 'left')}" stroke-width="10" stroke-linecap="round"/><path d="M196-92Q190-124 164-126" fill="none" stroke="${line}" stroke-width="12" stroke-linecap="round"/><path d="M168-142l-34 12l10 22l30-10Z" fill="${ink.tone('gold', 'top')}" ${outline}/></g>`
}

/** A measuring jug on the ground. */
function jug(): string {
  const marks = [0, 1, 2, 3].map((i) => `M${92 - i} ${92 - i * 22}h${i % 2 ? 14 : 24}`).join('')
  return `<g transform="translate(306 566)"><path d="M10 116Q90 100 190 122Q90 138 10 116Z" fill="${ink.line('shade')}" opacity=".28"/><path d="M6 0H134L122 116H18Z" fill="${ink.tone('shell', 'left')}"/><path d="M11 50H129L122 116H18Z" fill="${ink.tone('water', 'left')}"/><path d="M6 0H134L122 116H18ZM8 18Q-40 16-32 62Q-24 88 14 84" fill="none" ${outline}/><path d="${marks}" stroke="${line}" stroke-width="5" stroke-linecap="round"/></g>`
}
