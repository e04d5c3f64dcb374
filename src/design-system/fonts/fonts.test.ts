import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charactersIn } from '../../../scripts/characterMap.ts'
import { type CharacterSet, characters, figures, signs } from './characters.ts'

const families = ['archivo', 'atkinson'] as const
const sets = Object.keys(characters) as CharacterSet[]
const fileOf = (family: string, set: string) => new URL(`${family}-${set}.woff2`, import.meta.url)
const drawn = (family: string) => new Set(sets.flatMap((set) => [...charactersIn(readFileSync(fileOf(family, set)))]))
const missing = (text: string, family: string) => [...text].filter((character) => !drawn(family).has(character))

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

  it('leaves arrows and subscripts to the system on purpose', () => {
    expect(missing(signs, family)).toEqual([...signs])
  })
})

it('draws every figure and its sign in Archivo', () => {
  expect(missing(figures, 'archivo')).toEqual([])
})

it('weighs at most 110 kB together, since all of it is preloaded', () => {
  const files = families.flatMap((family) => sets.map((set) => fileOf(family, set)))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(110_000)
})
