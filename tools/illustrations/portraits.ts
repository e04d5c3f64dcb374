import { palette } from '../../src/company/palette.ts'
import type { IllustrationTone } from '../../src/design-system/tokens/index.ts'
import { type Oklch, toHex } from '../../src/design-system/tokens/oklch.ts'
import { inkOf } from './objects/ink.ts'
import type { Material } from './objects/materials.ts'

/** Size of a portrait in units of the drawing: 4:5. */
export const PORTRAIT = { width: 400, height: 500 }

type Tones = readonly [lit: Oklch, dark: Oklch]

const skins = {
  fair: [
    [84, 0.055, 62],
    [75.5, 0.066, 56],
  ],
  wheat: [
    [77, 0.066, 62],
    [68, 0.075, 56],
  ],
  olive: [
    [70, 0.07, 64],
    [61, 0.075, 58],
  ],
} as const satisfies Record<string, Tones>

const hairs = {
  black: [
    [32, 0.014, 60],
    [25, 0.012, 60],
  ],
  brown: [
    [44, 0.05, 52],
    [36, 0.045, 48],
  ],
  grey: [
    [78, 0.008, 120],
    [67, 0.01, 130],
  ],
} as const satisfies Record<string, Tones>

export interface Portrait {
  ground: IllustrationTone
  skin: keyof typeof skins
  hair: keyof typeof hairs
  /** What is around the face. */
  head: 'long' | 'bob' | 'brim' | 'cap'
  beard?: 'full' | 'moustache'
  hasGlasses?: boolean
  clothes: Material
  /** The shirt or scarf at the neck. */
  collar: Material
}

const ink = inkOf('light')
const outline = `stroke="${ink.line('ink')}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`
const line = `fill="none" ${outline}`

/** A shape lit from the upper left: its dark half begins at `x`. */
const halves = (id: string, d: string, [lit, dark]: readonly [string, string], x: number): string =>
  [
    `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
    `<path d="${d}" fill="${lit}"/>`,
    `<path d="M${x} 0H400V500H${x - 20}Q${x + 50} 350 ${x + 16} 230Q${x} 120 ${x} 0Z" fill="${dark}" clip-path="url(#${id})"/>`,
    `<path d="${d}" ${line}/>`,
  ].join('')

const FACE = 'M136 178Q134 104 200 104Q266 104 264 178Q263 232 240 262Q222 284 200 284Q178 284 160 262Q137 232 136 178Z'
const NECK = 'M170 250L168 322Q200 352 232 322L230 250Z'
const BODY = 'M52 500Q54 388 112 358Q146 342 168 316Q200 356 232 316Q254 342 288 358Q346 388 348 500Z'

const heads: Readonly<Record<Portrait['head'], { behind: string; front: string }>> = {
  long: {
    behind:
      'M122 196Q108 78 200 76Q292 78 278 196Q280 268 296 318Q262 338 240 318L160 318Q138 338 104 318Q120 268 122 196Z',
    front: 'M130 192Q122 96 196 92Q276 88 270 194Q262 158 232 136Q210 120 190 118Q176 150 130 192Z',
  },
  bob: {
    behind:
      'M116 190Q110 76 200 74Q290 76 284 190Q288 246 272 272Q250 282 240 262L160 262Q150 282 128 272Q112 246 116 190Z',
    front: 'M130 190Q124 92 206 90Q276 92 270 188Q258 142 222 132Q164 146 130 190Z',
  },
  brim: {
    behind: 'M132 176Q130 120 200 118Q270 120 268 176L264 214L136 214Z',
    front:
      'M142 132Q146 58 178 54Q200 66 224 54Q254 58 258 132Q300 134 334 152Q270 172 200 172Q130 172 66 152Q100 134 142 132Z',
  },
  cap: {
    behind: 'M130 180Q130 116 200 114Q270 116 270 180L264 222L136 222Z',
    front: 'M132 150Q128 74 200 72Q272 74 268 150Q236 136 200 136Q164 136 132 150Z',
  },
}

/** Head and shoulders before rows of a crop, in the light theme, as the text of an SVG file. */
export function drawPortrait({ ground, skin, hair, head, beard, hasGlasses, clothes, collar }: Portrait): string {
  const [skinTones, hairTones] = [hexes(skins[skin]), hexes(hairs[hair])]
  const material = (name: Material) => [ink.tone(name, 'top'), ink.tone(name, 'left')] as const
  const isHat = head === 'brim' || head === 'cap'
  const { behind, front } = heads[head]
  const hatTones = material(head === 'brim' ? 'straw' : collar)
  const parts = [
    rows(ground),
    halves('h', behind, hairTones, 214),
    halves('b', BODY, material(clothes), 222),
    halves('n', NECK, [skinTones[1], skinTones[1]], 200),
    `<path d="M168 316Q200 356 232 316L246 334Q224 374 200 394Q176 374 154 334Z" fill="${ink.tone(collar, 'top')}" ${outline}/>`,
    ear(128, skinTones[0]),
    ear(272, skinTones[1]),
    halves('f', FACE, skinTones, 212),
    beard ? beards(beard, hairTones) : '',
    features(hairTones[1]),
    hasGlasses ? glasses() : '',
    halves('t', front, isHat ? hatTones : hairTones, 216),
    head === 'cap' ? peak(material(collar)) : '',
    head === 'brim' ? band() : '',
    seams(),
  ]
  const { width, height } = PORTRAIT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`
}

const hexes = ([lit, dark]: Tones): readonly [string, string] => [toHex(lit), toHex(dark)]

/** The ground of a parcel, and the rows of its crop. */
function rows(ground: IllustrationTone): string {
  const { width, height } = PORTRAIT
  const stripes = Array.from({ length: 13 }, (_, i) => {
    const x = -340 + i * 62
    return `<path d="M${x} ${height}L${x + 290} 214h26L${x + 34} ${height}Z"/>`
  })
  return [
    `<rect width="${width}" height="${height}" fill="${palette.hex(`parcel-${ground}`, 'light')}"/>`,
    `<path d="M0 214H${width}V${height}H0Z" fill="${ink.tone('crop', 'top')}" opacity=".55"/>`,
    `<g fill="${ink.tone('crop', 'left')}" opacity=".55">${stripes.join('')}</g>`,
    `<path d="M0 214H${width}" ${line} opacity=".5"/>`,
  ].join('')
}

const ear = (x: number, fill: string): string =>
  `<ellipse cx="${x}" cy="192" rx="13" ry="21" fill="${fill}" ${outline}/>`

const features = (brow: string): string =>
  [
    ...[172, 228].map((x) => `<ellipse cx="${x}" cy="190" rx="5.2" ry="6.4" fill="${ink.line('ink')}"/>`),
    ...[172, 228].map(
      (x) =>
        `<path d="M${x - 15} 170Q${x} 160 ${x + 15} 169" fill="none" stroke="${brow}" stroke-width="6" stroke-linecap="round"/>`,
    ),
    `<path d="M201 188Q212 214 208 222Q200 228 192 223" ${line}/>`,
    `<path d="M180 246Q201 262 223 244" ${line}/>`,
  ].join('')

const BEARDS = {
  full: 'M137 196Q150 232 172 236Q200 224 228 236Q250 232 263 196Q266 250 240 278Q222 300 200 300Q178 300 160 278Q134 250 137 196Z',
  moustache: 'M166 242Q178 224 200 230Q222 224 234 242Q216 238 200 240Q184 238 166 242Z',
}

const beards = (kind: keyof typeof BEARDS, tones: readonly [string, string]): string =>
  halves('m', BEARDS[kind], tones, 212)

const glasses = (): string =>
  [
    ...[172, 228].map(
      (x) => `<circle cx="${x}" cy="191" r="22" fill="${ink.tone('shell', 'top')}" fill-opacity=".28" ${outline}/>`,
    ),
    `<path d="M194 187Q200 182 206 187M150 187L134 182M250 187L266 182" ${line}/>`,
  ].join('')

/** The peak of a cap. */
const peak = ([lit, dark]: readonly [string, string]): string =>
  `<path d="M132 150Q164 134 200 134Q236 134 268 150Q262 166 232 162Q200 156 168 162Q138 166 132 150Z" fill="${dark}" ${outline}/><circle cx="200" cy="73" r="5" fill="${lit}" ${outline}/>`

/** The ribbon of a hat. */
const band = (): string =>
  `<path d="M142 118Q200 136 258 118L258 134Q200 152 142 134Z" fill="${ink.tone('leaf', 'left')}" ${outline}/>`

/** Seams of the clothes: zip and shoulders. */
const seams = (): string => `<path d="M200 394V500M112 430Q118 470 116 500M288 430Q282 470 284 500" ${line}/>`
