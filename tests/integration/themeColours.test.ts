import { expect, test } from 'vitest'
import { palette } from '../../src/company/palette.ts'
import { THEME_COLOURS } from '../../src/contract/constants.ts'

test('theme colours: the background of the page, for the UI of the browser', () => {
  expect(THEME_COLOURS).toEqual({ light: palette.hex('paper', 'light'), dark: palette.hex('paper', 'dark') })
})
