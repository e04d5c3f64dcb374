import { hex } from '@filiz/design-system/tokens'
import { expect, test } from 'vitest'
import { THEME_COLOURS } from '../src/contract/constants.ts'

test('browsers draw around the page what the page stands on', () => {
  expect(THEME_COLOURS).toEqual({ light: hex('paper', 'light'), dark: hex('paper', 'dark') })
})
