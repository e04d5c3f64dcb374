import { hex, themes } from '@filiz/design-system/tokens'
import { expect, test } from 'vitest'
import { createMuiTheme } from './muiTheme.ts'

test.each(themes)("MUI wears the house's colours by %s", (theme) => {
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
    ground: hex('paper', theme),
    sheet: hex('surface', theme),
    hairline: hex('line', theme),
    main: hex('green', theme),
    danger: hex('clay', theme),
    second: hex('ink-2', theme),
    radius: 3,
  })
})
