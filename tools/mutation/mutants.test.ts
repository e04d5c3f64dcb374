import { expect, test } from 'vitest'
import { applied, mutantsOf } from './mutants.ts'

test.each([
  ['if (a) b', ['if (!(a)) b']],
  ['x = a ? b : c', ['x = !(a) ? b : c']],
  ['x = a === b', ['x = a !== b']],
  ['x = a < b', ['x = a <= b']],
  ['x = a && b', ['x = a || b']],
  ['x = a ?? b', ['x = b']],
  ['x = a - b', ['x = a + b']],
  ['x = !a', ['x = a']],
  ['x = 1', ['x = 2']],
  ['x = true', ['x = false']],
  ["x = 'ğ'", ["x = ''"]],
  ['x = `ğ`', ["x = ''"]],
  ['a()', [';']],
  ['await a()', [';', 'a()']],
  ['x = a.where(b).one()', ['x = a.one()']],
  ['x = a.some(b)', ['x = a.every(b)']],
  ['x = <A b="c" d={1} />', ['x = <A b="c" d={2} />']],
])('mutants: %s has %j', (source, mutants) => {
  expect(mutantsOf(source).map((mutant) => applied(source, mutant))).toEqual(mutants)
})

test.each([
  "import a from 'a'",
  "export * from 'a'",
  "type A = 'a' | 1",
  "let a: 'a'",
  "x = ''",
  'x = a?.b',
  "x = a as 'b'",
  'x = sql`select`',
  "({ 'a-b': c })",
])('mutants: %s has none', (source) => {
  expect(mutantsOf(source)).toEqual([])
})

test('mutants: have correct positions, also after characters of several bytes', () => {
  const source = "// ığüşöç 🌱\nexport const isOf = (a: number) => a > 2 && text('ş')\n"
  expect(mutantsOf(source).map((mutant) => applied(source, mutant).slice(source.indexOf('e'), -1))).toEqual([
    "export const isOf = (a: number) => a > 2 || text('ş')",
    "export const isOf = (a: number) => a >= 2 && text('ş')",
    "export const isOf = (a: number) => a > 3 && text('ş')",
    "export const isOf = (a: number) => a > 2 && text('')",
  ])
})
