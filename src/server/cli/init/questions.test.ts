import { expect, test } from 'vitest'
import { OperatorError } from '../../platform/config/operatorError.ts'
import { hueOf } from './questions.ts'

test.each([
  ['#ff0000', 29], // CSS Color 4: oklch(62.796% 0.25768 29.234)
  ['#008000', 142], // CSS Color 4: oklch(51.975% 0.17686 142.495)
  ['00f', 264],
  ['#FFA500', 71],
  ['156', 156],
  [' 360 ', 0],
  ['84.4', 84],
])('hueOf: the hue of %s is %i degrees', (named, hue) => {
  expect(hueOf(named)).toBe(hue)
})

test.each(['', 'blue', '#12', '#12345g', '-5', '#000', '#808080', '#fff'])(
  'hueOf: refuses %j, which has no hue',
  (named) => {
    expect(() => hueOf(named)).toThrow(OperatorError)
  },
)
