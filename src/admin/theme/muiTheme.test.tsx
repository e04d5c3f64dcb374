import { themes } from '@filiz/design-system/tokens'
import { expect, test } from 'vitest'
import { palette as ours } from '../../company/palette.ts'
import { createMuiTheme } from './AdminTheme.tsx'

test.each(themes)("MUI theme: has the company's colours in the %s theme", (theme) => {
  const { palette, shape } = createMuiTheme(theme)
  expect({
    mode: palette.mode,
    ground: palette.background.default,
    sheet: palette.background.paper,
    hairline: palette.divider,
    main: palette.primary.main,
    danger: palette.error.main,
    second: palette.text.secondary,
    radius: shape.borderRadius,
  }).toEqual({
    mode: theme,
    ground: ours.hex('paper', theme),
    sheet: ours.hex('surface', theme),
    hairline: ours.hex('line', theme),
    main: ours.hex('green', theme),
    danger: ours.hex('clay', theme),
    second: ours.hex('ink-2', theme),
    radius: 3,
  })
})
