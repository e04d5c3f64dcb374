import { expect, test } from 'vitest'
import { englishSpecsOf, rowsOf } from './specs.ts'

const stored = { Derinlik: '80 cm', Ağırlık: '2 kg', Renk: 'yeşil' }

test('English specifications: unchanged ones are as they were stored, also without one for each row', () => {
  const english = { Depth: '80 cm', Weight: '2 kg' }
  expect(englishSpecsOf(rowsOf(stored, { english }), english)).toBe(english)
  expect(englishSpecsOf(rowsOf(stored, { english: {} }), undefined)).toBeUndefined()
  const longer = { ...english, Colour: 'green', Power: '5 W' }
  expect(englishSpecsOf(rowsOf(stored, { english: longer }), longer)).toBe(longer)
})

test('English specifications: once changed, they have a row for each Turkish one, in its order', () => {
  const english = { Depth: '80 cm', Weight: '2 kg' }
  const rows = rowsOf(stored, { english })
  const moved = [rows[1]!, rows[2]!, rows[0]!]
  expect(Object.entries(englishSpecsOf(moved, english) as object)).toEqual([
    ['Weight', '2 kg'],
    ['Renk', 'yeşil'],
    ['Depth', '80 cm'],
  ])
  const inserted = [rows[0]!, { name: 'Boy', value: '1 m', enName: '', enValue: '' }, rows[1]!]
  expect(Object.keys(englishSpecsOf(inserted, english) as object)).toEqual(['Depth', 'Boy', 'Weight'])
})
