import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ColourName, Theme } from '@filiz/design-system/tokens'
import { createTheme, type Theme as MuiTheme, type PaletteColorOptions, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { palette } from '../../company/palette.ts'
import { theme, usePreference } from '../preferences/preferences.ts'
import { components } from './components.ts'

/** Emotion's cache; styles carry the document's nonce for the Content-Security-Policy. */
export function createStyleCache() {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
  return createCache({ key: 'mui', prepend: true, ...(nonce && { nonce }) })
}

const cache = createStyleCache()

/** Light or dark by the user's preference, which is shared with the public site and survives signing out. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const mode = usePreference(theme)
  const muiTheme = useMemo(() => createMuiTheme(mode), [mode])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}

/**
 * MUI theme from the company's colours and the design tokens. MUI computes with its palette, so that is hex; everything else
 * refers to CSS custom properties, which follow the theme by themselves.
 */
export function createMuiTheme(theme: Theme): MuiTheme {
  const colour = (name: ColourName) => palette.hex(name, theme)
  const family = (main: ColourName, dark: ColourName, light: ColourName, contrastText: ColourName) =>
    ({
      main: colour(main),
      dark: colour(dark),
      light: colour(light),
      contrastText: colour(contrastText),
    }) satisfies PaletteColorOptions
  return createTheme({
    palette: {
      mode: theme,
      primary: family('green', 'green-hover', 'green-soft', 'on-green'),
      secondary: family('gold', 'gold-hover', 'gold-soft', 'on-gold'),
      success: family('green', 'green-hover', 'green-soft', 'on-green'),
      error: family('clay', 'clay-hover', 'clay-soft', 'on-clay'),
      warning: family('gold', 'gold-hover', 'gold-soft', 'on-gold'),
      info: family('sky', 'sky', 'sky-soft', 'on-sky'),
      background: { default: colour('paper'), paper: colour('surface') },
      text: { primary: colour('ink'), secondary: colour('ink-2'), disabled: colour('ink-2') },
      divider: colour('line'),
      action: { hover: colour('green-soft'), selected: colour('green-soft') },
    },
    shape: { borderRadius: 3 },
    spacing: 4,
    typography: {
      fontFamily: 'var(--text)',
      fontSize: 15.5,
      h1: { fontFamily: 'var(--head)' },
      button: { fontFamily: 'var(--text)', fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: { duration: { shortest: 150, shorter: 150, short: 150, standard: 200 } },
    components,
  })
}
