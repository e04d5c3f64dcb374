import { readFileSync, statSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, it } from 'vitest'
import { adaptations, scale } from '../tokens/scale.ts'
import { characters, figures, signs } from './characters.ts'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const { latin, turkish, rare } = characters
const fileOf = (name: string) => new URL(`${name}.woff2`, import.meta.url)

/** Every cut of the two families, and the file of its rare letters. */
const cuts = [
  ['archivo', 'archivo-rare'],
  ['archivo-wide', 'archivo-rare'],
  ['archivo-narrow', 'archivo-rare'],
  ['atkinson', 'atkinson-rare'],
] as const

/** The characters of each file. */
const charactersOf = new Map<string, Set<string>>()
beforeAll(async () => {
  for (const name of new Set(cuts.flatMap(([cut, rest]) => [cut, `${cut}-turkish`, rest]))) {
    const all = latin + turkish + rare + figures + signs
    const font = await subsetFont(readFileSync(fileOf(name)), all, { targetFormat: 'sfnt' })
    const points = new Face(new Blob(new Uint8Array(font))).collectUnicodes()
    charactersOf.set(name, new Set([...points].map((point) => String.fromCodePoint(point))))
  }
})
const missing = (text: string, ...names: string[]) =>
  [...text].filter((character) => !names.some((name) => charactersOf.get(name)!.has(character)))

/** The faces that fonts.css declares: the file, the widths, and the first and last of each range of characters. */
const faces = [...css.matchAll(/font-family: "[^"]+ Variable"[^}]+}/g)].map(([face]) => ({
  file: /url\("\.\/(.+)\.woff2"\)/.exec(face)![1]!,
  stretch: /font-stretch: (\d+)% (\d+)%/.exec(face)?.slice(1).map(Number),
  ranges: [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first, last = first]) => [first, last]),
}))

/** File used for a character: of the faces of a width that include it, the last one (css-fonts-4, section 4.5). */
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
  it('has every Turkish letter', () => {
    expect(missing('ığdır İSTANBUL çöğüş kâğıt ğĞıİşŞçÇöÖüÜâÂîÎûÛ', cut, `${cut}-turkish`)).toEqual([])
  })

  it('has quotation marks, dashes and units', () => {
    expect(missing('“Ölçüm” ‘6’ – — … 12 °C ±0,3 × ÷ % m² m³ 45 € −20', cut)).toEqual([])
  })

  it('has the characters of its unicode-range in fonts.css', () => {
    for (const [text, file] of [
      [latin, cut],
      [turkish, `${cut}-turkish`],
      [rare, rest],
    ] as const) {
      expect(missing(text, file)).toEqual([])
      for (const character of text) expect([character, fileFor(cut, character)]).toEqual([character, file])
    }
  })

  it('has no arrows and subscripts, which come from a system font', () => {
    expect(missing(signs, cut, `${cut}-turkish`, rest)).toEqual([...signs])
  })
})

it('fonts: digits and their signs are in Archivo', () => {
  for (const cut of ['archivo', 'archivo-wide', 'archivo-narrow'])
    expect(missing(figures, cut, `${cut}-turkish`)).toEqual([])
})

it('fonts: has a font for each width in the tokens, on phones only for the normal width', () => {
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

it('fonts: preloads at most 49 kB on phones, and 11 kB more on wide screens', () => {
  const weigh = (...names: string[]) =>
    names.reduce((sum, name) => sum + statSync(fileOf(name)).size + statSync(fileOf(`${name}-turkish`)).size, 0)
  expect(weigh('archivo', 'archivo-narrow', 'atkinson')).toBeLessThan(49_000)
  expect(weigh('archivo-wide')).toBeLessThan(11_000)
})
