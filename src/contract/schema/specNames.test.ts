import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specKeyOf, specNameOf } from './values.ts'

const name = fc.oneof(
  fc.nat().map(String),
  fc.constantFrom('0', '007', '12', '4294967294', '4294967295', '1e3', '-1', 'Güç'),
)

test('spec names: keep their order, in objects and through JSON', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      const map = Object.fromEntries(names.map((each) => [specKeyOf(each), 'değer']))
      expect(Object.keys(JSON.parse(JSON.stringify(map))).map(specNameOf)).toEqual(names)
    }),
  )
})

test('spec names: a name that is not an integer is stored unchanged', () => {
  for (const each of ['Güç', '12 V', '007', '1,5']) expect(specKeyOf(each)).toBe(each)
})
