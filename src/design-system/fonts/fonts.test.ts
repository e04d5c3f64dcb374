import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charactersIn } from '../../../scripts/characterMap.ts'
import { adaptations, scale } from '../tokens/scale.ts'
import { characters, figures, signs } from './characters.ts'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const { latin, turkish, rare } = characters
const fileOf = (name: string) => new URL(`${name}.woff2`, import.meta.url)
const drawn = (name: string) => charactersIn(readFileSync(fileOf(name)))
const missing = (text: string, name: string) => [...text].filter((character) => !drawn(name).has(character))

/** Every cut of the two families, and the file of its rare letters. */
const cuts = [
  ['archivo', 'archivo-rare'],
  ['archivo-wide', 'archivo-rare'],
  ['archivo-narrow', 'archivo-rare'],
  ['atkinson', 'atkinson-rare'],
] as const

/** The faces that fonts.css declares: the file, the widths, and the first and last of each range of characters. */
const faces = [...css.matchAll(/font-family: "[^"]+ Variable"[^}]+}/g)].map(([face]) => ({
  file: /url\("\.\/(.+)\.woff2"\)/.exec(face)![1]!,
  stretch: /font-stretch: (\d+)% (\d+)%/.exec(face)?.slice(1).map(Number),
  ranges: [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first, last = first]) => [first, last]),
}))

/** Of the faces of a width that name a character the last one is asked for it (css-fonts-4, section 4.5). */
function fileFor(cut: string, character: string): string | undefined {
  const width = String(faces.find(({ file }) => file === cut)!.stretch)
  const family = cut.split('-')[0]!
  const point = character.codePointAt(0)!
  return faces
    .filter(({ file, stretch }) => file.startsWith(family) && String(stretch) === width)
    .findLast(({ ranges }) =>
      ranges.some(([first, last]) => point >= Number.parseInt(first!, 16) && point <= Number.parseInt(last!, 16)),
    )?.file
}

describe.each(cuts)('%s', (cut, rest) => {
  it('draws every Turkish letter', () => {
    expect(missing('ığdır İSTANBUL çöğüş kâğıt ğĞıİşŞçÇöÖüÜâÂîÎûÛ', cut)).toEqual([])
  })

  it('draws quotation marks, dashes and units', () => {
    expect(missing('“Ölçüm” ‘6’ – — … 12 °C ±0,3 × ÷ % m² m³ 45 € −20', cut)).toEqual([])
  })

  it('keeps what fonts.css promises, and is asked for it', () => {
    for (const [text, file] of [
      [latin + turkish, cut],
      [rare, rest],
    ] as const) {
      expect(missing(text, file)).toEqual([])
      for (const character of text) expect([character, fileFor(cut, character)]).toEqual([character, file])
    }
  })

  it('leaves arrows and subscripts to the system on purpose', () => {
    expect(missing(signs, cut)).toEqual([...signs])
  })
})

it('draws every figure and its sign in Archivo', () => {
  for (const cut of ['archivo', 'archivo-wide', 'archivo-narrow']) expect(missing(figures, cut)).toEqual([])
})

it('has a cut for each width that tokens name, and on phones none but the plain one', () => {
  const cutOf = (width: string) =>
    faces.find(({ file, stretch }) => {
      const [least, most] = stretch ?? [101, 0]
      return !file.includes('rare') && least! <= Number.parseInt(width, 10) && Number.parseInt(width, 10) <= most!
    })?.file
  const phone = adaptations['(max-width: 37.5em)']!
  expect([scale.narrow, '100%', scale.wide, phone.wide!].map(cutOf)).toEqual([
    'archivo-narrow',
    'archivo',
    'archivo-wide',
    'archivo',
  ])
})

it('weighs at most 35 kB where a phone preloads it, and 9 more where the screen is wide', () => {
  const weigh = (...names: string[]) => names.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)
  expect(weigh('archivo', 'atkinson')).toBeLessThan(35_000)
  expect(weigh('archivo-wide')).toBeLessThan(9_000)
})
