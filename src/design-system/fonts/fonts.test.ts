import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charactersIn } from '../../../scripts/characterMap.ts'
import { type CharacterSet, characters, figures, signs } from './characters.ts'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const families = ['archivo', 'atkinson'] as const
const sets = Object.keys(characters) as CharacterSet[]
const fileOf = (family: string, set: string) => new URL(`${family}-${set}.woff2`, import.meta.url)
const drawn = (family: string) => new Set(sets.flatMap((set) => [...charactersIn(readFileSync(fileOf(family, set)))]))
const missing = (text: string, family: string) => [...text].filter((character) => !drawn(family).has(character))

/** The faces of a family that fonts.css declares: the file's set, and the first and last of each range of characters. */
const facesOf = (family: string) =>
  [...css.matchAll(/font-family: "[^"]+ Variable"[^}]+}/g)]
    .map(([face]) => ({
      file: /url\("\.\/(.+)\.woff2"\)/.exec(face)![1]!,
      ranges: [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first, last = first]) => [first, last]),
    }))
    .filter(({ file }) => file.startsWith(`${family}-`))

/** Of the faces that name a character the last one is asked for it (css-fonts-4, section 4.5). */
const setFor = (family: string, character: string) =>
  facesOf(family)
    .findLast(({ ranges }) => ranges.some(([first, last]) => isWithin(character, first!, last!)))
    ?.file.replace(`${family}-`, '')

function isWithin(character: string, first: string, last: string): boolean {
  const point = character.codePointAt(0)!
  return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
}

describe.each(families)('%s', (family) => {
  it('draws every Turkish letter', () => {
    expect(missing('ığdır İSTANBUL çöğüş kâğıt ğĞıİşŞçÇöÖüÜâÂîÎûÛ', family)).toEqual([])
  })

  it('draws quotation marks, dashes and units', () => {
    expect(missing('“Ölçüm” ‘6’ – — … 12 °C ±0,3 × ÷ % m² m³ 45 € −20', family)).toEqual([])
  })

  it('keeps each set in the file that fonts.css promises it in', () => {
    for (const set of sets) {
      const here = charactersIn(readFileSync(fileOf(family, set)))
      expect([...characters[set]].filter((character) => !here.has(character))).toEqual([])
    }
  })

  it('asks for the file that has a character', () => {
    for (const set of sets)
      for (const character of characters[set]) expect([character, setFor(family, character)]).toEqual([character, set])
  })

  it('leaves arrows and subscripts to the system on purpose', () => {
    expect(missing(signs, family)).toEqual([...signs])
  })
})

it('draws every figure and its sign in Archivo', () => {
  expect(missing(figures, 'archivo')).toEqual([])
})

it('weighs at most 75 kB where all pages preload it', () => {
  const wanted = sets.filter((set) => set !== 'rare')
  const files = families.flatMap((family) => wanted.map((set) => fileOf(family, set)))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(75_000)
})
